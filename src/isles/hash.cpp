// Every field by name, in the order of state.hpp: whoever adds one, adds it here.
#include "base/hash.hpp"
#include "isles/rules.hpp"

namespace lw::isles {

namespace {

using base::Hasher;

void add(Hasher& h, const Cards& cards) {
    for (const auto n : cards.count) h.byte(n);
}
void add(Hasher& h, const CardCounts& cards) {
    for (const auto n : cards.count) h.byte(n);
}

void add(Hasher& h, const Player& p) {
    h.byte(p.roads_left);
    h.byte(p.settlements_left);
    h.byte(p.cities_left);
    h.byte(p.knights);
    h.byte(p.road_length);
}

void add(Hasher& h, const Offer& offer) {
    h.byte(offer.open ? 1 : 0);
    add(h, offer.give);
    add(h, offer.want);
    h.byte(offer.to.bits());
    h.byte(offer.accepted.bits());
    h.byte(offer.declined.bits());
}

void add_turn(Hasher& h, const Table& t) {
    h.byte(static_cast<std::uint8_t>(t.phase));
    h.byte(t.turn.value);
    if (t.part != Part::whole) {  // positions without parts keep the hash they always had
        h.byte(static_cast<std::uint8_t>(t.part));
        h.byte(t.roller.value);
    }
    h.byte(t.first.value);
    h.u16(t.turn_number);
    h.byte(t.setup_step);
    h.u16(t.last_settlement.value);
    h.byte(t.rolled ? 1 : 0);
    for (const auto die : t.dice) h.byte(die);
    h.u64(t.dice_drawn);
    h.byte(t.card_played ? 1 : 0);
    h.byte(t.built ? 1 : 0);
    h.byte(t.free_roads);
    add(h, t.played);
    h.byte(t.owing.bits());
    for (const auto due : t.discard_due) h.byte(due);
    h.byte(t.victims.bits());
    h.byte(t.longest_road.value);
    h.byte(t.largest_army.value);
    h.byte(t.winners.bits());
}

void add(Hasher& h, const Table& t) {
    for (const Site& site : t.sites) {
        h.byte(static_cast<std::uint8_t>(site.building));
        h.byte(site.owner.value);
    }
    for (const Seat road : t.roads) h.byte(road.value);
    h.u16(t.robber.value);
    for (const Player& player : t.players) add(h, player);
    for (const Offer& offer : t.offers) add(h, offer);
    add_turn(h, t);
}

void add(Hasher& h, const Secrets& s) {
    for (const Holding& holding : s.holdings) {
        add(h, holding.hand);
        add(h, holding.cards);
        add(h, holding.fresh);
        add(h, holding.discarding);
    }
    add(h, s.bank);
    add(h, s.deck);
}

}  // namespace

std::uint64_t hash(const State& state) {
    Hasher h;
    add(h, state.table);
    add(h, state.secrets);
    return h.value();
}

}  // namespace lw::isles
