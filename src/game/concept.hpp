// The contract that session, codec, agents, replay and the contract tests are written against.
//
// A game is a struct of type names and static functions (game.hpp of each rules folder); see the functions' own headers for what each
// promises. Rules own no generator: chance outcomes are actions of nature, drawn by the session from `chances`.
#pragma once

#include "base/rng.hpp"
#include "game/seat.hpp"
#include "game/turn.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace lw::game {

template <class G>
concept Game = requires(const typename G::Config& config, const typename G::Setup& setup, const typename G::State& state,
                        typename G::State& changing, Seat seat, Actor actor, const typename G::Action& action,
                        typename G::ActionList& actions, typename G::ChanceList& chances, typename G::EventSink& events,
                        const typename G::Event& event, const typename G::View& view, base::Rng& rng, std::uint64_t packed,
                        std::string_view text) {
    requires std::is_trivially_copyable_v<typename G::State>;
    { G::kName } -> std::convertible_to<std::string_view>;
    { G::kRulesVersion } -> std::convertible_to<std::uint16_t>;
    /// Whether a seat may know what another must not see; without secrets anybody may see any seat's view.
    { G::kSecrets } -> std::convertible_to<bool>;
    { G::seat_count(config) } -> std::same_as<int>;
    /// Whether setup() accepts a config; a config from a file must pass this first.
    { G::valid(config) } -> std::same_as<bool>;
    { G::setup(config) } -> std::same_as<typename G::Setup>;
    { G::initial(setup) } -> std::same_as<typename G::State>;
    { G::to_act(setup, state) } -> std::same_as<ToAct>;
    { G::legal(setup, state, seat, actions) } -> std::same_as<void>;
    { G::check(setup, state, actor, action) } -> std::same_as<typename G::Reason>;
    { G::chances(setup, state, chances) } -> std::same_as<void>;
    { G::apply(setup, changing, actor, action, events) } -> std::same_as<void>;
    { G::view(setup, state, seat) } -> std::same_as<typename G::View>;
    /// What the viewer may do, and why not, judged by the view alone: what the viewer cannot know counts as favourable.
    { G::legal(setup, view) } -> std::same_as<typename G::ActionList>;
    { G::check_view(setup, view, action) } -> std::same_as<typename G::Reason>;
    /// A state that gives the viewer this view; what the viewer cannot know is drawn at random.
    { G::determinize(setup, view, rng) } -> std::same_as<typename G::State>;
    { G::redact(event, seat) } -> std::same_as<typename G::Event>;
    { G::hash(state) } -> std::same_as<std::uint64_t>;
    /// Empty when all invariants hold, else a sentence for the developer.
    { G::check_invariants(setup, state) } -> std::same_as<std::string>;
    { G::pack(action) } -> std::same_as<std::uint64_t>;
    { G::unpack(packed) } -> std::same_as<std::optional<typename G::Action>>;
    { G::to_text(setup, action) } -> std::same_as<std::string>;
    { G::action_from_text(setup, text) } -> std::same_as<std::optional<typename G::Action>>;
    /// True when undoing `action` would take back something seen: chance, a secret, or another seat's move.
    { G::irreversible(actor, action) } -> std::same_as<bool>;
    { G::points(setup, state, seat) } -> std::same_as<int>;
    { G::winners(state) } -> std::same_as<SeatSet>;
    /// Which turn it is, from 1; 0 before the first.
    { G::turn(state) } -> std::same_as<std::uint16_t>;
};

}  // namespace lw::game
