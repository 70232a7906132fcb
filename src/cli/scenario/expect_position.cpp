// Hands, bank, deck, stock, points, awards, what lies where.
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"

namespace lw::cli {

namespace {

using namespace isles;

const Holding& holding(World& world, Seat seat) { return world.quiet().secrets.holdings[seat.index()]; }
const PlayerState& player(World& world, Seat seat) { return world.quiet().table.players[seat.index()]; }
Seat read_seat(World& world, Words& words) { return world.seat(words.next("a seat")); }

void hand(World& world, Words& words) {
    const Seat seat = read_seat(world, words);
    const Resources& cards = holding(world, seat).hand;
    if (!at_resource(words)) return same("the hand of " + world.name(seat), isles::to_text(cards), isles::to_text(read_resources(words)));
    do {
        const Resource resource = read_resource(words);
        same(std::string(isles::name_of(resource)) + " of " + world.name(seat), cards[resource], words.number("cards", 0, 255));
    } while (!words.empty());
}

/// "hands 1b 2l none -": by seat.
void hands(World& world, Words& words) {
    for (int i = 0; i < world.seats(); ++i) {
        Words one(words.next("a hand"));
        same("the hand of " + world.name(Seat(i)), isles::to_text(holding(world, Seat(i)).hand), isles::to_text(read_resources(one)));
    }
}

void hand_size(World& world, Words& words) {
    const Seat seat = read_seat(world, words);
    same("the number of cards of " + world.name(seat), holding(world, seat).hand.total(), words.number("cards", 0, 255));
}

void bank(World& world, Words& words) {
    const Resources& cards = world.quiet().secrets.bank;
    if (words.take("total")) return same("the bank's total", cards.total(), words.number("cards", 0, 999));
    if (!at_resource(words)) return same("the bank", isles::to_text(cards), isles::to_text(read_resources(words)));
    do {
        const Resource resource = read_resource(words);
        same("the bank's " + std::string(isles::name_of(resource)), cards[resource], words.number("cards", 0, 255));
    } while (!words.empty());
}

void deck(World& world, Words& words) {
    const DevCards& cards = world.quiet().secrets.deck;
    if (words.take("total")) return same("the deck", cards.total(), words.number("cards", 0, 99));
    same("the deck", to_text(cards), to_text(read_dev_cards(words)));
}

void unplayed(World& world, Words& words, bool held, bool bought) {
    const Seat seat = read_seat(world, words);
    DevCards sum;
    for (const DevCard card : kAllDevCards) {
        const int held_count = held ? holding(world, seat).cards[card] : 0;
        const int bought_count = bought ? holding(world, seat).fresh[card] : 0;
        sum[card] = static_cast<std::uint8_t>(held_count + bought_count);
    }
    same("the cards of " + world.name(seat), to_text(sum), to_text(read_dev_cards(words)));
}

void points_line(World& world, Words& words, bool hidden_too) {
    const Seat seat = read_seat(world, words);
    const State& state = world.quiet();
    const Points points = points_of(state.table, state.secrets.holdings[seat.index()], seat);
    same("the points of " + world.name(seat), hidden_too ? points.total() : points.visible(), words.number("points", 0, 99));
}

void lengths(World& world, Words& words) {
    for (int i = 0; i < world.seats() && !words.empty(); ++i) {
        const std::string word = words.next("a length");
        if (word == "-") continue;
        same("the road length of " + world.name(Seat(i)), std::to_string(player(world, Seat(i)).road_length), word);
    }
}

void length(World& world, Words& words) {
    const Seat seat = read_seat(world, words);
    const int wanted = words.number("a length", 0, 15);
    same("the road length of " + world.name(seat), player(world, seat).road_length, wanted);
    const State& state = world.quiet();
    same("the length of a longest trail of " + world.name(seat), static_cast<int>(longest_trail(world.setup(), state.table, seat).size()),
         wanted);
}

void left(World& world, Words& words) {
    const Seat seat = read_seat(world, words);
    do {
        if (words.take("roads")) {
            same("roads left", player(world, seat).roads_left, words.number("roads", 0, kRoads));
        } else if (words.take("settlements")) {
            same("settlements left", player(world, seat).settlements_left, words.number("settlements", 0, kSettlements));
        } else {
            words.require("cities");
            same("cities left", player(world, seat).cities_left, words.number("cities", 0, kCities));
        }
    } while (!words.empty());
}

void site(World& world, Words& words) {
    const VertexId at = read_vertex(words, world.setup().topology);
    const Site& one = world.quiet().table.sites[at.index()];
    std::string found = "empty";
    if (one.building != Building::none) {
        found = world.name(one.owner) + (one.building == Building::city ? " city" : " settlement");
    }
    same("the place", found, words.rest());
}

void edge(World& world, Words& words) {
    const EdgeId at = read_edge(words, world.setup().topology);
    const Seat owner = world.quiet().table.roads[at.index()];
    const std::string wanted = words.next("a seat or empty");
    same("the road's owner", owner.valid() ? world.name(owner) : "empty", wanted == "none" ? "empty" : wanted);
}

void conserved(World& world, Words& /*words*/) {
    const State& state = world.quiet();
    Resources sum = state.secrets.bank;
    for (const Holding& one : state.secrets.holdings) sum += one.hand;
    same("bank and hands together", isles::to_text(sum), isles::to_text(world.setup().supply));
    const std::string broken = check_invariants(world.setup(), state);
    if (!broken.empty()) throw Failure("no longer holds: " + broken);
}

}  // namespace

void add_position_expectations(Expectations& all) {
    all["hand"] = hand;
    all["hands"] = hands;
    all["hand-size"] = hand_size;
    all["bank"] = bank;
    all["deck"] = deck;
    all["supply"] = [](World& w, Words& t) { same("the supply", isles::to_text(w.setup().supply), isles::to_text(read_resources(t))); };
    all["whole-deck"] = [](World& w, Words& t) { same("the whole deck", to_text(w.setup().deck), to_text(read_dev_cards(t))); };
    all["played"] = [](World& w, Words& t) { same("the played cards", to_text(w.quiet().table.played), to_text(read_dev_cards(t))); };
    all["cards"] = [](World& w, Words& t) { unplayed(w, t, true, false); };
    all["bought"] = [](World& w, Words& t) { unplayed(w, t, false, true); };
    all["unplayed"] = [](World& w, Words& t) { unplayed(w, t, true, true); };
    all["points"] = [](World& w, Words& t) { points_line(w, t, true); };
    all["public-points"] = [](World& w, Words& t) { points_line(w, t, false); };
    all["lengths"] = lengths;
    all["length"] = length;
    all["left"] = left;
    all["site"] = site;
    all["edge"] = edge;
    all["conserved"] = conserved;
    all["knights"] = [](World& w, Words& t) {
        const Seat seat = read_seat(w, t);
        same("the knights of " + w.name(seat), player(w, seat).knights, t.number("knights", 0, 99));
    };
    all["longest-road"] = [](World& w, Words& t) {
        same("the holder of the longest road", w.name(w.quiet().table.longest_road), w.name(w.seat_or_none(t.next("a seat or none"))));
    };
    all["largest-army"] = [](World& w, Words& t) {
        same("the holder of the largest army", w.name(w.quiet().table.largest_army), w.name(w.seat_or_none(t.next("a seat or none"))));
    };
    all["robber"] = [](World& w, Words& t) {
        const HexId wanted = read_hex_id(t, w.setup().topology);
        const auto& names = w.setup().topology.hex_name;
        same("the robber's hex", isles::to_text(names[w.quiet().table.robber.index()]), isles::to_text(names[wanted.index()]));
    };
    all["rate"] = [](World& w, Words& t) {
        const Seat seat = read_seat(w, t);
        const Resource give = read_resource(t);
        same("the rate", bank_rate(w.quiet().table, seat, give), t.number("a rate", 2, 4));
    };
}

}  // namespace lw::cli
