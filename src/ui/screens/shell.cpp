#include "ui/shell.hpp"

#include "ui/screens/new_game.hpp"

#include <utility>

namespace lw::ui {

namespace {

/// What was set up but not played is still there.
void entered_new_game(const ScreenModel& model, NewGameState& state) {
    state.filled = state.filled && !state.started && state.filled_from == model.last_players;
    state.started = false;
    state.game = model.game;
    state.picking = -1;
    for (const GameParts* game : all_games()) game->enter(state);
    fit_seats(state, parts_of(state.game));
}

void entered(Frame& f, const ScreenModel& model, ShellState& state) {
    state.shown = model.screen;
    state.confirm_delete.clear();
    if (model.screen == ScreenId::new_game) entered_new_game(model, state.new_game);
    if (model.screen == ScreenId::rules) state.rules = model.game;
    for (const char* area : {"new.scroll", "new.seats", "saves.scroll", "settings.scroll", "rules.scroll"}) scroll_to(f, area, 0);
}

/// What the page's heading says on this screen; games and links speak for themselves.
void say_screen(const Frame& f, ScreenId screen) {
    if (f.mirror == nullptr) return;
    switch (screen) {
        case ScreenId::title: return f.mirror->set_status(std::string(say(Text::app_name)));
        case ScreenId::new_game: return f.mirror->set_status(std::string(say(Text::new_title)));
        case ScreenId::saves: return f.mirror->set_status(std::string(say(Text::saves_title)));
        case ScreenId::settings: return f.mirror->set_status(std::string(say(Text::prefs_title)));
        case ScreenId::rules: return f.mirror->set_status(std::string(say(Text::rules_title)));
        case ScreenId::game:
        case ScreenId::replay:
        case ScreenId::link: return;
    }
}

}  // namespace

draw::Rect draw_shell(Frame& f, const ScreenModel& model, ShellState& state) {
    if (state.shown != model.screen) entered(f, model, state);
    say_screen(f, model.screen);
    draw::Rect free;
    switch (model.screen) {
        case ScreenId::title: free = draw_title(f, model); break;
        case ScreenId::new_game: draw_new_game(f, model, state.new_game); break;
        case ScreenId::saves: draw_saves(f, model, state); break;
        case ScreenId::settings: draw_settings(f, model, state); break;
        case ScreenId::rules: draw_rules(f, state); break;
        case ScreenId::link: free = draw_link(f, model); break;
        case ScreenId::game:
        case ScreenId::replay: break;
    }
    if (model.screen != ScreenId::game && model.screen != ScreenId::replay && f.kit->shortcut('?')) state.keys_open = true;
    if (state.keys_open) draw_keys(f, state);
    draw_notice(f, model, state);
    return free;
}

void set_game_keys(ShellState& state, std::vector<KeyHelp> keys) { state.game_keys = std::move(keys); }

void open_keys(ShellState& state) { state.keys_open = true; }

}  // namespace lw::ui
