#include "isles/rules/trail.hpp"

#include <bit>
#include <cassert>

namespace lw::isles {

std::uint8_t TrailFinder::node_at(unsigned corner, bool open) {
    // No trail continues through a closed corner, so each road there has an end of its own.
    if (open && node_of_[corner] != kNone) return node_of_[corner];
    if (open) node_of_[corner] = node_count_;
    return node_count_++;
}

void TrailFinder::link(std::uint8_t from, std::uint8_t to, std::uint8_t road) {
    Node& node = nodes_[from];
    node.road[node.degree] = road;
    node.far[node.degree] = to;
    ++node.degree;
}

void TrailFinder::add_road(unsigned a, bool a_open, unsigned b, bool b_open) {
    assert(road_count_ < kRoads && a < kMaxVertices && b < kMaxVertices);
    const std::uint8_t first = node_at(a, a_open);
    const std::uint8_t second = node_at(b, b_open);
    link(first, second, road_count_);
    link(second, first, road_count_);
    ++road_count_;
}

/// All nodes joined to `node`, as bits.
std::uint32_t TrailFinder::piece_of(std::uint8_t node) {
    std::uint32_t piece = 1U << node;
    std::uint32_t fresh = piece;
    while (fresh != 0) {
        const Node& at = nodes_[static_cast<unsigned>(std::countr_zero(fresh))];
        fresh &= fresh - 1;
        for (unsigned i = 0; i < at.degree; ++i) {
            const std::uint32_t next = (1U << at.far[i]) & ~piece;
            piece |= next;
            fresh |= next;
        }
    }
    return piece;
}

void TrailFinder::walk(std::uint8_t node, unsigned depth) {
    const Node& at = nodes_[node];
    bool stuck = true;
    for (unsigned i = 0; i < at.degree; ++i) {
        const std::uint32_t road = 1U << at.road[i];
        if ((used_ & road) != 0) continue;
        stuck = false;
        used_ |= road;
        path_[depth] = at.road[i];
        walk(at.far[i], depth + 1);
        used_ &= ~road;
    }
    if (!stuck || depth <= best_length_) return;
    best_length_ = depth;
    best_ = path_;
    best_end_ = node;
}

/// In a piece without loops: the node furthest from any given one is one end.
void TrailFinder::sweep(std::uint32_t piece) {
    const unsigned known_length = best_length_;
    const Path known = best_;
    best_length_ = 0;
    walk(static_cast<std::uint8_t>(std::countr_zero(piece)), 0);
    walk(best_end_, 0);
    if (best_length_ > known_length) return;
    best_length_ = known_length;
    best_ = known;
}

void TrailFinder::search_piece(std::uint32_t piece) {
    unsigned ends = 0;
    std::uint32_t starts = 0;  // an odd number of roads
    for (std::uint32_t left = piece; left != 0; left &= left - 1) {
        const auto node = static_cast<unsigned>(std::countr_zero(left));
        ends += nodes_[node].degree;
        if (nodes_[node].degree % 2 == 1) starts |= 1U << node;
    }
    const unsigned roads = ends / 2;
    if (roads <= best_length_) return;
    if (roads + 1 == static_cast<unsigned>(std::popcount(piece))) return sweep(piece);
    if (starts == 0) starts = piece & (~piece + 1U);  // one plain loop: anywhere will do
    for (; starts != 0 && best_length_ < roads; starts &= starts - 1) {
        walk(static_cast<std::uint8_t>(std::countr_zero(starts)), 0);
    }
}

std::span<const std::uint8_t> TrailFinder::longest() {
    std::uint32_t seen = 0;
    for (std::uint8_t node = 0; node < node_count_; ++node) {
        if (((seen >> node) & 1U) != 0) continue;
        const std::uint32_t piece = piece_of(node);
        seen |= piece;
        search_piece(piece);
    }
    return {best_.data(), best_length_};
}

}  // namespace lw::isles
