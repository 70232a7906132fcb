// New game of Isles: the rules, in groups.
#include "isles/settings.hpp"
#include "ui/screens/setting_controls.hpp"

namespace lw::ui {

namespace {

void number_rules(Frame& f, Rect column, float& y, NewGameState& state) {
    const isles::BoardSpec spec = state.spec();
    isles::BoardSpec& wish = state.board.wish;
    if (state.board.edited || spec.tokens == isles::TokenPlan::beginner) return;
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

float draw_rule_options(Frame& f, NewGameState& state, Rect column, float y) {
    const Text words = state.more ? Text::new_less : Text::new_more;
    if (button(f, {column.x, y, column.w, f.px(46)},
               {.id = "new.more", .text = say(words), .icon = state.more ? Image::icon_up : Image::icon_down})) {
        state.more = !state.more;
    }
    y += f.px(60);
    if (!state.more) return y;
    draw_first_player(f, state, column, y);
    draw_settings(f, column, y, isles::kSettings, static_cast<int>(state.seats.size()), state.settings);
    number_rules(f, column, y, state);
    return y;
}

}  // namespace lw::ui
