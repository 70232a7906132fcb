// A game of Isles at a table for screen tests.
#pragma once

#include "isles/game.hpp"
#include "ui/game_table.hpp"
#include "ui/isles/screen.hpp"
#include "unit/isles_position.hpp"

namespace lw::ui::test {

class IslesTable : public GameTable<IslesTable, isles::Game> {
public:
    explicit IslesTable(draw::Vec2 size = {1366, 768}, float scale = 1) : GameTable(size, scale) {
        players = {{"Ada", 0, game::Controller::human, {}},
                   {"Bruno", 1, game::Controller::computer, {}},
                   {"Chidi", 2, game::Controller::human, {}},
                   {"Dana", 3, game::Controller::computer, {}}};
        humans = game::SeatSet{0b0001};
        screen.preferences.confirm = ConfirmPlacement::never;
    }

    [[nodiscard]] const isles::Setup& rules() const { return p.setup; }
    [[nodiscard]] isles::State& position() { return p.state; }
    [[nodiscard]] const isles::State& position() const { return p.state; }
    void draw_model(Frame& frame, const isles::Model& now) {
        if (!now.hand_off.valid()) picture = board(frame, now, screen, state);
        draw_screen(frame, now, screen, state);
    }

    isles::Position p;
    isles::Screen state;
};

}  // namespace lw::ui::test
