// Doing, asking whether it could be done, and taking back.
#include "cli/engine/notation_json.hpp"
#include "cli/engine/requests.hpp"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::cli {

namespace {

using namespace isles;
using registry::IslesSession;

constexpr std::uint64_t kAnyNumber = 0xFFFFFFFF;

game::Actor read_actor(const IslesSession& session, const Json& value) {
    if (value == "nature") return game::kNature;
    if (value.is_string()) throw bad_field("'seat' must be a seat's number or \"nature\", not " + shown(value) + ".");
    return read_seat(session, value);
}

/// What follows a move by chance: told by the request, drawn, or left open.
struct Chance {
    bool draw = false;
    std::vector<Action> told;
};

Chance read_chance(const IslesSession& session, const Json* value) {
    if (value == nullptr) return {};
    if (*value == "draw") return {true, {}};
    if (!value->is_array()) throw bad_field("'chance' must be \"draw\" or a list of outcomes, not " + shown(*value) + ".");
    Chance chance;
    for (const Json& one : *value) chance.told.push_back(read_action(session.setup(), one));
    return chance;
}

EngineError refused(const Setup& setup, const Action& action, Reason reason) {
    const std::string name(name_of(reason));
    return {"refused", "The rules refuse '" + isles::to_text(setup, action) + "': " + name + ".", {{"reason", name}}};
}

/// Throws unless the move and then each of the outcomes can be made; nothing is changed.
void try_out(const IslesSession& session, game::Actor actor, const Action& action, const std::vector<Action>& outcomes) {
    State state = session.state();
    EventSink unheard;
    const auto step = [&](game::Actor who, const Action& what) {
        const Reason reason = isles::check(session.setup(), state, who, what);
        if (reason != Reason::ok) throw refused(session.setup(), what, reason);
        isles::apply(session.setup(), state, who, what, unheard);
    };
    step(actor, action);
    for (const Action& outcome : outcomes) step(game::kNature, outcome);
}

/// A choice made on an older position counts while that seat's own decision is the same.
void look_at_number(const IslesSession& session, game::Actor actor, const Json* value) {
    if (value == nullptr) return;
    const std::uint64_t number = whole_of(*value, "state_no", 0, kAnyNumber);
    const std::uint32_t least = actor.nature() ? session.state_no() : session.decision_no(actor.seat());
    if (number >= least && number <= session.state_no()) return;
    throw EngineError{"stale", "The position has changed since state " + std::to_string(number) + "; look again."};
}

Json moved(const IslesSession& session, std::size_t events_before) {
    Json json = position_json(session);
    json["events"] = events_json(session, std::nullopt, events_before);
    return json;
}

}  // namespace

Json answer_act(Desk& desk, Fields& fields) {
    IslesSession& session = desk.session();
    const game::Actor actor = read_actor(session, fields.need("seat"));
    const Action action = read_action(session.setup(), fields.need("action"));
    const Chance chance = read_chance(session, fields.take("chance"));
    const Json* number = fields.take("state_no");
    fields.end();
    look_at_number(session, actor, number);
    try_out(session, actor, action, chance.told);
    const std::size_t before = session.event_count();
    static_cast<void>(session.place(actor, action));
    for (const Action& outcome : chance.told) static_cast<void>(session.place(game::kNature, outcome));
    if (chance.draw) session.draw_chance();
    return moved(session, before);
}

Json answer_check(Desk& desk, Fields& fields) {
    const IslesSession& session = desk.session();
    const game::Actor actor = read_actor(session, fields.need("seat"));
    const Action action = read_action(session.setup(), fields.need("action"));
    fields.end();
    const Reason reason = isles::check(session.setup(), session.state(), actor, action);
    return {{"accepted", reason == Reason::ok}, {"reason", name_of(reason)}};
}

Json answer_draw(Desk& desk, Fields& fields) {
    fields.end();
    IslesSession& session = desk.session();
    const std::size_t before = session.event_count();
    session.draw_chance();
    return moved(session, before);
}

Json answer_undo(Desk& desk, Fields& fields) {
    IslesSession& session = desk.session();
    const game::Seat seat = read_seat(session, fields.need("seat"));
    const auto steps = static_cast<int>(fields.whole_or("steps", 1, 1, 1000));
    fields.end();
    const int most = session.undo_steps(seat);
    if (steps > most) {
        throw EngineError{"refused", "This seat can take back " + std::to_string(most) + " moves, not " + std::to_string(steps) + "."};
    }
    static_cast<void>(session.undo(seat, steps));
    return position_json(session);
}

Json answer_back(Desk& desk, Fields& fields) {
    IslesSession& session = desk.session();
    const auto count = static_cast<std::size_t>(fields.whole_or("count", 1, 1, kAnyNumber));
    fields.end();
    auto log = session.log();
    if (count > log.size()) {
        throw EngineError{"refused", "There are " + std::to_string(log.size()) + " moves to go back, not " + std::to_string(count) + "."};
    }
    log.resize(log.size() - count);
    match::ReplayError<isles::Game> error;
    auto earlier = IslesSession::resume(session.config(), session.base(), log, session.rng(), error, match::ChanceBy::caller);
    session = std::move(*earlier);  // what was accepted once is accepted again
    return position_json(session);
}

}  // namespace lw::cli
