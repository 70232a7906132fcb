// From the model to the picture of the board: what is new is animated, the camera follows, marks are laid over.
#pragma once

#include "ui/shires/context.hpp"

namespace lw::ui::shires {

/// Notices another game, another viewer, new events. What belonged to the previous viewer is forgotten.
void read_model(const Frame& f, const Model& model, const ScreenModel& screen, Screen& s);
/// Keeps nothing of the previous viewer; `next` is the viewer now, nobody while the device is passed on.
void forget_viewer(Screen& s, game::Seat next);
/// Fits the board when it grew or its free rectangle changed and the person has not moved it.
void move_camera(const Context& c);
[[nodiscard]] draw::Picture picture_of(const Context& c);
/// How far the tile still has to swing after a turn, radians.
[[nodiscard]] float swing_of(const Context& c);

}  // namespace lw::ui::shires
