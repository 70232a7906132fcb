// Saved games: load, delete after a question, export, import, save under a name.
#include "ui/save_name.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <string>

namespace lw::ui {

namespace {

constexpr std::string_view kAskName = "save.as";

void draw_chips(const Frame& f, Rect r, const SaveInfo& save) {
    const float side = std::min(r.h, f.px(26));
    float x = r.x;
    for (const game::Player& p : save.players) {
        if (x + side > r.right()) break;
        player_chip(f, {x, r.centre().y - side / 2, side, side}, p);
        x += side + f.px(5);
    }
}

/// The name of the game, and "27 Nov, 23:57": a save under a name of its own does not say what it is.
std::string kind_and_time(const SaveInfo& save) {
    if (!save.game) return save.saved;
    return filled(Text::saves_kind, {{"game", say(game_name(*save.game))}, {"saved", save.saved}});
}

void draw_save(Frame& f, Rect r, const SaveInfo& save, ShellState& state) {
    const bool good = save.problem.empty();
    row(f, r);
    const bool narrow = r.w < f.px(520);
    Rect inner = inset(r, f.px(12), f.px(10));
    Rect presses = narrow ? cut_bottom(inner, f.px(44), f.px(8)) : middle(cut_right(inner, f.px(344), f.px(12)), f.px(344), f.px(44));
    const std::string id = "save." + save.slot;
    const float small = f.px(44);
    const Rect erase = cut_right(presses, small, f.px(6));
    const Rect out = cut_right(presses, small, f.px(6));
    const Rect watch = cut_right(presses, f.px(narrow ? 100 : 112), f.px(6));
    const std::string load_label = std::string(say(Text::saves_load)) + ": " + save.title;
    const std::string watch_label = std::string(say(Text::saves_watch)) + ": " + save.title;
    const std::string export_label = std::string(say(Text::saves_export)) + ": " + save.title;
    const std::string delete_label = std::string(say(Text::saves_delete)) + ": " + save.title;
    if (button(f, presses,
               {.id = id + ".load",
                .text = say(Text::saves_load),
                .label = load_label,
                .icon = Image::icon_load,
                .kind = ButtonKind::primary,
                .enabled = good,
                .reason = save.problem,
                .text_size = 15,
                .keep_text = true})) {
        f.emit(LoadSave{save.slot});
    }
    if (button(f, watch,
               {.id = id + ".watch",
                .text = say(Text::saves_watch),
                .label = watch_label,
                .icon = Image::icon_play,
                .enabled = good,
                .reason = save.problem,
                .keep_text = true})) {
        f.emit(WatchGame{save.slot});
    }
    if (icon_button(f, out, {.id = id + ".export", .text = {}, .label = export_label, .icon = Image::icon_export})) {
        f.emit(ExportSave{save.slot});
    }
    if (icon_button(f, erase, {.id = id + ".delete", .text = {}, .label = delete_label, .icon = Image::icon_delete})) {
        state.confirm_delete = save.slot;
        state.confirm_title = save.title;
    }
    text_fit(f, cut_top(inner, f.px(22)), save.title, kBold.sized(15));
    if (good) {
        text_fit(f, cut_top(inner, f.px(18), f.px(5)), kind_and_time(save), kSmall);
    } else {
        const float used = paragraph(f, {inner.x, inner.y}, inner.w, Rich(save.problem), kSmall.with(f.theme->danger));
        cut_top(inner, used, f.px(5));
    }
    if (inner.h >= f.px(20)) draw_chips(f, cut_top(inner, f.px(26)), save);
}

float save_height(const Frame& f, float width, const SaveInfo& save) {
    const bool narrow = width < f.px(520);
    const float inner = width - f.px(24) - (narrow ? 0 : f.px(356));
    float high = f.px(20) + f.px(22) + f.px(18);
    if (!save.problem.empty()) high += paragraph_height(f, inner, Rich(save.problem), kSmall) - f.px(18);
    if (!save.players.empty()) high += f.px(31);
    return high + (narrow ? f.px(52) : 0);
}

void draw_none(const Frame& f, Rect r, float y) {
    const float mark = f.px(56);
    icon(f, Image::icon_load, {r.centre().x, y + f.px(70)}, mark, f.theme->line_strong);
    text(f, {r.x, y + f.px(108), r.w, f.px(26)}, say(Text::saves_none), kHeading, Align::centre);
    const float wide = std::min(r.w, f.px(380));
    paragraph(f, {r.centre().x - wide / 2, y + f.px(138)}, wide, say(Text::saves_none_line), kBody.faded(), Align::centre);
}

void draw_foot(Frame& f, Rect foot, const ScreenModel& model) {
    const int n = model.current ? 3 : 1;
    const auto cells = columns(foot, n, f.px(8));
    const bool narrow = cells[0].w < f.px(170);
    const float size = narrow ? 13.0F : 14.0F;
    const auto picture = [&](Image image) { return narrow ? std::optional<Image>() : std::optional<Image>(image); };
    if (button(f, cells[static_cast<std::size_t>(n - 1)],
               {.id = "saves.import",
                .text = say(narrow ? Text::saves_import_short : Text::saves_import),
                .label = say(Text::saves_import),
                .icon = picture(Image::icon_import),
                .text_size = size})) {
        f.emit(ImportSave{});
    }
    if (!model.current) return;
    if (button(f, cells[1],
               {.id = "saves.export",
                .text = say(narrow ? Text::saves_export : Text::saves_export_current),
                .label = say(Text::saves_export_current),
                .icon = picture(Image::icon_export),
                .tip = Rich(say(Text::saves_file_line)),
                .text_size = size})) {
        f.emit(ExportSave{});
    }
    if (button(f, cells[0],
               {.id = "saves.as",
                .text = say(narrow ? Text::saves_save_as_short : Text::saves_save_as),
                .label = say(Text::saves_save_as),
                .icon = picture(Image::icon_save),
                .kind = ButtonKind::accent,
                .text_size = size,
                .asks_text = true})) {
        ask_save_name(f, kAskName, model.current->title);
    }
}

}  // namespace

void draw_saves(Frame& f, const ScreenModel& model, ShellState& state) {
    Rect inner = open_page(f, say(Text::saves_title), 760, 640, "saves.back");
    const Rect foot = cut_bottom(inner, f.px(48), f.px(12));
    {
        ScrollArea area(f, "saves.scroll", inner);
        const Rect column{inner.x + f.px(2), inner.y, inner.w - f.px(12), inner.h};
        float y = area.top();
        for (const SaveInfo& save : model.saves) {
            const float high = save_height(f, column.w, save);
            draw_save(f, {column.x, y, column.w, high}, save, state);
            y += high + f.px(8);
        }
        if (model.saves.empty()) draw_none(f, column, y);
        area.done(model.saves.empty() ? y + f.px(190) : y);
    }
    draw_foot(f, foot, model);
    if (model.current) take_save_name(f, model, kAskName, model.current->title);
    if (state.confirm_delete.empty()) return;
    const Rich question = Rich::fill(say(Text::saves_delete_line), {{"title", Rich(state.confirm_title)}});
    const int answer =
        confirm_card(f, "saves.delete", say(Text::saves_delete_title), question, say(Text::yes_delete), say(Text::keep), true);
    if (answer > 0) f.emit(DeleteSave{state.confirm_delete});
    if (answer != 0) state.confirm_delete.clear();
}

}  // namespace lw::ui
