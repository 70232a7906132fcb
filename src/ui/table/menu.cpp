// The menu: saving, settings, rules, keys, leaving. Above everything.
#include "ui/modal.hpp"
#include "ui/save_name.hpp"
#include "ui/table/cards.hpp"
#include "ui/text.hpp"

#include <algorithm>

namespace lw::ui::table {

namespace {

constexpr std::string_view kSaveName = "game.save";

struct Item {
    std::string_view id;
    std::string_view words;
    Image image;
    bool asks_text = false;
};

/// The buttons one below the other; in two columns where the window is too low for that. A press closes the menu.
class Items {
public:
    Items(const Frame& f, State& s, Rect body) : f_(f), s_(s) {
        const int across = body.h < f.px(kItems * kRow - kGap) - 1 ? 2 : 1;
        cells_ = rows(body, (kItems + across - 1) / across, f.px(kGap));
        across_ = across;
    }
    bool pressed(const Item& it) {
        const Rect line = cells_[static_cast<std::size_t>(next_ / across_)];
        const Rect r = columns(line, across_, f_.px(kGap))[static_cast<std::size_t>(next_ % across_)];
        ++next_;
        Button b{.id = it.id, .text = it.words};
        b.icon = it.image;
        b.asks_text = it.asks_text;
        b.text_size = 15;
        const bool now = button(f_, {r.x, r.y, r.w, std::min(r.h, f_.px(46))}, b);
        if (now) s_.menu_open = false;
        return now;
    }

private:
    static constexpr int kItems = 9;
    static constexpr int kRow = 54;
    static constexpr int kGap = 8;
    const Frame& f_;
    State& s_;
    std::vector<Rect> cells_;
    int across_ = 1;
    int next_ = 0;
};

void leave_card(const Frame& f, State& s) {
    const int answer =
        confirm_card(f, "leave", "Leave the game", "The game stays under Continue on the title page.", "Leave", "Stay", false);
    if (answer != 0) s.leaving = false;
    if (answer > 0) f.emit(AbandonGame{});
}

}  // namespace

void draw_menu(const Frame& f, const ScreenModel& screen, State& s, const std::string& save_title) {
    take_save_name(f, screen, kSaveName, save_title);
    if (s.leaving) {
        leave_card(f, s);
        return;
    }
    if (!s.menu_open) return;
    ModalCard card(f, 360, 564, "Menu");
    if (card.close_cross("menu.close", "Close the menu")) s.menu_open = false;
    Items items(f, s, card.body());
    if (items.pressed({"menu.save", "Save as", Image::icon_save, true})) ask_save_name(f, kSaveName, save_title);
    if (items.pressed({"menu.share", "Share", Image::icon_share})) s.share_open = true;
    if (items.pressed({"menu.watch", "Watch the replay", Image::icon_play})) f.emit(WatchGame{});
    if (items.pressed({"menu.saves", "Saves", Image::icon_load})) f.emit(Go{ScreenId::saves});
    if (items.pressed({"menu.settings", "Settings", Image::icon_settings})) f.emit(Go{ScreenId::settings});
    if (items.pressed({"menu.table", say(Text::table_title), Image::icon_board})) s.settings_open = true;
    if (items.pressed({"menu.rules", "Rules", Image::icon_rules})) f.emit(Go{ScreenId::rules});
    if (items.pressed({"menu.keys", "Keys", Image::icon_keyboard})) s.keys_wanted = true;
    if (items.pressed({"menu.leave", "Leave the game", Image::icon_back})) s.leaving = true;
}

}  // namespace lw::ui::table
