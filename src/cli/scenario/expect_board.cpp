// How a board is composed: terrains, tokens, harbours, what may not lie side by side.
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "isles/generate.hpp"

#include <set>
#include <vector>

namespace lw::cli {

namespace {

using namespace isles;
using Counted = std::map<std::string, int>;

// These ask the layout, not the set-up made from it: thousands of boards are checked.
const Layout& layout(World& world) { return world.plan().layout; }

const Tile& tile_at(World& world, Hex hex) {
    if (const Tile* tile = layout(world).tile_at(hex)) return *tile;
    throw Failure(isles::to_text(hex) + " is not on this board");
}

void terrain(World& world, Words& words) {
    const Tile& tile = tile_at(world, read_hex(words));
    same("the terrain of " + isles::to_text(tile.hex), std::string(isles::name_of(tile.terrain)),
         std::string(isles::name_of(read_terrain(words))));
}

void token(World& world, Words& words) {
    do {
        const Tile& tile = tile_at(world, read_hex(words));
        const std::string wanted = words.next("a number or none");
        same("the token on " + isles::to_text(tile.hex), tile.token == 0 ? "none" : std::to_string(int{tile.token}), wanted);
    } while (!words.empty());
}

void terrain_counts(World& world, Words& words) {
    Counted found;
    for (const Tile& tile : layout(world).tiles) ++found[std::string(isles::name_of(tile.terrain))];
    same("the terrains", to_text(found), to_text(read_tally(words)));
}

void token_counts(World& world, Words& words) {
    Counted found;
    for (const Tile& tile : layout(world).tiles) {
        if (tile.token != 0) ++found[std::to_string(int{tile.token})];
    }
    same("the tokens", to_text(found), to_text(read_tally(words)));
}

void harbour_counts(World& world, Words& words) {
    Counted found;
    for (const Harbour& harbour : layout(world).harbours) ++found[std::string(name_of(harbour.kind))];
    same("the harbours", to_text(found), to_text(read_tally(words)));
}

std::string side_text(Hex hex, Side side) {
    const auto ends = ends_of(hex, side);
    return isles::to_text(edge_between(ends[0], ends[1]));
}

/// The edges that have harbours, whatever their kinds.
void harbour_places(World& world, Words& words) {
    std::set<std::string> found;
    for (const Harbour& harbour : layout(world).harbours) found.insert(side_text(harbour.hex, harbour.side));
    std::set<std::string> wanted;
    while (!words.empty()) {
        const Hex hex = read_hex(words);
        wanted.insert(side_text(hex, read_side(words)));
    }
    const auto text = [](const std::set<std::string>& set) {
        std::string all;
        for (const auto& one : set) all += one + " ";
        return all;
    };
    same("the places of harbours", text(found), text(wanted));
}

/// "harbours-apart 3": along the coast the next harbour begins at least that many edges on, all the way round.
void harbours_apart(World& world, Words& words) {
    const int least = words.number("edges", 1, 99);
    base::Bounded<Hex, kMaxHexes> hexes;
    for (const Tile& tile : layout(world).tiles) hexes.push_back(tile.hex);
    const auto coast = coast_of(hexes);
    std::vector<int> starts;
    for (std::size_t i = 0; i < coast.size(); ++i) {
        for (const Harbour& harbour : layout(world).harbours) {
            if (harbour.hex == coast[i].hex && harbour.side == coast[i].side) starts.push_back(static_cast<int>(i));
        }
    }
    same("the number of harbours on the coast", static_cast<int>(starts.size()), static_cast<int>(layout(world).harbours.size()));
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const bool last = i + 1 == starts.size();
        const int next = last ? starts[0] + static_cast<int>(coast.size()) : starts[i + 1];
        if (next - starts[i] < least) throw Failure("two harbours begin " + std::to_string(next - starts[i]) + " edges apart");
    }
}

bool red(const Tile& tile) { return tile.token == 6 || tile.token == 8; }

bool clash(const std::string& rule, const Tile& a, const Tile& b) {
    if (rule == "red") return red(a) && red(b);
    if (rule == "same") return a.token != 0 && a.token == b.token;
    if (rule == "2-12") return (a.token == 2 && b.token == 12) || (a.token == 12 && b.token == 2);
    throw Failure("'" + rule + "' is not one of red, same, 2-12");
}

void no_adjacent(World& world, Words& words) {
    const std::string rule = words.next("red, same or 2-12");
    for (const Tile& a : layout(world).tiles) {
        for (const Tile& b : layout(world).tiles) {
            bool near = false;
            for (const Hex direction : kDirections) near = near || a.hex + direction == b.hex;
            if (near && clash(rule, a, b)) {
                throw Failure(std::to_string(int{a.token}) + " on " + isles::to_text(a.hex) + " touches " + std::to_string(int{b.token}) +
                              " on " + isles::to_text(b.hex));
            }
        }
    }
}

void robber_terrain(World& world, Words& words) {
    const Tile& tile = tile_at(world, layout(world).robber);
    same("the terrain under the robber", std::string(isles::name_of(tile.terrain)), std::string(isles::name_of(read_terrain(words))));
}

}  // namespace

void add_board_expectations(Expectations& all) {
    all["terrain"] = terrain;
    all["token"] = token;
    all["tokens"] = token;
    all["terrain-counts"] = terrain_counts;
    all["token-counts"] = token_counts;
    all["harbour-counts"] = harbour_counts;
    all["harbour-places"] = harbour_places;
    all["harbours-apart"] = harbours_apart;
    all["no-adjacent"] = no_adjacent;
    all["robber-terrain"] = robber_terrain;
}

}  // namespace lw::cli
