// New game: a row of ready-made tables, and what the choice means.
#include "ui/screens/new_game.hpp"

#include <string>

namespace lw::ui {

Rich preset_words(std::string_view line, const std::vector<SettingLine>& against_usual) {
    std::string list;
    for (const SettingLine& one : against_usual) {
        if (!one.differs) continue;
        if (!list.empty()) list += ", ";
        list += std::string(one.name) + ": " + one.value;
    }
    Rich out;
    out.text(line);
    if (!list.empty()) out.text(" ").text(filled(Text::preset_changes, {{"list", list}}));
    return out;
}

bool preset_choice(Frame& f, Rect column, float& y, const std::vector<Segment>& parts, const Rich& explained, int& chosen) {
    const bool two_rows = column.w < f.px(520);
    const Rect r{column.x, y, column.w, f.px(two_rows ? 94 : 48)};
    const bool changed = segments(f, r, "new.preset", say(Text::new_preset), parts, chosen, two_rows ? 3 : 0);
    y = r.bottom() + f.px(6);
    y += paragraph(f, {column.x, y}, column.w, explained, kSmall) + f.px(12);
    return changed;
}

}  // namespace lw::ui
