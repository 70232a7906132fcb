// New game: the island and the rules.
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace lw::ui {

namespace {

Text board_line(int board) {
    if (board == 0) return Text::board_beginner_line;
    return board == 1 ? Text::board_variable_line : Text::board_random_line;
}

Text harbour_line(int harbours) {
    if (harbours == 0) return Text::harbours_fixed_line;
    return harbours == 1 ? Text::harbours_types_line : Text::harbours_frame_line;
}

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
                    number == kOff ? say(Text::set_discard_off) : std::string_view());
    s.discard_limit = static_cast<std::uint8_t>(number == kOff ? 0 : number);
}

void all_rules(Frame& f, Rect column, float& y, NewGameState& state) {
    isles::Settings& s = state.settings;
    stepped(f, column, y, "new.target", Text::set_target, Text::set_target_line, 3, 20, s.victory_target);
    discard_limit(f, column, y, s);
    setting_switch(f, column, y, "new.friendly", Text::set_friendly, Text::set_friendly_line,
                   s.friendly_robber);
    int dice = static_cast<int>(s.dice);
    if (setting_segments(f, column, y, "new.dice", Text::set_dice, say(dice_line(s.dice)),
                         {{say(Text::dice_plain)}, {say(Text::dice_36)}, {say(Text::dice_31)}}, dice)) {
        s.dice = static_cast<isles::DiceKind>(dice);
    }
    stepped(f, column, y, "new.seven", Text::set_seven, Text::set_seven_line, 0, 2, s.no_seven_rounds);
    int split = static_cast<int>(s.trade_build);
    const Text split_line = split == 0 ? Text::split_combined_line : Text::split_split_line;
    if (setting_segments(f, column, y, "new.split", Text::set_split, say(split_line),
                         {{say(Text::split_combined)}, {say(Text::split_split)}}, split)) {
        s.trade_build = static_cast<isles::TradeBuild>(split);
    }
    if (state.large()) {
        int between = static_cast<int>(s.five_six);
        const std::vector<Segment> parts{
            {say(Text::five_six_paired)}, {say(Text::five_six_special)}, {say(Text::five_six_none)}};
        if (setting_segments(f, column, y, "new.between", Text::set_five_six, say(five_six_line(s.five_six)), parts, between))
            s.five_six = static_cast<isles::FiveSix>(between);
    }
    setting_switch(f, column, y, "new.victim", Text::set_victim, Text::set_victim_line,
                   s.victim_must_have_cards);
    setting_switch(f, column, y, "new.bank", Text::set_bank, Text::set_bank_line, s.bank_visible);
    if (state.played_board() == 1) {
        setting_switch(f, column, y, "new.clockwise", Text::set_clockwise, Text::set_clockwise_line,
                       state.clockwise);
    }
    if (state.played_board() == 2) {
        setting_switch(f, column, y, "new.nosame", Text::set_no_same, Text::set_no_same_line, state.no_same);
        setting_switch(f, column, y, "new.no212", Text::set_no_212, Text::set_no_212_line, state.no_2_12);
    }
    const bool usual = s == isles::Settings{};
    if (!usual && button(f, {column.x, y, column.w, f.px(44)},
                         {.id = "new.defaults", .text = say(Text::new_defaults), .icon = Image::icon_undo})) {
        s = isles::Settings{};
    }
    if (!usual) y += f.px(56);
}

}  // namespace

float draw_board_options(Frame& f, const ScreenModel&, NewGameState& state, Rect column, float y) {
    text(f, {column.x, y, column.w, f.px(26)}, say(Text::new_board), kPanelTitle.sized(20));
    y += f.px(32);
    const bool large = state.large();
    std::vector<Segment> boards{{say(Text::board_variable)}, {say(Text::board_random)}};
    if (!large) boards.insert(boards.begin(), {say(Text::board_beginner)});
    const int first = large ? 1 : 0;
    int pick = state.played_board() - first;
    if (segments(f, {column.x, y, column.w, f.px(46)}, "new.board", say(Text::new_board), boards, pick))
        state.board = pick + first;
    y += f.px(52);
    Rich words(say(board_line(state.played_board())));
    if (large) words.text(" ").text(say(Text::board_large_line));
    y += paragraph(f, {column.x, y}, column.w, words, kSmall) + f.px(14);
    if (state.played_board() == 0) return y;
    std::vector<Segment> harbours{{say(Text::harbours_fixed)}, {say(Text::harbours_types)}};
    if (!large) harbours.push_back({say(Text::harbours_frame)});
    int plan = large ? std::min(state.harbours, 1) : state.harbours;
    if (setting_segments(f, column, y, "new.harbours", Text::new_harbours, say(harbour_line(plan)), harbours, plan))
        state.harbours = plan;
    const SettingPlace place =
        setting_row(f, column, y, say(Text::new_seed), say(Text::new_seed_line), 200, true);
    const std::string shown = state.seed.empty() ? std::string(say(Text::seed_any)) : state.seed;
    if (text_box(f, place.control, "new.seed", std::string(say(Text::new_seed)) + ": " + shown, shown,
                 state.seed.empty())) {
        f.emit(AskText{"new.seed", std::string(say(Text::new_seed_ask)), state.seed, 24});
    }
    return y;
}

float draw_rule_options(Frame& f, NewGameState& state, Rect column, float y) {
    const Text words = state.more ? Text::new_less : Text::new_more;
    if (button(
            f, {column.x, y, column.w, f.px(46)},
            {.id = "new.more", .text = say(words), .icon = state.more ? Image::icon_up : Image::icon_down})) {
        state.more = !state.more;
    }
    y += f.px(60);
    if (state.more) all_rules(f, column, y, state);
    return y;
}

}  // namespace lw::ui
