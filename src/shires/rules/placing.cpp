// Laying the tile in hand (rules 3.3).
#include "shires/board.hpp"
#include "shires/rules/judge.hpp"
#include "shires/rules/step.hpp"

namespace lw::shires {

Reason judge(const Setup& /*setup*/, const State& state, Seat seat, const PlaceTile& action) {
    if (const Reason reason = in_phase(state, seat, Phase::tile); reason != Reason::ok) return reason;
    if (action.rotation >= kRotations) return Reason::not_on_board;
    return judge_place(state, state.in_hand, action.at, action.rotation);
}

void perform(Step& step, const PlaceTile& action) {
    State& state = step.state;
    const TileId tile{static_cast<std::uint16_t>(state.tiles.size())};
    lay(state, state.in_hand, action.at, action.rotation);
    step.events(TileLaid{step.seat, tile, state.in_hand, action.at, action.rotation});
    state.in_hand = {};
    state.phase = Phase::follower;
}

}  // namespace lw::shires
