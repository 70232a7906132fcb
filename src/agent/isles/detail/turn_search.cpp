#include "agent/isles/detail/turn_search.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace lw::agent {

using namespace isles;

namespace {

/// Of the places for the robber, how many are followed further than one look.
constexpr std::size_t kRobberPlaces = 3;

/// Worse than any.
constexpr Chances kNone = [] {
    Chances none{};
    none.fill(-1);
    return none;
}();

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
Chances TurnSearch<F>::outcome(const State& state) {
    const auto& table = state.table;
    const bool mine = table.turn == me_ && table.phase != Phase::over && table.phase != Phase::discard && table.phase != Phase::pre_roll;
    if (!mine) return value_.chances(state);
    const std::uint64_t key = search::key(state);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    if (known_.size() >= most_) return value_.chances(state);
    const Chances chances = looked_through(state);
    known_.emplace(key, chances);
    return chances;
}

template <class F>
Chances TurnSearch<F>::outcome_after(const State& state, const Action& action) {
    State next = state;
    search::apply(setup_, next, me_, action);
    // Its next turn is another one, should it be alone at the table of those who move.
    return std::holds_alternative<EndTurn>(action) ? value_.chances(next) : outcome(next);
}

template <class F>
void TurnSearch<F>::take_better(Chances& best, const Chances& other) const {
    if (other[me_.index()] > best[me_.index()]) best = other;
}

template <class F>
Chances TurnSearch<F>::looked_through(const State& state) {
    if (chance_due(state.table.phase)) return by_odds(state);
    if (state.table.phase == Phase::move_robber) return best_robbery(state);
    Chances best = kNone;
    search::moves(setup_, state).for_each([&](const Action& action) { take_better(best, outcome_after(state, action)); });
    return best == kNone ? value_.chances(state) : best;
}

template <class F>
Chances TurnSearch<F>::by_odds(const State& state) {
    ChanceList all;
    search::chances(setup_, state, all);
    Chances sum{};
    float weights = 0;
    for (const auto& one : merged(all)) {
        State next = state;
        search::apply(setup_, next, Seat{}, one.action);
        net::add(sum, outcome(next), static_cast<float>(one.weight));
        weights += static_cast<float>(one.weight);
    }
    if (weights <= 0) return value_.chances(state);
    for (float& chance : sum) chance /= weights;
    return sum;
}

template <class F>
Chances TurnSearch<F>::best_robbery(const State& state) {
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
    Chances best = kNone;
    for (std::size_t i = 0; i < followed; ++i) take_better(best, outcome(places[i].second));
    return best == kNone ? value_.chances(state) : best;
}

template class TurnSearch<StandardForm>;
template class TurnSearch<ExtensionForm>;
template class TurnSearch<PlayForm>;

}  // namespace lw::agent
