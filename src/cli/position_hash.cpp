#include "cli/position_hash.hpp"

#include "base/hash.hpp"
#include "isles/settings.hpp"
#include "shires/settings.hpp"

#include <algorithm>
#include <tuple>

namespace lw::cli {

namespace {

using base::Hasher;

void add(Hasher& h, isles::Hex hex) {
    h.byte(static_cast<std::uint8_t>(hex.q));
    h.byte(static_cast<std::uint8_t>(hex.r));
}

/// Harbours may be listed in any order.
void add_harbours(Hasher& h, const isles::Layout& layout) {
    auto harbours = layout.harbours;
    const auto place = [](const isles::Harbour& one) { return std::tuple(one.hex.q, one.hex.r, one.side); };
    std::sort(harbours.begin(), harbours.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
    h.byte(static_cast<std::uint8_t>(harbours.size()));
    for (const isles::Harbour& harbour : harbours) {
        add(h, harbour.hex);
        h.byte(static_cast<std::uint8_t>(harbour.side));
        h.byte(static_cast<std::uint8_t>(harbour.kind));
    }
}

void add(Hasher& h, const isles::Layout& layout) {
    h.byte(static_cast<std::uint8_t>(layout.tiles.size()));
    for (const isles::Tile& tile : layout.tiles) {
        add(h, tile.hex);
        h.byte(static_cast<std::uint8_t>(tile.terrain));
        h.byte(tile.token);
    }
    add_harbours(h, layout);
}

}  // namespace

std::uint64_t position_hash(const isles::Setup& setup, const isles::State& state) {
    Hasher h;
    h.byte(setup.config.seats);
    add(h, setup.config.layout);
    add_settings(h, isles::kSettings, setup.config.settings);
    h.u64(isles::hash(state));
    return h.value();
}

std::uint64_t position_hash(const shires::Setup& setup, const shires::State& state) {
    Hasher h;
    h.byte(setup.config.seats);
    add_settings(h, shires::kSettings, setup.config.settings);
    h.u64(shires::hash(state));
    return h.value();
}

}  // namespace lw::cli
