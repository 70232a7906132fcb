#include "app/hint.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace lw::app {

namespace {

constexpr std::size_t kMostMoves = 3;

/// Rounded. Nobody's chance is told as none or as certain while the game goes on.
int per_thousand(int value, int certain) {
    const std::int64_t rounded = (std::int64_t{2'000} * value / certain + 1) / 2;
    return static_cast<int>(std::clamp<std::int64_t>(rounded, 1, 999));
}

}  // namespace

template <class G>
ui::HintOf<G> hint_of(const agent::Decision<typename G::Action>& decision, int certain) {
    ui::HintOf<G> out;
    out.thinking = false;
    if (!decision.action) return out;
    auto weighed = decision.alternatives;
    std::stable_sort(weighed.begin(), weighed.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
    const auto decided =
        std::find_if(weighed.begin(), weighed.end(), [&decision](const auto& one) { return one.action == *decision.action; });
    if (decided == weighed.end()) {
        out.moves.push_back({*decision.action});
        return out;
    }
    std::rotate(weighed.begin(), decided, decided + 1);
    weighed.resize(std::min(weighed.size(), kMostMoves));
    for (const auto& one : weighed) out.moves.push_back({one.action, per_thousand(one.value, certain)});
    return out;
}

template ui::HintOf<isles::Game> hint_of<isles::Game>(const agent::Decision<isles::Action>&, int);
template ui::HintOf<shires::Game> hint_of<shires::Game>(const agent::Decision<shires::Action>&, int);

}  // namespace lw::app
