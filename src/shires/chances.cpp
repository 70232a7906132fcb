// What nature may do, and how likely: who begins, and which tile is drawn (rules 3.1, 3.2).
#include "shires/rules/judge.hpp"

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

}  // namespace lw::shires
