// New game of Isles: the rules, in groups.
#include "ui/screens/new_game.hpp"

#include <vector>

namespace lw::ui {

namespace {

Text dice_line(isles::DiceKind dice) {
    if (dice == isles::DiceKind::random) return Text::dice_plain_line;
    return dice == isles::DiceKind::deck36 ? Text::dice_36_line : Text::dice_31_line;
}

Text five_six_line(isles::FiveSix mode) {
    if (mode == isles::FiveSix::paired) return Text::five_six_paired_line;
    return mode == isles::FiveSix::special_build ? Text::five_six_special_line : Text::five_six_none_line;
}

void stepped(Frame& f, Rect column, float& y, std::string_view id, Text title, Text line, int min, int max,
             std::uint8_t& value) {
    int number = value;
    setting_stepper(f, column, y, id, title, line, min, max, number);
    value = static_cast<std::uint8_t>(number);
}

/// 5 to 15, and beyond that "off", which the rules write as 0.
void discard_limit(Frame& f, Rect column, float& y, isles::Settings& s) {
    constexpr int kOff = 16;
    int number = s.discard_limit == 0 ? kOff : s.discard_limit;
    setting_stepper(f, column, y, "new.discard", Text::set_discard, Text::set_discard_line, 5, kOff, number,
                    number == kOff ? say(Text::off) : std::string_view());
    s.discard_limit = static_cast<std::uint8_t>(number == kOff ? 0 : number);
}

void turn_rules(Frame& f, Rect column, float& y, NewGameState& state) {
    isles::Settings& s = state.settings;
    draw_group(f, column, y, Text::group_turns);
    stepped(f, column, y, "new.target", Text::set_target, Text::set_target_line, 3, 20, s.victory_target);
    draw_first_player(f, state, column, y);
    draw_turn_timer(f, state, column, y, s.turn_seconds);
    int split = static_cast<int>(s.trade_build);
    const Text split_line = split == 0 ? Text::split_combined_line : Text::split_split_line;
    if (setting_segments(f, column, y, "new.split", Text::set_split, say(split_line),
                         {{say(Text::split_combined)}, {say(Text::split_split)}}, split)) {
        s.trade_build = static_cast<isles::TradeBuild>(split);
    }
    if (state.seats.size() < 5) return;
    int between = static_cast<int>(s.five_six);
    const std::vector<Segment> parts{
        {say(Text::five_six_paired)}, {say(Text::five_six_special)}, {say(Text::five_six_none)}};
    if (setting_segments(f, column, y, "new.between", Text::set_five_six, say(five_six_line(s.five_six)), parts, between))
        s.five_six = static_cast<isles::FiveSix>(between);
}

void robber_rules(Frame& f, Rect column, float& y, isles::Settings& s) {
    draw_group(f, column, y, Text::group_robber);
    int dice = static_cast<int>(s.dice);
    if (setting_segments(f, column, y, "new.dice", Text::set_dice, say(dice_line(s.dice)),
                         {{say(Text::dice_plain)}, {say(Text::dice_36)}, {say(Text::dice_31)}}, dice)) {
        s.dice = static_cast<isles::DiceKind>(dice);
    }
    stepped(f, column, y, "new.seven", Text::set_seven, Text::set_seven_line, 0, 2, s.no_seven_rounds);
    discard_limit(f, column, y, s);
    setting_switch(f, column, y, "new.friendly", Text::set_friendly, Text::set_friendly_line, s.friendly_robber);
    setting_switch(f, column, y, "new.victim", Text::set_victim, Text::set_victim_line, s.victim_must_have_cards);
}

void number_rules(Frame& f, Rect column, float& y, NewGameState& state) {
    const isles::BoardSpec spec = state.spec();
    isles::BoardSpec& wish = state.board.wish;
    if (state.board.edited || spec.tokens == isles::TokenPlan::beginner) return;
    draw_group(f, column, y, Text::group_numbers);
    if (spec.tokens == isles::TokenPlan::spiral) {
        bool clockwise = wish.direction == isles::SpiralDirection::clockwise;
        setting_switch(f, column, y, "new.clockwise", Text::set_clockwise, Text::set_clockwise_line, clockwise);
        wish.direction = clockwise ? isles::SpiralDirection::clockwise : isles::SpiralDirection::counter_clockwise;
        return;
    }
    setting_switch(f, column, y, "new.nored", Text::set_no_red, Text::set_no_red_line, wish.no_adjacent_red);
    setting_switch(f, column, y, "new.nosame", Text::set_no_same, Text::set_no_same_line, wish.no_adjacent_same);
    setting_switch(f, column, y, "new.no212", Text::set_no_212, Text::set_no_212_line, wish.no_adjacent_2_12);
}

}  // namespace

float draw_rule_options(Frame& f, NewGameState& state, Rect column, float y) {
    const Text words = state.more ? Text::new_less : Text::new_more;
    if (button(
            f, {column.x, y, column.w, f.px(46)},
            {.id = "new.more", .text = say(words), .icon = state.more ? Image::icon_up : Image::icon_down})) {
        state.more = !state.more;
    }
    y += f.px(60);
    if (!state.more) return y;
    turn_rules(f, column, y, state);
    robber_rules(f, column, y, state.settings);
    draw_group(f, column, y, Text::group_bank);
    setting_switch(f, column, y, "new.bank", Text::set_bank, Text::set_bank_line, state.settings.bank_visible);
    number_rules(f, column, y, state);
    return y;
}

}  // namespace lw::ui
