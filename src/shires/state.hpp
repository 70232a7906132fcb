// A position. Nothing in it is secret: what will be drawn is not decided before it is drawn.
#pragma once

#include "base/bounded.hpp"
#include "base/id.hpp"
#include "game/seat.hpp"
#include "shires/setup.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace lw::shires {

using game::Seat;
using game::SeatSet;

inline constexpr std::size_t kMaxTiles = 144;
inline constexpr std::size_t kMaxSegments = 486;  ///< in two whole sets (rules 2.2)
inline constexpr std::size_t kMaxGaps = 2 * kMaxTiles + 2;

/// In tiles from the starting one; x grows to the right, y upwards (rules 1.1).
struct Cell {
    std::int16_t x = 0;
    std::int16_t y = 0;
    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};
[[nodiscard]] constexpr Cell beside(Cell cell, Side side) {
    constexpr std::array<Cell, kSides> kSteps{{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    const Cell step = kSteps[index(side)];
    return {static_cast<std::int16_t>(cell.x + step.x), static_cast<std::int16_t>(cell.y + step.y)};
}

using TileId = base::Id<struct TileTag>;        ///< in the order of laying; the starting tile is 0
using SegmentId = base::Id<struct SegmentTag>;  ///< tile by tile, in the order of Shape::segments

/// A tile on the board, and the follower on it.
struct Laid {
    Kind kind;
    std::uint8_t rotation = 0;
    Cell at;
    SegmentId first_segment;
    Seat follower;                        ///< whose; nobody = none
    std::uint8_t stands_on = kNoSegment;  ///< which segment of the tile

    friend constexpr bool operator==(const Laid&, const Laid&) = default;
};

/// An empty cell that shares a side with a tile.
struct Gap {
    Cell at;
    /// What the tiles around it require: two bits per side, 0 = anything, else edge + 1; see Shape::profile.
    std::uint8_t profile = 0;

    friend constexpr bool operator==(const Gap&, const Gap&) = default;
};

/// Followers on a feature, by seat.
class FollowerCounts {
public:
    [[nodiscard]] constexpr int of(Seat seat) const { return static_cast<int>((bits_ >> (4U * seat.index())) & 0xFU); }
    [[nodiscard]] constexpr bool none() const { return bits_ == 0; }
    constexpr void add(Seat seat) { bits_ += 1U << (4U * seat.index()); }
    constexpr void add(FollowerCounts other) { bits_ += other.bits_; }
    /// Those with the most; all of them when they tie (rules 4.5). Empty without followers.
    [[nodiscard]] SeatSet majority() const;
    [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
    [[nodiscard]] static constexpr FollowerCounts from_bits(std::uint32_t bits) {
        FollowerCounts counts;
        counts.bits_ = bits;
        return counts;
    }

    friend constexpr bool operator==(const FollowerCounts&, const FollowerCounts&) = default;

private:
    std::uint32_t bits_ = 0;  ///< four bits per seat: nobody has more than eight
};

/// What is known about a feature; kept at its lowest segment, its root.
struct Feature {
    /// Open sides of cities and roads, open half-slots of fields, empty cells around a cloister. Complete at 0.
    std::uint16_t open = 0;
    std::uint8_t tiles = 0;  ///< distinct ones (rules 1.5); a cloister has one
    std::uint8_t pennants = 0;
    FollowerCounts followers;

    friend constexpr bool operator==(const Feature&, const Feature&) = default;
};

struct PlayerState {
    std::uint8_t supply = 0;                            ///< followers in hand
    std::array<std::uint16_t, kFeatureKinds> points{};  ///< by what they came from

    [[nodiscard]] constexpr int total() const { return points[0] + points[1] + points[2] + points[3]; }
    friend constexpr bool operator==(const PlayerState&, const PlayerState&) = default;
};

enum class Phase : std::uint8_t {
    first_player,  ///< nature decides who begins
    draw,          ///< nature draws a tile
    tile,          ///< the active seat lays it
    follower,      ///< and puts a follower on it, or none
    over,
};

/// The tiles, and all that follows from them and the followers on them; see board.hpp and features.hpp.
struct Board {
    base::Bounded<Laid, kMaxTiles> tiles;
    /// Where a cell's tile is in `tiles`, plus one; 0 = none. Open addressing; see board.hpp.
    std::array<std::uint8_t, 256> cells{};
    base::Bounded<Gap, kMaxGaps> gaps;  ///< in the order in which they arose

    std::uint16_t segment_count = 0;
    std::array<SegmentId, kMaxSegments> root{};  ///< of the feature that a segment is in
    std::array<SegmentId, kMaxSegments> next{};  ///< the segments of a feature, in a ring
    std::array<std::uint8_t, kMaxSegments> tile_of{};
    std::array<Feature, kMaxSegments> features{};  ///< valid at roots

    [[nodiscard]] const Feature& feature(SegmentId segment) const { return features[root[segment.index()].index()]; }
    [[nodiscard]] const Laid& tile_at(SegmentId segment) const { return tiles[tile_of[segment.index()]]; }

    friend constexpr bool operator==(const Board&, const Board&) = default;
};

struct State : Board {
    Phase phase = Phase::draw;
    Seat turn;
    std::uint16_t turn_number = 0;  ///< from 1; 0 before the first
    Kind in_hand;                   ///< the tile that was drawn and is not laid yet
    KindCounts pile{};
    std::uint8_t pile_size = 0;
    KindCounts set_aside{};  ///< could not be laid (rules 3.4)
    std::array<PlayerState, kMostSeats> players{};
    SeatSet winners;

    friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 10 * 1024);

}  // namespace lw::shires
