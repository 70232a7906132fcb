#include "app/hint.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lw::app {

namespace {

constexpr std::size_t kMostMoves = 3;

/// Rounded. Nobody's chance is told as none or as certain while the game goes on.
int per_thousand(int value) {
    constexpr int kUnit = agent::kCertainWin / 1'000;
    return std::clamp((value + kUnit / 2) / kUnit, 1, 999);
}

}  // namespace

template <class G>
ui::HintOf<G> hint_of(const agent::Decision<typename G::Action>& decision) {
    ui::HintOf<G> out;
    out.thinking = false;
    if (!decision.action) return out;
    out.moves.push_back({*decision.action});
    std::vector<const agent::Weighed<typename G::Action>*> others;
    for (const auto& one : decision.alternatives) {
        if (one.action == *decision.action)
            out.moves[0].chance = per_thousand(one.value);
        else
            others.push_back(&one);
    }
    while (out.moves.size() < kMostMoves && !others.empty()) {
        const auto best = std::max_element(others.begin(), others.end(), [](const auto* a, const auto* b) { return a->value < b->value; });
        out.moves.push_back({(*best)->action, per_thousand((*best)->value)});
        others.erase(best);
    }
    return out;
}

template ui::HintOf<isles::Game> hint_of<isles::Game>(const agent::Decision<isles::Action>&);
template ui::HintOf<shires::Game> hint_of<shires::Game>(const agent::Decision<shires::Action>&);

}  // namespace lw::app
