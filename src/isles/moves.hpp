// The moves of the active seat as sets: counted, drawn from and iterated without listing them.
#pragma once

#include "isles/action.hpp"

namespace lw::isles {

/// What Year of Plenty may take: one card (for a bank that is down to one), or a pair; in the order of their first card.
inline constexpr std::size_t kPlentyTakes = 20;
inline constexpr std::array<Resources, kPlentyTakes> kPlentyTake = [] {
    std::array<Resources, kPlentyTakes> all;
    std::size_t next = 0;
    for (const Resource a : kAllResources) {
        all[next++] = Resources::of(a, 1);
        for (const Resource b : kAllResources) {
            if (a <= b) all[next++] = Resources::of(a, 1) + Resources::of(b, 1);
        }
    }
    return all;
}();

/// All that are finite; discards and offers are not included.
template <class F>
struct Moves {
    bool roll = false;
    bool end_turn = false;
    bool skip_road = false;
    bool buy_card = false;
    bool knight = false;
    bool road_building = false;
    bool monopoly = false;  ///< of any resource
    SeatSet victims;
    std::uint32_t plenty = 0;  ///< bit: index into kPlentyTake
    std::uint32_t bank = 0;    ///< bit: 5 * give + take, at the best rate
    Resources rates;           ///< for `bank`
    base::Bits<F::kEdges> roads;
    base::Bits<F::kVertices> settlements;
    base::Bits<F::kVertices> cities;
    base::Bits<F::kHexes> robber;

    [[nodiscard]] int count() const {
        int sum = 0;
        groups([&sum](const auto& set, auto /*make*/) { return (sum += set.count(), false); });
        return sum;
    }
    /// The move with `rank` moves before it; rank < count().
    [[nodiscard]] Action nth(int rank) const {
        Action found;
        groups([&](const auto& set, auto make) {
            const int size = set.count();
            if (rank >= size) return (rank -= size, false);
            found.emplace<decltype(make(0))>(make(set.nth(rank)));  // in place: copying a variant would cost more than the rest
            return true;
        });
        return found;
    }
    /// In the order of nth(), which recorded games rely on.
    template <class Each>
    void for_each(Each each) const {
        groups([&each](const auto& set, auto make) {
            set.for_each([&](int i) { each(Action{make(i)}); });
            return false;
        });
    }

private:
    template <std::size_t N>
    static base::Bits<N> few(std::uint64_t bits) {
        return base::Bits<N>::of_word(bits);
    }
    static base::Bits<1> one(bool there) { return few<1>(there ? 1 : 0); }

    /// Calls `visit(set, make)` for one group after another until it returns true; `make(i)` is the move of member i.
    template <class Visit>
    void groups(Visit visit) const {
        static_cast<void>(
            visit(one(roll), [](int) { return Roll{}; }) || visit(one(end_turn), [](int) { return EndTurn{}; }) ||
            visit(roads, [](int i) { return BuildRoad{EdgeId{i}}; }) || visit(one(skip_road), [](int) { return SkipFreeRoad{}; }) ||
            visit(settlements, [](int i) { return BuildSettlement{VertexId{i}}; }) ||
            visit(cities, [](int i) { return BuildCity{VertexId{i}}; }) || visit(one(buy_card), [](int) { return BuyDevCard{}; }) ||
            visit(one(knight), [](int) { return PlayKnight{}; }) || visit(one(road_building), [](int) { return PlayRoadBuilding{}; }) ||
            visit(few<kPlentyTakes>(plenty), [](int i) { return PlayYearOfPlenty{kPlentyTake[static_cast<std::size_t>(i)]}; }) ||
            visit(few<kResources>(monopoly ? kEveryKind : 0), [](int i) { return PlayMonopoly{static_cast<Resource>(i)}; }) ||
            visit(few<kResources * kResources>(bank),
                  [this](int i) {
                      const auto give = static_cast<Resource>(i / kResources);
                      return BankTrade{give, rates[give], static_cast<Resource>(i % kResources)};
                  }) ||
            visit(robber, [](int i) { return MoveRobber{HexId{i}}; }) ||
            visit(few<game::kMaxSeats>(victims.bits()), [](int i) { return Rob{Seat(i)}; }));
    }
};

}  // namespace lw::isles
