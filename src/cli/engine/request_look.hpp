// Questions about the position; none of them changes it.
#pragma once

#include "agent/driver.hpp"
#include "cli/engine/replies.hpp"
#include "cli/engine/state_json.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace lw::cli::request {

/// A seat, or nobody for "spectator".
inline game::Seat read_viewer(game::SeatSet seats, const Json& value) {
    return value == "spectator" ? game::kSpectator : read_seat(seats, value);
}

template <class G>
Json state(Match<G>& match, Fields& fields) {
    const Session<G>& session = match.session;
    fields.end();
    Json state = position_json(session);
    state.update(state_json(session.setup(), session.state()));
    return {{"state", state}};
}

template <class G>
Json view(Match<G>& match, Fields& fields) {
    const Session<G>& session = match.session;
    const game::Seat viewer = read_viewer(session.seats(), fields.need("seat"));
    fields.end();
    return {{"view", seen_json<G>(session.setup(), session.view(viewer))}};
}

template <class G>
Json events(Match<G>& match, Fields& fields) {
    const Session<G>& session = match.session;
    std::optional<game::Seat> viewer;
    if (const Json* seat = fields.take("seat")) viewer = read_viewer(session.seats(), *seat);
    const auto from = static_cast<std::size_t>(fields.whole_or("from", 0, 0, kAnyCount));
    fields.end();
    return {{"events", events_json(session, viewer, from)}, {"next", session.event_count()}};
}

template <class G>
Json legal(Match<G>& match, Fields& fields) {
    const Session<G>& session = match.session;
    const game::Seat seat = read_seat(session.seats(), fields.need("seat"));
    fields.end();
    Json actions = Json::array();
    Json hidden = Json::array();
    for (const auto& action : worth_trying<G>(session.setup(), session.view(seat))) {
        const bool accepted = G::check(session.setup(), session.state(), seat, action) == G::Reason::ok;
        (accepted ? actions : hidden).push_back(to_json(session.setup(), action));
    }
    Json json{{"actions", actions}, {"hidden_bar", hidden}};
    json.update(choice_json(session.state(), seat));
    return json;
}

template <class G>
Json chances(Match<G>& match, Fields& fields) {
    const Session<G>& session = match.session;
    fields.end();
    Json outcomes = Json::array();
    std::uint64_t total = 0;
    if (session.to_act().waiting == game::Waiting::chance) {
        typename G::ChanceList list;
        G::chances(session.setup(), session.state(), list);
        for (const auto& one : list) {
            Json outcome = to_json(session.setup(), one.action);
            outcome["weight"] = one.weight;
            outcomes.push_back(outcome);
            total += one.weight;
        }
    }
    return {{"chances", outcomes}, {"total", total}};
}

inline std::vector<game::Player> one_computer(game::SeatSet seats, game::Seat seat, const std::string& agent) {
    std::vector<game::Player> players(static_cast<std::size_t>(seats.count()));
    players[seat.index()].controller = game::Controller::computer;
    players[seat.index()].agent = agent;
    return players;
}

/// Who would move next if computers sat everywhere.
template <class G>
game::Seat next_to_move(const Session<G>& session) {
    return agent::Traits<G>::due(session.setup(), session.state(), session.seats(), agent::Patience::over).computer;
}

template <class G>
bool has_a_choice(const Session<G>& session, game::Seat seat) {
    const auto seen = session.view(seat);
    return seen.to_act.waiting == game::Waiting::seats && (seen.to_act.seats.has(seat) || !G::legal(session.setup(), seen).empty());
}

/// The `most` best of those weighed, best first.
template <class Setup, class Action>
Json best_json(const Setup& setup, std::vector<agent::Weighed<Action>> weighed, std::uint64_t most) {
    std::stable_sort(weighed.begin(), weighed.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
    Json list = Json::array();
    for (const auto& [action, value] : weighed) {
        if (list.size() == most) break;
        list.push_back({{"action", to_json(setup, action)}, {"value", value}});
    }
    return list;
}

inline constexpr std::uint64_t kMostAlternatives = 1000;

template <class G>
Json bot(Match<G>& match, Fields& fields) {
    const Session<G>& session = match.session;
    const std::string name = fields.text("agent");
    const std::uint64_t seed = fields.whole_or("seed", 1, 0, kAnySeed);
    const std::uint64_t alternatives = fields.whole_or("alternatives", 0, 0, kMostAlternatives);
    const Json* named = fields.take("seat");
    const game::Seat seat = named != nullptr ? read_seat(session.seats(), *named) : next_to_move(session);
    fields.end();
    const auto known = agent::Traits<G>::names();
    if (std::find(known.begin(), known.end(), name) == known.end()) {
        throw bad_field("There is no computer player called " + shown(name) + ".");
    }
    agent::Decision<typename G::Action> decision;
    if (seat.valid() && has_a_choice(session, seat)) {
        decision = agent::Driver<G>(one_computer(session.seats(), seat, name), seed).choose(session, seat);
    }
    if (!decision) throw EngineError{"refused", "There is nothing to decide for this seat now."};
    Json reply{{"seat", seat.value}, {"action", to_json(session.setup(), *decision.action)}};
    if (alternatives > 0) {
        reply["value"] = decision.value;
        reply["alternatives"] = best_json(session.setup(), decision.alternatives, alternatives);
    }
    return reply;
}

}  // namespace lw::cli::request
