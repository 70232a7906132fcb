// The greedy player's decisions, one function each; greedy.cpp calls them in turn.
#pragma once

#include "agent/decision.hpp"
#include "agent/isles/detail/goals.hpp"

#include <vector>

namespace lw::agent {

using Choice = Decision<isles::Action>;

// --- places (greedy_places.cpp) --------------------------------------------------------------------------------------
[[nodiscard]] Choice place_settlement(const isles::Setup& setup, const isles::View& view);
[[nodiscard]] Choice place_setup_road(const isles::Setup& setup, const isles::View& view);
[[nodiscard]] Choice place_free_road(const Outlook& at);

// --- robber (greedy_robber.cpp) --------------------------------------------------------------------------------------
[[nodiscard]] Choice move_robber(const isles::Setup& setup, const isles::View& view);
[[nodiscard]] Choice choose_victim(const isles::Setup& setup, const isles::View& view);
[[nodiscard]] isles::Discard discard(const Outlook& at);
/// Whether the robber stands on a hex that pays this seat.
[[nodiscard]] bool robbed(const isles::Setup& setup, const isles::Table& table, isles::Seat me);

// --- development cards (greedy_cards.cpp) ----------------------------------------------------------------------------
[[nodiscard]] Choice card_before_roll(const Outlook& at);
[[nodiscard]] Choice card_in_turn(const Outlook& at);

// --- trade (greedy_trade.cpp) ----------------------------------------------------------------------------------------
/// Builds, buys or trades with the bank towards the best goal, when that can be had now.
[[nodiscard]] Choice spend(const Outlook& at);
/// An offer that brings the best goal nearer; nothing when there is none.
[[nodiscard]] Choice offer(const Outlook& at);
/// The answer to somebody's offer.
[[nodiscard]] isles::Action answer(const Outlook& at, isles::Seat from);
/// What to do with one's own open offer: confirm or withdraw.
[[nodiscard]] isles::Action settle_offer(const Outlook& at);

/// Near enough to winning that nobody should help.
[[nodiscard]] bool dangerous(const Outlook& at, isles::Seat seat);

}  // namespace lw::agent
