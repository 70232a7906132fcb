// Where the places of a board lie, in board units (hex radius 100, y down; draw/hex.hpp), and which of them a
// pointer means.
#pragma once

#include "draw/types.hpp"
#include "isles/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::scene {

using draw::Rect;
using draw::Vec2;

struct EdgePlace {
    Vec2 a;  ///< ends, in the order of Topology::edge_vertices
    Vec2 b;
    Vec2 middle;
    float angle = 0;  ///< from a to b, radians, clockwise
};

struct HarbourPlace {
    isles::HarbourKind kind = isles::HarbourKind::any;
    Vec2 a;  ///< the two corners it serves
    Vec2 b;
    Vec2 hex_centre;  ///< of the land hex
    Vec2 badge;       ///< centre of the badge's disc, unenlarged
};

/// Indexed by id. Made once per board.
struct Places {
    std::vector<Vec2> hexes;
    std::vector<Vec2> vertices;
    std::vector<EdgePlace> edges;
    std::vector<HarbourPlace> harbours;

    [[nodiscard]] Vec2 at(isles::HexId hex) const { return hexes[hex.index()]; }
    [[nodiscard]] Vec2 at(isles::VertexId vertex) const { return vertices[vertex.index()]; }
    [[nodiscard]] const EdgePlace& at(isles::EdgeId edge) const { return edges[edge.index()]; }
};

[[nodiscard]] Vec2 centre_of(isles::Hex hex);
[[nodiscard]] Vec2 corner_at(isles::VertexName vertex);
[[nodiscard]] Places make_places(const isles::Setup& setup);

/// The smallest box round all land and all harbour badges, the badges enlarged as given (draw::kit::figures_for).
[[nodiscard]] Rect board_bounds(const Places& places, float badge_enlarge = 1);

// --- pointing ------------------------------------------------------------------------------------------------------

/// One place, or none.
struct Target {
    enum class Kind : std::uint8_t { none, vertex, edge, hex };

    Kind kind = Kind::none;
    std::uint16_t index = 0;

    constexpr Target() = default;
    constexpr Target(isles::VertexId v) : kind(Kind::vertex), index(v.index()) {}  // NOLINT: each place is a target
    constexpr Target(isles::EdgeId e) : kind(Kind::edge), index(e.index()) {}      // NOLINT
    constexpr Target(isles::HexId h) : kind(Kind::hex), index(h.index()) {}        // NOLINT

    [[nodiscard]] constexpr bool valid() const { return kind != Kind::none; }
    /// The id when it is of that kind, else none.
    [[nodiscard]] constexpr isles::VertexId vertex() const { return kind == Kind::vertex ? isles::VertexId{index} : isles::VertexId{}; }
    [[nodiscard]] constexpr isles::EdgeId edge() const { return kind == Kind::edge ? isles::EdgeId{index} : isles::EdgeId{}; }
    [[nodiscard]] constexpr isles::HexId hex() const { return kind == Kind::hex ? isles::HexId{index} : isles::HexId{}; }

    friend constexpr bool operator==(const Target&, const Target&) = default;
};

using Targets = std::vector<Target>;

/// Where a target's mark is: a corner, the middle of an edge, the centre of a hex. Requires a valid target.
[[nodiscard]] Vec2 mark_of(const Places& places, Target target);

/// The target nearest to `point` and at most `radius` board units away; none if there is none. A corner counts from
/// itself, an edge from its middle two thirds, a hex from its outline (zero inside).
[[nodiscard]] Target nearest(const Places& places, const Targets& targets, Vec2 point, float radius);

/// What lies under `point`, whether it may be chosen or not, for tooltips: a corner within 26, an edge within 16,
/// else the hex around it.
[[nodiscard]] Target under(const Places& places, Vec2 point);
/// The harbour whose badge is under `point`, as an index; -1 if none.
[[nodiscard]] int harbour_under(const Places& places, Vec2 point, float badge_enlarge = 1);

/// For arrow keys: the target nearest to `from` within 60 degrees of `direction` (any length, not zero); `from` itself when
/// there is none. From nothing, the target furthest against the direction, so that keys enter there.
[[nodiscard]] Target step(const Places& places, const Targets& targets, Target from, Vec2 direction);

}  // namespace lw::scene
