#include "cli/scenario/stage.hpp"

namespace lw::cli {

bool has_stage(const std::string& game) { return game == "isles" || game == "shires"; }

std::unique_ptr<Stage> make_stage(const std::string& game, std::uint64_t seed, Shares& shares) {
    return game == "shires" ? shires_stage(seed, shares) : isles_stage(seed, shares);
}

}  // namespace lw::cli
