// A follower on the tile just laid, or none, with which the turn ends (rules 3.5 to 3.7).
#include "shires/features.hpp"
#include "shires/rules/judge.hpp"
#include "shires/rules/step.hpp"

namespace lw::shires {

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

void perform(Step& step, const PlaceFollower& action) {
    State& state = step.state;
    const TileId tile{static_cast<std::uint16_t>(state.tiles.size() - 1)};
    const Shape& shape = shape_of(state.tiles.back());
    const std::uint8_t segment = segment_at(shape, action.spot);
    stand(state, tile, step.seat, segment);
    --step.player(step.seat).supply;
    step.events(FollowerPlaced{step.seat, tile, spot_of(shape, segment)});
    score_completed(step);
    end_turn(step);
}

void perform(Step& step, const NoFollower& /*action*/) {
    score_completed(step);
    end_turn(step);
}

}  // namespace lw::shires
