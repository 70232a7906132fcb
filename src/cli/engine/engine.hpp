// The engine: one JSON object per line in, one out, about one game (docs/engine.md).
#pragma once

#include "cli/engine/desk.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::cli {

/// Rises when a request or reply changes so that an old client could misread it.
inline constexpr int kEngineProtocol = 1;
/// Bytes of a line without its line end; a longer one is an error and is read to its end. Room for any save as text.
inline constexpr std::size_t kMostLine = std::size_t{2} << 20U;

class Engine {
public:
    /// Plays these games, which must outlive it; at least one.
    explicit Engine(std::vector<const EngineGame*> games = engine_games()) : games_(std::move(games)) {}

    /// The reply to one line, without a line end. Never throws; after an error the game is as it was.
    [[nodiscard]] std::string answer(std::string_view line);
    [[nodiscard]] static std::string answer_to_long_line();
    /// "quit" has been requested.
    [[nodiscard]] bool finished() const { return finished_; }

private:
    /// A request that the engine itself answers.
    struct Request {
        std::string_view name;
        Json (Engine::*answer)(Fields&);
    };
    static const std::array<Request, 4> kRequests;

    Json follow(const Json& request);
    Json answer_to(const std::string& name, Fields& fields);
    /// Null when there is no such game.
    [[nodiscard]] const EngineGame* game_called(std::string_view name) const;
    Json lay(std::unique_ptr<Desk> desk);
    [[nodiscard]] std::unique_ptr<Desk> from_save(const std::string& text) const;
    [[nodiscard]] std::unique_ptr<Desk> from_play(const std::string& text, std::uint64_t seed) const;
    [[nodiscard]] std::unique_ptr<Desk> from_scenario(const std::string& text, const std::string& id, std::uint64_t seed) const;

    Json hello(Fields& fields);
    Json begin(Fields& fields);
    Json load(Fields& fields);
    Json quit(Fields& fields);

    std::vector<const EngineGame*> games_;
    std::unique_ptr<Desk> desk_;  ///< null before the first game
    bool finished_ = false;
};

/// Answers line by line until "quit" or the end of the input; false when a reply could not be written.
bool serve(std::istream& in, std::ostream& out);

}  // namespace lw::cli
