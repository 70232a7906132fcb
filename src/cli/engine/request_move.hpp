// Making a move, asking whether it could be made, and taking it back.
#pragma once

#include "cli/engine/replies.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::cli::request {

inline game::Actor read_actor(game::SeatSet seats, const Json& value) {
    if (value == "nature") return game::kNature;
    if (value.is_string()) throw bad_field("'seat' must be a seat's number or \"nature\", not " + shown(value) + ".");
    return read_seat(seats, value);
}

/// The chance that follows a move: given in the request, drawn, or left open.
template <class G>
struct Chance {
    bool draw = false;
    std::vector<typename G::Action> told;
};

template <class G>
Chance<G> read_chance(const Session<G>& session, const Json* value) {
    if (value == nullptr) return {};
    if (*value == "draw") return {true, {}};
    if (!value->is_array()) throw bad_field("'chance' must be \"draw\" or a list of outcomes, not " + shown(*value) + ".");
    Chance<G> chance;
    for (const Json& one : *value) chance.told.push_back(read_action(session.setup(), one));
    return chance;
}

/// Throws unless the move and then each of the outcomes can be made; nothing is changed.
template <class G>
void try_out(const Session<G>& session, game::Actor actor, const typename G::Action& action,
             const std::vector<typename G::Action>& outcomes) {
    auto state = session.state();
    typename G::EventSink unheard;
    const auto step = [&](game::Actor who, const typename G::Action& what) {
        const auto reason = G::check(session.setup(), state, who, what);
        const std::string name(name_of(reason));
        if (reason != G::Reason::ok) {
            const std::string text = "The rules refuse '" + G::to_text(session.setup(), what) + "': " + name + ".";
            throw EngineError{"refused", text, {{"reason", name}}};
        }
        G::apply(session.setup(), state, who, what, unheard);
    };
    step(actor, action);
    for (const auto& outcome : outcomes) step(game::kNature, outcome);
}

/// A choice made on an older position counts while that seat's own decision is the same.
template <class G>
void look_at_number(const Session<G>& session, game::Actor actor, const Json* value) {
    if (value == nullptr) return;
    const std::uint64_t number = whole_of(*value, "state_no", 0, kAnyCount);
    const std::uint32_t least = actor.nature() ? session.state_no() : session.decision_no(actor.seat());
    if (number >= least && number <= session.state_no()) return;
    throw EngineError{"stale", "The position has changed since state " + std::to_string(number) + "; look again."};
}

template <class G>
Json moved(const Session<G>& session, std::size_t events_before) {
    Json json = position_json(session);
    json["events"] = events_json(session, std::nullopt, events_before);
    return json;
}

template <class G>
Json act(Match<G>& match, Fields& fields) {
    Session<G>& session = match.session;
    const game::Actor actor = read_actor(session.seats(), fields.need("seat"));
    const auto action = read_action(session.setup(), fields.need("action"));
    const Chance<G> chance = read_chance(session, fields.take("chance"));
    const Json* number = fields.take("state_no");
    fields.end();
    look_at_number(session, actor, number);
    try_out(session, actor, action, chance.told);
    const std::size_t before = session.event_count();
    static_cast<void>(session.place(actor, action));
    for (const auto& outcome : chance.told) static_cast<void>(session.place(game::kNature, outcome));
    if (chance.draw) session.draw_chance();
    return moved(session, before);
}

template <class G>
Json check(Match<G>& match, Fields& fields) {
    const Session<G>& session = match.session;
    const game::Actor actor = read_actor(session.seats(), fields.need("seat"));
    const auto action = read_action(session.setup(), fields.need("action"));
    fields.end();
    const auto reason = G::check(session.setup(), session.state(), actor, action);
    return {{"accepted", reason == G::Reason::ok}, {"reason", name_of(reason)}};
}

template <class G>
Json draw(Match<G>& match, Fields& fields) {
    Session<G>& session = match.session;
    fields.end();
    const std::size_t before = session.event_count();
    session.draw_chance();
    return moved(session, before);
}

template <class G>
Json undo(Match<G>& match, Fields& fields) {
    Session<G>& session = match.session;
    const game::Seat seat = read_seat(session.seats(), fields.need("seat"));
    const auto steps = static_cast<int>(fields.whole_or("steps", 1, 1, 1000));
    fields.end();
    const int most = session.undo_steps(seat);
    if (steps > most) {
        throw EngineError{"refused", "This seat can take back " + std::to_string(most) + " moves, not " + std::to_string(steps) + "."};
    }
    static_cast<void>(session.undo(seat, steps));
    return position_json(session);
}

template <class G>
Json back(Match<G>& match, Fields& fields) {
    Session<G>& session = match.session;
    const auto count = static_cast<std::size_t>(fields.whole_or("count", 1, 1, kAnyCount));
    fields.end();
    auto log = session.log();
    if (count > log.size()) {
        throw EngineError{"refused", "There are " + std::to_string(log.size()) + " moves to go back, not " + std::to_string(count) + "."};
    }
    log.resize(log.size() - count);
    match::ReplayError<G> error;
    auto earlier = Session<G>::resume(session.config(), session.base(), log, session.rng(), error, match::ChanceBy::caller);
    session = std::move(*earlier);  // what was accepted once is accepted again
    return position_json(session);
}

}  // namespace lw::cli::request
