#include "cli/scenario/verdict.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/words.hpp"

namespace lw::cli {

Verdict read_verdict(std::string& text, const ReasonOf& reason_of) {
    const std::size_t arrow = text.find("=>");
    if (arrow == std::string::npos) return {};
    Words words(std::string_view(text).substr(arrow + 2));
    text = std::string(trimmed(std::string_view(text).substr(0, arrow)));
    Verdict verdict;
    if (words.take("ok") || words.take("accepted")) {
        words.end();
        return verdict;
    }
    if (!words.take("rejected") && !words.take("REFUSED")) words.require("refused");
    verdict.accepted = false;
    if (words.empty()) return verdict;
    const std::string written = words.rest();
    verdict.reason = reason_of(written);
    if (verdict.reason.empty()) throw Failure("'" + written + "' is not a reason");
    return verdict;
}

void judge_reason(const Verdict& verdict, std::string_view found) {
    if (verdict.accepted && found != "ok") throw Failure("refused: " + std::string(found));
    if (verdict.accepted) return;
    if (found == "ok") throw Failure("accepted, but it should be refused");
    if (!verdict.reason.empty() && verdict.reason != found) {
        throw Failure("refused as expected, but for " + std::string(found) + " in place of " + verdict.reason);
    }
}

}  // namespace lw::cli
