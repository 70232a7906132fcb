// What places on the board are worth to a seat. Whole numbers throughout, the same on every platform.
#pragma once

#include "isles/game.hpp"

#include <array>

namespace lw::agent {

/// Chances in 36 that a token is rolled; 0 for none.
[[nodiscard]] int pips(int token);

/// Expected cards of each resource, in 36ths per roll.
using Income = std::array<int, isles::kResources>;

/// What the seat's buildings bring; a hex under the robber counts half, since the robber will move on.
[[nodiscard]] Income income_of(const isles::Setup& setup, const isles::Table& table, isles::Seat seat);
[[nodiscard]] int pips_at(const isles::Setup& setup, isles::VertexId at);

/// How much a new settlement would add: yield, new resources, harbour. About 50 to 200 for sound places.
[[nodiscard]] int site_value(const isles::Setup& setup, const Income& have, isles::VertexId at);

/// The best rates by resource.
[[nodiscard]] std::array<int, isles::kResources> rates_of(const isles::Table& table, isles::Seat seat);

}  // namespace lw::agent
