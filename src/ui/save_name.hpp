// The name that a game is saved under: asked for in the menu and on the saves screen.
#pragma once

#include "ui/frame.hpp"
#include "ui/model.hpp"

#include <string>
#include <string_view>

namespace lw::ui {

/// `id` is the question's, so that its answer comes back to whoever asked.
void ask_save_name(const Frame& f, std::string_view id, const std::string& value, std::string_view problem = {});
/// Emits SaveAs when the answer to that question is a name, and asks again when it is blank.
void take_save_name(const Frame& f, const ScreenModel& screen, std::string_view id, const std::string& usual);

}  // namespace lw::ui
