// What nature may do, how likely it is, and what comes of it: who begins, and which tile is drawn (rules 3.1, 3.2, 3.4).
#include "shires/board.hpp"
#include "shires/rules/judge.hpp"
#include "shires/rules/step.hpp"

namespace lw::shires {

void chances(const Setup& setup, const State& state, ChanceList& out) {
    if (state.phase == Phase::first_player) {
        for (const Seat seat : setup.all_seats()) out.push_back({FirstPlayer{seat}, 1});
    }
    if (state.phase != Phase::draw) return;
    for (int k = 0; k < kKinds; ++k) {
        const std::uint8_t left = state.pile[static_cast<std::size_t>(k)];
        if (left != 0) out.push_back({DrawnTile{Kind{k}}, left});
    }
}

Reason judge_chance(const Setup& setup, const State& state, const Action& action) {
    bool possible = false;
    if (const auto* first = std::get_if<FirstPlayer>(&action); first != nullptr) {
        possible = state.phase == Phase::first_player && first->seat.value < setup.config.seats;
    }
    if (const auto* drawn = std::get_if<DrawnTile>(&action); drawn != nullptr) {
        possible = state.phase == Phase::draw && drawn->kind.valid() && state.pile[drawn->kind.index()] != 0;
    }
    return possible ? Reason::ok : Reason::not_an_outcome;
}

void perform(Step& step, const FirstPlayer& action) {
    step.events(Began{action.seat});
    begin_turn(step, action.seat);
}

void perform(Step& step, const DrawnTile& action) {
    State& state = step.state;
    --state.pile[action.kind.index()];
    --state.pile_size;
    step.events(TileDrawn{state.turn, action.kind});
    if (fits_anywhere(state, action.kind)) {
        state.in_hand = action.kind;
        state.phase = Phase::tile;
        return;
    }
    // Rules 3.4: out of the game, and the same player draws again.
    ++state.set_aside[action.kind.index()];
    step.events(TileSetAside{state.turn, action.kind});
    if (state.pile_size == 0) finish(step.setup, state, step.events);
}

}  // namespace lw::shires
