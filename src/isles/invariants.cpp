// What must hold in every position (rules 1.5, 8.1, 10, 11). Safe on any bytes: a position
// may come from a file.
#include "isles/rules.hpp"
#include "isles/rules/awards.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

std::string seat_text(Seat seat) { return "seat " + std::to_string(static_cast<int>(seat.value)); }

bool seat_or_nobody(const Setup& setup, Seat seat) { return seat == Seat{} || seat.value < setup.config.seats; }

bool subset(SeatSet part, SeatSet whole) { return (part - whole).empty(); }

std::string check_sites(const Setup& setup, const Table& table) {
    for (std::size_t v = 0; v < table.sites.size(); ++v) {
        const Site& site = table.sites[v];
        if (site.building > Building::city) return "no such building";
        const bool built = site.building != Building::none;
        if (built != site.owner.valid() || !seat_or_nobody(setup, site.owner)) return "a site with a wrong owner";
        if (built && v >= setup.topology.vertex_count) return "a building off the board";
    }
    for (std::size_t e = 0; e < table.roads.size(); ++e) {
        if (!seat_or_nobody(setup, table.roads[e])) return "a road of no seat";
        if (table.roads[e].valid() && e >= setup.topology.edge_count) return "a road off the board";
    }
    return {};
}

std::string check_sets(const Setup& setup, const Table& table) {
    const SeatSet all = setup.all_seats();
    for (const SeatSet set : {table.owing, table.victims, table.winners}) {
        if (!subset(set, all)) return "a set names a seat that is not there";
    }
    for (const Offer& offer : table.offers) {
        for (const SeatSet set : {offer.to, offer.accepted, offer.declined}) {
            if (!subset(set, all)) return "an offer names a seat that is not there";
        }
    }
    for (const Seat seat : {table.turn, table.roller, table.first, table.longest_road, table.largest_army}) {
        if (!seat_or_nobody(setup, seat)) return "a seat that is not there";
    }
    return {};
}

/// Parts other than the whole turn need five players and the setting for them (rules 15).
bool allows(const Setup& setup, Part part) {
    if (part == Part::whole) return true;
    const FiveSix wanted = part == Part::second ? FiveSix::paired : FiveSix::special_build;
    return setup.config.seats >= 5 && setup.config.settings.five_six == wanted;
}

std::string check_ranges(const Setup& setup, const Table& table) {
    if (table.phase > Phase::over) return "no such phase";
    if (table.phase != Phase::first_player && (!table.turn.valid() || !table.first.valid())) return "nobody's turn";
    if (table.robber.value >= setup.topology.hex_count) return "the robber is off the board";
    const VertexId last = table.last_settlement;
    if (last.valid() && last.value >= setup.topology.vertex_count) return "the last settlement is off the board";
    if (table.part > Part::special) return "no such part of a turn";
    if (!allows(setup, table.part) || (table.part == Part::whole) == table.roller.valid()) return "a wrong part of a turn";
    if (table.setup_step > 2 * setup.config.seats) return "too many placements";
    if (table.dice[0] > 6 || table.dice[1] > 6) return "no such dice";
    if ((table.dice_drawn >> 36U) != 0) return "no such dice card";
    if (table.free_roads > 2) return "too many free roads";
    for (int s = setup.config.seats; s < game::kMaxSeats; ++s) {
        const auto i = static_cast<std::size_t>(s);
        if (!(table.players[i] == PlayerState{}) || !(table.offers[i] == Offer{}) || table.discard_due[i] != 0) {
            return "an empty place has something";
        }
    }
    return {};
}

/// Buildings and roads on the board are those missing from the stock (rules 8.1).
std::string check_pieces(const Setup& setup, const Table& table, Seat seat) {
    int settlements = 0;
    int cities = 0;
    for (const Site& site : table.sites) {
        if (site.owner != seat) continue;
        if (site.building == Building::settlement) ++settlements;
        if (site.building == Building::city) ++cities;
    }
    const auto roads = std::count(table.roads.begin(), table.roads.end(), seat);
    const PlayerState& player = table.players[seat.index()];
    if (settlements + player.settlements_left != kSettlements) return seat_text(seat) + ": settlements";
    if (cities + player.cities_left != kCities) return seat_text(seat) + ": cities";
    if (roads + player.roads_left != kRoads) return seat_text(seat) + ": roads";
    if (longest_road_length(setup, table, seat) != player.road_length) return seat_text(seat) + ": road length";
    return {};
}

