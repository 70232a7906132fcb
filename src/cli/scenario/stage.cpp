#include "cli/scenario/stage.hpp"

namespace lw::cli {

bool has_stage(const std::string& game) { return game == "isles"; }

std::unique_ptr<Stage> make_stage(const std::string& game, std::uint64_t seed, Shares& shares) {
    (void)game;
    return isles_stage(seed, shares);
}

}  // namespace lw::cli
