// Parts that several replies and requests share.
#pragma once

#include "cli/engine/notation_json.hpp"
#include "cli/position_hash.hpp"
#include "cli/text.hpp"
#include "match/match.hpp"

#include <cstddef>
#include <optional>

namespace lw::cli {

/// The number of one of these seats. Throws EngineError.
[[nodiscard]] inline game::Seat read_seat(game::SeatSet seats, const Json& value) {
    const auto last = static_cast<std::uint64_t>(seats.count() - 1);
    return game::Seat(static_cast<int>(whole_of(value, "seat", 0, last)));
}

/// {"state_no", "hash", "to_act"}
template <class G>
[[nodiscard]] Json position_json(const match::Session<G>& session) {
    return {{"state_no", session.state_no()},
            {"hash", hex64(position_hash(session.setup(), session.state()))},
            {"to_act", to_json(session.to_act())}};
}

/// The events from number `from` on, as `viewer` may see them; unredacted without a viewer.
template <class G>
[[nodiscard]] Json events_json(const match::Session<G>& session, std::optional<game::Seat> viewer, std::size_t from) {
    Json json = Json::array();
    const auto& all = session.all_events();
    for (std::size_t i = from; i < all.size(); ++i) {
        json.push_back(to_json(session.setup(), viewer ? G::redact(all[i], *viewer) : all[i]));
    }
    return json;
}

}  // namespace lw::cli