/// The kept sets are those that follow from the pieces.
std::string check_network(const Setup& setup, const Table& table) {
    Table again = table;
    renew_network(setup, again);
    return again.network == table.network ? "" : "the network is not that of the pieces";
}

std::string check_distances(const Setup& setup, const Table& table) {
    for (std::uint16_t e = 0; e < setup.topology.edge_count; ++e) {
        const auto& ends = setup.topology.edge_vertices[e];
        const auto built = [&](VertexId v) { return table.sites[v.index()].building != Building::none; };
        if (built(ends[0]) && built(ends[1])) return "two buildings side by side";
    }
    return {};
}

std::string check_longest_road(const Setup& setup, const Table& table) {
    int most = 0;
    int holders = 0;
    for (const Seat seat : setup.all_seats()) {
        const int length = table.players[seat.index()].road_length;
        if (length > most) holders = 0;
        most = std::max(most, length);
        if (length == most) ++holders;
    }
    if (table.longest_road.valid()) {
        const bool fair = most >= kShortestAward && table.players[table.longest_road.index()].road_length == most;
        return fair ? "" : "the longest road is not with the longest";
    }
    return most >= kShortestAward && holders == 1 ? "the longest road was not taken" : "";
}

std::string check_largest_army(const Setup& setup, const Table& table) {
    int most = 0;
    int knights = 0;
    for (const Seat seat : setup.all_seats()) {
        most = std::max<int>(most, table.players[seat.index()].knights);
        knights += table.players[seat.index()].knights;
    }
    if (knights != table.played[DevCard::knight]) return "knights played and knights lying out differ";
    if (table.largest_army.valid()) {
        const bool fair = most >= kSmallestArmy && table.players[table.largest_army.index()].knights == most;
        return fair ? "" : "the largest army is not the largest";
    }
    return most >= kSmallestArmy ? "the largest army was not taken" : "";
}

std::string check_offers(const Setup& setup, const State& state) {
    for (const Seat seat : setup.all_seats()) {
        const Offer& offer = state.table.offers[seat.index()];
        if (!offer.open) {
            if (!(offer == Offer{})) return seat_text(seat) + ": a closed offer with something in it";
            continue;
        }
        const Phase phase = state.table.phase;
        if (!state.table.rolled || phase <= Phase::setup_road || phase == Phase::over) {
            return seat_text(seat) + ": an offer outside a turn";
        }
        const bool sides = !offer.give.empty() && !offer.want.empty() && !offer.give.overlaps(offer.want);
        const bool allowed = seat == state.table.turn || offer.to == SeatSet::of(state.table.turn);
        if (!sides || offer.to.empty() || offer.to.has(seat) || !allowed) return seat_text(seat) + ": a void offer";
        if (!subset(offer.accepted | offer.declined, offer.to) || !(offer.accepted & offer.declined).empty()) {
            return seat_text(seat) + ": wrong answers";
        }
        if (!state.secrets.holdings[seat.index()].hand.contains(offer.give)) return seat_text(seat) + ": an empty offer";
    }
    return {};
}

std::string check_discards(const Setup& setup, const State& state) {
    const Table& table = state.table;
    if ((table.phase == Phase::discard) == table.owing.empty()) return "discards and phase disagree";
    for (const Seat seat : setup.all_seats()) {
        const Holding& holding = state.secrets.holdings[seat.index()];
        const int due = table.discard_due[seat.index()];
        const bool owes = table.owing.has(seat);
        if (due != 0 && table.phase != Phase::discard) return seat_text(seat) + ": a stale discard";
        if (owes && due == 0) return seat_text(seat) + ": owes nothing";
        if (holding.discarding.total() != (owes ? 0 : due)) return seat_text(seat) + ": a wrong discard";
        if (!holding.hand.contains(holding.discarding)) return seat_text(seat) + ": discards what it lacks";
    }
    return {};
}

