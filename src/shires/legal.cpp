#include "shires/features.hpp"
#include "shires/rules/judge.hpp"

namespace lw::shires {

namespace {

void list_followers(const Setup& setup, const State& state, Seat seat, ActionList& out) {
    out.push_back(NoFollower{});
    if (state.players[seat.index()].supply == 0) return;
    const Shape& tile = shape_of(state.tiles.back());
    for (std::size_t s = 0; s < tile.segments.size(); ++s) {
        if (judge_segment(setup, state, s) == Reason::ok) out.push_back(PlaceFollower{spot_of(tile, s)});
    }
}

}  // namespace

void legal(const Setup& setup, const State& state, Seat seat, ActionList& out) {
    if (seat != state.turn) return;
    if (state.phase == Phase::follower) list_followers(setup, state, seat, out);
    if (state.phase != Phase::tile) return;
    for_each_place(state, state.in_hand, [&out](Cell at, std::uint8_t rotation) {
        out.push_back(PlaceTile{at, rotation});
        return true;
    });
}

}  // namespace lw::shires
