#include "shires/features.hpp"
#include "shires/rules/judge.hpp"

namespace lw::shires {

namespace {

struct SeatJudge {
    const Setup& setup;
    const State& state;
    Seat seat;

    Reason operator()(const FirstPlayer&) const { return Reason::not_an_outcome; }
    Reason operator()(const DrawnTile&) const { return Reason::not_an_outcome; }
    template <class A>
    Reason operator()(const A& action) const {
        return judge(setup, state, seat, action);
    }
};

Reason in_phase(const State& state, Seat seat, Phase phase) {
    if (state.phase != phase) return Reason::wrong_phase;
    return seat == state.turn ? Reason::ok : Reason::not_your_turn;
}

}  // namespace

Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action) {
    if (state.phase == Phase::over) return Reason::game_over;
    if (actor.nature()) return judge_chance(setup, state, action);
    const Seat seat = actor.seat();
    if (!seat.valid() || seat.value >= setup.config.seats) return Reason::not_your_turn;
    return std::visit(SeatJudge{setup, state, seat}, action);
}

Reason judge(const Setup& /*setup*/, const State& state, Seat seat, const PlaceTile& action) {
    if (const Reason reason = in_phase(state, seat, Phase::tile); reason != Reason::ok) return reason;
    if (action.rotation >= kRotations) return Reason::not_on_board;
    return judge_place(state, state.in_hand, action.at, action.rotation);
}

Reason judge_segment(const Setup& setup, const State& state, std::size_t segment) {
    const Laid& tile = state.tiles.back();
    if (shape_of(tile).segments[segment].kind == FeatureKind::field && setup.config.settings.farms == FarmRule::none) {
        return Reason::no_farmers;
    }
    return state.feature(segment_id(tile, segment)).followers.none() ? Reason::ok : Reason::feature_occupied;
}

Reason judge(const Setup& setup, const State& state, Seat seat, const PlaceFollower& action) {
    if (const Reason reason = in_phase(state, seat, Phase::follower); reason != Reason::ok) return reason;
    const std::uint8_t segment = segment_at(shape_of(state.tiles.back()), action.spot);
    if (segment == kNoSegment) return Reason::no_such_segment;
    if (state.players[seat.index()].supply == 0) return Reason::no_followers_left;
    return judge_segment(setup, state, segment);
}

Reason judge(const Setup& /*setup*/, const State& state, Seat seat, const NoFollower& /*action*/) {
    return in_phase(state, seat, Phase::follower);
}

}  // namespace lw::shires
