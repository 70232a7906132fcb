// The board as a picture: a view and what the interface points at in, a list of sprites in the kit's draw order out.
#pragma once

#include "draw/palette.hpp"
#include "draw/picture.hpp"
#include "isles/view.hpp"
#include "scene/isles_motion.hpp"
#include "scene/isles_places.hpp"
#include "scene/isles_tool.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lw::scene {

/// The paint carries the player's colours and the shape drawn on every piece (draw/images.hpp).
struct SeatLook {
    draw::Paint paint = draw::Paint::none;
};

/// What lies over the bare position. The default shows the position alone.
struct BoardOverlay {
    Tool tool = Tool::none;
    Targets targets;      ///< marked as places to choose; empty also when marks are switched off
    Target hover;         ///< one of `targets` under the pointer or the keyboard's mark: ghost
    Target armed;         ///< chosen, awaiting confirmation: ghost with a closed ring
    isles::Seat placing;  ///< whose pieces the ghosts are; nobody = view.viewer
    float pulse = 0;      ///< 0..1, phase of the pulse of the legal spots (pulse_at); constant = still

    std::vector<Target> last_moves;  ///< marked quietly
    Target pointed;                  ///< marked strongly: a log line under the pointer, say
    isles::Seat glint;               ///< whose longest road shines
    float glint_strength = 1;        ///< 0..1

    BoardMotion motion;      ///< from the animator; default = all at rest
    float hex_radius = 100;  ///< on screen in points (draw::Camera::hex_radius): small boards get larger figures
    draw::ThemeKind theme = draw::ThemeKind::light;
    float sea_time = 0;   ///< seconds; constant = still
    bool compass = true;  ///< rose and rhumb lines; the contrast theme never has them
};

/// Phase of the pulse of the legal spots, 0..1 and back in 1.6 s; 0 when `still`.
[[nodiscard]] float pulse_at(double now, bool still);

/// `looks` by seat. The overlay must not contain places off the board.
[[nodiscard]] draw::Picture board_picture(const isles::Setup& setup, const Places& places, const isles::View& view,
                                          std::span<const SeatLook> looks, const BoardOverlay& overlay);
/// The board before a game, for title and set-up: land, harbours, tokens, robber.
[[nodiscard]] draw::Picture board_preview(const isles::Setup& setup, const Places& places, float hex_radius, draw::ThemeKind theme);

/// Where the compass rose lies: over open sea, lower left of the board.
[[nodiscard]] Vec2 compass_at(const Places& places);

/// One seat's gain at one corner from a roll.
struct GainMark {
    Vec2 at;  ///< of the building
    isles::HexId from;
    isles::VertexId to;
    isles::Seat seat;
    isles::Resource resource{};
    std::uint8_t count = 0;
};
/// What each building draws from the hexes with this number, except the robber's; ignores bank limits.
[[nodiscard]] std::vector<GainMark> gains_of(const isles::Setup& setup, const Places& places, const isles::Table& table, int number);

}  // namespace lw::scene
