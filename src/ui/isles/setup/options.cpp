// A table of Isles being set up: the rules, in groups, and the game made from it all.
#include "game/name.hpp"
#include "isles/board_text.hpp"
#include "isles/settings.hpp"
#include "ui/isles/setup/setup.hpp"
#include "ui/screens/setting_controls.hpp"

namespace lw::ui::isles {

namespace {

void number_rules(Frame& f, Rect column, float& y, NewGameState& state) {
    const isles::BoardSpec spec = spec_of(state);
    isles::BoardSpec& wish = draft_of(state).board.wish;
    if (draft_of(state).board.edited || spec.tokens == isles::TokenPlan::beginner) return;
    draw_group(f, column, y, say(Text::group_numbers));
    if (spec.tokens == isles::TokenPlan::spiral) {
        bool clockwise = wish.direction == isles::SpiralDirection::clockwise;
        setting_switch(f, column, y, "new.clockwise", say(Text::set_clockwise), say(Text::set_clockwise_line), clockwise);
        wish.direction = clockwise ? isles::SpiralDirection::clockwise : isles::SpiralDirection::counter_clockwise;
        return;
    }
    setting_switch(f, column, y, "new.nored", say(Text::set_no_red), say(Text::set_no_red_line), wish.no_adjacent_red);
    setting_switch(f, column, y, "new.nosame", say(Text::set_no_same), say(Text::set_no_same_line), wish.no_adjacent_same);
    setting_switch(f, column, y, "new.no212", say(Text::set_no_212), say(Text::set_no_212_line), wish.no_adjacent_2_12);
}

}  // namespace

float draw_options(Frame& f, NewGameState& state, Rect column, float y) {
    y = draw_board_options(f, state, column, y);
    const Text words = draft_of(state).more ? Text::new_less : Text::new_more;
    if (button(f, {column.x, y, column.w, f.px(46)},
               {.id = "new.more", .text = say(words), .icon = draft_of(state).more ? Image::icon_up : Image::icon_down})) {
        draft_of(state).more = !draft_of(state).more;
    }
    y += f.px(60);
    if (!draft_of(state).more) return y;
    draw_first_player(f, state, column, y);
    draw_settings(f, column, y, isles::kSettings, static_cast<int>(state.seats.size()), draft_of(state).settings);
    number_rules(f, column, y, state);
    return y;
}

NewGame made_game(NewGameState& state) {
    NewGame game;
    game.players = made_players(state);
    Draft& draft = draft_of(state);
    Config& config = game.config;
    config.seats = static_cast<std::uint8_t>(state.seats.size());
    config.first_player = first_player(state);
    config.settings = draft.settings;
    config.spec = spec_of(state);
    config.board_seed = draft.board.seed;
    config.layout = draft.board.layout(state.seats.size());
    return game;
}

void start(const Frame& f, NewGameState& state) { f.emit(StartGame{made_game(state)}); }

void enter(NewGameState& state) {
    draft_of(state).editor.open = false;
    draft_of(state).asked = BoardDrop::none;
}

void fill(NewGameState& state, const ScreenModel& model) {
    BoardDraft& board = draft_of(state).board;
    if (board.seed_words.empty()) board.seed = another_seed(model.board_seed);
}

/// Blanks that nobody sees must not give another board. An empty answer gives a random one.
void take_answers(const ScreenModel& model, NewGameState& state) {
    Draft& draft = draft_of(state);
    draft.was_asked = draft.asked != BoardDrop::none;
    if (!model.answer || model.answer->first != "new.seed") return;
    draft.board.seed_words = game::tidy_line(model.answer->second, kSeedLetters, game::kMaxTitleBytes);
    draft.board.seed = draft.board.seed_words.empty() ? another_seed(draft.board.seed) : seed_from_text(draft.board.seed_words);
}

}  // namespace lw::ui::isles
