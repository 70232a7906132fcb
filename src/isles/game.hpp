// Isles as the shared machinery sees it (game/concept.hpp).
#pragma once

#include "game/concept.hpp"
#include "isles/choice.hpp"
#include "isles/determinize.hpp"
#include "isles/notation.hpp"
#include "isles/pack.hpp"
#include "isles/rules.hpp"
#include "isles/view.hpp"

namespace lw::isles {

struct Game {
    using Config = isles::Config;
    using Setup = isles::Setup;
    using State = isles::State;
    using Action = isles::Action;
    using ActionList = isles::ActionList;
    using ChanceList = isles::ChanceList;
    using Event = isles::Event;
    using EventSink = isles::EventSink;
    using View = isles::View;
    using Reason = isles::Reason;

    static constexpr std::string_view kName = "isles";
    /// Raised whenever an old log could be judged differently, or the fields of the config or the state change.
    static constexpr std::uint16_t kRulesVersion = 3;
    static constexpr bool kSecrets = true;

    static int seat_count(const Config& config) { return config.seats; }
    static bool valid(const Config& config) { return isles::valid(config); }
    static Setup setup(const Config& config) { return make_setup(config); }
    static State initial(const Setup& setup) { return isles::initial(setup); }
    static game::ToAct to_act(const Setup& setup, const State& state) { return isles::to_act(setup, state); }
    static void legal(const Setup& setup, const State& state, Seat seat, ActionList& out) { isles::legal(setup, state, seat, out); }
    static Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action) {
        return isles::check(setup, state, actor, action);
    }
    static void chances(const Setup& setup, const State& state, ChanceList& out) { isles::chances(setup, state, out); }
    static void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events) {
        isles::apply(setup, state, actor, action, events);
    }
    static View view(const Setup& setup, const State& state, Seat viewer) { return isles::view(setup, state, viewer); }
    static ActionList legal(const Setup& setup, const View& view) { return isles::legal(setup, view); }
    static Reason check_view(const Setup& setup, const View& view, const Action& action) { return isles::check_view(setup, view, action); }
    static State determinize(const Setup& setup, const View& view, base::Rng& rng) { return isles::determinize(setup, view, rng); }
    static Event redact(const Event& event, Seat viewer) { return isles::redact(event, viewer); }
    static std::uint64_t hash(const State& state) { return isles::hash(state); }
    static std::string check_invariants(const Setup& setup, const State& state) { return isles::check_invariants(setup, state); }
    static std::uint64_t pack(const Action& action) { return isles::pack(action); }
    static std::optional<Action> unpack(std::uint64_t packed) { return isles::unpack(packed); }
    static std::string to_text(const Setup& setup, const Action& action) { return isles::to_text(setup, action); }
    static std::optional<Action> action_from_text(const Setup& setup, std::string_view text) {
        return isles::action_from_text(setup, text);
    }
    static bool irreversible(game::Actor actor, const Action& action) { return isles::irreversible(actor, action); }
    static std::uint64_t choice_key(const Setup& setup, const State& state, Seat seat) { return isles::choice_key(setup, state, seat); }
    static int points(const Setup& setup, const State& state, Seat seat) { return isles::points(setup, state, seat); }
    static SeatSet winners(const State& state) { return isles::winners(state); }
    static std::uint16_t turn(const State& state) { return state.table.turn_number; }
};

static_assert(game::Game<Game>);

}  // namespace lw::isles
