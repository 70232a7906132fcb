// A whole game as text that a person can read: how it was made, the board, every move with what it brought about, and
// the end. Board lines are those of the scenarios (tests/scenarios/README.md).
#pragma once

#include "isles/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::cli {

using Move = std::pair<game::Actor, isles::Action>;

struct Play {
    std::string title;
    std::string recipe;                ///< how to make it again (golden.hpp)
    isles::Config config;
    std::vector<Move> moves;
};

/// The board, seats and settings as lines.
[[nodiscard]] std::string config_text(const isles::Config& config);
/// The whole text; the moves are applied to find what they bring about. A Failure when one is refused.
[[nodiscard]] std::string play_text(const Play& play);
/// Reads title, recipe, config and moves; what they brought about is for comparing. A Failure says what is wrong.
[[nodiscard]] Play parse_play(std::string_view text);

/// Applies all moves; a Failure when one is refused.
[[nodiscard]] isles::State final_state(const Play& play, std::vector<isles::Event>* events);

}  // namespace lw::cli
