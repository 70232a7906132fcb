// The screen on which Shires is played; used like that of Isles (ui/isles/game_screen.hpp).
#pragma once

#include "draw/camera.hpp"
#include "draw/picture.hpp"
#include "ui/model.hpp"
#include "ui/shell.hpp"

#include <cstddef>
#include <vector>

namespace lw::ui {

struct ShiresScreen {
    draw::Camera camera;
    bool keys_wanted = false;

    [[nodiscard]] bool busy(double /*now*/) const { return false; }
};

[[nodiscard]] draw::Picture board(const Frame& frame, const ShiresModel& model, const ScreenModel& screen, ShiresScreen& state);
void draw(Frame& frame, const ShiresModel& model, const ScreenModel& screen, ShiresScreen& state);

[[nodiscard]] std::vector<KeyHelp> shires_keys();
[[nodiscard]] std::vector<KeyHelp> shires_replay_keys();
[[nodiscard]] std::vector<Rich> public_lines(const ShiresModel& model, std::size_t most);

}  // namespace lw::ui
