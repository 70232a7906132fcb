// What the end of a line says should become of a move: "=> refused REASON".
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace lw::cli {

struct MoveExpectation {
    bool accepted = true;
    std::string reason;  ///< of a refusal; empty = any
};

/// The game's name for a reason as a person wrote it; empty when there is none.
using ReasonOf = std::function<std::string(const std::string&)>;

/// Cuts "=> ok", "=> refused" or "=> refused REASON" off the text.
[[nodiscard]] MoveExpectation read_move_expectation(std::string& text, const ReasonOf& reason_of);
/// A Failure unless it turned out as expected. `found` is the game's reason, "ok" for accepted.
void judge_reason(const MoveExpectation& expected, std::string_view found);

}  // namespace lw::cli
