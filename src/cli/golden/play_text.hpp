// A whole game as human-readable text: how it was made, the table, every move with what it brought about, and the
// end. The lines of the table are those of the scenarios (tests/scenarios/README.md).
#pragma once

#include "registry/games.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::cli {

template <class G>
using Move = std::pair<game::Actor, typename G::Action>;

template <class G>
struct Play {
    std::string title;
    std::string recipe;  ///< how to make it again (golden.hpp)
    typename G::Config config;
    std::vector<Move<G>> moves;
};

/// The game that the first line names, "landwright isles game"; a Failure when it is not one of those known.
[[nodiscard]] std::string game_of_text(std::string_view text, const std::vector<std::string_view>& known = registry::game_names());

/// The whole text; the moves are applied to find what they bring about. A Failure when one is refused.
template <class G>
[[nodiscard]] std::string play_text(const Play<G>& play);
/// Reads title, recipe, config and moves and trusts them: what they brought about is for comparing, and the end may be
/// missing, as in a file yet to be made. A Failure says what is wrong.
template <class G>
[[nodiscard]] Play<G> parse_play(std::string_view text);
/// Reads a whole record and checks it: every line, from the table to the hash at its end, is what the rules make of the table
/// and the moves, and nothing is missing or left over. A Failure names the first line that is not. Blank lines and comments
/// are ignored. The hash may be that of the position alone, as before it covered the table.
template <class G>
[[nodiscard]] Play<G> read_record(std::string_view text);

/// Applies all moves; a Failure when one is refused.
template <class G>
[[nodiscard]] typename G::State final_state(const Play<G>& play, std::vector<typename G::Event>* events);

}  // namespace lw::cli
