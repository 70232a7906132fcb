// Speeds, and a signature that tells whether the rules behave as before.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lw::cli {

/// What is measured on one kind of table of Isles, in the form that search uses there (isles/search.hpp).
struct TableSpeeds {
    std::string prefix;  ///< of the keys: "isles.", "isles.six.", ...
    int seats = 4;
    double games_per_cpu_s = 0;    ///< all seats move at random; variable boards, no offers
    double actions_per_cpu_s = 0;  ///< seats' moves; nature's are not counted
    double turns_per_game = 0;
    double actions_per_game = 0;
    std::uint64_t state_bytes = 0;
    double copy_ns = 0;
    double legal_ns = 0;         ///< the moves of the seat that must act
    double longest_road_ns = 0;  ///< from scratch, networks of 15 roads: the median network
};

/// The rules of Shires; two seats, all choices at random.
struct ShiresSpeeds {
    double games_per_cpu_s = 0;
    double actions_per_cpu_s = 0;  ///< seats' moves; nature's are not counted
    double turns_per_game = 0;
    std::uint64_t state_bytes = 0;
    double copy_ns = 0;
    double legal_ns = 0;  ///< the placements of the tile drawn
};

struct BenchResult {
    std::uint64_t signature = 0;  ///< of fixed random games; the same natively and in wasm
    std::vector<TableSpeeds> tables;
    ShiresSpeeds shires;
};

/// Hash of hashes over both games: boards, every hundredth position and the end of each game, settings varied.
[[nodiscard]] std::uint64_t signature();
[[nodiscard]] BenchResult run_bench();
/// Isles on three kinds of tables: four players, six, eight on six rings.
[[nodiscard]] std::vector<TableSpeeds> measure_tables();
[[nodiscard]] ShiresSpeeds measure_shires();

}  // namespace lw::cli
