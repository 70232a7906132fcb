// The number that stands for a game at a point, as the engine, the golden games and replay tell it.
#pragma once

#include "base/hash.hpp"
#include "game/settings.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"

#include <cstdint>

namespace lw::cli {

/// Those settings that the rules look at.
template <class SettingList, class S>
void add_settings(base::Hasher& h, const SettingList& list, const S& s) {
    game::settings::for_each_by_age(list, [&](const auto& one) {
        if (one.about.rules) h.byte(static_cast<std::uint8_t>(s.*one.at));
    });
}

/// Over the position with all that is hidden (G::hash) and over what the game depends on besides: seats, board and
/// settings. Not over what changes no move: time limits, and how the board was made.
[[nodiscard]] std::uint64_t position_hash(const isles::Setup& setup, const isles::State& state);
[[nodiscard]] std::uint64_t position_hash(const shires::Setup& setup, const shires::State& state);

}  // namespace lw::cli
