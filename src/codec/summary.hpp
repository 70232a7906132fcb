// What a list of saved games shows: nothing private. Readable without knowing the game.
#pragma once

#include "base/bytes.hpp"
#include "codec/error.hpp"
#include "game/name.hpp"
#include "game/player.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace lw::codec {

struct Summary {
    std::string game;  ///< its name, Game::kName
    std::string title;
    std::uint64_t saved_at = 0;  ///< seconds since 1970-01-01 UTC
    std::uint16_t turn = 0;      ///< 0 before the first
    bool over = false;
    std::vector<game::Player> players;
};

inline constexpr std::size_t kMaxTitle = game::kMaxTitleBytes;

[[nodiscard]] Fault read_summary(base::ByteView save, Summary& out);

}  // namespace lw::codec
