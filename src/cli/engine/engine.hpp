// The engine: one JSON object a line in, one out, about one game (docs/engine.md).
#pragma once

#include "cli/engine/requests.hpp"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace lw::cli {

/// Rises when a request or reply changes so that an old client could misread it.
inline constexpr int kEngineProtocol = 1;
/// Bytes of a line without its end; a longer one is an error and is read to its end. Room for any save as text.
inline constexpr std::size_t kMostLine = std::size_t{2} << 20U;

class Engine {
public:
    /// The reply to one line, without a line end. Never throws; after an error the game is as it was.
    [[nodiscard]] std::string answer(std::string_view line);
    [[nodiscard]] static std::string answer_to_long_line();
    /// "quit" has been asked.
    [[nodiscard]] bool finished() const { return desk_.closed; }

private:
    Json follow(const Json& request);

    Desk desk_;
};

/// Answers line by line until "quit" or the end of the input; false when a reply could not be written.
bool serve(std::istream& in, std::ostream& out);

}  // namespace lw::cli
