// The computer players of Isles by name, and the questions their driver asks.
#pragma once

#include "agent/agent.hpp"
#include "isles/game.hpp"

namespace lw::agent {

template <>
struct Traits<isles::Game> {
    using Agent = agent::Agent<isles::Game>;

    /// "random", "greedy".
    static std::vector<std::string_view> names();
    static std::unique_ptr<Agent> make(std::string_view name);

    /// Computers that are asked answer first, then those whose own offers can be settled, then those that must act.
    /// A computer's open offer waits for the people it was made to while patience lasts.
    static Due due(const isles::Setup& setup, const isles::View& spectator, game::SeatSet computers,
                   Patience patience);
    /// Seats with an open offer to them that they have neither accepted nor declined.
    static game::SeatSet asked(const isles::View& spectator);

    static bool allowed(const isles::Setup& setup, const isles::View& view, const isles::Action& action);
    /// Ends what is pending in the plainest way: decline, withdraw, discard, roll, end the turn; then any listed move.
    static std::vector<isles::Action> fallbacks(const isles::Setup& setup, const isles::View& view, base::Rng& rng);
};

}  // namespace lw::agent
