#include "agent/isles/isles_facts.hpp"

#include "agent/isles/detail/board_value.hpp"
#include "isles/scoring.hpp"

#include <algorithm>
#include <bit>

namespace lw::agent {

using namespace isles;

namespace {

using Rates = std::array<float, kResources>;

float& at(IslesFacts& facts, IslesFact fact) { return facts[static_cast<std::size_t>(fact)]; }

float fraction(int part, int whole) { return static_cast<float>(part) / static_cast<float>(whole); }

constexpr float kNever = 60;
constexpr float kPaid = 1e-3F;

/// Rolls until the hand and what comes in pay `price`, trading what is over with the bank at `rates`; kNever at most.
///
/// What is missing falls with time, ever more slowly and in straight pieces: Newton's steps from now on reach the end exactly.
float rolls_until(const Rates& hand, const Rates& income, const Resources& price, const Rates& rates) {
    float rolls = 0;
    while (rolls < kNever) {
        float missing = 0;
        float speed = 0;
        for (std::size_t r = 0; r < hand.size(); ++r) {
            const float rest = hand[r] + income[r] * rolls - static_cast<float>(price.count[r]);
            const float share = rest < 0 ? 1 : 1 / rates[r];
            missing -= rest * share;
            speed += income[r] * share;
        }
        if (missing <= kPaid) return rolls;
        if (speed <= 0) return kNever;
        rolls += missing / speed;
    }
    return kNever;
}

float gap(const Resources& hand, const Resources& price) {
    int missing = 0;
    for (const Resource r : kAllResources) missing += std::max(0, price[r] - hand[r]);
    return fraction(missing, 5);
}

float nearness(const Rates& hand, const Rates& income, const Resources& price, const Rates& rates) {
    return 1 / (1 + rolls_until(hand, income, price, rates));
}

template <class F>
struct FactReader {
    const Setup& setup;
    const CornerYields& yields;
    const BasicState<F>& state;

    std::array<Rates, F::kSeats> income{};
    std::array<float, F::kSeats> robbed{};
    std::array<std::uint32_t, F::kSeats> numbers{};

    void read_income() {
        const auto& table = state.table;
        for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
            const Site& site = table.sites[v];
            if (site.building == Building::none) continue;
            numbers[site.owner.index()] |= yields.numbers[v];
            const float count = site.building == Building::city ? 2.0F : 1.0F;
            Rates& mine = income[site.owner.index()];
            for (std::size_t r = 0; r < mine.size(); ++r) mine[r] += count * yields.of[v][r];
        }
        const std::size_t robber = table.robber.index();
        const auto yield = yield_of(setup.terrain[robber]);
        if (!yield) return;
        const float each = fraction(pips(setup.token[robber]), 36);
        for (const VertexId v : setup.topology.hex_vertices[robber]) {
            const Site& site = table.sites[v.index()];
            if (site.building == Building::none) continue;
            const float lost = site.building == Building::city ? 2 * each : each;
            robbed[site.owner.index()] += lost;
            income[site.owner.index()][static_cast<std::size_t>(*yield)] -= lost / 2;
        }
    }

    void read_economy(Seat seat, IslesFacts& facts) const {
        const Rates& mine = income[seat.index()];
        float sum = 0;
        int kinds = 0;
        for (std::size_t r = 0; r < mine.size(); ++r) {
            facts[static_cast<std::size_t>(IslesFact::brick) + r] = mine[r];
            sum += mine[r];
            kinds += mine[r] > 0 ? 1 : 0;
        }
        at(facts, IslesFact::income) = sum;
        at(facts, IslesFact::kinds) = fraction(kinds, kResources);
        at(facts, IslesFact::robbed) = robbed[seat.index()];
        at(facts, IslesFact::numbers) = fraction(std::popcount(numbers[seat.index()]), 10);
    }

    void read_harbours(Seat seat, IslesFacts& facts, Rates& rates) const {
        const unsigned kinds = state.table.network.harbours[seat.index()];
        const bool any = (kinds >> static_cast<unsigned>(HarbourKind::any) & 1U) != 0;
        rates.fill(any ? 3.0F : 4.0F);
        at(facts, IslesFact::any_harbour) = any ? 1.0F : 0.0F;
        for (std::size_t r = 0; r < rates.size(); ++r) {
            if ((kinds >> r & 1U) == 0) continue;
            rates[r] = 2;
            at(facts, IslesFact::own_harbour) += income[seat.index()][r];
        }
    }

