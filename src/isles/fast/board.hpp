// What a packed position needs to know of its board and rules, as masks and small tables.
#pragma once

#include "base/bits.hpp"
#include "base/bounded.hpp"
#include "isles/fast/counts.hpp"
#include "isles/fast/shape.hpp"
#include "isles/setup.hpp"

#include <array>
#include <cstdint>

namespace lw::isles::fast {

/// A hex that pays on some number.
struct Producer {
    std::uint8_t hex = 0;
    std::uint8_t resource = 0;
    std::array<std::uint16_t, 6> corners{};
};

/// Requires a setup that fits the shape. Keeps a pointer to it: the setup must outlive the board.
template <class Shape>
struct Board {
    using Vertices = base::Bits<Shape::kVertices>;
    using Edges = base::Bits<Shape::kEdges>;

    explicit Board(const Setup& setup);
    [[nodiscard]] static bool fits(const Setup& setup);

    const Setup* setup;
    unsigned seats;
    unsigned target;                                              ///< points to win (rules 12.2)
    Vertices vertices;                                            ///< all of the board
    std::array<Vertices, Shape::kVertices> near;                  ///< a corner and its neighbours (rules 8)
    std::array<Edges, Shape::kVertices> edges_at;
    std::array<std::array<std::uint16_t, 2>, Shape::kEdges> ends;
    std::array<std::array<std::uint16_t, 6>, Shape::kHexes> corners;
    std::array<base::Bounded<Producer, Shape::kHexes>, 13> producing;
    std::array<Counts, Shape::kVertices> starting_cards;          ///< one a producing hex (rules 3.4)
    std::array<std::uint8_t, Shape::kVertices> harbour;           ///< one bit by HarbourKind, or 0
    std::array<Counts, 64> rates;                                 ///< bank rates by the harbours one owns (rules 7.4)
};

extern template struct Board<StandardShape>;
extern template struct Board<ExtensionShape>;
extern template struct Board<LargeShape>;

}  // namespace lw::isles::fast
