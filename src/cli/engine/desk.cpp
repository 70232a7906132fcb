#include "cli/engine/notation_json.hpp"
#include "cli/engine/requests.hpp"
#include "cli/engine/state_json.hpp"
#include "cli/text.hpp"

namespace lw::cli {

registry::IslesSession& Desk::session() {
    if (match) return match->session;
    throw EngineError{"no_game", "There is no game; begin one with 'new' or 'load'."};
}

game::Seat read_seat(const registry::IslesSession& session, const Json& value) {
    const auto last = static_cast<std::uint64_t>(session.seats().count() - 1);
    return game::Seat(static_cast<int>(whole_of(value, "seat", 0, last)));
}

Json position_json(const registry::IslesSession& session) {
    return {{"state_no", session.state_no()},
            {"hash", hex64(isles::hash(session.state()))},
            {"to_act", to_json(session.to_act())}};
}

Json events_json(const registry::IslesSession& session, std::optional<game::Seat> viewer, std::size_t from) {
    Json json = Json::array();
    const auto& all = session.all_events();
    for (std::size_t i = from; i < all.size(); ++i) {
        json.push_back(to_json(session.setup(), viewer ? isles::redact(all[i], *viewer) : all[i]));
    }
    return json;
}

}  // namespace lw::cli
