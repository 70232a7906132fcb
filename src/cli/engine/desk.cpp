#include "cli/engine/notation_json.hpp"
#include "cli/engine/requests.hpp"
#include "cli/position_hash.hpp"
#include "cli/text.hpp"

namespace lw::cli {

registry::AnyMatch& match_on(Desk& desk) {
    if (desk.match) return *desk.match;
    throw EngineError{"no_game", "There is no game; begin one with 'new' or 'load'."};
}

game::Seat read_seat(game::SeatSet seats, const Json& value) {
    const auto last = static_cast<std::uint64_t>(seats.count() - 1);
    return game::Seat(static_cast<int>(whole_of(value, "seat", 0, last)));
}

template <class G>
Json position_json(const match::Session<G>& session) {
    return {{"state_no", session.state_no()},
            {"hash", hex64(position_hash(session.setup(), session.state()))},
            {"to_act", to_json(session.to_act())}};
}

template <class G>
Json events_json(const match::Session<G>& session, std::optional<game::Seat> viewer, std::size_t from) {
    Json json = Json::array();
    const auto& all = session.all_events();
    for (std::size_t i = from; i < all.size(); ++i) {
        json.push_back(to_json(session.setup(), viewer ? G::redact(all[i], *viewer) : all[i]));
    }
    return json;
}

template Json position_json(const registry::IslesSession&);
template Json position_json(const registry::ShiresSession&);
template Json events_json(const registry::IslesSession&, std::optional<game::Seat>, std::size_t);
template Json events_json(const registry::ShiresSession&, std::optional<game::Seat>, std::size_t);

}  // namespace lw::cli
