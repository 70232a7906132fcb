#pragma once

#include "draw/picture.hpp"

// How the pieces of the kit are put on the board: offsets and compositions that belong to the artwork,
// not to any game. Each function appends to the picture. `alpha` 0..1 fades the whole piece.
namespace lw::draw::kit {

inline constexpr Vec2 kTokenOffset{0, 22};   // below the hex centre
inline constexpr Vec2 kRobberOffset{0, -4};  // the foot of the robber above the hex centre
inline constexpr float kBadgeDistance = 58;  // harbour badge outside its edge
inline constexpr float kGhostAlpha = 0.82F;
inline constexpr float kSmallBoard = 50;  // hex radius in points under which figures grow

// Enlargement of figures on small boards, chosen from the hex radius in points (Camera::hex_radius).
struct Figures {
    float badge = 1;
    float token = 1;
    float building = 1;
};
Figures figures_for(float hex_radius);

void add_token(Picture& picture, Vec2 hex_centre, int number, float enlarge = 1, float alpha = 1);
// `token_enlarge` is that of the token below, so that the robber does not stand on its number.
void add_robber(Picture& picture, Vec2 hex_centre, float token_enlarge = 1, float alpha = 1);
void add_building(Picture& picture, Image piece, Vec2 corner, Paint paint, float enlarge = 1, float alpha = 1);
// A road between two corners, with the player's shape upright at its middle.
void add_road(Picture& picture, Vec2 a, Vec2 b, Paint paint, float alpha = 1);
// The light that runs along a road of the longest trail; strength 0..1.
void add_road_glint(Picture& picture, Vec2 a, Vec2 b, float strength);
// Both jetties and the badge of a harbour on the edge a-b of the land hex. `badge` is Image::harbour_*.
void add_harbour(Picture& picture, Image badge, Vec2 a, Vec2 b, Vec2 hex_centre, float enlarge = 1);
// Where that badge is, for hit tests and for fitting the view.
Vec2 harbour_badge_at(Vec2 a, Vec2 b, Vec2 hex_centre, float enlarge = 1);

// Marks of the legal choices; `pulse` is the scale, 1..1.08.
void add_legal_spot(Picture& picture, Vec2 corner, Paint paint, float pulse = 1);
void add_legal_edge(Picture& picture, Vec2 a, Vec2 b, Paint paint, float pulse = 1);
// A ghost of a piece where the pointer is.
void add_ghost_building(Picture& picture, Image piece, Vec2 corner, Paint paint);
void add_ghost_road(Picture& picture, Vec2 a, Vec2 b, Paint paint);

}  // namespace lw::draw::kit
