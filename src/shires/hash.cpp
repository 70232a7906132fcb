// The hash of a position: every field that its players or nature decide. What follows from the tiles (cells, gaps,
// features) is left out; invariants.cpp checks it against them.
#include "game/hashing.hpp"
#include "shires/fields.hpp"
#include "shires/rules.hpp"

namespace lw::shires {

namespace {

struct Own {
    static void add(base::Hasher& hash, Kind kind) { hash.byte(kind.value); }
};

}  // namespace

std::uint64_t hash(const State& state) {
    game::Hashing<Own> hashing;
    visit_course(hashing, state);
    hashing.add(static_cast<std::uint8_t>(state.tiles.size()));
    for (const Laid& tile : state.tiles) hashing.add(tile);
    return hashing.value();
}

}  // namespace lw::shires
