#include "ui/shell.hpp"

#include "ui/screens/new_game.hpp"

#include <utility>

namespace lw::ui {

namespace {

/// What was set up and not played is still there.
void entered_new_game(const ScreenModel& model, NewGameState& state) {
    state.filled = state.filled && !state.started && state.filled_from == model.last_players;
    state.started = false;
    state.game = model.game;
    state.picking = -1;
    state.editor.open = false;
    state.asked = BoardDrop::none;
    fewer_seats(state, parts_of(state.game).most_seats);
}

void entered(Frame& f, const ScreenModel& model, ShellState& state) {
    state.shown = model.screen;
    state.confirm_delete.clear();
    if (model.screen == Screen::new_game) entered_new_game(model, state.new_game);
    if (model.screen == Screen::rules) state.rules = model.game;
    for (const char* area : {"new.scroll", "new.seats", "saves.scroll", "settings.scroll", "rules.scroll"}) scroll_to(f, area, 0);
}

/// What the page's heading says on this screen; games and links speak for themselves.
void say_screen(const Frame& f, Screen screen) {
    if (f.mirror == nullptr) return;
    switch (screen) {
        case Screen::title: return f.mirror->set_status(std::string(say(Text::app_name)));
        case Screen::new_game: return f.mirror->set_status(std::string(say(Text::new_title)));
        case Screen::saves: return f.mirror->set_status(std::string(say(Text::saves_title)));
        case Screen::settings: return f.mirror->set_status(std::string(say(Text::prefs_title)));
        case Screen::rules: return f.mirror->set_status(std::string(say(Text::rules_title)));
        case Screen::game:
        case Screen::replay:
        case Screen::link: return;
    }
}

}  // namespace

draw::Rect draw_shell(Frame& f, const ScreenModel& model, ShellState& state) {
    if (state.shown != model.screen) entered(f, model, state);
    say_screen(f, model.screen);
    draw::Rect free;
    switch (model.screen) {
        case Screen::title: free = draw_title(f, model); break;
        case Screen::new_game: draw_new_game(f, model, state.new_game); break;
        case Screen::saves: draw_saves(f, model, state); break;
        case Screen::settings: draw_settings(f, model, state); break;
        case Screen::rules: draw_rules(f, state); break;
        case Screen::link: free = draw_link(f, model); break;
        case Screen::game:
        case Screen::replay: break;
    }
    if (model.screen != Screen::game && model.screen != Screen::replay && f.kit->shortcut('?')) state.keys_open = true;
    if (state.keys_open) draw_keys(f, state);
    draw_notice(f, model, state);
    return free;
}

void set_game_keys(ShellState& state, std::vector<KeyHelp> keys) { state.game_keys = std::move(keys); }

void open_keys(ShellState& state) { state.keys_open = true; }

}  // namespace lw::ui
