// From what the set-up screen says to a game that can be played.
#pragma once

#include "registry/games.hpp"
#include "ui/intent.hpp"

#include <cstdint>
#include <vector>

namespace lw::app {

/// `chance_seed` is for dice and draws and stays secret.
[[nodiscard]] registry::IslesMatch make_match(const ui::NewGame& game, std::uint64_t chance_seed);

/// The same table again, on the same board or on another one of its kind.
[[nodiscard]] registry::IslesMatch rematch(const registry::IslesMatch& old, bool same_board, std::uint64_t board_seed,
                                           std::uint64_t chance_seed);

/// A new game on a shared board, with its settings.
[[nodiscard]] registry::IslesMatch match_on(const isles::Config& config, const std::vector<game::Player>& last_players,
                                            std::uint64_t chance_seed);
/// So many players: those of the last table, then computers.
[[nodiscard]] std::vector<game::Player> table_for(int seats, const std::vector<game::Player>& last_players);

/// One person against three computer players on a variable board; the person as in `last_players` if there is one.
[[nodiscard]] ui::NewGame quick_game(const std::vector<game::Player>& last_players, std::uint64_t board_seed);

}  // namespace lw::app
