#include "cli/scenario/shires/position.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/places.hpp"
#include "shires/features.hpp"

#include <map>

namespace lw::cli::shires_script {

namespace {

using namespace shires;

void put_tile(World& world, Words& words) {
    const Kind kind = read_kind(words);
    const Cell at = read_cell(words);
    world.add_tile(kind, at, at_rotation(words) ? read_rotation(words) : 0);
}

void put_start(World& world, Words& words) {
    world.clear_board();
    put_tile(world, words);
}

/// "follower red c:D at (0,1)", "follower red (0,1) c:D".
void put_follower(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    const bool spot_first = at_spot(words);
    Spot spot;
    if (spot_first) spot = read_spot(words);
    const Cell cell = read_cell(words);
    if (!spot_first) spot = read_spot(words);
    State& state = world.edit();
    const SegmentId segment = segment_on(state, cell, spot);
    Laid& tile = state.tiles[state.tile_of[segment.index()]];
    if (tile.follower.valid()) throw Failure("there is a follower on this tile already");
    tile.follower = seat;
    tile.stands_on = static_cast<std::uint8_t>(segment.value - tile.first_segment.value);
    state.features[state.root[segment.index()].index()].followers.add(seat);
}

void put_supply(World& world, Words& words) {
    State& state = world.edit();
    const auto give = [&](Seat seat, int n) {
        if (n > 8) throw Failure("nobody has more than eight followers");
        state.players[seat.index()].supply = static_cast<std::uint8_t>(n);
        world.supply_is_given(seat);
    };
    if (world.is_seat(words.peek()) && !at_row(words)) {
        const Seat seat = world.seat(words.next("a seat"));
        return give(seat, words.number("followers", 0, 8));
    }
    const auto row = read_row(world, words);
    for (int i = 0; i < world.seats(); ++i) give(Seat(i), row[static_cast<std::size_t>(i)]);
}

/// "score red 8" (as if from cities), "score red city 4 road 3", "score 8/4".
void put_score(World& world, Words& words) {
    State& state = world.edit();
    const auto points = [&](Seat seat, FeatureKind kind, int n) {
        state.players[seat.index()].points[static_cast<std::size_t>(kind)] = static_cast<std::uint16_t>(n);
    };
    if (at_row(words)) {
        const auto row = read_row(world, words);
        for (int i = 0; i < world.seats(); ++i) points(Seat(i), FeatureKind::city, row[static_cast<std::size_t>(i)]);
        return;
    }
    const Seat seat = world.seat(words.next("a seat"));
    if (words.at_number()) return points(seat, FeatureKind::city, words.number("points", 0, 9999));
    do {
        const std::string word = words.next("city, road, cloister or field");
        const auto kind = feature_kind(word);
        if (!kind) throw Failure("'" + word + "' is not city, road, cloister or field");
        points(seat, *kind, words.number("points", 0, 9999));
    } while (!words.empty());
}

void set_phase(State& state, Phase phase) {
    state.phase = phase;
    if (phase != Phase::tile) state.in_hand = {};
    if (phase == Phase::tile && !state.in_hand.valid()) throw Failure("say which tile with 'in-hand N'");
    if (phase == Phase::follower && state.tiles.empty()) throw Failure("no tile has been laid");
}

void put_turn(World& world, Words& words) {
    State& state = world.edit();
    state.turn = world.seat(words.next("a seat"));
    if (state.turn_number == 0) state.turn_number = 1;
    set_phase(state, state.in_hand.valid() ? Phase::tile : Phase::draw);
}

void put_phase(World& world, Words& words) {
    const std::string word = words.next("a phase");
    if (word == "over") throw Failure("a game is brought to its end by 'finish'");
    for (const Phase one : {Phase::draw, Phase::tile, Phase::follower}) {
        if (name_of(one) == word) return set_phase(world.edit(), one);
    }
    throw Failure("'" + word + "' is not a phase: draw, tile, follower");
}

void put_in_hand(World& world, Words& words) {
    State& state = world.edit();
    state.in_hand = read_kind(words);
    state.phase = Phase::tile;
}

/// One kind of "E", "3E", "E*3", "E3".
void add_tiles(const std::string& word, std::deque<Kind>& out) {
    std::string_view digits = word;
    const bool kind_first = !word.empty() && word.front() >= 'A' && word.front() <= 'Z';
    const auto kind = kind_from_text(digits.substr(kind_first ? 0 : word.size() - 1, 1));
    if (kind_first)
        digits.remove_prefix(1);
    else
        digits.remove_suffix(1);
    if (kind_first && digits.starts_with('*')) digits.remove_prefix(1);
    int n = 1;
    if (!kind || (word.size() > 1 && !to_number(digits, n)) || n < 1 || n > 144)
        throw Failure("'" + word + "' is not a tile such as E or 3E");
    out.insert(out.end(), static_cast<std::size_t>(n), *kind);
}

void put_pile(World& world, Words& words) {
    std::deque<Kind> order;
    if (!words.take("none") && !words.take("empty")) {
        do add_tiles(words.next("a tile"), order);
        while (!words.empty());
    }
    world.set_order(std::move(order));
}

void put_set_aside(World& world, Words& words) {
    State& state = world.edit();
    do ++state.set_aside[read_kind(words).index()];
    while (!words.empty());
}

using Handler = void (*)(World&, Words&);

const std::map<std::string, Handler, std::less<>>& handlers() {
    static const std::map<std::string, Handler, std::less<>> kHandlers{
        {"tile", put_tile},
        {"start", put_start},
        {"empty",
         [](World& w, Words& t) {
             t.take("board");
             w.clear_board();
         }},
        {"follower", put_follower},
        {"supply", put_supply},
        {"score", put_score},
        {"turn", put_turn},
        {"phase", put_phase},
        {"in-hand", put_in_hand},
        {"pile", put_pile},
        {"set-aside", put_set_aside},
        {"turn-number", [](World& w, Words& t) { w.edit().turn_number = static_cast<std::uint16_t>(t.number("a turn", 1, 2000)); }},
    };
    return kHandlers;
}

}  // namespace

bool position_line(World& world, const std::string& verb, Words& words) {
    const auto found = handlers().find(verb);
    if (found == handlers().end()) return false;
    found->second(world, words);
    words.end();
    return true;
}

}  // namespace lw::cli::shires_script
