// The menu: saving, settings, rules, keys, leaving. Above everything.
#include "ui/isles/context.hpp"
#include "ui/modal.hpp"
#include "ui/text.hpp"

#include <algorithm>

namespace lw::ui::isle {

namespace {

constexpr std::string_view kSaveName = "game.save";

struct Item {
    std::string_view id;
    std::string_view words;
    Image image;
};

/// The buttons one below the other; in two columns where the window is too low for that. A press closes the menu.
class Items {
public:
    Items(const Context& c, Rect body) : c_(c) {
        const int across = body.h < c.px(kItems * kRow - kGap) - 1 ? 2 : 1;
        cells_ = rows(body, (kItems + across - 1) / across, c.px(kGap));
        across_ = across;
    }
    bool pressed(const Item& it) {
        const Rect line = cells_[static_cast<std::size_t>(next_ / across_)];
        const Rect r = columns(line, across_, c_.px(kGap))[static_cast<std::size_t>(next_ % across_)];
        ++next_;
        Button b{.id = it.id, .text = it.words};
        b.icon = it.image;
        b.text_size = 15;
        const bool now = button(c_.f, {r.x, r.y, r.w, std::min(r.h, c_.px(46))}, b);
        if (now) c_.s.menu_open = false;
        return now;
    }

private:
    static constexpr int kItems = 9;
    static constexpr int kRow = 54;
    static constexpr int kGap = 8;
    const Context& c_;
    std::vector<Rect> cells_;
    int across_ = 1;
    int next_ = 0;
};

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
    ModalCard card(c.f, 360, 564, "Menu");
    if (card.close_cross("menu.close", "Close the menu")) c.s.menu_open = false;
    Items items(c, card.body());
    if (items.pressed({"menu.save", "Save as", Image::icon_save})) {
        c.f.emit(AskText{std::string(kSaveName), "Name of the save", save_title(c), 40});
    }
    if (items.pressed({"menu.share", "Share", Image::icon_share})) c.s.share_open = true;
    if (items.pressed({"menu.watch", "Watch from the start", Image::icon_play})) c.f.emit(WatchGame{});
    if (items.pressed({"menu.saves", "Saves", Image::icon_load})) c.f.emit(Go{Screen::saves});
    if (items.pressed({"menu.settings", "Settings", Image::icon_settings})) c.f.emit(Go{Screen::settings});
    if (items.pressed({"menu.table", say(Text::table_title), Image::icon_board})) c.s.settings_open = true;
    if (items.pressed({"menu.rules", "Rules", Image::icon_rules})) c.f.emit(Go{Screen::rules});
    if (items.pressed({"menu.keys", "Keys", Image::icon_keyboard})) c.s.keys_wanted = true;
    if (items.pressed({"menu.leave", "Leave the game", Image::icon_back})) c.s.leaving = true;
}

}  // namespace lw::ui::isle
