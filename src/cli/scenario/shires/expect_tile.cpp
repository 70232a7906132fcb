// Tiles: on the board, in the pile, set aside, in a whole set.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/places.hpp"
#include "shires/board.hpp"

#include <bit>
#include <numeric>

namespace lw::cli::shires_script {

using namespace shires;

namespace {

int total(const KindCounts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

std::string letters(const KindCounts& counts) {
    std::string out;
    for (int k = 0; k < kKinds; ++k) {
        for (int i = 0; i < counts[static_cast<std::size_t>(k)]; ++i) out += (out.empty() ? "" : " ") + to_text(Kind(k));
    }
    return out.empty() ? "none" : out;
}

/// "left E 3 V 2", "left 40", "left total 40", "left none".
void counted(std::string_view what, const KindCounts& counts, Words& words) {
    if (words.take("total") || words.at_number()) return same(what, total(counts), words.number("tiles", 0, 999));
    if (words.take("none")) return same(what, letters(counts), "none");
    do {
        const Kind kind = read_kind(words);
        same(std::string(what) + " " + to_text(kind), counts[kind.index()], words.number("tiles", 0, 999));
    } while (!words.empty());
}

/// "set-aside C L": exactly these in any order; "set-aside none"; "set-aside 2".
void set_aside(World& world, Words& words) {
    const KindCounts& found = world.ready().set_aside;
    if (words.at_number()) return same("the number of tiles put aside", total(found), words.number("tiles", 0, 999));
    KindCounts wanted{};
    while (!words.empty() && !words.take("none")) ++wanted[read_kind(words).index()];
    same("what is put aside", letters(found), letters(wanted));
}

void tile(World& world, Words& words) {
    const State& state = world.ready();
    const Cell cell = read_cell(words);
    const TileId id = tile_at(state, cell);
    if (words.take("empty") || words.take("none")) {
        if (id.valid()) throw Failure("there is a tile at " + to_text(cell));
        return;
    }
    const Laid& laid = laid_at(state, cell);
    same("the tile", to_text(laid.kind), to_text(read_kind(words)));
    if (!words.empty()) same("its rotation", laid.rotation, read_rotation(words));
}

KindCounts of_set() {
    KindCounts counts{};
    for (int k = 0; k < kKinds; ++k) counts[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(count_in_set(Kind(k)));
    return counts;
}

/// Over all tiles of a set: "set-edges field 115 road 94", "set-segments city 49 pennants 10".
void set_totals(Words& words, bool edges) {
    do {
        const std::string word = words.next("city, road, field, cloister or pennants");
        int found = 0;
        const auto kind = feature_kind(word);
        if (!kind && word != "pennants") throw Failure("'" + word + "' is nothing that is counted");
        for (int k = 0; k < kKinds; ++k) {
            const Shape& one = shape(Kind(k), 0);
            int here = 0;
            for (const Edge edge : one.edges) {
                constexpr std::array<FeatureKind, 3> kOf{FeatureKind::field, FeatureKind::road, FeatureKind::city};
                if (edges && kind == kOf[static_cast<std::size_t>(edge)]) ++here;
            }
            for (const Segment& segment : one.segments) {
                if (!edges) here += kind ? (segment.kind == *kind ? 1 : 0) : segment.pennants;
            }
            found += here * count_in_set(Kind(k));
        }
        same("the number of " + word + " in a set", found, words.number("a number", 0, 999));
    } while (!words.empty());
}

/// "edges O r1 R F ...": up, left, down, right.
void edges(Words& words) {
    const Kind kind = read_kind(words);
    const int rotation = at_rotation(words) ? read_rotation(words) : 0;
    std::string found;
    for (const Edge edge : shape(kind, rotation).edges) found += edge == Edge::field ? 'F' : edge == Edge::road ? 'R' : 'C';
    std::string wanted;
    while (!words.empty()) wanted += words.next("an edge");
    same("the edges", found, wanted);
}

}  // namespace

void add_tile_expectations(Expectations& all) {
    all["left"] = [](World& w, Words& t) { counted("the tiles left", w.ready().pile, t); };
    all["pile"] = all["left"];
    all["set-aside"] = set_aside;
    all["unplaceable"] = set_aside;
    all["in-set"] = [](World&, Words& t) { counted("the tiles in a set", of_set(), t); };
    all["placed"] = [](World& w, Words& t) {
        same("the tiles on the board", static_cast<int>(w.ready().tiles.size()), t.number("tiles", 0, 200));
    };
    all["gaps"] = [](World& w, Words& t) {
        same("the empty cells beside tiles", static_cast<int>(w.ready().gaps.size()), t.number("cells", 0, 300));
    };
    all["tile"] = tile;
    all["set-edges"] = [](World&, Words& t) { set_totals(t, true); };
    all["set-segments"] = [](World&, Words& t) { set_totals(t, false); };
    all["edges"] = [](World&, Words& t) { edges(t); };
}

}  // namespace lw::cli::shires_script
