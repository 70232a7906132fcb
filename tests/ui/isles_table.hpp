// A game at a table for screen tests: rules behind, the screen before, a pointer and keys between.
#pragma once

#include "isles/rules.hpp"
#include "isles/view.hpp"
#include "ui/bench.hpp"
#include "ui/isles/game_screen.hpp"
#include "unit/isles_position.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::ui::test {

class IslesTable {
public:
    explicit IslesTable(draw::Vec2 size = {1366, 768}, float scale = 1) : bench(size, scale) {
        players = {{"Ada", 0, game::Controller::human, {}},
                   {"Bruno", 1, game::Controller::computer, {}},
                   {"Chidi", 2, game::Controller::human, {}},
                   {"Dana", 3, game::Controller::computer, {}}};
        screen.screen = Screen::game;
        screen.preferences.confirm = ConfirmPlacement::never;
    }

    /// The model as the app would make it.
    [[nodiscard]] GameModel model() const {
        GameModel out;
        out.setup = &p.setup;
        out.view = isles::view(p.setup, p.state, viewer);
        out.view.state_no = state_no;
        out.players = players;
        for (const isles::Event& event : events) out.events.push_back(isles::redact(event, viewer));
        out.epoch = epoch;
        out.undo_steps = undo_steps;
        out.hand_off = hand_off;
        out.humans = humans;
        out.thinking = thinking;
        out.fits_link = fits_link;
        out.replay = replay;
        return out;
    }
    void draw(Frame& frame) {
        const GameModel now = model();
        picture = board(frame, now, screen, state);
        ui::draw(frame, now, screen, state);
    }
    void show(int frames = 2) {
        bench.frames(frames, [this](Frame& f) { draw(f); });
    }
    void click(std::string_view id) {
        ASSERT_TRUE(bench.lists(id)) << id;
        bench.click(id, [this](Frame& f) { draw(f); });
    }
    void key(ImGuiKey key) {
        bench.key(key, [this](Frame& f) { draw(f); });
    }
    /// By the mirror, as the DOM button does.
    void activate(std::string_view id) {
        bench.mirror.activate(std::string(id));
        show(1);
    }
    /// The action sent last, carried out by the rules; false when none was sent.
    bool carry_out() {
        const auto act = bench.take<Act>();
        if (!act) return false;
        if (act->state_no != state_no) return false;
        return apply(viewer, act->action);
    }
    bool apply(game::Actor actor, const isles::Action& action) {
        if (isles::check(p.setup, p.state, actor, action) != isles::Reason::ok) return false;
        isles::EventSink sink(events);
        isles::apply(p.setup, p.state, actor, action, sink);
        ++state_no;
        return true;
    }
    /// The ids that begin with `start`.
    [[nodiscard]] std::vector<std::string> ids(std::string_view start) const {
        std::vector<std::string> out;
        for (const Control& c : bench.mirror.controls()) {
            if (c.id.rfind(start, 0) == 0) out.push_back(c.id);
        }
        return out;
    }

    Bench bench;
    isles::Position p;
    std::vector<game::Player> players;
    std::vector<isles::Event> events;
    game::Seat viewer{0};
    game::Seat hand_off;
    game::SeatSet humans{0b0001};
    game::Seat thinking;
    std::uint32_t state_no = 1;
    std::uint32_t epoch = 0;
    int undo_steps = 0;
    bool fits_link = true;
    std::optional<ReplayModel> replay;
    ScreenModel screen;
    GameScreen state;
    draw::Picture picture;
};

}  // namespace lw::ui::test
