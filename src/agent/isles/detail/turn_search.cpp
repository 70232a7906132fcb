#include "agent/isles/detail/turn_search.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace lw::agent {

using namespace isles;

namespace {

/// Of the places for the robber, how many are followed further than one look.
constexpr std::size_t kRobberPlaces = 3;

/// Chance outcomes that lead to like positions are one: of dice only the sum counts.
ChanceList merged(const ChanceList& all) {
    ChanceList out;
    for (const auto& one : all) {
        const auto* dice = std::get_if<Dice>(&one.action);
        const auto same = [dice](const auto& other) {
            const auto* known = std::get_if<Dice>(&other.action);
            return dice != nullptr && known != nullptr && known->a + known->b == dice->a + dice->b;
        };
        auto* const found = std::find_if(out.begin(), out.end(), same);
        if (found == out.end()) {
            out.push_back(one);
        } else {
            found->weight += one.weight;
        }
    }
    return out;
}

bool chance_due(Phase phase) {
    return phase == Phase::dice || phase == Phase::theft || phase == Phase::card_draw || phase == Phase::first_player;
}

}  // namespace

template <class F>
float TurnSearch<F>::best(const State& state) {
    const auto& table = state.table;
    const bool mine = table.turn == me_ && table.phase != Phase::over && table.phase != Phase::discard && table.phase != Phase::pre_roll;
    if (!mine || known_.size() >= most_) return standing(state);
    const std::uint64_t key = search::key(state);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const float value = looked_through(state);
    known_.emplace(key, value);
    return value;
}

template <class F>
float TurnSearch<F>::after(const State& state, const Action& action) {
    State next = state;
    search::apply(setup_, next, me_, action);
    // Its next turn is another one, should it be alone at the table of those who move.
    return std::holds_alternative<EndTurn>(action) ? standing(next) : best(next);
}

template <class F>
float TurnSearch<F>::looked_through(const State& state) {
    if (chance_due(state.table.phase)) return by_odds(state);
    if (state.table.phase == Phase::move_robber) return best_robbery(state);
    float most = -1;
    search::moves(setup_, state).for_each([&](const Action& action) { most = std::max(most, after(state, action)); });
    return most < 0 ? standing(state) : most;
}

template <class F>
float TurnSearch<F>::by_odds(const State& state) {
    ChanceList all;
    search::chances(setup_, state, all);
    float sum = 0;
    float weights = 0;
    for (const auto& one : merged(all)) {
        State next = state;
        search::apply(setup_, next, Seat{}, one.action);
        sum += static_cast<float>(one.weight) * best(next);
        weights += static_cast<float>(one.weight);
    }
    return weights > 0 ? sum / weights : standing(state);
}

template <class F>
float TurnSearch<F>::best_robbery(const State& state) {
    std::vector<std::pair<float, State>> places;
    search::moves(setup_, state).for_each([&](const Action& action) {
        State next = state;
        search::apply(setup_, next, me_, action);
        const float value = standing(next);
        places.emplace_back(value, std::move(next));
    });
    const std::size_t followed = std::min(kRobberPlaces, places.size());
    std::partial_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(followed), places.end(),
                      [](const auto& a, const auto& b) { return a.first > b.first; });
    float most = -1;
    for (std::size_t i = 0; i < followed; ++i) most = std::max(most, best(places[i].second));
    return most < 0 ? standing(state) : most;
}

template class TurnSearch<StandardForm>;
template class TurnSearch<ExtensionForm>;
template class TurnSearch<PlayForm>;

}  // namespace lw::agent
