// The longest trail of a seat (rules 10.1-10.3): depth first over edges, each at most once, never on through
// a corner under an opponent's building.
#include "isles/rules.hpp"

namespace lw::isles {

namespace {

/// A seat's roads as a small graph of their own: for each road and each of its two ends, the roads that go on
/// there.
class Trails {
public:
    Trails(const Setup& setup, const Table& table, Seat seat) : setup_(setup) {
        for (std::uint16_t e = 0; e < setup.topology.edge_count && !edges_.full(); ++e) {
            if (table.roads[e] == seat) edges_.push_back(EdgeId{e});
        }
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            for (const unsigned end : {0U, 1U}) link(table, seat, i, end);
        }
    }

    void search() {
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            for (const unsigned end : {0U, 1U}) walk(i, end);
            if (best_.size() == edges_.size()) return;
        }
    }

    [[nodiscard]] base::Bounded<EdgeId, kRoads> best() const {
        base::Bounded<EdgeId, kRoads> names;
        for (const std::uint8_t i : best_) names.push_back(edges_[i]);
        return names;
    }
    [[nodiscard]] int length() const { return static_cast<int>(best_.size()); }

private:
    struct Next {
        std::uint8_t edge = 0;
        std::uint8_t far_end = 0;  ///< the end of that road which one comes to
    };

    [[nodiscard]] VertexId corner(std::size_t i, unsigned end) const {
        return setup_.topology.edge_vertices[edges_[i].index()][end];
    }

    void link(const Table& table, Seat seat, std::size_t i, unsigned end) {
        const VertexId at = corner(i, end);
        const Site& site = table.sites[at.index()];
        if (site.building != Building::none && site.owner != seat) return;
        for (std::size_t j = 0; j < edges_.size(); ++j) {
            if (j == i) continue;
            for (const unsigned near : {0U, 1U}) {
                if (corner(j, near) != at) continue;
                next_[i][end].push_back({static_cast<std::uint8_t>(j), static_cast<std::uint8_t>(1U - near)});
            }
        }
    }

    /// Walks road `i` towards its `end`, and on from there.
    void walk(std::size_t i, unsigned end) {
        used_ |= 1U << i;
        path_.push_back(static_cast<std::uint8_t>(i));
        if (path_.size() > best_.size()) best_ = path_;
        for (const Next& next : next_[i][end]) {
            if (((used_ >> next.edge) & 1U) == 0) walk(next.edge, next.far_end);
        }
        path_.pop_back();
        used_ &= ~(1U << i);
    }

    const Setup& setup_;
    base::Bounded<EdgeId, kRoads> edges_;
    std::array<std::array<base::Bounded<Next, 2>, 2>, kRoads> next_{};
    base::Bounded<std::uint8_t, kRoads> path_;
    base::Bounded<std::uint8_t, kRoads> best_;
    std::uint32_t used_ = 0;
};

}  // namespace

base::Bounded<EdgeId, kRoads> longest_trail(const Setup& setup, const Table& table, Seat seat) {
    Trails trails(setup, table, seat);
    trails.search();
    return trails.best();
}

int longest_road_length(const Setup& setup, const Table& table, Seat seat) {
    Trails trails(setup, table, seat);
    trails.search();
    return trails.length();
}

}  // namespace lw::isles
