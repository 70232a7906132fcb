// Whose turn it is and what is expected, in one sentence.
#pragma once

#include "scene/isles_tool.hpp"
#include "ui/model.hpp"

#include <string>

namespace lw::ui::isles {

struct Status {
    game::Seat who;  ///< whose chip stands before it
    std::string text;
    std::string short_text;  ///< for the phone's narrow line
    bool own = false;        ///< the viewer must do something
};

/// `tool` = what the viewer is about to place (armed by hand or by the position), `chosen` = a place waits
/// for confirmation.
[[nodiscard]] Status status_of(const Model& model, scene::Tool tool, bool chosen);

}  // namespace lw::ui::isles
