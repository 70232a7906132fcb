// From what the set-up screen says to a playable game.
#pragma once

#include "registry/games.hpp"
#include "ui/intent.hpp"

#include <cstdint>
#include <vector>

namespace lw::app {

/// `chance_seed` is for everything drawn by chance, and stays secret.
template <class G>
[[nodiscard]] match::Match<G> make_match(const ui::NewGameOf<G>& game, std::uint64_t chance_seed) {
    return {match::Session<G>::start(game.config, chance_seed), game.players, {}};
}

/// The table of a rematch: exactly the same, or another board of its kind; where there is no board, the next player
/// takes over from a chosen first player.
[[nodiscard]] isles::Config again(isles::Config config, bool same_board, std::uint64_t board_seed);
[[nodiscard]] shires::Config again(shires::Config config, bool same_board, std::uint64_t board_seed);

template <class G>
[[nodiscard]] match::Match<G> rematch(const match::Match<G>& old, bool same_board, std::uint64_t board_seed, std::uint64_t chance_seed) {
    return make_match<G>({old.players, again(old.session.config(), same_board, board_seed)}, chance_seed);
}

/// `seats` players: those of the last table, then computers.
[[nodiscard]] std::vector<game::Player> table_for(int seats, const std::vector<game::Player>& last_players);

/// One person against three computer players at the usual table; the person as in `last_players` if there is one.
[[nodiscard]] registry::AnyMatch quick_match(ui::GameKind kind, const std::vector<game::Player>& last_players, std::uint64_t board_seed,
                                             std::uint64_t chance_seed);

}  // namespace lw::app
