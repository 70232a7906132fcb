// Speeds, and a signature that tells whether the rules behave as before.
#pragma once

#include <cstdint>

namespace lw::cli {

struct BenchResult {
    std::uint64_t signature = 0;      ///< over fixed random games; the same natively and in wasm
    double games_per_cpu_s = 0;       ///< four random players, variable boards
    double actions_per_cpu_s = 0;
    std::uint64_t state_bytes = 0;
    double copy_ns = 0;               ///< copying a state
    double legal_ns = 0;              ///< listing the moves of the seat that must act
    double longest_road_ns = 0;       ///< a road length from scratch
};

/// Hash of hashes: boards, every hundredth position and the end of each game, settings varied.
[[nodiscard]] std::uint64_t signature();
[[nodiscard]] BenchResult run_bench();

}  // namespace lw::cli
