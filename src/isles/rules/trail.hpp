// The longest trail in one seat's roads (rules 10.1-10.3): no road twice, never through a corner that an opponent has
// built on. For positions of every form.
#pragma once

#include "isles/setup.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace lw::isles {

/// Corners have at most three roads, so a trail can pass through each only once. So a longest trail ends where no
/// road is left over: at a dead end, or at a fork. In a piece without loops two sweeps find it: the corner that is
/// furthest from any dead end is an end of a longest trail.
class TrailFinder {
public:
    TrailFinder() { node_of_.fill(kNone); }

    /// A road between two corners (0..kMaxVertices-1); `open` says that a trail may continue there. At most kRoads.
    void add_road(unsigned a, bool a_open, unsigned b, bool b_open);

    /// The roads of a longest trail in walking order, numbered in the order in which they were added.
    [[nodiscard]] std::span<const std::uint8_t> longest();

private:
    static constexpr std::uint8_t kNone = 0xFF;

    struct Node {
        std::uint8_t degree = 0;
        std::array<std::uint8_t, 3> road{};
        std::array<std::uint8_t, 3> far{};  ///< the node at the road's other end
    };
    using Path = std::array<std::uint8_t, kRoads>;

    [[nodiscard]] std::uint8_t node_at(unsigned corner, bool open);
    void link(std::uint8_t from, std::uint8_t to, std::uint8_t road);
    std::uint32_t piece_of(std::uint8_t node);
    void search_piece(std::uint32_t piece);
    void sweep(std::uint32_t piece);
    void walk(std::uint8_t node, unsigned depth);

    std::array<std::uint8_t, kMaxVertices> node_of_;
    std::array<Node, 2 * kRoads> nodes_{};
    std::uint8_t node_count_ = 0;
    std::uint8_t road_count_ = 0;
    std::uint32_t used_ = 0;  ///< roads on the present path
    Path path_{};
    Path best_{};
    unsigned best_length_ = 0;
    std::uint8_t best_end_ = 0;  ///< node
};

}  // namespace lw::isles
