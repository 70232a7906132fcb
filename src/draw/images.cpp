#include "draw/images.hpp"

#include <algorithm>
#include <array>

#include "draw/tile_plan.hpp"

namespace lw::draw {

namespace {

constexpr auto kFirstTile = static_cast<std::size_t>(Image::tile_first);

// One row per image, in the order of the enumeration; those of the tiles are made below.
constexpr std::array<ImageInfo, kFirstTile> kRows{{
    {Image::terrain_forest, "terrain/forest.svg", {174, 200}, {87, 100}, 1, Coloring::fixed, {}, 0},
    {Image::terrain_pasture, "terrain/pasture.svg", {174, 200}, {87, 100}, 1, Coloring::fixed, {}, 0},
    {Image::terrain_fields, "terrain/fields.svg", {174, 200}, {87, 100}, 1, Coloring::fixed, {}, 0},
    {Image::terrain_hills, "terrain/hills.svg", {174, 200}, {87, 100}, 1, Coloring::fixed, {}, 0},
    {Image::terrain_mountains, "terrain/mountains.svg", {174, 200}, {87, 100}, 1, Coloring::fixed, {}, 0},
    {Image::terrain_desert, "terrain/desert.svg", {174, 200}, {87, 100}, 1, Coloring::fixed, {}, 0},
    {Image::hex_seam, "pieces/hex-seam.svg", {180, 206}, {90, 103}, 1, Coloring::fixed, {}, 0},
    {Image::roll_glow, "pieces/roll-glow.svg", {180, 206}, {90, 103}, 1, Coloring::fixed, {}, 0},
    {Image::robber_shade, "pieces/robber-shade.svg", {180, 206}, {90, 103}, 1, Coloring::fixed, {}, 0},
    {Image::legal_hex, "pieces/legal-hex.svg", {180, 206}, {90, 103}, 1, Coloring::mono, {}, 0},
    {Image::hover_hex, "pieces/hover-hex.svg", {180, 206}, {90, 103}, 1, Coloring::mono, {}, 0},
    {Image::token_blank, "pieces/token.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_2, "pieces/token-2.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_3, "pieces/token-3.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_4, "pieces/token-4.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_5, "pieces/token-5.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_6, "pieces/token-6.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_8, "pieces/token-8.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_9, "pieces/token-9.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_10, "pieces/token-10.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_11, "pieces/token-11.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::token_12, "pieces/token-12.svg", {64, 64}, {32, 31}, 0.98F, Coloring::fixed, {}, 0},
    {Image::settlement, "pieces/settlement.svg", {48, 48}, {24, 28}, 0.98F, Coloring::player, {0, 1.6F}, 14},
    {Image::city, "pieces/city.svg", {64, 56}, {32, 33}, 1.04F, Coloring::player, {2.7F, 1.2F}, 14.5F},
    {Image::road, "pieces/road.svg", {72, 24}, {36, 12}, 0.94F, Coloring::player, {}, 0},
    {Image::robber, "pieces/robber.svg", {56, 72}, {28, 64}, 0.98F, Coloring::fixed, {}, 0},
    {Image::robber_ghost, "pieces/robber-ghost.svg", {56, 72}, {28, 64}, 0.98F, Coloring::fixed, {}, 0},
    {Image::harbour_jetty, "pieces/harbour-jetty.svg", {64, 16}, {0, 8}, 1, Coloring::fixed, {}, 0},
    {Image::harbour_any, "pieces/harbour-any.svg", {64, 72}, {32, 30}, 1.02F, Coloring::fixed, {}, 0},
    {Image::harbour_brick, "pieces/harbour-brick.svg", {64, 72}, {32, 30}, 1.02F, Coloring::fixed, {}, 0},
    {Image::harbour_lumber, "pieces/harbour-lumber.svg", {64, 72}, {32, 30}, 1.02F, Coloring::fixed, {}, 0},
    {Image::harbour_wool, "pieces/harbour-wool.svg", {64, 72}, {32, 30}, 1.02F, Coloring::fixed, {}, 0},
    {Image::harbour_grain, "pieces/harbour-grain.svg", {64, 72}, {32, 30}, 1.02F, Coloring::fixed, {}, 0},
    {Image::harbour_ore, "pieces/harbour-ore.svg", {64, 72}, {32, 30}, 1.02F, Coloring::fixed, {}, 0},
    {Image::legal_spot, "pieces/legal-spot.svg", {48, 48}, {24, 24}, 1, Coloring::player, {}, 0},
    {Image::legal_edge, "pieces/legal-edge.svg", {72, 32}, {36, 16}, 1, Coloring::player, {}, 0},
    {Image::ghost_ring, "pieces/ghost-ring.svg", {84, 84}, {42, 42}, 1, Coloring::fixed, {}, 0},
    {Image::hover_ring, "pieces/hover-ring.svg", {84, 84}, {42, 42}, 1, Coloring::mono, {}, 0},
    {Image::road_glint, "pieces/road-glint.svg", {72, 24}, {36, 12}, 0.94F, Coloring::mono, {}, 0},
    {Image::gain_disc, "pieces/gain-disc.svg", {64, 64}, {32, 32}, 1, Coloring::fixed, {}, 0},
    {Image::compass_rose, "pieces/compass-rose.svg", {136, 136}, {68, 68}, 1, Coloring::fixed, {}, 0},
    {Image::wavelet, "pieces/wavelet.svg", {48, 24}, {24, 12}, 1, Coloring::mono, {}, 0},
    {Image::rhumb_line, "pieces/rhumb-line.svg", {8, 8}, {0, 4}, 1, Coloring::fixed, {}, 0},
    {Image::follower_in_town, "tiles/follower-stand-town.svg", {64, 64}, {32, 41}, 1.34F, Coloring::player, {0, 6.7F}, 22},
    {Image::follower_on_road, "tiles/follower-stand-road.svg", {64, 64}, {32, 41}, 1.34F, Coloring::player, {-2.7F, 6.7F}, 22},
    {Image::follower_praying, "tiles/follower-pray.svg", {64, 64}, {32, 41}, 1.34F, Coloring::player, {-6.7F, 9.4F}, 22},
    {Image::follower_lying, "tiles/follower-lie.svg", {64, 64}, {32, 32}, 1.45F, Coloring::player, {5.8F, 8.7F}, 24},
    {Image::follower_supply, "tiles/follower-supply.svg", {64, 64}, {32, 32}, 1.34F, Coloring::player, {}, 0},
    {Image::rate_3_1, "pieces/rate-3-1.svg", {36, 18}, {18, 9}, 1, Coloring::mono, {}, 0},
    {Image::rate_2_1, "pieces/rate-2-1.svg", {36, 18}, {18, 9}, 1, Coloring::mono, {}, 0},
    {Image::shape_circle, "icons/shape-circle.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::shape_square, "icons/shape-square.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::shape_triangle, "icons/shape-triangle.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::shape_diamond, "icons/shape-diamond.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::shape_cross, "icons/shape-cross.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::shape_star, "icons/shape-star.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::shape_crescent, "icons/shape-crescent.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::shape_hourglass, "icons/shape-hourglass.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_brick, "icons/brick.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_lumber, "icons/lumber.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_wool, "icons/wool.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_grain, "icons/grain.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_ore, "icons/ore.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_unknown_card, "icons/unknown-card.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_unknown_development, "icons/unknown-development.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_road, "icons/road.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_settlement, "icons/settlement.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_city, "icons/city.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_robber, "icons/robber.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_knight, "icons/knight.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_road_building, "icons/road-building.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_year_of_plenty, "icons/year-of-plenty.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_monopoly, "icons/monopoly.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_victory_point, "icons/victory-point.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_longest_road, "icons/longest-road.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_largest_army, "icons/largest-army.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_dice_1, "icons/dice-1.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_dice_2, "icons/dice-2.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_dice_3, "icons/dice-3.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_dice_4, "icons/dice-4.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_dice_5, "icons/dice-5.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_dice_6, "icons/dice-6.svg", {24, 24}, {12, 12}, 1, Coloring::fixed, {}, 0},
    {Image::icon_trade, "icons/trade.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_bank, "icons/bank.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_harbour, "icons/harbour.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_end_turn, "icons/end-turn.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_undo, "icons/undo.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_redo, "icons/redo.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_confirm, "icons/confirm.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_cancel, "icons/cancel.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_settings, "icons/settings.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_sound_on, "icons/sound-on.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_sound_off, "icons/sound-off.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_log, "icons/log.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_stats, "icons/stats.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_chat, "icons/chat.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_help, "icons/help.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_save, "icons/save.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_load, "icons/load.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_share, "icons/share.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_zoom_in, "icons/zoom-in.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_zoom_out, "icons/zoom-out.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_fit, "icons/fit.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_eye, "icons/eye.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_eye_off, "icons/eye-off.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_player_human, "icons/player-human.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_player_computer, "icons/player-computer.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_network, "icons/network.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_hint, "icons/hint.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_menu, "icons/menu.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_back, "icons/back.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_plus, "icons/plus.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_minus, "icons/minus.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_left, "icons/left.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_right, "icons/right.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_up, "icons/up.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_down, "icons/down.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_delete, "icons/delete.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_export, "icons/export.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_import, "icons/import.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_copy, "icons/copy.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_edit, "icons/edit.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_info, "icons/info.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_warning, "icons/warning.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_rules, "icons/rules.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_restart, "icons/restart.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_shuffle, "icons/shuffle.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_dice, "icons/dice.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_play, "icons/play.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_pause, "icons/pause.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_fast, "icons/fast.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_wait, "icons/wait.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_hand_over, "icons/hand-over.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_trophy, "icons/trophy.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_discard, "icons/discard.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_theme, "icons/theme.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_fullscreen, "icons/fullscreen.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_keyboard, "icons/keyboard.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_board, "icons/board.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_hand, "icons/hand.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_rewind, "icons/rewind.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_first, "icons/first.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
    {Image::icon_last, "icons/last.svg", {24, 24}, {12, 12}, 1, Coloring::mono, {}, 0},
}};

// "tiles/tile-a-1.svg" and so on; letter and digit replaced.
constexpr std::string_view kTileFile = "tiles/tile-a-1.svg";
constexpr std::size_t kLetterAt = kTileFile.find("a-1");
constexpr std::size_t kCopyAt = kLetterAt + 2;
using TileFile = std::array<char, kTileFile.size()>;

// The place of a kind's first picture among those of all kinds.
constexpr int first_picture(int kind) {
    int at = 0;
    for (int k = 0; k < kind; ++k) at += kTileCopies[static_cast<std::size_t>(k)];
    return at;
}
static_assert(first_picture(kTileKinds) == kTilePictures);

constexpr auto kTileFiles = [] {
    std::array<TileFile, kTilePictures> out{};
    for (int kind = 0; kind < kTileKinds; ++kind) {
        for (int copy = 0; copy < kTileCopies[static_cast<std::size_t>(kind)]; ++copy) {
            TileFile& file = out[static_cast<std::size_t>(first_picture(kind) + copy)];
            std::copy(kTileFile.begin(), kTileFile.end(), file.begin());
            file[kLetterAt] = static_cast<char>('a' + kind);
            file[kCopyAt] = static_cast<char>('1' + copy);
        }
    }
    return out;
}();

constexpr ImageInfo tile_row(std::size_t i) {
    const TileFile& file = kTileFiles[(i - kFirstTile) / kQuarterTurns];
    return {.image = static_cast<Image>(i),
            .asset = {file.data(), file.size()},
            .box = {kTileUnits, kTileUnits},
            .anchor = {kTileUnits / 2, kTileUnits / 2},
            .unit = kTileSide / kTileUnits,
            .coloring = Coloring::fixed,
            .tile = true,
            .turns = static_cast<int>((i - kFirstTile) % kQuarterTurns)};
}

constexpr auto kTable = [] {
    std::array<ImageInfo, kImages> out{};
    std::copy(kRows.begin(), kRows.end(), out.begin());
    for (std::size_t i = kFirstTile; i < kImages; ++i) out[i] = tile_row(i);
    return out;
}();

constexpr bool in_order() {
    for (std::size_t i = 0; i < kImages; ++i) {
        if (kTable[i].image != static_cast<Image>(i)) return false;
    }
    return true;
}
static_assert(in_order(), "the table must follow the enumeration");

Image offset(Image from, int by) { return static_cast<Image>(static_cast<int>(from) + by); }

}  // namespace

const ImageInfo& info(Image image) {
    const auto index = static_cast<std::size_t>(image);
    return kTable[index < kImages ? index : static_cast<std::size_t>(Image::token_blank)];
}

Image token_image(int number) {
    if (number >= 2 && number <= 6) return offset(Image::token_2, number - 2);
    if (number >= 8 && number <= 12) return offset(Image::token_8, number - 8);
    return Image::token_blank;
}

Image tile_image(int kind, int copy, int quarter_turns) {
    const int picture = first_picture(kind) + copy % kTileCopies[static_cast<std::size_t>(kind)];
    return offset(Image::tile_first, picture * kQuarterTurns + quarter_turns);
}

Image dice_image(int pips) { return pips >= 1 && pips <= 6 ? offset(Image::icon_dice_1, pips - 1) : Image::icon_dice; }

}  // namespace lw::draw
