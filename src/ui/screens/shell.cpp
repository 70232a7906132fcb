#include "ui/shell.hpp"

#include "ui/screens/screens.hpp"

#include <utility>

namespace lw::ui {

namespace {

void entered(Frame& f, const ScreenModel& model, ShellState& state) {
    state.shown = model.screen;
    state.confirm_delete.clear();
    if (model.screen == Screen::new_game) {
        state.new_game.filled = false;
        state.new_game.game = model.game;
        state.new_game.picking = -1;
        state.new_game.editor.open = false;
    }
    if (model.screen == Screen::rules) state.rules = model.game;
    for (const char* area : {"new.scroll", "new.seats", "saves.scroll", "settings.scroll", "rules.scroll"})
        scroll_to(f, area, 0);
}

}  // namespace

draw::Rect draw_shell(Frame& f, const ScreenModel& model, ShellState& state) {
    if (state.shown != model.screen) entered(f, model, state);
    draw::Rect free;
    switch (model.screen) {
        case Screen::title:
            free = draw_title(f, model);
            break;
        case Screen::new_game:
            draw_new_game(f, model, state.new_game);
            break;
        case Screen::saves:
            draw_saves(f, model, state);
            break;
        case Screen::settings:
            draw_settings(f, model, state);
            break;
        case Screen::rules:
            draw_rules(f, state);
            break;
        case Screen::link:
            free = draw_link(f, model);
            break;
        case Screen::game:
        case Screen::replay:
            break;
    }
    if (model.screen != Screen::game && model.screen != Screen::replay && f.kit->shortcut('?')) state.keys_open = true;
    if (state.keys_open) draw_keys(f, state);
    draw_notice(f, model, state);
    return free;
}

void set_game_keys(ShellState& state, std::vector<KeyHelp> keys) { state.game_keys = std::move(keys); }

void open_keys(ShellState& state) { state.keys_open = true; }

}  // namespace lw::ui
