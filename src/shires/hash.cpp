// Every field by name, in the order of state.hpp: whoever adds one, adds it here. What follows from the tiles (cells, gaps,
// features) is left out; invariants.cpp holds it to them.
#include "base/hash.hpp"
#include "shires/rules.hpp"

namespace lw::shires {

namespace {

using base::Hasher;

void add(Hasher& h, const Player& p) {
    h.byte(p.supply);
    for (const auto points : p.points) h.u16(points);
}

void add(Hasher& h, const Laid& tile) {
    h.byte(tile.kind.value);
    h.byte(tile.rotation);
    h.u16(static_cast<std::uint16_t>(tile.at.x));
    h.u16(static_cast<std::uint16_t>(tile.at.y));
    h.byte(tile.follower.value);
    h.byte(tile.stands_on);
}

}  // namespace

std::uint64_t hash(const State& state) {
    Hasher h;
    h.byte(static_cast<std::uint8_t>(state.phase));
    h.byte(state.turn.value);
    h.u16(state.turn_number);
    h.byte(state.in_hand.value);
    for (const auto n : state.pile) h.byte(n);
    for (const auto n : state.set_aside) h.byte(n);
    for (const Player& player : state.players) add(h, player);
    h.byte(state.winners.bits());
    h.byte(static_cast<std::uint8_t>(state.tiles.size()));
    for (const Laid& tile : state.tiles) add(h, tile);
    return h.value();
}

}  // namespace lw::shires
