// Roads and buildings of a packed position: who may go on where (rules 8, 10). Private to this folder.
#pragma once

#include "isles/fast/position.hpp"
#include "isles/trail.hpp"

namespace lw::isles::fast {

constexpr unsigned owner_of(std::uint8_t site) { return (site - 1U) / 2; }
constexpr bool is_city(std::uint8_t site) { return site != 0 && site % 2 == 0; }
constexpr std::uint8_t site_of(unsigned seat, bool city) { return static_cast<std::uint8_t>(1 + 2 * seat + (city ? 1U : 0U)); }

/// Whether roads of `seat` may go on at a corner with this site (rules 8.3).
constexpr bool open_to(std::uint8_t site, unsigned seat) { return site == 0 || owner_of(site) == seat; }

/// Marks the place as built on. The seat's masks of roads and settlements are the caller's.
template <class Shape>
void put_building(const Board<Shape>& board, Position<Shape>& p, unsigned seat, unsigned at, bool city) {
    p.site[at] = site_of(seat, city);
    p.closed |= board.near[at];
    p.harbours[seat] |= board.harbour[at];
}

/// From scratch; a road needs it only when an opponent has built on a corner.
template <class Shape>
void renew_beside(const Board<Shape>& board, Position<Shape>& p, unsigned seat) {
    typename Board<Shape>::Edges beside;
    p.reached[seat].for_each([&](int v) {
        const auto at = static_cast<std::size_t>(v);
        if (open_to(p.site[at], seat)) beside |= board.edges_at[at];
    });
    for (std::size_t v = 0; v < Shape::kVertices; ++v) {  // a settlement of the set-up may have no road yet
        if (p.site[v] != 0 && owner_of(p.site[v]) == seat) beside |= board.edges_at[v];
    }
    p.beside[seat] = beside;
}

template <class Shape>
unsigned road_length(const Board<Shape>& board, const Position<Shape>& p, unsigned seat) {
    TrailFinder trails;
    p.roads[seat].for_each([&](int e) {
        const auto [a, b] = board.ends[static_cast<std::size_t>(e)];
        trails.add_road(a, open_to(p.site[a], seat), b, open_to(p.site[b], seat));
    });
    return static_cast<unsigned>(trails.longest().size());
}

/// Without victory point cards (rules 12.1).
template <class Shape>
unsigned visible_points(const Position<Shape>& p, unsigned seat) {
    const Player& player = p.player[seat];
    const Seat self(static_cast<int>(seat));
    return static_cast<unsigned>(kSettlements - player.settlements_left + 2 * (kCities - player.cities_left)) +
           (p.longest_road == self ? 2U : 0U) + (p.largest_army == self ? 2U : 0U);
}

/// Seats with few points that the friendly robber leaves alone (rules 16).
template <class Shape>
bool spared(const Board<Shape>& board, const Position<Shape>& p, unsigned seat) {
    return board.setup->config.settings.friendly_robber && visible_points(p, seat) <= 2;
}

}  // namespace lw::isles::fast
