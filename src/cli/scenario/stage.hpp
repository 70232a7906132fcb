// What the runner knows of a game: lines are run one after another on a world of that game.
#pragma once

#include "cli/scenario/shares.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace lw::cli {

class Stage {
public:
    virtual ~Stage() = default;
    /// Runs a line; a Failure when it does not hold or is not understood. `hash_again` runs all lines before it on a new
    /// stage and returns the resulting hash.
    virtual void run(int number, const std::string& text, const std::function<std::uint64_t()>& hash_again) = 0;
    /// After the last line.
    virtual void close() = 0;
    virtual std::uint64_t hash() = 0;
};

[[nodiscard]] bool has_stage(const std::string& game);
/// Requires has_stage(game).
[[nodiscard]] std::unique_ptr<Stage> make_stage(const std::string& game, std::uint64_t seed, Shares& shares);

/// One per game.
[[nodiscard]] std::unique_ptr<Stage> isles_stage(std::uint64_t seed, Shares& shares);
[[nodiscard]] std::unique_ptr<Stage> shires_stage(std::uint64_t seed, Shares& shares);

}  // namespace lw::cli
