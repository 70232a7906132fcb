// A recipe for a board (rules 2, 16); generate.hpp follows it.
#pragma once

#include <cstdint>

namespace lw::isles {

/// The standard island is also the ring board of R = 3; the larger ring boards are those of rules C.1.
enum class Island : std::uint8_t { standard19, extension30, rings4, rings5, rings6 };
enum class TerrainPlan : std::uint8_t { beginner, shuffled };
enum class TokenPlan : std::uint8_t { spiral, random, beginner };
/// `random`: places drawn along the coast as well (rules C.4); the only plan on the larger ring boards.
enum class HarbourPlan : std::uint8_t { fixed, shuffle_types, shuffle_frame, random };
enum class SpiralDirection : std::uint8_t { counter_clockwise, clockwise };

struct BoardSpec {
    Island island = Island::standard19;
    TerrainPlan terrain = TerrainPlan::shuffled;
    TokenPlan tokens = TokenPlan::spiral;  ///< beginner goes with beginner terrain only
    HarbourPlan harbours = HarbourPlan::shuffle_types;
    SpiralDirection direction = SpiralDirection::counter_clockwise;
    bool no_adjacent_red = true;  ///< 6 and 8, random tokens only (rules 2.4.5)
    bool no_adjacent_2_12 = false;
    bool no_adjacent_same = false;

    friend constexpr bool operator==(const BoardSpec&, const BoardSpec&) = default;
};

}  // namespace lw::isles
