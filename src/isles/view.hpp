// The only way out: what a seat, or a spectator, may know (rules 13).
#pragma once

#include "isles/action.hpp"
#include "isles/event.hpp"
#include "isles/reason.hpp"
#include "isles/state.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace lw::isles {

/// A value without any link to the state. Two states that differ only in what `viewer` must not know give equal views.
struct View {
    Seat viewer;                 ///< nobody = spectator
    std::uint32_t state_no = 0;  ///< filled in by the session
    Table table;
    std::array<std::uint8_t, game::kMaxSeats> hand_size{};
    std::array<std::uint8_t, game::kMaxSeats> card_count{};     ///< unplayed development cards
    std::array<std::uint8_t, game::kMaxSeats> public_points{};  ///< all points once the game is over
    std::array<std::uint8_t, game::kMaxSeats> point_cards{};    ///< shown victory points; zero before the end
    std::optional<Resources> bank;                              ///< absent when the setting hides it
    std::uint8_t deck_size = 0;
    Holding own;                  ///< the viewer's; empty for a spectator
    std::uint8_t own_points = 0;  ///< hidden victory points included
    game::ToAct to_act;

    friend constexpr bool operator==(const View&, const View&) = default;
};

[[nodiscard]] View view(const Setup& setup, const State& state, Seat viewer);
/// What the viewer may do, in the order of legal() on the state: it says no more than the view does. Nothing for a spectator.
[[nodiscard]] ActionList legal(const Setup& setup, const View& view);
/// The event as `viewer` may see it.
[[nodiscard]] Event redact(const Event& event, Seat viewer);

/// Why the viewer could not do `action`, judged by what the view tells: equal to check() except for what the viewer
/// cannot know (another's hand, a hidden bank), which counts as favourable. For greyed buttons and computer players.
[[nodiscard]] Reason check_view(const Setup& setup, const View& view, const Action& action);

}  // namespace lw::isles
