// The board of Shires as a picture: a position and what the interface points at in, sprites and areas out.
#pragma once

#include "draw/palette.hpp"
#include "draw/picture.hpp"
#include "scene/shires_motion.hpp"
#include "shires/view.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lw::scene {

/// A tile not laid yet.
struct GhostTile {
    shires::Kind kind;
    shires::Cell at;
    std::uint8_t rotation = 0;
    float swing = 0;       ///< radians, while it turns
    bool settled = false;  ///< chosen, awaiting confirmation: stronger rim

    friend bool operator==(const GhostTile&, const GhostTile&) = default;
};

/// A cell in which the tile in hand may be laid.
struct LegalCell {
    shires::Cell at;
    bool now = false;  ///< as it is turned; else after another turn
};

/// A place for a follower on the tile laid last.
struct FollowerSpot {
    std::uint8_t segment = 0;
    bool chosen = false;
    bool hovered = false;
};

struct LastTile {
    shires::TileId tile;
    draw::Paint paint = draw::Paint::none;
};

/// What lies over the bare position. The default shows the position alone.
struct ShiresOverlay {
    std::vector<LegalCell> cells;
    std::optional<GhostTile> ghost;
    std::vector<FollowerSpot> spots;
    draw::Paint placing = draw::Paint::none;  ///< of the player whose followers are on `spots`
    shires::SegmentId feature;                ///< lit, everything else darkened
    std::optional<shires::FeatureKind> held;  ///< who holds which feature of this kind; `feature` takes precedence
    std::vector<LastTile> last;               ///< each player's tile laid last
    std::vector<shires::Cell> dead;           ///< no remaining tile fits there
    std::optional<shires::Cell> pointed;      ///< of a log line, or an empty cell asked about
    ShiresMotion motion;
    float tile_points = 75;  ///< side of a tile on the screen
    draw::ThemeKind theme = draw::ThemeKind::light;
};

/// `paints` by seat.
[[nodiscard]] draw::Picture shires_picture(const shires::State& state, std::span<const draw::Paint> paints, const ShiresOverlay& overlay);

[[nodiscard]] draw::Image follower_image(shires::FeatureKind kind);
/// The picture of a laid tile; copies of a kind take turns by the order of laying.
[[nodiscard]] draw::Image image_of(shires::Kind kind, std::size_t tile, int rotation);
/// How followers are enlarged, so that they stay readable on small boards.
[[nodiscard]] float follower_scale(float tile_points);

/// The pattern of what a player holds: that of the player's shape.
[[nodiscard]] draw::Pattern pattern_of(draw::Shape shape);
/// Its colour on the player's.
[[nodiscard]] draw::Color pattern_ink(const draw::PlayerColors& colors);
[[nodiscard]] draw::Color held_color(const draw::PlayerColors& colors);

}  // namespace lw::scene
