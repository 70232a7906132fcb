#include "isles/rules/bank.hpp"
#include "isles/rules/building.hpp"
#include "isles/rules/cards.hpp"
#include "isles/rules/chance.hpp"
#include "isles/rules/offers.hpp"
#include "isles/rules/robber.hpp"

#include <type_traits>

namespace lw::isles {

namespace {

template <class A>
constexpr bool kByNature =
    std::is_same_v<A, FirstPlayer> || std::is_same_v<A, Dice> || std::is_same_v<A, StolenResource> || std::is_same_v<A, DrawnDevCard>;

Reason judge_seat(const Facts<PlayForm>& facts, const Action& action) {
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

Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action) {
    if (state.table.phase == Phase::over) return Reason::game_over;
    if (actor.nature()) {
        return std::visit(PossibleNow<PlayForm>{setup, state}, action) ? Reason::ok : Reason::not_an_outcome;
    }
    const Seat seat = actor.seat();
    if (!in_range(setup, seat)) return Reason::not_your_turn;
    return judge_seat(Facts<PlayForm>::all(setup, state, seat), action);
}

Reason check_view(const Setup& setup, const View& view, const Action& action) {
    if (view.table.phase == Phase::over) return Reason::game_over;
    if (!in_range(setup, view.viewer)) return Reason::not_your_turn;
    return judge_seat(known_to_viewer(setup, view), action);
}

void chances(const Setup& setup, const State& state, ChanceList& out) { list_chances(setup, state, out); }

}  // namespace lw::isles
