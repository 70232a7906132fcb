#include "cli/scenario/board.hpp"

#include "cli/board_recipe.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "cli/scenario/settings.hpp"
#include "isles/generate.hpp"
#include "isles/settings.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

using namespace isles;

void recipe(World& world, Words& words) {
    const BoardRecipe read = read_board_recipe(words);
    Config& config = world.config();
    config.spec = read.spec;
    config.board_seed = read.seed.value_or(config.board_seed);
    config.layout = generate(config.spec, config.board_seed);
}

template <class Hexes>
Layout plain_layout(const Hexes& hexes) {
    Layout layout;
    for (const Hex hex : hexes) layout.tiles.push_back({hex, Terrain::desert, 0});
    layout.robber = hexes[0];
    return layout;
}

/// All producing, terrains and tokens in rotation, except the desert in the centre; no harbours.
Layout ring_layout(int rings) {
    constexpr std::array<std::uint8_t, 10> kTokens{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    Layout layout = plain_layout(ring_hexes(rings));
    for (std::size_t i = 1; i < layout.tiles.size(); ++i) {
        layout.tiles[i].terrain = static_cast<Terrain>(i % 5);
        layout.tiles[i].token = kTokens[i % kTokens.size()];
    }
    return layout;
}

void spiral(World& world, Words& words) {
    words.require("island");
    const Island island = read_island(words);
    if (rings_of(island) > 3) throw Failure("only the islands of 19 and 30 hexes have lettered tokens");
    words.require("from");
    const Hex from = read_hex(words);
    const SpiralDirection direction = read_direction(words);
    words.require("deserts");
    std::vector<Hex> deserts;
    while (!words.empty()) deserts.push_back(read_hex(words));
    Layout layout = plain_layout(island_hexes(island));
    for (Tile& tile : layout.tiles) {
        const bool desert = std::find(deserts.begin(), deserts.end(), tile.hex) != deserts.end();
        tile.terrain = desert ? Terrain::desert : Terrain::forest;
    }
    const auto starts = spiral_starts(island);
    if (std::find(starts.begin(), starts.end(), from) == starts.end()) {
        throw Failure(to_text(from) + " is not a corner of the island");
    }
    lay_spiral(layout, island, from, direction);
    layout.robber = deserts.empty() ? layout.tiles[0].hex : deserts.front();
    world.config().layout = layout;
}

void board(World& world, Words& words) {
    Config& config = world.config();
    world.stated_harbours.clear();
    if (words.take("BEG")) {
        config.layout = beginner_layout();
    } else if (words.take("BEG4") || words.take("BEG3")) {
        config.layout = beginner_layout();
        world.beginner_pieces = true;
    } else if (words.take("island")) {
        recipe(world, words);
    } else if (words.take("rings")) {
        config.layout = ring_layout(words.number("a number of rings", 1, 6));
    } else if (words.take("spiral")) {
        spiral(world, words);
    } else {
        words.require("empty");
        config.layout = Layout{};
    }
}

Tile& tile_at(Layout& layout, Hex hex) {
    if (Tile* tile = layout.tile_at(hex)) return *tile;
    if (layout.tiles.full()) throw Failure("a board has at most " + std::to_string(kMaxHexes) + " hexes");
    if (layout.tiles.empty()) layout.robber = hex;
    layout.tiles.push_back({hex, Terrain::desert, 0});
    return layout.tiles.back();
}

void hex_line(World& world, Words& words) {
    Tile& tile = tile_at(world.config().layout, read_hex(words));
    tile.terrain = read_terrain(words);
    tile.token = words.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(words.number("a token", 2, 12));
    if ((tile.terrain == Terrain::desert) != (tile.token == 0) || tile.token == 7) {
        throw Failure("a desert has no token, any other terrain has one that is not 7");
    }
    if (tile.terrain == Terrain::desert && world.plan().layout.tiles.size() == 1) world.config().layout.robber = tile.hex;
}

void harbour_line(World& world, Words& words) {
    Layout& layout = world.config().layout;
    if (words.take("none")) {
        world.stated_harbours.clear();
        return layout.harbours.clear();
    }
    Harbour harbour;
    harbour.hex = read_hex(words);
    harbour.side = read_side(words);
    harbour.kind = read_harbour(words);
    if (harbour.kind == HarbourKind::none) throw Failure("a harbour is any or of a resource");
    if (!world.stated_harbours.emplace(to_text(harbour.hex), harbour.side).second) {
        throw Failure("the harbour " + to_text(harbour.hex) + " " + std::string(name_of(harbour.side)) + " is named twice");
    }
    for (Harbour& old : layout.harbours) {
        if (old.hex == harbour.hex && old.side == harbour.side) {
            old = harbour;
            return;
        }
    }
    if (layout.harbours.full()) throw Failure("a board has at most " + std::to_string(kMaxHarbours) + " harbours");
    layout.harbours.push_back(harbour);
}

void setting(World& world, Words& words) {
    Settings s = world.plan().settings;
    read_setting(words, kSettings, s);
    world.change_settings(s);
}

void seats(World& world, Words& words) {
    world.config().seats = static_cast<std::uint8_t>(words.number("a number of seats", 2, game::kMaxSeats));
}

void seat_names(World& world, Words& words) {
    world.names.clear();
    while (!words.empty()) {
        const std::string name = words.next("a name");
        int number = 0;
        if (to_number(name, number) || name == "none" || name == "all" || name == "nature" || name == "spectator") {
            throw Failure("'" + name + "' cannot be a seat's name");
        }
        world.names.push_back(name);
    }
}

}  // namespace

bool board_line(World& world, const std::string& verb, Words& words) {
    if (verb == "board") {
        if (words.peek() == "BEG3") {
            world.config().seats = 3;
            world.names = {"blue", "white", "orange"};
        }
        board(world, words);
    } else if (verb == "hex") {
        hex_line(world, words);
    } else if (verb == "harbour") {
        harbour_line(world, words);
    } else if (verb == "seats") {
        seats(world, words);
    } else if (verb == "names") {
        seat_names(world, words);
    } else if (verb == "begins") {
        world.config().first_player = words.take("lot") ? Seat{} : world.seat(words.next("a seat"));
    } else if (verb == "set") {
        setting(world, words);
    } else {
        return false;
    }
    words.end();
    return true;
}

}  // namespace lw::cli
