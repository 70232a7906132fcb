#include "cli/scenario/move_expectation.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/words.hpp"

namespace lw::cli {

MoveExpectation read_move_expectation(std::string& text, const ReasonOf& reason_of) {
    const std::size_t arrow = text.find("=>");
    if (arrow == std::string::npos) return {};
    Words words(std::string_view(text).substr(arrow + 2));
    text = std::string(trimmed(std::string_view(text).substr(0, arrow)));
    MoveExpectation expected;
    if (words.take("ok") || words.take("accepted")) {
        words.end();
        return expected;
    }
    if (!words.take("rejected") && !words.take("REFUSED")) words.require("refused");
    expected.accepted = false;
    if (words.empty()) return expected;
    const std::string written = words.rest();
    expected.reason = reason_of(written);
    if (expected.reason.empty()) throw Failure("'" + written + "' is not a reason");
    return expected;
}

void judge_reason(const MoveExpectation& expected, std::string_view found) {
    if (expected.accepted && found != "ok") throw Failure("refused: " + std::string(found));
    if (expected.accepted) return;
    if (found == "ok") throw Failure("accepted, but it should be refused");
    if (!expected.reason.empty() && expected.reason != found) {
        throw Failure("refused as expected, but for " + std::string(found) + " in place of " + expected.reason);
    }
}

}  // namespace lw::cli
