// Any lines at the engine. Each has one reply, and after an error the game is as it was.
#include "cli/engine/engine.hpp"
#include "fuzz/target.hpp"

#include <algorithm>
#include <string_view>

namespace {

using namespace lw;

constexpr std::string_view kState = R"({"do":"state"})";

void try_line(cli::Engine& engine, std::string_view line) {
    const std::string before = engine.answer(kState);
    const auto reply = cli::Json::parse(engine.answer(line), nullptr, false);
    fuzz::require(reply.is_object() && reply.contains("ok"), "a reply that is none");
    if (reply["ok"] == true) return;
    fuzz::require(reply["message"].is_string() && !reply["message"].get<std::string>().empty(), "an error without a sentence");
    fuzz::require(engine.answer(kState) == before, "an error that has changed the game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    cli::Engine engine;
    while (!text.empty() && !engine.finished()) {
        const std::size_t length = std::min(text.find('\n'), text.size());
        try_line(engine, text.substr(0, length));
        text.remove_prefix(std::min(text.size(), length + 1));
    }
    return 0;
}