std::string check_phase(const Setup& setup, const State& state) {
    const Table& table = state.table;
    const int victims = table.victims.count();
    const bool robbing = table.phase == Phase::theft || table.phase == Phase::choose_victim;
    if (robbing != (victims != 0) || (table.phase == Phase::theft && victims != 1)) return "victims and phase disagree";
    if (table.phase == Phase::theft && state.secrets.holdings[table.victims.lowest().index()].hand.empty()) {
        return "the victim has nothing";
    }
    if ((table.phase == Phase::free_road) != (table.free_roads != 0)) return "free roads and phase disagree";
    if (table.phase == Phase::card_draw && state.secrets.deck.total() == 0) return "a draw from an empty deck";
    const bool over = table.phase == Phase::over;
    if (over == table.winners.empty()) return "winners and phase disagree";
    const bool playing = table.turn_number != 0;
    const bool placing = table.phase <= Phase::setup_road;
    if (placing == playing) return "turn number and phase disagree";
    if (table.phase == Phase::setup_road && !table.last_settlement.valid()) return "a set-up road without a settlement";
    if (!over && playing && table.part != Part::special && points(setup, state, table.turn) >= setup.config.settings.victory_target) {
        return "a game that should be over";
    }
    return {};
}

std::string check_cards(const Setup& setup, const State& state) {
    std::array<int, kResources> cards{};
    std::array<int, kDevCardKinds> development{};
    const auto add = [](auto& sum, const auto& counts) {
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += counts.count[i];
    };
    add(cards, state.secrets.bank);
    add(development, state.secrets.deck);
    add(development, state.table.played);
    for (std::size_t s = 0; s < state.secrets.holdings.size(); ++s) {
        const Holding& holding = state.secrets.holdings[s];
        if (static_cast<int>(s) >= setup.config.seats && !(holding == Holding{})) return "an empty place holds cards";
        add(cards, holding.hand);
        add(development, holding.cards);
        add(development, holding.fresh);
        const bool on_turn = state.table.turn.value == s;
        if (!on_turn && holding.fresh.total() != 0) return "a card bought outside a turn";
    }
    for (std::size_t r = 0; r < cards.size(); ++r) {
        if (cards[r] != setup.supply.count[r]) return "resource cards lost or made";
    }
    for (std::size_t c = 0; c < development.size(); ++c) {
        if (development[c] != setup.deck.count[c]) return "development cards lost or made";
    }
    return {};
}

/// A game that is not over can go on.
std::string check_way_on(const Setup& setup, const State& state) {
    const game::ToAct due = to_act(setup, state);
    if (due.waiting == game::Waiting::chance) {
        ChanceList list;
        chances(setup, state, list);
        return list.empty() ? "nature has no outcome" : "";
    }
    if (due.waiting == game::Waiting::over || state.table.phase == Phase::discard) return {};
    ActionList list;
    legal(setup, state, state.table.turn, list);
    return list.empty() ? "nobody can move" : "";
}

}  // namespace

std::string check_table(const Setup& setup, const Table& table) {
    // Ranges first: everything after them follows indices.
    for (const auto check : {check_sites, check_sets, check_ranges, check_network}) {
        if (std::string wrong = check(setup, table); !wrong.empty()) return wrong;
    }
    for (const Seat seat : setup.all_seats()) {
        if (std::string wrong = check_pieces(setup, table, seat); !wrong.empty()) return wrong;
    }
    for (const auto check : {check_distances, check_longest_road, check_largest_army}) {
        if (std::string wrong = check(setup, table); !wrong.empty()) return wrong;
    }
    return {};
}

std::string check_invariants(const Setup& setup, const State& state) {
    if (std::string wrong = check_table(setup, state.table); !wrong.empty()) return wrong;
    for (const auto check : {check_cards, check_offers, check_discards, check_phase, check_way_on}) {
        if (std::string wrong = check(setup, state); !wrong.empty()) return wrong;
    }
    return {};
}

}  // namespace lw::isles
