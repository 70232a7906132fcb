#include "cli/scenario/failure.hpp"
#include "cli/scenario/position.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

using namespace isles;

std::uint8_t stock(int limit, long out, const char* what) {
    if (out > limit) throw Failure("a player has only " + std::to_string(limit) + " " + what);
    return static_cast<std::uint8_t>(limit - static_cast<int>(out));
}

std::uint8_t cards_out(const State& state, std::size_t kind) {
    int sum = 0;
    for (const Holding& holding : state.secrets.holdings) sum += holding.hand.count[kind];
    return static_cast<std::uint8_t>(std::min(sum, 255));
}

}  // namespace

void derive_pieces(const Setup& setup, State& state, const Given& given) {
    Table& table = state.table;
    renew_network(setup, table);
    for (const Seat seat : setup.all_seats()) {
        PlayerState& player = table.players[seat.index()];
        const auto built = [&](Building kind) { return std::count(table.sites.begin(), table.sites.end(), Site{kind, seat}); };
        const auto roads = std::count(table.roads.begin(), table.roads.end(), seat);
        if (!given.roads_left[seat.index()]) player.roads_left = stock(kRoads, roads, "roads");
        if (!given.settlements_left[seat.index()]) {
            player.settlements_left = stock(kSettlements, built(Building::settlement), "settlements");
        }
        if (!given.cities_left[seat.index()]) player.cities_left = stock(kCities, built(Building::city), "cities");
        if (!given.length[seat.index()]) {
            player.road_length = static_cast<std::uint8_t>(longest_road_length(setup, table, seat));
        }
    }
}

void derive_awards(const Setup& setup, State& state, const Given& given, bool started) {
    if (started) return;
    Table& table = state.table;
    const auto leader = [&](auto count, int least) {
        int most = 0;
        Seat best;
        for (const Seat seat : setup.all_seats()) {
            const int have = count(table.players[seat.index()]);
            if (have == most) best = Seat{};
            if (have > most) best = seat;
            most = std::max(most, have);
        }
        return most >= least ? best : Seat{};
    };
    if (!given.longest_road) table.longest_road = leader([](const PlayerState& p) { return int{p.road_length}; }, 5);
    if (!given.largest_army) table.largest_army = leader([](const PlayerState& p) { return int{p.knights}; }, 3);
}

void derive_cards(Setup& setup, State& state, const Given& given) {
    for (std::size_t r = 0; r < kResources; ++r) {
        const std::uint8_t out = cards_out(state, r);
        auto& bank = state.secrets.bank.count[r];
        auto& supply = setup.supply.count[r];
        if (!given.bank[r]) bank = static_cast<std::uint8_t>(std::max(0, supply - out));
        supply = static_cast<std::uint8_t>(std::min(255, bank + out));
    }
    int knights = 0;
    for (const PlayerState& player : state.table.players) knights += player.knights;
    state.table.played[DevCard::knight] = static_cast<std::uint8_t>(knights);
    for (std::size_t c = 0; c < kDevCardKinds; ++c) {
        int out = state.table.played.count[c];
        for (const Holding& holding : state.secrets.holdings) out += holding.cards.count[c] + holding.fresh.count[c];
        auto& deck = state.secrets.deck.count[c];
        auto& all = setup.deck.count[c];
        if (!given.deck[c]) deck = static_cast<std::uint8_t>(std::max(0, all - out));
        all = static_cast<std::uint8_t>(std::min(255, deck + out));
    }
}

}  // namespace lw::cli