    void read_hand(Seat seat, const Rates& rates, IslesFacts& facts) const {
        const Holding& holding = state.secrets.holdings[seat.index()];
        const PlayerState& player = state.table.players[seat.index()];
        const int total = holding.hand.total();
        const int limit = setup.config.settings.discard_limit;
        at(facts, IslesFact::hand) = fraction(total, 10);
        at(facts, IslesFact::surplus) = limit == 0 ? 0.0F : fraction(std::max(0, total - limit), 5);
        Rates hand{};
        for (std::size_t r = 0; r < hand.size(); ++r) {
            hand[r] = holding.hand.count[r];
            facts[static_cast<std::size_t>(IslesFact::hand_brick) + r] = hand[r] / 5;
        }
        at(facts, IslesFact::city_gap) = gap(holding.hand, kCityCost);
        at(facts, IslesFact::settlement_gap) = gap(holding.hand, kSettlementCost);
        at(facts, IslesFact::card_gap) = gap(holding.hand, kDevCardCost);
        const Rates none{};
        const Rates& mine = income[seat.index()];
        if (player.cities_left > 0 && player.settlements_left < kSettlements)
            at(facts, IslesFact::city_near) = nearness(hand, mine, kCityCost, rates);
        if (player.settlements_left > 0) at(facts, IslesFact::settlement_near) = nearness(hand, mine, kSettlementCost, rates);
        at(facts, IslesFact::card_near) = nearness(hand, mine, kDevCardCost, rates);
        at(facts, IslesFact::city_speed) = nearness(none, mine, kCityCost, rates);
        at(facts, IslesFact::settlement_speed) = nearness(none, mine, kSettlementCost, rates);
        at(facts, IslesFact::card_speed) = nearness(none, mine, kDevCardCost, rates);
        const DevCards cards = holding.cards + holding.fresh;
        at(facts, IslesFact::knights_held) = fraction(cards[DevCard::knight], 5);
        at(facts, IslesFact::cards_held) = fraction(cards.total() - cards[DevCard::knight] - cards[DevCard::victory_point], 5);
        at(facts, IslesFact::road_buildings_held) = cards[DevCard::road_building];
        at(facts, IslesFact::plenties_held) = cards[DevCard::year_of_plenty];
        at(facts, IslesFact::monopolies_held) = cards[DevCard::monopoly];
    }

    void read_standing(Seat seat, IslesFacts& facts) const {
        const auto& table = state.table;
        const PlayerState& player = table.players[seat.index()];
        const int points = points_of(table, state.secrets.holdings[seat.index()], seat).total();
        at(facts, IslesFact::points) = fraction(points, setup.config.settings.victory_target);
        at(facts, IslesFact::knights_played) = fraction(player.knights, 5);
        at(facts, IslesFact::largest_army) = table.largest_army == seat ? 1.0F : 0.0F;
        at(facts, IslesFact::longest_road) = table.longest_road == seat ? 1.0F : 0.0F;
        at(facts, IslesFact::road_length) = fraction(player.road_length, 10);
        at(facts, IslesFact::upgradable) = fraction(std::min<int>(player.cities_left, kSettlements - player.settlements_left), 5);
        at(facts, IslesFact::settlements) = fraction(kSettlements - player.settlements_left, 5);
        at(facts, IslesFact::cities) = fraction(kCities - player.cities_left, 4);
        at(facts, IslesFact::roads_left) = fraction(player.roads_left, kRoads);
        at(facts, IslesFact::deck) = fraction(state.secrets.deck.total(), 25);
        at(facts, IslesFact::target) = fraction(setup.config.settings.victory_target, 10);
        const int seats = setup.config.seats;
        at(facts, IslesFact::table) = fraction(seats, game::kMaxSeats);
        at(facts, IslesFact::turns_away) = fraction((seat.value - table.turn.value + seats) % seats, seats);
    }

