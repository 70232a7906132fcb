#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "draw/palette.hpp"
#include "draw/types.hpp"

// Every picture of the program has a name here, and a row in the table of images.cpp.
namespace lw::draw {

// How many pictures there are of each kind of tile, A to X.
inline constexpr int kTileKinds = 24;
inline constexpr std::array<int, kTileKinds> kTileCopies{2, 3, 1, 3, 3, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 3, 3, 3, 1};
inline constexpr int kTilePictures = 56;
inline constexpr int kQuarterTurns = 4;

enum class Image : std::uint16_t {
    // Board: one hex each, anchored at the hex centre.
    terrain_forest,
    terrain_pasture,
    terrain_fields,
    terrain_hills,
    terrain_mountains,
    terrain_desert,
    hex_seam,      // dark outline of a hex, drawn over all terrain
    roll_glow,     // cream veil and rim: this hex pays
    robber_shade,  // dims the robber's hex
    legal_hex,     // inviting rim of a hex that may be chosen (tint)
    hover_hex,     // the hex under the pointer (tint)
    // Board: things.
    token_blank,
    token_2,
    token_3,
    token_4,
    token_5,
    token_6,
    token_8,
    token_9,
    token_10,
    token_11,
    token_12,
    settlement,  // needs a player's paint; the shape is on it
    city,        // needs a player's paint; the shape is on it
    road,        // needs a player's paint; lies along +x, the shape is drawn apart so that it stays upright
    robber,
    robber_ghost,   // pale: where the robber may go
    harbour_jetty,  // along +x, from its left end
    harbour_any,    // badge with icon and rate: 3:1
    harbour_brick,  // ... and the five 2:1
    harbour_lumber,
    harbour_wool,
    harbour_grain,
    harbour_ore,
    legal_spot,  // corner that may be built on; player's paint
    legal_edge,  // edge that may be built on, along +x; player's paint
    ghost_ring,  // dashed ring round a ghost piece
    hover_ring,  // the same, closed: pointer or keyboard is here (tint)
    road_glint,  // thin light along a road, along +x (tint)
    gain_disc,   // cream disc under an icon that flies or shows a gain
    compass_rose,
    wavelet,     // a small wave on the open sea (tint); gfx adds these itself
    rhumb_line,  // a line on the sea chart, along +x from its left end; gfx adds these itself
    // Followers, with the player's shape on them; they need a player's paint and never turn with a tile.
    follower_in_town,
    follower_on_road,
    follower_praying,
    follower_lying,
    follower_supply,  // the plain figure of player rows
    // Pictures of text for places without a font.
    rate_3_1,
    rate_2_1,
    // Player shapes, one colour (tint).
    shape_circle,
    shape_square,
    shape_triangle,
    shape_diamond,
    shape_cross,
    shape_star,
    shape_crescent,
    shape_hourglass,
    // Coloured icons.
    icon_brick,
    icon_lumber,
    icon_wool,
    icon_grain,
    icon_ore,
    icon_unknown_card,
    icon_unknown_development,
    icon_road,
    icon_settlement,
    icon_city,
    icon_robber,
    icon_knight,
    icon_road_building,
    icon_year_of_plenty,
    icon_monopoly,
    icon_victory_point,
    icon_longest_road,
    icon_largest_army,
    icon_dice_1,
    icon_dice_2,
    icon_dice_3,
    icon_dice_4,
    icon_dice_5,
    icon_dice_6,
    // One-colour icons (tint).
    icon_trade,
    icon_bank,
    icon_harbour,
    icon_end_turn,
    icon_undo,
    icon_redo,
    icon_confirm,
    icon_cancel,
    icon_settings,
    icon_sound_on,
    icon_sound_off,
    icon_log,
    icon_stats,
    icon_chat,
    icon_help,
    icon_save,
    icon_load,
    icon_share,
    icon_zoom_in,
    icon_zoom_out,
    icon_fit,
    icon_eye,
    icon_eye_off,
    icon_player_human,
    icon_player_computer,
    icon_network,
    icon_hint,
    icon_menu,
    icon_back,
    icon_plus,
    icon_minus,
    icon_left,
    icon_right,
    icon_up,
    icon_down,
    icon_delete,
    icon_export,
    icon_import,
    icon_copy,
    icon_edit,
    icon_info,
    icon_warning,
    icon_rules,
    icon_restart,
    icon_shuffle,
    icon_dice,
    icon_play,
    icon_pause,
    icon_fast,
    icon_wait,
    icon_hand_over,
    icon_trophy,
    icon_discard,
    icon_theme,
    icon_fullscreen,
    icon_keyboard,
    icon_board,
    icon_hand,
    icon_rewind,
    icon_first,
    icon_last,
    // Each picture of a tile in its four turns, by tile_image().
    tile_first,
    tile_last = tile_first + kTilePictures * kQuarterTurns - 1,
    count_,  // not a picture
};

inline constexpr std::size_t kImages = static_cast<std::size_t>(Image::count_);

// The colours a picture is painted in: none for most, a player's for the pieces.
enum class Paint : std::uint8_t { none, p0, p1, p2, p3, p4, p5, p6, p7 };

inline constexpr std::size_t kPaints = 1 + kPlayerColors;

// `player_color` is an index into kPlayers.
constexpr Paint player_paint(std::size_t player_color) {
    return player_color < kPlayerColors ? static_cast<Paint>(player_color + 1) : Paint::none;
}
// The player's colours of a paint; Paint::none gives those of the first player.
constexpr const PlayerColors& player_colors(Paint paint) {
    return kPlayers[paint == Paint::none ? 0 : static_cast<std::size_t>(paint) - 1];
}

enum class Coloring : std::uint8_t {
    fixed,   // as drawn
    player,  // its key colours stand for a player's: use a Paint
    mono,    // white: use a tint
};

struct ImageInfo {
    Image image;
    std::string_view asset;  // path under assets/
    Vec2 box;                // size of the view box
    Vec2 anchor;             // in the view box: the point that lies on Sprite::at, and the centre of rotation
    float unit;              // board units per unit of the view box at Sprite::scale 1
    Coloring coloring;
    Vec2 badge_at{};       // player's shape on the piece: centre relative to the anchor, in board units ...
    float badge_size = 0;  // ... and its size; 0 for none
    bool tile = false;     // square, fills its box, and meets its neighbours without a gap
    int turns = 0;         // clockwise quarter turns, with the light still from the top left

    constexpr Vec2 size() const { return box * unit; }  // board units
};

const ImageInfo& info(Image image);

constexpr Image shape_image(Shape shape) {
    return static_cast<Image>(static_cast<std::uint16_t>(Image::shape_circle) + static_cast<std::uint16_t>(shape));
}
// The number token; 2..12 without 7, anything else is the blank one.
Image token_image(int number);
// The picture of a kind of tile, 0 for A to 23 for X, as it lies after clockwise quarter turns, 0..3. Copies
// beyond the last start again at the first.
Image tile_image(int kind, int copy, int quarter_turns);
// The face of a die, 1..6; anything else is the general dice icon.
Image dice_image(int pips);

}  // namespace lw::draw
