// What a person sets once for all games. Every change is reported at once.
#include "ui/screens/screens.hpp"

#include <cmath>
#include <string>

namespace lw::ui {

namespace {

template <class E>
bool choose(Frame& f, Rect column, float& y, std::string_view id, Text title, std::string_view line, const std::vector<Segment>& parts,
            E& value) {
    int chosen = static_cast<int>(value);
    if (!setting_segments(f, column, y, id, say(title), line, parts, chosen)) return false;
    value = static_cast<E>(chosen);
    return true;
}

std::vector<Segment> words(std::initializer_list<Text> texts) {
    std::vector<Segment> out;
    for (const Text t : texts) out.push_back({say(t)});
    return out;
}

bool choose_theme(Frame& f, Rect column, float& y, Preferences& p) {
    int chosen = p.theme ? 1 + static_cast<int>(*p.theme) : 0;
    const auto parts = words({Text::theme_system, Text::theme_light, Text::theme_dark, Text::theme_contrast});
    if (!setting_segments(f, column, y, "settings.theme", say(Text::prefs_theme), {}, parts, chosen)) return false;
    p.theme.reset();
    if (chosen > 0) p.theme = static_cast<draw::ThemeKind>(chosen - 1);
    return true;
}

bool choose_scale(Frame& f, Rect column, float& y, Preferences& p) {
    int percent = static_cast<int>(std::lround(p.scale * 100));
    const std::string shown = std::to_string(percent) + " %";
    const SettingPlace place = setting_row(f, column, y, say(Text::prefs_scale), say(Text::prefs_scale_line), 164, false);
    const Stepper s{.id = "settings.scale", .label = say(Text::prefs_scale), .min = 75, .max = 200, .step = 25, .shown = shown};
    if (!stepper(f, place.control, s, percent)) return false;
    p.scale = static_cast<float>(percent) / 100;
    return true;
}

bool draw_preferences(Frame& f, Rect inner, Preferences& p) {
    ScrollArea area(f, "settings.scroll", inner);
    const Rect column{inner.x + f.px(2), inner.y, inner.w - f.px(14), inner.h};
    float y = area.top() + f.px(2);
    bool changed = choose_theme(f, column, y, p);
    changed |= choose_scale(f, column, y, p);
    changed |= choose(f, column, y, "settings.motion", Text::prefs_motion, say(Text::prefs_motion_line),
                      words({Text::motion_system, Text::motion_full, Text::motion_none}), p.motion);
    changed |= choose(f, column, y, "settings.speed", Text::prefs_speed, say(Text::prefs_speed_line),
                      words({Text::speed_instant, Text::speed_normal, Text::speed_slow}), p.speed);
    changed |= choose(f, column, y, "settings.confirm", Text::prefs_confirm, say(Text::prefs_confirm_line),
                      words({Text::confirm_always, Text::confirm_touch, Text::confirm_never}), p.confirm);
    changed |= setting_switch(f, column, y, "settings.hints", say(Text::prefs_hints), say(Text::prefs_hints_line), p.show_hints);
    changed |= setting_switch(f, column, y, "settings.pips", say(Text::prefs_pips), say(Text::prefs_pips_line), p.show_pips);
    changed |=
        setting_switch(f, column, y, "settings.handover", say(Text::prefs_hand_over), say(Text::prefs_hand_over_line), p.hand_over_open);
    area.done(y);
    return changed;
}

}  // namespace

void draw_settings(Frame& f, const ScreenModel& model, ShellState& state) {
    Rect inner = open_page(f, say(Text::prefs_title), 720, 620, "settings.back");
    Preferences p = model.preferences;
    const Rect foot = cut_bottom(inner, f.px(46), f.px(10));
    bool changed = draw_preferences(f, inner, p);
    const auto cells = columns(foot, 2, f.px(10));
    if (button(f, cells[0], {.id = "settings.keys", .text = say(Text::prefs_keys), .icon = Image::icon_keyboard})) {
        state.keys_open = true;
    }
    if (button(f, cells[1], {.id = "settings.reset", .text = say(Text::prefs_reset), .icon = Image::icon_undo})) {
        p = Preferences{};
        changed = p != model.preferences;
    }
    if (changed) f.emit(SetPreferences{p});
}

}  // namespace lw::ui
