// Questions about the position; none of them changes it.
#include "cli/engine/notation_json.hpp"
#include "cli/engine/requests.hpp"
#include "cli/engine/state_json.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

using namespace isles;
using registry::IslesDriver;
using registry::IslesSession;

constexpr std::uint64_t kAnySeed = ~std::uint64_t{0};
constexpr std::uint64_t kAnyNumber = 0xFFFFFFFF;

/// A seat, or nobody for "spectator".
game::Seat read_viewer(const IslesSession& session, const Json& value) {
    return value == "spectator" ? game::kSpectator : read_seat(session, value);
}

std::vector<game::Player> one_computer(const IslesSession& session, game::Seat seat, const std::string& agent) {
    std::vector<game::Player> players(static_cast<std::size_t>(session.seats().count()));
    players[seat.index()].controller = game::Controller::computer;
    players[seat.index()].agent = agent;
    return players;
}

/// Who would move next if computers sat everywhere.
game::Seat next_to_move(const IslesSession& session) {
    const View seen = session.view(game::kSpectator);
    return agent::Traits<isles::Game>::due(session.setup(), seen, session.seats(), agent::Patience::over).computer;
}

bool has_a_choice(const IslesSession& session, game::Seat seat) {
    const View seen = session.view(seat);
    return seen.to_act.waiting == game::Waiting::seats && (!seen.legal.empty() || seen.to_act.seats.has(seat));
}

}  // namespace

Json answer_state(Desk& desk, Fields& fields) {
    fields.end();
    return {{"state", state_json(desk.session())}};
}

Json answer_view(Desk& desk, Fields& fields) {
    const IslesSession& session = desk.session();
    const game::Seat viewer = read_viewer(session, fields.need("seat"));
    fields.end();
    return {{"view", view_json(session.setup(), session.view(viewer))}};
}

Json answer_events(Desk& desk, Fields& fields) {
    const IslesSession& session = desk.session();
    std::optional<game::Seat> viewer;
    if (const Json* seat = fields.take("seat")) viewer = read_viewer(session, *seat);
    const auto from = static_cast<std::size_t>(fields.whole_or("from", 0, 0, kAnyNumber));
    fields.end();
    return {{"events", events_json(session, viewer, from)}, {"next", session.event_count()}};
}

Json answer_legal(Desk& desk, Fields& fields) {
    const IslesSession& session = desk.session();
    const game::Seat seat = read_seat(session, fields.need("seat"));
    fields.end();
    const View seen = session.view(seat);
    Json actions = Json::array();
    Json hidden = Json::array();
    for (const Action& action : seen.legal) {
        if (check_view(session.setup(), seen, action) != Reason::ok) continue;
        const bool accepted = isles::check(session.setup(), session.state(), seat, action) == Reason::ok;
        (accepted ? actions : hidden).push_back(to_json(session.setup(), action));
    }
    const Table& table = session.state().table;
    const int due = table.owing.has(seat) ? table.discard_due[seat.index()] : 0;
    return {{"actions", actions}, {"hidden_bar", hidden}, {"discard", due}};
}

Json answer_chances(Desk& desk, Fields& fields) {
    fields.end();
    const IslesSession& session = desk.session();
    Json outcomes = Json::array();
    std::uint64_t total = 0;
    if (session.to_act().waiting == game::Waiting::chance) {
        ChanceList list;
        isles::chances(session.setup(), session.state(), list);
        for (const auto& one : list) {
            Json outcome = to_json(session.setup(), one.action);
            outcome["weight"] = one.weight;
            outcomes.push_back(outcome);
            total += one.weight;
        }
    }
    return {{"chances", outcomes}, {"total", total}};
}

Json answer_bot(Desk& desk, Fields& fields) {
    const IslesSession& session = desk.session();
    const std::string name = fields.text("agent");
    const std::uint64_t seed = fields.whole_or("seed", 1, 0, kAnySeed);
    const Json* named = fields.take("seat");
    const game::Seat seat = named != nullptr ? read_seat(session, *named) : next_to_move(session);
    fields.end();
    const auto known = agent::Traits<isles::Game>::names();
    if (std::find(known.begin(), known.end(), name) == known.end()) {
        throw bad_field("There is no computer player called " + shown(name) + ".");
    }
    std::optional<Action> action;
    if (seat.valid() && has_a_choice(session, seat)) action = IslesDriver(one_computer(session, seat, name), seed).choose(session, seat);
    if (!action) throw EngineError{"refused", "There is nothing to decide for this seat now."};
    return {{"seat", seat.value}, {"action", to_json(session.setup(), *action)}};
}

}  // namespace lw::cli
