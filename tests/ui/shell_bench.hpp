// A screen of the shell on the bench, with a table of four and two saves.
#pragma once

#include "isles/generate.hpp"
#include "ui/bench.hpp"
#include "ui/screens/screens.hpp"
#include "ui/shell.hpp"

#include <string_view>
#include <vector>

namespace lw::ui::test {

inline std::vector<game::Player> table() {
    return {{"Ada", 0, game::Controller::human, "greedy"},
            {"Bruno", 1, game::Controller::computer, "easy"},
            {"Chidi", 2, game::Controller::human, "greedy"},
            {"Dana", 3, game::Controller::computer, "medium"}};
}

inline ScreenModel model_of(ScreenId screen) {
    ScreenModel m;
    m.screen = screen;
    m.current = SaveInfo{"current", "Isles, round 12: Ada to move", "27 Nov, 23:57", table(), ""};
    m.saves = {{"a", "Sunday evening", "21 Nov, 20:10", table(), ""},
               {"b", "From the train", "3 Oct, 08:12", {}, "This file was made by a newer version."}};
    m.last_players = table();
    isles::Config island;
    island.layout = isles::beginner_layout();
    m.link = LinkInfo{true, "Isles, round 12: Ada has won", island, table()};
    return m;
}

struct Shell {
    Bench bench;
    ScreenModel model;
    ShellState state;
    Rect free;
    Bench::Draw draw = [this](Frame& f) {
        free = draw_shell(f, model, state);
        model.answer.reset();
    };

    explicit Shell(ScreenId screen, Vec2 size = {1366, 768}) : bench(size), model(model_of(screen)) {
        bench.touch = size.x < 700;
        bench.frames(3, draw);
    }
    void press(std::string_view id) {
        bench.mirror.activate(std::string(id));
        bench.frames(2, draw);
    }
};

}  // namespace lw::ui::test
