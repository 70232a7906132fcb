// The 24 kinds of tiles, turned (rules 2). Sides always run up, left, down, right, half-slots UL UR LU LD DL DR RU RD.
#pragma once

#include "base/bounded.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace lw::shires {

enum class Side : std::uint8_t { up, left, down, right };
enum class Edge : std::uint8_t { field, road, city };
enum class FeatureKind : std::uint8_t { city, road, cloister, field };

inline constexpr int kSides = 4;
inline constexpr int kSlots = 8;      ///< halves of sides; those of side s are 2s and 2s + 1
inline constexpr int kRotations = 4;  ///< quarter turns clockwise
inline constexpr int kFeatureKinds = 4;
inline constexpr std::size_t kMaxTileSegments = 8;

inline constexpr std::array<Side, kSides> kAllSides{Side::up, Side::left, Side::down, Side::right};

[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
[[nodiscard]] constexpr Side opposite(Side side) { return static_cast<Side>(static_cast<unsigned>(side) ^ 2U); }
/// The half-slot that meets this one across the tiles' common side (rules 1.3).
[[nodiscard]] constexpr std::size_t opposite_slot(std::size_t slot) { return slot ^ 4U; }

/// A connected part of one tile (rules 1.5).
struct Segment {
    FeatureKind kind = FeatureKind::field;
    std::uint8_t sides = 0;   ///< bit s: reaches side s; cities and roads
    std::uint8_t slots = 0;   ///< bit h: reaches half-slot h; fields
    std::uint8_t cities = 0;  ///< bit i: this field touches segment i of its tile
    std::uint8_t pennants = 0;

    friend constexpr bool operator==(const Segment&, const Segment&) = default;
};

inline constexpr std::uint8_t kNoSegment = 0xFF;

/// A kind of tile as it lies after some quarter turns.
struct Shape {
    std::array<Edge, kSides> edges{};
    std::array<std::uint8_t, kSides> side_segment{};    ///< the city or road at a side; kNoSegment on a field side
    std::array<std::uint8_t, kSlots> slot_segment{};    ///< the field at a half-slot; kNoSegment on a city side
    base::Bounded<Segment, kMaxTileSegments> segments;  ///< cities, roads, cloister, fields; the same order in every rotation
    std::uint8_t profile = 0;                           ///< two bits per side: edge + 1; see Gap::profile
};

/// A kind by its letter: A is 0, X is 23 (rules 2). The default is "no tile".
struct Kind {
    static constexpr std::uint8_t kNone = 0xFF;
    std::uint8_t value = kNone;

    constexpr Kind() = default;
    constexpr explicit Kind(int v) : value(static_cast<std::uint8_t>(v)) {}
    [[nodiscard]] constexpr bool valid() const;
    [[nodiscard]] constexpr std::size_t index() const { return value; }
    [[nodiscard]] constexpr char letter() const { return static_cast<char>('A' + value); }

    friend constexpr bool operator==(const Kind&, const Kind&) = default;
};

inline constexpr int kKinds = 24;
inline constexpr int kTilesInSet = 72;
inline constexpr Kind kStartKind{'D' - 'A'};  ///< rules 2.1

constexpr bool Kind::valid() const { return value < kKinds; }

/// How many a set has. Requires a valid kind, as does everything below.
[[nodiscard]] int count_in_set(Kind kind);
/// `rotation` 0..3.
[[nodiscard]] const Shape& shape(Kind kind, int rotation);
/// Rotations that differ in looks and in the rules: 1, 2 or 4.
[[nodiscard]] int distinct_rotations(Kind kind);

}  // namespace lw::shires
