// A seat that somebody else's program plays (docs/engine.md, "A program in a seat").
//
// The program is told what its seat may know and nothing else. At its first fault in a game it is ended; the seat plays on
// at random, so that the others can finish their game, and cannot win it. At the next game the program is started again.
#pragma once

#include "agent/agent.hpp"
#include "cli/external/program.hpp"
#include "registry/games.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lw::cli {

/// One program at one place of the plan, from game to game.
template <class G>
class ExternalPlayer {
public:
    using Event = typename G::Event;
    using Action = typename G::Action;

    /// The shell's command line; the program is started with the first game.
    ExternalPlayer(std::string command, ExternalLimits limits) : program_(std::move(command), limits) {}

    /// Begins a game. The agent asks this player, which must outlive it.
    [[nodiscard]] std::unique_ptr<agent::Agent<G>> sit_down(const typename G::Config& config, game::Seat seat);
    /// Tells the program how the game ended.
    void game_over(const match::Session<G>& session, game::Seat seat);
    /// The first fault in this game.
    [[nodiscard]] const std::optional<ExternalFault>& fault() const { return program_.fault(); }

    // --- for its agent ----------------------------------------------------------------------------------------------
    void note(std::span<const Event> events, bool anew);
    /// Nothing once there was a fault.
    [[nodiscard]] std::optional<Action> ask(const typename G::Setup& setup, const typename G::View& view);

private:
    ExternalProgram program_;
    std::vector<Event> news_;  ///< not yet told to the program
    bool anew_ = false;
    std::size_t noted_ = 0;  ///< events of the game noted so far
};

extern template class ExternalPlayer<isles::Game>;
extern template class ExternalPlayer<shires::Game>;

}  // namespace lw::cli
