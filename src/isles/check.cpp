#include "isles/judge.hpp"

#include <type_traits>

namespace lw::isles {

namespace {

template <class A>
constexpr bool kByNature = std::is_same_v<A, FirstPlayer> || std::is_same_v<A, Dice> ||
                           std::is_same_v<A, StolenCard> || std::is_same_v<A, DrawnCard>;

Reason judge_seat(const Facts& facts, const Action& action) {
    return std::visit(
        [&facts](const auto& one) {
            if constexpr (kByNature<std::decay_t<decltype(one)>>) {
                return Reason::not_an_outcome;
            } else {
                return judge(facts, one);
            }
        },
        action);
}

}  // namespace

Reason out_of_phase(Phase now) {
    switch (now) {
        case Phase::over:
            return Reason::game_over;
        case Phase::setup_settlement:
        case Phase::setup_road:
        case Phase::pre_roll:
        case Phase::main:
            return Reason::wrong_phase;
        default:
            return Reason::pending;
    }
}

Reason in_phase(const Facts& facts, Phase phase) {
    if (facts.seat != facts.table.turn) return Reason::not_your_turn;
    return facts.table.phase == phase ? Reason::ok : out_of_phase(facts.table.phase);
}

Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action) {
    if (state.table.phase == Phase::over) return Reason::game_over;
    if (actor.nature()) return judge_chance(setup, state, action);
    const Seat seat = actor.seat();
    if (!in_range(setup, seat)) return Reason::not_your_turn;
    return judge_seat(Facts::all(setup, state, seat), action);
}

Reason check_view(const Setup& setup, const View& view, const Action& action) {
    if (view.table.phase == Phase::over) return Reason::game_over;
    if (!in_range(setup, view.viewer)) return Reason::not_your_turn;
    return judge_seat(Facts::known_to(setup, view), action);
}

Reason judge(const Facts& facts, const Roll& /*action*/) { return in_phase(facts, Phase::pre_roll); }

Reason judge(const Facts& facts, const EndTurn& /*action*/) { return in_phase(facts, Phase::main); }

}  // namespace lw::isles
