// The hash that identifies a game at some point, as the engine, the golden games and replay report it.
#pragma once

#include "base/hash.hpp"
#include "game/settings.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"

#include <cstdint>

namespace lw::cli {

/// The settings that the rules read.
template <class SettingList, class S>
void add_settings(base::Hasher& h, const SettingList& list, const S& s) {
    game::settings::for_each_by_age(list, [&](const auto& one) {
        if (one.about.rules) h.byte(static_cast<std::uint8_t>(s.*one.at));
    });
}

/// Over the position with everything hidden (G::hash) and over what else the game depends on: seats, board and
/// settings. Not over what affects no move: time limits, and how the board was made.
[[nodiscard]] std::uint64_t position_hash(const isles::Setup& setup, const isles::State& state);
[[nodiscard]] std::uint64_t position_hash(const shires::Setup& setup, const shires::State& state);

}  // namespace lw::cli
