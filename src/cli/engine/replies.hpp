// Parts that several replies and requests share.
#pragma once

#include "cli/engine/notation_json.hpp"
#include "cli/engine/state_json.hpp"
#include "cli/position_hash.hpp"
#include "cli/text.hpp"
#include "match/match.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace lw::cli {

using match::Match;
using match::Session;

/// The number of one of these seats. Throws EngineError.
[[nodiscard]] inline game::Seat read_seat(game::SeatSet seats, const Json& value) {
    const auto last = static_cast<std::uint64_t>(seats.count() - 1);
    return game::Seat(static_cast<int>(whole_of(value, "seat", 0, last)));
}

/// {"state_no", "hash", "to_act"}
template <class G>
[[nodiscard]] Json position_json(const Session<G>& session) {
    return {{"state_no", session.state_no()},
            {"hash", hex64(position_hash(session.setup(), session.state()))},
            {"to_act", to_json(session.to_act())}};
}

/// What the viewer may try by the view; what it cannot know may still refuse it. Public facts alone list more: what the viewer
/// itself cannot pay for is left out.
template <class G>
[[nodiscard]] std::vector<typename G::Action> worth_trying(const typename G::Setup& setup, const typename G::View& view) {
    std::vector<typename G::Action> actions;
    for (const auto& action : G::legal(setup, view)) {
        if (G::check_view(setup, view, action) == G::Reason::ok) actions.push_back(action);
    }
    return actions;
}

/// What the viewer may know and what it may try.
template <class G>
[[nodiscard]] Json seen_json(const typename G::Setup& setup, const typename G::View& view) {
    Json json{{"viewer", to_json(view.viewer)}, {"state_no", view.state_no}, {"to_act", to_json(view.to_act)}};
    json.update(view_json(setup, view));
    json["legal"] = Json::array();
    for (const auto& action : worth_trying<G>(setup, view)) json["legal"].push_back(to_json(setup, action));
    return json;
}

/// The events from number `from` on, as `viewer` may see them; unredacted without a viewer.
template <class G>
[[nodiscard]] Json events_json(const Session<G>& session, std::optional<game::Seat> viewer, std::size_t from) {
    Json json = Json::array();
    const auto& all = session.all_events();
    for (std::size_t i = from; i < all.size(); ++i) {
        json.push_back(to_json(session.setup(), viewer ? G::redact(all[i], *viewer) : all[i]));
    }
    return json;
}

}  // namespace lw::cli
