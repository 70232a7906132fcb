#include "agent/shires/detail/outlook.hpp"

#include "shires/features.hpp"

#include <algorithm>
#include <array>

namespace lw::agent {

namespace {

using namespace shires;

constexpr int kPoint = 100;

/// Chance in per cent that an open feature is completed: falls with every open end, and with the tiles that are left for it.
int chance_to_complete(const State& state, FeatureKind kind, int open) {
    constexpr std::array<int, 6> kByOpenEnds{100, 72, 48, 26, 13, 6};
    constexpr std::array<int, 9> kByEmptyCells{100, 84, 68, 54, 42, 32, 24, 18, 12};
    const bool cloister = kind == FeatureKind::cloister;
    const auto ends = static_cast<std::size_t>(open);
    const int when_many =
        cloister ? kByEmptyCells[std::min(ends, kByEmptyCells.size() - 1)] : kByOpenEnds[std::min(ends, kByOpenEnds.size() - 1)];
    const int need = std::max(1, open);
    return when_many * std::min<int>(state.pile_size, 12 * need) / (12 * need);
}

/// What the feature is expected to bring its majority, in hundredths of a point.
int prospect(const Setup& setup, const State& state, SegmentId root, FeatureKind kind) {
    const Feature& feature = state.feature(root);
    if (kind == FeatureKind::field) {
        // Cities that are complete count; a large field will see more of them.
        const int more = std::min<int>(feature.open, 8) * std::min<int>(state.pile_size, 40) / 8;
        return setup.config.settings.farms == FarmRule::none ? 0 : kPoint * worth(setup, state, root) + 3 * more;
    }
    const int now = worth(setup, state, root);
    const int later = worth(setup, state, root, true);
    return kPoint * now + (later - now) * chance_to_complete(state, kind, feature.open);
}

/// What a follower in hand is worth: much when there are few, and less and less as the pile runs out.
int value_of_supply(const State& state, int supply) {
    constexpr std::array<int, 9> kEach{0, 260, 440, 560, 640, 700, 740, 770, 790};
    return kEach[static_cast<std::size_t>(supply)] * std::min<int>(state.pile_size, 30) / 30;
}

/// The cost of keeping a farmer out to the end (rules 3.7).
constexpr int kFarmerBound = 60;

}  // namespace

int outlook(const Setup& setup, const State& state, Seat seat) {
    std::array<int, kMostSeats> prospects{};
    for (const Seat s : setup.all_seats()) {
        const PlayerState& player = state.players[s.index()];
        prospects[s.index()] = kPoint * player.total() + value_of_supply(state, player.supply);
    }
    for (std::uint16_t i = 0; i < state.segment_count; ++i) {
        const Feature& feature = state.features[i];
        if (state.root[i].value != i || feature.followers.none()) continue;
        const FeatureKind kind = segment_of(state, SegmentId{i}).kind;
        const int value = prospect(setup, state, SegmentId{i}, kind);
        for (const Seat s : feature.followers.majority()) prospects[s.index()] += value;
        if (kind != FeatureKind::field) continue;
        for (const Seat s : setup.all_seats()) {
            prospects[s.index()] -= feature.followers.of(s) * kFarmerBound * std::min<int>(state.pile_size, 30) / 30;
        }
    }
    int best = -1'000'000;
    for (const Seat s : setup.all_seats()) {
        if (s != seat) best = std::max(best, prospects[s.index()]);
    }
    return 2 * prospects[seat.index()] - best;
}

}  // namespace lw::agent
