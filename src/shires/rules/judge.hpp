// The inside of check(): one judgement per kind of action.
#pragma once

#include "shires/rules.hpp"

namespace lw::shires {

/// In that phase, and the seat's turn.
[[nodiscard]] inline Reason in_phase(const State& state, Seat seat, Phase phase) {
    if (state.phase != phase) return Reason::wrong_phase;
    return seat == state.turn ? Reason::ok : Reason::not_your_turn;
}

[[nodiscard]] Reason judge(const Setup& setup, const State& state, Seat seat, const PlaceTile& action);
[[nodiscard]] Reason judge(const Setup& setup, const State& state, Seat seat, const PlaceFollower& action);
[[nodiscard]] Reason judge(const Setup& setup, const State& state, Seat seat, const NoFollower& action);
[[nodiscard]] Reason judge_chance(const Setup& setup, const State& state, const Action& action);

/// Whether a follower may go on the segment of the tile laid last, whoever asks (rules 3.5, 5.6). Ignores the supply.
[[nodiscard]] Reason judge_segment(const Setup& setup, const State& state, std::size_t segment);

}  // namespace lw::shires
