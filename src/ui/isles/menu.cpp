// The menu: saving, settings, rules, keys, leaving. Above everything.
#include "ui/isles/context.hpp"
#include "ui/modal.hpp"
#include "ui/text.hpp"

namespace lw::ui::isle {

namespace {

constexpr std::string_view kSaveName = "game.save";

struct Item {
    std::string_view id;
    std::string_view words;
    Image image;
};

bool item(const Context& c, Rect& rest, const Item& it) {
    Button b{.id = it.id, .text = it.words};
    b.icon = it.image;
    b.text_size = 15;
    return button(c.f, cut_top(rest, c.px(46), c.px(8)), b);
}

std::string save_title(const Context& c) {
    const int round = round_of(c.table().turn_number, c.seats());
    return round == 0 ? "Isles, set-up" : "Isles, round " + std::to_string(round);
}

void leave_card(const Context& c) {
    const int answer =
        confirm_card(c.f, "leave", "Leave the game", "The game stays under Continue on the title page.",
                     "Leave", "Stay", false);
    if (answer != 0) c.s.leaving = false;
    if (answer > 0) c.f.emit(AbandonGame{});
}

}  // namespace

void draw_menu(const Context& c) {
    if (c.screen.answer && c.screen.answer->first == kSaveName && !c.screen.answer->second.empty()) {
        c.f.emit(SaveAs{c.screen.answer->second});
    }
    if (c.s.leaving) {
        leave_card(c);
        return;
    }
    if (!c.s.menu_open) return;
    ModalCard card(c.f, 360, 524, "Menu");
    if (card.close_cross("menu.close", "Close the menu")) c.s.menu_open = false;
    Rect in = card.body();
    const auto close = [&c] { c.s.menu_open = false; };
    if (item(c, in, {"menu.save", "Save as", Image::icon_save})) {
        close();
        c.f.emit(AskText{std::string(kSaveName), "Name of the save", save_title(c), 40});
    }
    if (item(c, in, {"menu.export", "Export to a file", Image::icon_export})) {
        close();
        c.f.emit(ExportSave{});
    }
    if (item(c, in, {"menu.saves", "Saves", Image::icon_load})) {
        close();
        c.f.emit(Go{Screen::saves});
    }
    if (item(c, in, {"menu.settings", "Settings", Image::icon_settings})) {
        close();
        c.f.emit(Go{Screen::settings});
    }
    if (item(c, in, {"menu.table", say(Text::table_title), Image::icon_board})) {
        close();
        c.s.settings_open = true;
    }
    if (item(c, in, {"menu.rules", "Rules", Image::icon_rules})) {
        close();
        c.f.emit(Go{Screen::rules});
    }
    if (item(c, in, {"menu.keys", "Keys", Image::icon_keyboard})) {
        close();
        c.s.keys_wanted = true;
    }
    if (item(c, in, {"menu.leave", "Leave the game", Image::icon_back})) {
        close();
        c.s.leaving = true;
    }
}

}  // namespace lw::ui::isle
