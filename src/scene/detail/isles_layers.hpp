// The layers of board_picture that depend on position and overlay, in draw order. Private to this folder.
#pragma once

#include "draw/kit.hpp"
#include "scene/isles_board.hpp"

#include <span>

namespace lw::scene::layers {

struct Context {
    const isles::Setup& setup;
    const Places& places;
    const isles::View& view;
    std::span<const SeatLook> looks;
    const BoardOverlay& overlay;
    draw::kit::Figures figures;
    draw::Picture& picture;

    [[nodiscard]] draw::Paint paint(isles::Seat seat) const {
        return seat.valid() && seat.value < looks.size() ? looks[seat.value].paint : draw::Paint::none;
    }
    /// Whose pieces the overlay's ghosts and spots are.
    [[nodiscard]] draw::Paint own_paint() const { return paint(overlay.placing.valid() ? overlay.placing : view.viewer); }
    /// The piece that is on its way to this place, or null.
    [[nodiscard]] const MovingPiece* moving(Target at) const {
        for (const MovingPiece& piece : overlay.motion.pieces) {
            if (piece.at == at) return &piece;
        }
        return nullptr;
    }
    [[nodiscard]] bool ghost_at(Target at) const { return at.valid() && (overlay.hover == at || overlay.armed == at); }
};

void add_glow(Context& c);
void add_robber_shade(Context& c);
void add_hex_marks(Context& c);
void add_roads(Context& c);
void add_glint(Context& c);
void add_legal_spots(Context& c);
void add_buildings(Context& c);
void add_quiet_marks(Context& c);
void add_ghosts(Context& c);
void add_robber(Context& c);

}  // namespace lw::scene::layers
