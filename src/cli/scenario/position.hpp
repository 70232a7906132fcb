// Lines that state a position, and the facts that follow from what they state.
#pragma once

#include "cli/scenario/world.hpp"

namespace lw::cli {

bool position_line(World& world, const std::string& verb, Words& words);

/// Stock and road lengths from what is on the board, unless given.
void derive_pieces(const isles::Setup& setup, isles::State& state, const Given& given);
/// Longest road and largest army, unless given, or earned in play.
void derive_awards(const isles::Setup& setup, isles::State& state, const Given& given, bool started);
/// The bank holds what nobody has, unless given: then the supply is the bank plus all hands. The same for the deck.
void derive_cards(isles::Setup& setup, isles::State& state, const Given& given);

}  // namespace lw::cli
