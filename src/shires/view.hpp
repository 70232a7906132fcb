// The only way out: what a seat, or a spectator, may know. In this game that is everything but the draws to come, and
// these are not decided before they happen.
#pragma once

#include "shires/action.hpp"
#include "shires/event.hpp"
#include "shires/reason.hpp"
#include "shires/state.hpp"

namespace lw::shires {

/// A value without any link to the state.
struct View {
    Seat viewer;                 ///< nobody = spectator
    std::uint32_t state_no = 0;  ///< filled in by the session
    State table;
    game::ToAct to_act;

    friend constexpr bool operator==(const View&, const View&) = default;
};

[[nodiscard]] View view(const Setup& setup, const State& state, Seat viewer);
/// What the viewer may do, in the order of legal() on the state. Nothing for a spectator.
[[nodiscard]] ActionList legal(const Setup& setup, const View& view);
/// The event as `viewer` may see it: as it is.
[[nodiscard]] Event redact(const Event& event, Seat viewer);

/// Why the viewer could not do `action`; what check() says.
[[nodiscard]] Reason check_view(const Setup& setup, const View& view, const Action& action);

}  // namespace lw::shires
