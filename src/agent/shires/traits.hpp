// The computer players of Shires by name, and the questions their driver asks.
#pragma once

#include "agent/agent.hpp"
#include "agent/chances.hpp"
#include "base/bytes.hpp"
#include "shires/game.hpp"

namespace lw::agent {

template <>
struct Traits<shires::Game> {
    using Agent = agent::Agent<shires::Game>;

    /// "random", "greedy", "easy", "medium", "hard".
    static std::vector<std::string_view> names();
    static std::unique_ptr<Agent> make(std::string_view name);
    /// "medium" with another net (net_file.hpp), to try what was learned; null when the bytes are none for this game.
    static std::unique_ptr<Agent> make_with_net(base::ByteView bytes);
    /// Gives the hints: the strongest, of those who judge by their chance to win.
    static constexpr std::string_view kAdviser = "hard";
    /// By the net that it judges by. The setup must outlive it.
    static Judge<shires::Game> judge(const shires::Setup& setup);
    /// A tile is laid and its follower is still to come: such a position is not judged by itself.
    static bool half_done(const shires::State& state) { return state.phase == shires::Phase::follower; }

    static Due due(const shires::Setup& setup, const shires::State& state, game::SeatSet computers, Patience patience);
    /// Nobody is ever asked out of turn.
    static game::SeatSet asked(const shires::State& /*state*/) { return {}; }
    static bool can_answer(const shires::View& /*view*/) { return false; }

    /// No follower, once the tile is laid; nothing while it has yet to be.
    static std::optional<shires::Action> onward(const shires::Setup& setup, const shires::View& view);
    static std::uint64_t turn_key(const shires::State& state);

    /// The listed moves in any order: each is accepted.
    static std::vector<shires::Action> fallbacks(const shires::Setup& setup, const shires::View& view, base::Rng& rng);
};

}  // namespace lw::agent
