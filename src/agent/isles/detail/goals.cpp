#include "agent/isles/detail/goals.hpp"

#include "agent/isles/detail/routes.hpp"

#include <algorithm>

namespace lw::agent {

using namespace isles;

namespace {

constexpr int kPoint = 100;
constexpr int kPatience = 6;  // rolls of waiting that halve a goal's worth

/// Yield is worth less the fewer points are left to make.
int yield_share(const Outlook& at) {
    const int left = at.target() - at.view.own_points;
    return left <= 2 ? 1 : left <= 4 ? 3 : 5;
}

int settlement_value(const Outlook& at, VertexId site) { return kPoint + site_value(at.setup, at.income, site) * yield_share(at) / 6; }

void add_cities(const Outlook& at, std::vector<Goal>& goals) {
    if (at.player().cities_left == 0) return;
    VertexId best;
    int most = -1;
    for (std::uint16_t v = 0; v < at.setup.topology.vertex_count; ++v) {
        const Site& site = at.table().sites[v];
        if (site.owner != at.me || site.building != Building::settlement) continue;
        const int value = site_value(at.setup, at.income, VertexId{v});
        if (value > most) best = VertexId{v};
        most = std::max(most, value);
    }
    if (!best.valid()) return;
    const int value = kPoint + most * yield_share(at) / 5;
    goals.push_back({BuildCity{best}, kCityCost, kCityCost, value});
}

Resources roads(int n) { return {n, n, 0, 0, 0}; }

void add_settlements(const Outlook& at, std::vector<Goal>& goals) {
    if (at.player().settlements_left == 0) return;
    for (const Route& route : routes(at.setup, at.table(), at.me, at.player().roads_left)) {
        const int value = settlement_value(at, route.site) * (10 - route.length) / 10;
        if (route.length == 0) {
            goals.push_back({BuildSettlement{route.site}, kSettlementCost, kSettlementCost, value});
        } else {
            goals.push_back({BuildRoad{route.first}, kRoadCost, roads(route.length) + kSettlementCost, value});
        }
    }
}

void add_card(const Outlook& at, std::vector<Goal>& goals) {
    if (at.view.deck_size == 0) return;
    const Seat holder = at.table().largest_army;
    int value = 45;
    if (holder != at.me) {
        const int record = holder.valid() ? at.table().players[holder.index()].knights : 2;
        const int held = at.view.own.cards[DevCard::knight] + at.view.own.fresh[DevCard::knight];
        const int need = record + 1 - at.player().knights - held;
        if (need > 0 && need <= 2) value += 60 / need;
    }
    if (at.target() - at.view.own_points <= 2) value += 20;
    goals.push_back({BuyDevCard{}, kDevCardCost, kDevCardCost, value});
}

void add_longest_road(const Outlook& at, std::vector<Goal>& goals) {
    const Seat holder = at.table().longest_road;
    if (holder == at.me) return;
    const int record = holder.valid() ? at.table().players[holder.index()].road_length : 4;
    const int need = record + 1 - at.player().road_length;
    if (need < 1 || need > 3 || need > at.player().roads_left) return;
    const EdgeId edge = lengthening_road(at.setup, at.table(), at.me);
    if (!edge.valid()) return;
    const int value = 2 * kPoint - 20 * need;
    goals.push_back({BuildRoad{edge}, kRoadCost, roads(need), value});
}

}  // namespace

Resources lacking(const Resources& hand, const Resources& cost) { return spare(cost, hand); }

Resources spare(const Resources& hand, const Resources& cost) {
    Resources out;
    for (const Resource r : kAllResources) out[r] = static_cast<std::uint8_t>(std::max(0, hand[r] - cost[r]));
    return out;
}

Outlook::Outlook(const Setup& setup_, const View& view_)
    : setup(setup_),
      view(view_),
      me(view_.viewer),
      income(income_of(setup_, view_.table, view_.viewer)),
      rates(rates_of(view_.table, view_.viewer)) {
    add_cities(*this, goals);
    add_settlements(*this, goals);
    add_card(*this, goals);
    add_longest_road(*this, goals);
}

int Outlook::rolls_until(const Resources& hand, const Resources& cost) const {
    constexpr int kOne = 36;
    for (int rolls = 0; rolls < kNever; ++rolls) {
        int missing = 0;
        int traded = 0;
        for (std::size_t r = 0; r < income.size(); ++r) {
            const int balance = (hand.count[r] - cost.count[r]) * kOne + rolls * income[r];
            if (balance < 0) {
                missing += (kOne - 1 - balance) / kOne;
            } else {
                traded += balance / (kOne * rates[r]);
            }
        }
        if (missing <= traded) return rolls;
    }
    return kNever;
}

int Outlook::worth(const Resources& hand, const Goal& goal) const { return goal.value * 100 / (rolls_until(hand, goal.cost) + kPatience); }

const Goal* Outlook::best(const Resources& hand) const {
    const Goal* found = nullptr;
    int most = 0;
    for (const Goal& goal : goals) {
        const int value = worth(hand, goal);
        if (value > most) found = &goal;
        most = std::max(most, value);
    }
    return found;
}

int Outlook::utility(const Resources& hand) const {
    int first = 0;
    int second = 0;
    for (const Goal& goal : goals) {
        const int value = worth(hand, goal);
        if (value > first) {
            second = first;
            first = value;
        } else {
            second = std::max(second, value);
        }
    }
    return 4 * first + second;
}

}  // namespace lw::agent