    /// The best free corners at the seat's roads, and one and two roads on.
    void read_sites(Seat seat, IslesFacts& facts) const {
        const auto& network = state.table.network;
        auto seen = network.reached[seat.index()];
        auto edge_of_reach = seen;
        int sites = 0;
        float first = 0;
        float spare = 0;
        int fresh = 0;
        const auto take_now = [&](std::size_t i) {
            ++sites;
            const float yield = yields.sum[i];
            spare = std::max(spare, std::min(first, yield));
            first = std::max(first, yield);
        };
        for (const IslesFact fact : {IslesFact::site_now, IslesFact::site_next, IslesFact::site_later}) {
            float& best = at(facts, fact);
            auto next = decltype(seen){};
            edge_of_reach.for_each([&](int v) {
                const auto i = static_cast<std::size_t>(v);
                if (!network.closed.has(i)) {
                    best = std::max(best, yields.sum[i]);
                    if (fact == IslesFact::site_now) take_now(i);
                    if (fact != IslesFact::site_later) fresh = std::max(fresh, lacked(seat, i));
                }
                const Site& site = state.table.sites[i];
                if (site.building != Building::none && site.owner != seat) return;
                for (std::size_t k = 0; k < setup.topology.vertex_neighbours[i].size(); ++k) {
                    const std::size_t other = setup.topology.vertex_neighbours[i][k].index();
                    const std::size_t edge = setup.topology.vertex_edges[i][k].index();
                    if (!network.taken.has(edge) && !seen.has(other)) next.add(other);
                }
            });
            seen |= next;
            edge_of_reach = next;
        }
        at(facts, IslesFact::sites) = fraction(sites, 5);
        at(facts, IslesFact::site_spare) = spare;
        at(facts, IslesFact::site_new) = fraction(fresh, 5);
    }

    [[nodiscard]] int lacked(Seat seat, std::size_t corner) const {
        int kinds = 0;
        for (std::size_t r = 0; r < kResources; ++r) kinds += income[seat.index()][r] <= 0 && yields.of[corner][r] > 0 ? 1 : 0;
        return kinds;
    }

    /// How far a seat is ahead of the best of the others.
    void read_leads(IslesFacts* all) const {
        for (const Seat seat : setup.all_seats()) {
            float knights = 0;
            float road = 0;
            for (const Seat other : setup.all_seats()) {
                if (other == seat) continue;
                knights = std::max(knights, army(all[other.index()]));
                road = std::max(road, at(all[other.index()], IslesFact::road_length));
            }
            IslesFacts& facts = all[seat.index()];
            at(facts, IslesFact::army_lead) = army(facts) - knights;
            at(facts, IslesFact::road_lead) = 2 * (at(facts, IslesFact::road_length) - road);
        }
    }

    static float army(IslesFacts& facts) { return at(facts, IslesFact::knights_played) + at(facts, IslesFact::knights_held); }
};

}  // namespace

CornerYields::CornerYields(const Setup& setup) {
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
        for (const HexId hex : setup.topology.vertex_hexes[v]) {
            const auto yield = yield_of(setup.terrain[hex.index()]);
            if (!yield) continue;
            const float each = fraction(pips(setup.token[hex.index()]), 36);
            of[v][static_cast<std::size_t>(*yield)] += each;
            sum[v] += each;
            numbers[v] |= 1U << static_cast<unsigned>(setup.token[hex.index()]);
        }
    }
}

template <class F>
void read_facts(const Setup& setup, const CornerYields& yields, const BasicState<F>& state, IslesFacts* out) {
    FactReader<F> reader{setup, yields, state};
    reader.read_income();
    for (const Seat seat : setup.all_seats()) {
        IslesFacts& facts = out[seat.index()];
        facts = {};
        Rates rates{};
        reader.read_economy(seat, facts);
        reader.read_harbours(seat, facts, rates);
        reader.read_hand(seat, rates, facts);
        reader.read_standing(seat, facts);
        reader.read_sites(seat, facts);
    }
    reader.read_leads(out);
}

template void read_facts(const Setup&, const CornerYields&, const BasicState<StandardForm>&, IslesFacts*);
template void read_facts(const Setup&, const CornerYields&, const BasicState<ExtensionForm>&, IslesFacts*);
template void read_facts(const Setup&, const CornerYields&, const BasicState<PlayForm>&, IslesFacts*);

}  // namespace lw::agent
