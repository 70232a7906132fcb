// A seat that somebody else's program plays (docs/engine.md, "A program in a seat").
//
// The program is told what its seat may know and nothing else. At its first fault in a game it is ended; the seat goes on at
// random, so that the others' game is whole, and cannot win that game. At the next game the program is started again.
#pragma once

#include "agent/agent.hpp"
#include "cli/external/process.hpp"
#include "cli/external/terms.hpp"
#include "registry/games.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lw::cli {

using Json = nlohmann::ordered_json;

/// One program at one place of the plan, from game to game.
class ExternalPlayer {
public:
    /// The shell's command line; the program is started with the first game.
    ExternalPlayer(std::string command, ExternalLimits limits);
    ~ExternalPlayer();
    ExternalPlayer(const ExternalPlayer&) = delete;
    ExternalPlayer& operator=(const ExternalPlayer&) = delete;

    /// Begins a game. The agent asks this player, which must live longer.
    [[nodiscard]] std::unique_ptr<agent::Agent<isles::Game>> sit_down(const isles::Config& config, game::Seat seat);
    /// Tells the program how the game ended.
    void game_over(const registry::IslesSession& session, game::Seat seat);
    /// The first fault in this game.
    [[nodiscard]] const std::optional<ExternalFault>& fault() const { return fault_; }

    // --- for its agent ----------------------------------------------------------------------------------------------
    void note(std::span<const isles::Event> events, bool anew);
    /// Nothing once there was a fault.
    [[nodiscard]] std::optional<isles::Action> ask(const isles::Setup& setup, const isles::View& view);

private:
    /// Sends the request with a number; the reply with that number, or nothing and a fault.
    std::optional<Json> exchange(const Json& request, double seconds);
    void greet();
    void blame(std::string kind, std::string text);
    void blame(const Reply& reply, double seconds);

    std::string command_;
    ExternalLimits limits_;
    std::unique_ptr<Process> process_;
    std::optional<ExternalFault> fault_;
    std::int64_t number_ = 0;         ///< of the last request
    double spent_s_ = 0;              ///< by its moves in this game
    std::vector<isles::Event> news_;  ///< that it has not been told
    bool anew_ = false;
    std::size_t noted_ = 0;           ///< events of the game that were noted
};

}  // namespace lw::cli
