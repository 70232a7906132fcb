// Tables for the verbs that play without a screen: every setting in turn, or a preset's.
#pragma once

#include "isles/game.hpp"
#include "shires/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace lw::cli {

/// Every setting and board shape in turn, by the number of the game.
template <class G>
[[nodiscard]] typename G::Config any_config(std::uint64_t seed);

/// A usual table for that many seats; a board, where the game has one, is made from the seed.
template <class G>
[[nodiscard]] typename G::Config usual_config(int seats, std::uint64_t seed);

/// The fewest and most seats of the preset; nothing when the game has no preset of this name.
template <class G>
[[nodiscard]] std::optional<std::pair<int, int>> preset_seats(std::string_view preset);

/// A table of the preset. Requires a number of seats within preset_seats().
template <class G>
[[nodiscard]] typename G::Config preset_config(std::string_view preset, int seats, std::uint64_t seed);

/// "beginner, standard, ..."
template <class G>
[[nodiscard]] std::string preset_names();

template <>
isles::Config any_config<isles::Game>(std::uint64_t seed);
template <>
shires::Config any_config<shires::Game>(std::uint64_t seed);
template <>
isles::Config usual_config<isles::Game>(int seats, std::uint64_t seed);
template <>
shires::Config usual_config<shires::Game>(int seats, std::uint64_t seed);
template <>
std::optional<std::pair<int, int>> preset_seats<isles::Game>(std::string_view preset);
template <>
std::optional<std::pair<int, int>> preset_seats<shires::Game>(std::string_view preset);
template <>
isles::Config preset_config<isles::Game>(std::string_view preset, int seats, std::uint64_t seed);
template <>
shires::Config preset_config<shires::Game>(std::string_view preset, int seats, std::uint64_t seed);
template <>
std::string preset_names<isles::Game>();
template <>
std::string preset_names<shires::Game>();

}  // namespace lw::cli
