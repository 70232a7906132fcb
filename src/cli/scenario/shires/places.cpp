#include "cli/scenario/shires/places.hpp"

#include "cli/scenario/failure.hpp"
#include "shires/board.hpp"
#include "shires/features.hpp"

#include <algorithm>

namespace lw::cli::shires_script {

using namespace shires;

namespace {

/// Without a final comma or colon: lists may be written as in a sentence.
std::string bare(std::string word) {
    while (!word.empty() && (word.back() == ',' || word.back() == ':')) word.pop_back();
    return word;
}

}  // namespace

bool at_kind(const Words& words) { return kind_from_text(bare(words.peek())).has_value(); }

Kind read_kind(Words& words) {
    const std::string word = bare(words.next("a tile such as N"));
    const auto kind = kind_from_text(word);
    if (!kind) throw Failure("'" + word + "' is not a kind of tile, A to X");
    return *kind;
}

Cell read_cell(Words& words) {
    words.take("at");
    const std::string word = bare(words.next("a cell such as (0,1)"));
    const auto cell = cell_from_text(word.starts_with('(') ? word : "(" + word + ")");
    if (!cell) throw Failure("'" + word + "' is not a cell such as (0,1)");
    return *cell;
}

bool at_rotation(const Words& words) {
    std::string word = bare(words.peek());
    if (word.starts_with('r')) word.erase(0, 1);
    int ignored = 0;
    return to_number(word, ignored);
}

int read_rotation(Words& words) {
    const std::string word = bare(words.next("a rotation such as r2"));
    const std::string digits = word.starts_with('r') ? word.substr(1) : word;
    int turns = 0;
    if (!to_number(digits, turns) || turns < 0 || turns >= kRotations) throw Failure("'" + word + "' is not a rotation, r0 to r3");
    return turns;
}

bool at_spot(const Words& words) { return spot_from_text(bare(words.peek())).has_value(); }

Spot read_spot(Words& words) {
    const std::string word = bare(words.next("a segment such as c:D, r:L, f:UL or m"));
    const auto spot = spot_from_text(word);
    if (!spot) throw Failure("'" + word + "' is not a segment such as c:D, r:L, f:UL or m");
    return *spot;
}

std::optional<FeatureKind> feature_kind(const std::string& word) {
    const std::string one = bare(word);
    if (one == "city" || one == "cities") return FeatureKind::city;
    if (one == "road" || one == "roads") return FeatureKind::road;
    if (one == "cloister" || one == "cloisters") return FeatureKind::cloister;
    if (one == "field" || one == "fields" || one == "farm" || one == "farms") return FeatureKind::field;
    return std::nullopt;
}

FollowerCounts read_followers(const World& world, Words& words) {
    FollowerCounts counts;
    if (words.take("none")) return counts;
    std::string text = words.next("followers such as red:1,blue:2");
    while (text.ends_with(',') && !words.empty()) text += words.next("followers");
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        const std::string one = text.substr(start, comma - start);
        const std::size_t colon = one.find(':');
        int n = 0;
        if (colon == std::string::npos || !to_number(std::string_view(one).substr(colon + 1), n) || n < 0 || n > 8) {
            throw Failure("'" + one + "' is not a number of followers such as red:2");
        }
        for (int i = 0; i < n; ++i) counts.add(world.seat(one.substr(0, colon)));
        start = comma + 1;
    }
    return counts;
}

std::string to_text(const World& world, FollowerCounts counts) {
    std::string out;
    for (int s = 0; s < world.seats(); ++s) {
        const int n = counts.of(Seat(s));
        if (n != 0) out += (out.empty() ? "" : ",") + world.name(Seat(s)) + ":" + std::to_string(n);
    }
    return out.empty() ? "none" : out;
}

SeatSet read_seats(const World& world, Words& words) {
    std::string text = words.next("seats or none");
    while (words.take("and")) text += "," + words.next("a seat");
    return world.seat_set(text);
}

bool at_row(const Words& words) {
    const std::string& word = words.peek();
    return words.at_number() || (word.find('/') != std::string::npos && word.find_first_not_of("0123456789/") == std::string::npos);
}

std::vector<int> read_row(const World& world, Words& words) {
    std::vector<int> row;
    while (at_row(words)) {
        std::string word = words.next("a number a seat");
        std::replace(word.begin(), word.end(), '/', ' ');
        Words parts(word);
        while (!parts.empty()) row.push_back(parts.number("a number", 0, 9999));
    }
    if (row.size() != static_cast<std::size_t>(world.seats())) throw Failure("expected a number for each seat, such as 8/4");
    return row;
}

std::string row_text(const std::vector<int>& row) {
    std::string text;
    for (const int n : row) text += (text.empty() ? "" : "/") + std::to_string(n);
    return text;
}

const Laid& laid_at(const State& state, Cell cell) {
    const TileId id = tile_at(state, cell);
    if (!id.valid()) throw Failure("there is no tile at " + to_text(cell));
    return state.tiles[id.index()];
}

SegmentId segment_on(const State& state, Cell cell, Spot spot) {
    const Laid& tile = laid_at(state, cell);
    const std::uint8_t segment = segment_at(shape_of(tile), spot);
    if (segment == kNoSegment) {
        throw Failure("the tile " + to_text(tile.kind) + " at " + to_text(cell) + " has no segment " + to_text(spot));
    }
    return segment_id(tile, segment);
}

}  // namespace lw::cli::shires_script
