#include "differential/euler_trail.hpp"

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace lw::test {

namespace {

using namespace isles;

/// Corners of one seat's roads, numbered; each road as the set of its two corners.
class RoadSets {
public:
    RoadSets(const Setup& setup, const Table& table, Seat seat) {
        for (std::size_t e = 0; e < setup.topology.edge_count; ++e) {
            if (table.roads[e] != seat) continue;
            const EdgeName& name = setup.topology.edge_name[e];
            std::uint32_t ends = 0;
            for (const VertexName corner : {name.a, name.b}) ends |= 1U << number(corner, blocked(setup, table, seat, corner));
            ends_.push_back(ends);
        }
    }

    /// Every set once, each from the one before it by one road more or less, so that the odd corners follow by one
    /// exclusive or.
    [[nodiscard]] int longest() const {
        std::uint32_t set = 0;
        std::uint32_t odd = 0;
        int best = 0;
        for (std::uint32_t step = 1; step < (1U << ends_.size()); ++step) {
            const auto road = static_cast<unsigned>(std::countr_zero(step));
            set ^= 1U << road;
            odd ^= ends_[road];
            const int size = std::popcount(set);
            if (size > best && std::popcount(odd) <= 2 && hangs_together(set)) best = size;
        }
        return best;
    }

private:
    static bool blocked(const Setup& setup, const Table& table, Seat seat, VertexName corner) {
        for (std::size_t v = 0; v < setup.topology.vertex_count; ++v) {
            if (!(setup.topology.vertex_name[v] == corner)) continue;
            return table.sites[v].building != Building::none && table.sites[v].owner != seat;
        }
        return false;
    }

    unsigned number(VertexName corner, bool own_copy) {
        for (std::size_t i = 0; i < corners_.size() && !own_copy; ++i) {
            if (corners_[i].first == corner && !corners_[i].second) return static_cast<unsigned>(i);
        }
        corners_.emplace_back(corner, own_copy);
        return static_cast<unsigned>(corners_.size() - 1);
    }

    [[nodiscard]] bool hangs_together(std::uint32_t set) const {
        std::uint32_t reached = ends_[static_cast<unsigned>(std::countr_zero(set))];
        std::uint32_t left = set & (set - 1U);
        for (bool grown = true; grown && left != 0;) {
            grown = false;
            for (std::uint32_t rest = left; rest != 0; rest &= rest - 1U) {
                const auto road = static_cast<unsigned>(std::countr_zero(rest));
                if ((ends_[road] & reached) == 0) continue;
                reached |= ends_[road];
                left &= ~(1U << road);
                grown = true;
            }
        }
        return left == 0;
    }

    std::vector<std::pair<VertexName, bool>> corners_;  ///< with a mark on those under an opponent; at most 30
    std::vector<std::uint32_t> ends_;
};

}  // namespace

int longest_trail_by_sets(const Setup& setup, const Table& table, Seat seat) { return RoadSets(setup, table, seat).longest(); }

}  // namespace lw::test
