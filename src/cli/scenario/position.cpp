#include "cli/scenario/position.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"

#include <functional>

namespace lw::cli {

namespace {

using namespace isles;

Holding& holding(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    return world.edit().secrets.holdings[seat.index()];
}

PlayerState& player(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    return world.edit().table.players[seat.index()];
}

void buildings(World& world, Words& words, Building kind) {
    const Seat seat = world.seat(words.next("a seat"));
    Table& table = world.edit().table;
    do {
        Site& site = table.sites[read_vertex(words, world.setup().topology).index()];
        if (site.building != Building::none && site.owner != seat) throw Failure("another seat's building stands there");
        site = {kind, seat};
    } while (!words.empty());
}

void roads(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    const auto edges = read_chains(words, world.setup().topology);
    if (edges.empty()) throw Failure("expected a road such as N(0,0)-S(1,-1)");
    for (const EdgeId edge : edges) {
        Seat& owner = world.edit().table.roads[edge.index()];
        if (owner.valid() && owner != seat) throw Failure("another seat's road lies there");
        owner = seat;
    }
}

/// Takes pieces off the board: "remove N(0,0)", "remove N(0,0)-S(1,-1)".
void remove(World& world, Words& words) {
    Table& table = world.edit().table;
    if (words.take("all")) {
        table.sites = {};
        table.roads = {};
        return;
    }
    if (words.peek().find(")-") != std::string::npos) {
        table.roads[read_edge(words, world.setup().topology).index()] = Seat{};
    } else {
        table.sites[read_vertex(words, world.setup().topology).index()] = Site{};
    }
}

void put_bank(World& world, Words& words) {
    State& state = world.edit();
    if (!at_resource(words)) {
        state.secrets.bank = read_resources(words);
        world.given.bank.fill(true);
        return;
    }
    do {
        const Resource resource = read_resource(words);
        state.secrets.bank[resource] = static_cast<std::uint8_t>(words.number("a number of cards", 0, 99));
        world.given.bank[static_cast<std::size_t>(resource)] = true;
    } while (!words.empty());
}

void put_deck(World& world, Words& words) {
    world.edit().secrets.deck = read_dev_cards(words);
    world.given.deck.fill(true);
}

void put_left(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    PlayerState& own = world.edit().table.players[seat.index()];
    do {
        if (words.take("roads")) {
            own.roads_left = static_cast<std::uint8_t>(words.number("roads", 0, kRoads));
            world.given.roads_left[seat.index()] = true;
        } else if (words.take("settlements")) {
            own.settlements_left = static_cast<std::uint8_t>(words.number("settlements", 0, kSettlements));
            world.given.settlements_left[seat.index()] = true;
        } else {
            words.require("cities");
            own.cities_left = static_cast<std::uint8_t>(words.number("cities", 0, kCities));
            world.given.cities_left[seat.index()] = true;
        }
    } while (!words.empty());
}

void begin_play(World& world, Seat seat, bool rolled) {
    Table& table = world.edit().table;
    if (!table.first.valid()) table.first = Seat(0);
    table.turn = seat;
    if (table.turn_number == 0) table.turn_number = 1;
    table.setup_step = static_cast<std::uint8_t>(2 * world.seats());
    table.last_settlement = VertexId{};
    table.rolled = rolled;
    table.dice = {};
    if (rolled) table.dice = {1, 1};
    table.card_played = false;
    table.built = false;
    table.phase = rolled ? Phase::main : Phase::pre_roll;
}

void put_turn(World& world, Words& words) {
    const Seat seat = world.seat(words.next("a seat"));
    bool rolled = true;
    if (words.take("before-roll")) {
        rolled = false;
    } else {
        words.take("to-act");
    }
    begin_play(world, seat, rolled);
}

void put_phase(World& world, Words& words) {
    const std::string word = words.next("a phase");
    for (int i = 0; i <= static_cast<int>(Phase::over); ++i) {
        const auto one = static_cast<Phase>(i);
        if (name_of(one) != word) continue;
        Table& table = world.edit().table;
        if (one > Phase::setup_road && table.turn_number == 0) begin_play(world, table.turn, one > Phase::dice);
        table.phase = one;
        if (one == Phase::pre_roll || one == Phase::dice) table.rolled = false;
        if (one == Phase::free_road && table.free_roads == 0) table.free_roads = 2;
        return;
    }
    throw Failure("'" + word + "' is not a phase");
}

/// The n-th placement of the set-up, from 1; "placement 5 red road N(0,0)" is the point between settlement and road.
void put_placement(World& world, Words& words) {
    Table& table = world.edit().table;
    const int n = words.number("a placement", 1, 2 * world.seats());
    const int seats = world.seats();
    const int offset = n - 1 < seats ? n - 1 : 2 * seats - n;
    table.setup_step = static_cast<std::uint8_t>(n - 1);
    table.turn_number = 0;
    table.turn = Seat((table.first.index() + offset) % seats);
    table.phase = Phase::setup_settlement;
    if (!words.take("road")) return;
    table.phase = Phase::setup_road;
    table.last_settlement = read_vertex(words, world.setup().topology);
}

void put_due(World& world, Words& words) {
    Table& table = world.edit().table;
    do {
        const Seat seat = world.seat(words.next("a seat"));
        table.discard_due[seat.index()] = static_cast<std::uint8_t>(words.number("a number of cards", 1, 99));
        table.owing.add(seat);
    } while (!words.empty());
    table.phase = Phase::discard;
}

void put_offer(World& world, Words& words) {
    Offer& one = world.edit().table.offers[world.seat(words.next("a seat")).index()];
    one = Offer{};
    one.open = true;
    one.give = read_resources(words);
    words.require("for");
    one.want = read_resources(words);
    words.require("to");
    one.to = world.seat_set(words.next("seats"));
    if (words.take("accepted")) one.accepted = world.seat_set(words.next("seats"));
    if (words.take("declined")) one.declined = world.seat_set(words.next("seats"));
}

void turn_facts(World& world, const std::string& verb, Words& words) {
    Table& table = world.edit().table;
    if (verb == "turn-number") {
        table.turn_number = static_cast<std::uint16_t>(words.number("a turn", 1, 2000));
    } else if (verb == "rolled") {
        table.rolled = true;
        table.dice = {static_cast<std::uint8_t>(words.number("a die", 1, 6)), static_cast<std::uint8_t>(words.number("a die", 1, 6))};
    } else if (verb == "card-played") {
        table.card_played = true;
    } else if (verb == "built") {
        table.built = true;
    } else {
        table.free_roads = static_cast<std::uint8_t>(words.number("free roads", 1, 2));
        table.phase = Phase::free_road;
    }
}

using Handler = void (*)(World&, Words&);

const std::map<std::string, Handler, std::less<>>& handlers() {
    static const std::map<std::string, Handler, std::less<>> kHandlers{
        {"settlement", [](World& w, Words& t) { buildings(w, t, Building::settlement); }},
        {"settlements", [](World& w, Words& t) { buildings(w, t, Building::settlement); }},
        {"city", [](World& w, Words& t) { buildings(w, t, Building::city); }},
        {"cities", [](World& w, Words& t) { buildings(w, t, Building::city); }},
        {"road", roads},
        {"roads", roads},
        {"remove", remove},
        {"hand",
         [](World& w, Words& t) {
             Resources& hand = holding(w, t).hand;
             hand = read_resources(t);
         }},
        {"cards",
         [](World& w, Words& t) {
             DevCards& cards = holding(w, t).cards;
             cards = read_dev_cards(t);
         }},
        {"bought",
         [](World& w, Words& t) {
             DevCards& cards = holding(w, t).fresh;
             cards = read_dev_cards(t);
         }},
        {"bank", put_bank},
        {"deck", put_deck},
        {"left", put_left},
        {"knights",
         [](World& w, Words& t) {
             auto& n = player(w, t).knights;
             n = static_cast<std::uint8_t>(t.number("knights", 0, 30));
         }},
        {"length",
         [](World& w, Words& t) {
             const Seat seat = w.seat(t.next("a seat"));
             w.edit().table.players[seat.index()].road_length = static_cast<std::uint8_t>(t.number("a length", 0, 15));
             w.given.length[seat.index()] = true;
         }},
        {"longest-road",
         [](World& w, Words& t) {
             w.edit().table.longest_road = w.seat_or_none(t.next("a seat or none"));
             w.given.longest_road = true;
         }},
        {"largest-army",
         [](World& w, Words& t) {
             w.edit().table.largest_army = w.seat_or_none(t.next("a seat or none"));
             w.given.largest_army = true;
         }},
        {"played", [](World& w, Words& t) { w.edit().table.played = read_dev_cards(t); }},
        {"robber", [](World& w, Words& t) { w.edit().table.robber = read_hex_id(t, w.setup().topology); }},
        {"turn", put_turn},
        {"phase", put_phase},
        {"placement", put_placement},
        {"due", put_due},
        {"offer", put_offer},
        {"victims", [](World& w, Words& t) { w.edit().table.victims = w.seat_set(t.next("seats")); }},
        {"seed", [](World& w, Words& t) { w.rng = base::Rng(static_cast<std::uint64_t>(t.number("a seed", 0, 2'000'000'000))); }},
    };
    return kHandlers;
}

}  // namespace

bool position_line(World& world, const std::string& verb, Words& words) {
    if (verb == "turn-number" || verb == "rolled" || verb == "card-played" || verb == "built" || verb == "free-roads") {
        turn_facts(world, verb, words);
        words.end();
        return true;
    }
    const auto found = handlers().find(verb);
    if (found == handlers().end()) return false;
    found->second(world, words);
    words.end();
    return true;
}

}  // namespace lw::cli
