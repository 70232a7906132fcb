// One move: judged in every way, then done.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/places.hpp"
#include "cli/scenario/shires/play.hpp"
#include "shires/board.hpp"
#include "shires/features.hpp"

#include <array>
#include <cctype>
#include <utility>

namespace lw::cli::shires_script {

using namespace shires;

namespace {

/// An accepted action survives the round trip through its number and its words (saves, logs, engines).
void round_trip(const Setup& setup, const Action& action) {
    const std::string text = to_text(setup, action);
    if (unpack(pack(action)) != action) throw Failure("'" + text + "' does not come back from its number");
    if (action_from_text(setup, text) != action) throw Failure("'" + text + "' does not come back from its words");
}

/// The tile is in hand, whatever the pile holds.
State as_if_drawn(const State& state, Kind kind) {
    State copy = state;
    if (copy.phase == Phase::draw || copy.phase == Phase::tile) {
        copy.in_hand = kind;
        copy.phase = Phase::tile;
    }
    return copy;
}

void draw_for(World& world, Kind kind) {
    while (world.ready().phase == Phase::first_player) world.draw_chance();
    while (world.ready().phase == Phase::draw && world.next_in_order().valid()) world.draw_chance();
    if (world.ready().phase == Phase::draw) {
        const Action drawn = DrawnTile{kind};
        if (check(world.setup(), world.ready(), game::kNature, drawn) != Reason::ok) {
            throw Failure("no tile " + to_text(kind) + " is left to draw");
        }
        world.apply(game::kNature, drawn);
        if (world.ready().phase != Phase::tile) throw Failure("the tile " + to_text(kind) + " fits nowhere and is put aside");
    }
    const State& state = world.ready();
    if (state.phase == Phase::tile && state.in_hand != kind) {
        throw Failure("the tile in hand is " + to_text(state.in_hand) + ", not " + to_text(kind));
    }
}

Action follower_action(const Turn& turn) {
    if (turn.follower) return PlaceFollower{*turn.follower};
    return NoFollower{};
}

}  // namespace

Action as_listed(const State& state, const Action& action) {
    if (const auto* place = std::get_if<PlaceTile>(&action); place != nullptr && state.in_hand.valid()) {
        return PlaceTile{place->at, static_cast<std::uint8_t>(place->rotation % distinct_rotations(state.in_hand))};
    }
    if (const auto* follower = std::get_if<PlaceFollower>(&action); follower != nullptr && !state.tiles.empty()) {
        const Shape& shape = shape_of(state.tiles.back());
        const std::uint8_t segment = segment_at(shape, follower->spot);
        if (segment != kNoSegment) return PlaceFollower{spot_of(shape, segment)};
    }
    return action;
}

void cross_check(const Setup& setup, const State& state, Seat seat, const Action& action, Reason reason) {
    const View seen = view(setup, state, seat);
    const std::string text = to_text(setup, action);
    const bool listed = legal(setup, seen).contains(as_listed(state, action));
    if (reason == Reason::ok && !listed) throw Failure("'" + text + "' is accepted but not listed as legal");
    if (reason != Reason::ok && listed) throw Failure("'" + text + "' is refused but listed as legal");
    const Reason by_view = check_view(setup, seen, action);
    if (by_view != reason) {
        throw Failure("'" + text + "': by the seat's view " + std::string(name_of(by_view)) + ", by all facts " +
                      std::string(name_of(reason)));
    }
}

void act(World& world, Seat seat, const Action& action) {
    const Reason reason = check(world.setup(), world.ready(), seat, action);
    if (reason != Reason::ok) throw Failure("refused: " + std::string(name_of(reason)));
    cross_check(world.setup(), world.ready(), seat, action, reason);
    round_trip(world.setup(), action);
    world.apply(seat, action);
}

Reason judge_turn(World& world, Seat seat, const Turn& turn) {
    const Setup& setup = world.setup();
    State copy = as_if_drawn(world.ready(), turn.kind);
    Reason reason = check(setup, copy, seat, turn.place);
    cross_check(setup, copy, seat, turn.place, reason);
    if (reason != Reason::ok) return reason;
    EventSink nowhere;
    shires::apply(setup, copy, seat, turn.place, nowhere);
    const Action last = follower_action(turn);
    reason = check(setup, copy, seat, last);
    cross_check(setup, copy, seat, last, reason);
    return reason;
}

void do_turn(World& world, Seat seat, const Turn& turn) {
    draw_for(world, turn.kind);
    act(world, seat, turn.place);
    act(world, seat, follower_action(turn));
}

ActionList legal_of(World& world, Seat seat) {
    ActionList list;
    legal(world.setup(), world.ready(), seat, list);
    return list;
}

std::string reason_of(const std::string& written) {
    constexpr std::array<std::pair<std::string_view, Reason>, 9> kOtherWords{{
        {"edge_mismatch", Reason::edge_mismatch},
        {"cell_occupied", Reason::occupied},
        {"no_edge_adjacent", Reason::not_adjacent},
        {"no_adjacent", Reason::not_adjacent},
        {"no_neighbour", Reason::not_adjacent},
        {"segment_occupied", Reason::feature_occupied},
        {"no_follower", Reason::no_followers_left},
        {"no_segment", Reason::no_such_segment},
        {"farmers_off", Reason::no_farmers},
    }};
    std::string text;
    for (const char c : written) {
        if (c == '(' || c == ')') continue;
        text += c == ' ' || c == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    for (int i = 1; i <= static_cast<int>(Reason::not_an_outcome); ++i) {
        if (name_of(static_cast<Reason>(i)) == text) return text;
    }
    for (const auto& [words, reason] : kOtherWords) {
        if (text.starts_with(words)) return std::string(name_of(reason));
    }
    return {};
}

}  // namespace lw::cli::shires_script
