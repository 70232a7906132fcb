// A table before the first move as lines, and points at the end; one file per game.
#pragma once

#include "cli/scenario/shires/world.hpp"
#include "cli/scenario/world.hpp"

#include <string>

namespace lw::cli {

/// What the lines of a game's table are read into.
template <class G>
struct WorldOf;
template <>
struct WorldOf<isles::Game> {
    using type = World;
};
template <>
struct WorldOf<shires::Game> {
    using type = shires_script::World;
};

/// Seats, who begins, settings, and the board where the game has one.
[[nodiscard]] std::string config_text(const isles::Config& config);
[[nodiscard]] std::string config_text(const shires::Config& config);
/// Reads such a line; false when it is not one. A Failure says what is wrong.
bool read_table_line(World& world, const std::string& verb, Words& words);
bool read_table_line(shires_script::World& world, const std::string& verb, Words& words);

/// "settlements 2 cities 1 ...": where a seat's points come from.
[[nodiscard]] std::string points_text(const isles::State& state, game::Seat seat);
[[nodiscard]] std::string points_text(const shires::State& state, game::Seat seat);

}  // namespace lw::cli
