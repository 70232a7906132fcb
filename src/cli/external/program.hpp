// Somebody else's program, from game to game: lines to and from it, and what it did wrong. Knows no game.
#pragma once

#include "cli/external/process.hpp"
#include "cli/external/terms.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace lw::cli {

using Json = nlohmann::ordered_json;

class ExternalProgram {
public:
    /// The shell's command line; the program is started with the first game.
    ExternalProgram(std::string command, ExternalLimits limits);
    ~ExternalProgram();
    ExternalProgram(const ExternalProgram&) = delete;
    ExternalProgram& operator=(const ExternalProgram&) = delete;

    /// Begins a game: starts the program if it is not running, and forgets the last game's fault.
    void begin(const Json& config, int seat);
    /// Its reply to a request for a move, within the time it has left; else nothing, and a fault.
    [[nodiscard]] std::optional<Json> ask_for_move(const Json& request);
    /// Tells it something; waits for its reply and ignores it.
    void tell(const Json& request);

    /// The first fault in this game. After that nothing more is sent to the program.
    [[nodiscard]] const std::optional<ExternalFault>& fault() const { return fault_; }
    void blame(std::string kind, std::string text);

private:
    /// Sends the request with a number; the reply with that number, or nothing and a fault.
    std::optional<Json> exchange(const Json& request, double seconds);
    void greet();
    void blame(const Reply& reply, double seconds);

    std::string command_;
    ExternalLimits limits_;
    std::unique_ptr<Process> process_;
    std::optional<ExternalFault> fault_;
    bool greeted_ = false;     ///< it has said something since it was started
    std::int64_t number_ = 0;  ///< of the last request
    double spent_s_ = 0;       ///< by its moves in this game
};

}  // namespace lw::cli
