// From the model to the picture of the board: what is new is animated, the camera follows, marks are laid over.
#pragma once

#include "ui/isles/context.hpp"

namespace lw::ui::isles {

/// Notices another game, another viewer, new events. Forgets everything that belonged to the previous viewer.
void read_model(const Frame& frame, const Model& model, const ScreenModel& screen, Screen& state);
/// Keeps nothing of the previous viewer; `next` is the viewer now, nobody while the device is passed on.
void forget_viewer(Screen& state, game::Seat next);
/// Fits the board when its free rectangle changed and the person has not moved it.
void move_camera(const Context& c);
[[nodiscard]] draw::Picture picture_of(const Context& c);

}  // namespace lw::ui::isles
