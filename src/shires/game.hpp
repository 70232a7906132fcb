// Shires as the shared machinery sees it (game/concept.hpp).
#pragma once

#include "game/concept.hpp"
#include "shires/choice.hpp"
#include "shires/determinize.hpp"
#include "shires/notation.hpp"
#include "shires/pack.hpp"
#include "shires/rules.hpp"
#include "shires/view.hpp"

namespace lw::shires {

struct Game {
    using Config = shires::Config;
    using Setup = shires::Setup;
    using State = shires::State;
    using Action = shires::Action;
    using ActionList = shires::ActionList;
    using ChanceList = shires::ChanceList;
    using Event = shires::Event;
    using EventSink = shires::EventSink;
    using View = shires::View;
    using Reason = shires::Reason;

    static constexpr std::string_view kName = "shires";
    /// Raised whenever an old log could be judged differently, or the fields of the config or the state change.
    static constexpr std::uint16_t kRulesVersion = 1;
    static constexpr bool kSecrets = false;

    static int seat_count(const Config& config) { return config.seats; }
    static bool valid(const Config& config) { return shires::valid(config); }
    static Setup setup(const Config& config) { return make_setup(config); }
    static State initial(const Setup& setup) { return shires::initial(setup); }
    static game::ToAct to_act(const Setup& setup, const State& state) { return shires::to_act(setup, state); }
    static void legal(const Setup& setup, const State& state, Seat seat, ActionList& out) { shires::legal(setup, state, seat, out); }
    static Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action) {
        return shires::check(setup, state, actor, action);
    }
    static void chances(const Setup& setup, const State& state, ChanceList& out) { shires::chances(setup, state, out); }
    static void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events) {
        shires::apply(setup, state, actor, action, events);
    }
    static View view(const Setup& setup, const State& state, Seat viewer) { return shires::view(setup, state, viewer); }
    static ActionList legal(const Setup& setup, const View& view) { return shires::legal(setup, view); }
    static Reason check_view(const Setup& setup, const View& view, const Action& action) { return shires::check_view(setup, view, action); }
    static State determinize(const Setup& setup, const View& view, base::Rng& rng) { return shires::determinize(setup, view, rng); }
    static Event redact(const Event& event, Seat viewer) { return shires::redact(event, viewer); }
    static std::uint64_t hash(const State& state) { return shires::hash(state); }
    static std::string check_invariants(const Setup& setup, const State& state) { return shires::check_invariants(setup, state); }
    static std::uint64_t pack(const Action& action) { return shires::pack(action); }
    static std::optional<Action> unpack(std::uint64_t packed) { return shires::unpack(packed); }
    static std::string to_text(const Setup& setup, const Action& action) { return shires::to_text(setup, action); }
    static std::optional<Action> action_from_text(const Setup& setup, std::string_view text) {
        return shires::action_from_text(setup, text);
    }
    static bool irreversible(game::Actor actor, const Action& action) { return shires::irreversible(actor, action); }
    static std::uint64_t choice_key(const Setup& setup, const State& state, Seat seat) { return shires::choice_key(setup, state, seat); }
    static int points(const Setup& setup, const State& state, Seat seat) { return shires::points(setup, state, seat); }
    static SeatSet winners(const State& state) { return shires::winners(state); }
    static std::uint16_t turn(const State& state) { return state.turn_number; }
};

static_assert(game::Game<Game>);

}  // namespace lw::shires
