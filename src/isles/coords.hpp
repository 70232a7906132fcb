// Where things are: axial hexes and the canonical names of corners and sides (rules 0.3).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lw::isles {

/// Pointy-top axial coordinates; q grows east, r grows south-east (rules 0.3.1).
struct Hex {
    std::int8_t q = 0;
    std::int8_t r = 0;

    constexpr Hex() = default;
    constexpr Hex(int q_, int r_) : q(static_cast<std::int8_t>(q_)), r(static_cast<std::int8_t>(r_)) {}
    constexpr auto operator<=>(const Hex&) const = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
};

/// Row by row from the north, each from the west.
[[nodiscard]] constexpr bool reading_order(Hex a, Hex b) { return a.r != b.r ? a.r < b.r : a.q < b.q; }

/// Sides clockwise from the north-east; kDirections[side] is the neighbour across it.
enum class Side : std::uint8_t { ne, e, se, sw, w, nw };
inline constexpr std::array<Hex, 6> kDirections{Hex{1, -1}, Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}, Hex{0, -1}};

/// Corners of a hex, clockwise from the top.
enum class Corner : std::uint8_t { n, ne, se, s, sw, nw };

/// A corner's one canonical name: the top (N) or bottom (S) corner of a hex, which may lie off the board.
struct VertexName {
    Hex hex;
    bool south = false;

    constexpr auto operator<=>(const VertexName&) const = default;
};

/// An edge's name: its two ends, the smaller first.
struct EdgeName {
    VertexName a;
    VertexName b;

    constexpr auto operator<=>(const EdgeName&) const = default;
};

[[nodiscard]] VertexName corner_of(Hex hex, Corner corner);                // rules 0.3.3
[[nodiscard]] std::array<Hex, 3> hexes_of(VertexName vertex);              // rules 0.3.4
[[nodiscard]] std::array<VertexName, 3> neighbours_of(VertexName vertex);  // rules 0.3.5
[[nodiscard]] EdgeName edge_between(VertexName a, VertexName b);
/// The two ends of a hex's side, clockwise.
[[nodiscard]] std::array<VertexName, 2> ends_of(Hex hex, Side side);
[[nodiscard]] Hex rotate60(Hex hex);  // clockwise about (0,0), rules 0.3.7

/// "(q,r)", "N(q,r)", "N(0,0)-S(1,-1)". Parsing accepts exactly what printing makes (blanks around it allowed) and
/// gives nothing for anything else; an edge may be written with either end first.
[[nodiscard]] std::string to_text(Hex hex);
[[nodiscard]] std::string to_text(VertexName vertex);
[[nodiscard]] std::string to_text(EdgeName edge);
[[nodiscard]] std::optional<Hex> hex_from_text(std::string_view text);
[[nodiscard]] std::optional<VertexName> vertex_from_text(std::string_view text);
[[nodiscard]] std::optional<EdgeName> edge_from_text(std::string_view text);

}  // namespace lw::isles
