// What lies above all screens: a sentence at the lower edge, and the list of keys.
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lw::ui {

void draw_notice(Frame& f, const ScreenModel& model, ShellState& state) {
    if (!model.notice || model.notice->text.empty()) {
        state.notice_text.clear();
        return;
    }
    const Notice& notice = *model.notice;
    if (state.notice_text != notice.text) {
        state.notice_text = notice.text;
        state.notice_since = f.now;
    }
    if (notice.until > 0 && f.now >= notice.until) {
        f.emit(DismissNotice{});
        return;
    }
    if (notice.until > 0) f.wake_at(notice.until);
    bool dismissed = false;
    const auto age = static_cast<float>((f.now - state.notice_since) * 1000);
    toast(f, Rich(notice.text), notice.error, age, true, dismissed);
    if (dismissed) f.emit(DismissNotice{});
}

namespace {

std::vector<KeyHelp> all_keys(const ShellState& state) {
    std::vector<KeyHelp> keys = state.game_keys;
    const auto add = [&](Text key, Text words) { keys.push_back({std::string(say(key)), std::string(say(words))}); };
    add(Text::keys_escape, Text::keys_escape_line);
    add(Text::keys_page, Text::keys_page_line);
    add(Text::keys_tab, Text::keys_tab_line);
    add(Text::keys_help, Text::keys_help_line);
    return keys;
}

/// The keys as small keycaps; returns the width.
void key_caps(const Frame& f, Rect r, std::string_view words) {
    const TextStyle style = kBold.sized(13);
    const float wide = std::min(text_width(f, words, style) + f.px(16), r.w);
    const Rect cap = middle({r.right() - wide, r.y, wide, r.h}, wide, f.px(26));
    shadow(f, cap, f.px(6), 2);
    fill(f, cap, f.theme->row, f.px(6));
    outline(f, cap, f.theme->line_strong, 1, f.px(6));
    text_fit(f, inset(cap, f.px(4), 0), words, style, Align::centre);
}

}  // namespace

void draw_keys(Frame& f, ShellState& state) {
    const auto keys = all_keys(state);
    const float wide = std::min(f.px(520), f.size.x - f.px(16)) - f.px(small(f.form) ? 32 : 48);
    const float cap = std::min(f.px(170), wide * 0.4F);
    const float left = wide - cap - f.px(14) - f.px(10);
    const auto tall = [&](const KeyHelp& k) { return std::max(f.px(36), paragraph_height(f, left, Rich(k.words), kBody) + f.px(8)); };
    float high = f.px(18 * 2 + 46);
    for (const KeyHelp& k : keys) high += tall(k);
    ModalCard card(f, 520, high / f.scale, say(Text::keys_title));
    if (f.mirror != nullptr) f.mirror->set_status(std::string(say(Text::keys_title)));
    if (card.close_cross("keys.close", say(Text::close))) state.keys_open = false;
    const Rect body = card.body();
    ScrollArea area(f, "keys.scroll", body);
    float y = area.top();
    for (const KeyHelp& k : keys) {
        const float words = paragraph_height(f, left, Rich(k.words), kBody);
        const float row_high = tall(k);
        key_caps(f, {body.x, y, cap, row_high}, k.keys);
        read_out(f, "keys.line." + k.keys, k.keys + ": " + k.words);
        paragraph(f, {body.x + cap + f.px(14), y + (row_high - words) / 2}, left, Rich(k.words), kBody);
        y += row_high;
    }
    area.done(y);
}

}  // namespace lw::ui
