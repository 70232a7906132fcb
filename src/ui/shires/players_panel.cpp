// The players: chip, name, score, followers in hand, whose turn; and the name of the game with menu and help.
#include "ui/shires/context.hpp"

#include "shires/rules.hpp"

#include <algorithm>

namespace lw::ui::shires {

namespace {

constexpr float kRow = 86;
constexpr float kFullRow = 62;  ///< with the followers as figures

bool active(const Context& c, game::Seat seat) { return c.over() ? c.state().winners.has(seat) : c.state().turn == seat; }

int projected_of(const Context& c, game::Seat seat) { return shires::projected(c.setup(), c.state())[seat.index()]; }

bool shows_projected(const Context& c) { return c.s.projected && !c.over(); }

std::string row_label(const Context& c, game::Seat seat) {
    const int supply = c.state().players[seat.index()].supply;
    std::string out = c.name(seat) + ", " + counted(shires::points(c.setup(), c.state(), seat), "point", "points");
    if (shows_projected(c)) out += ", " + std::to_string(projected_of(c, seat)) + " if the game ended now";
    out += ", " + counted(supply, "follower", "followers") + " in hand";
    return active(c, seat) && !c.over() ? out + ", to move" : out;
}

Rich row_tip(const Context& c, game::Seat seat) {
    Rich out;
    out.bold(c.name(seat));
    for (int k = 0; k < shires::kFeatureKinds; ++k) {
        const int n = c.state().players[seat.index()].points[static_cast<std::size_t>(k)];
        out.line_break().text(std::string(plural(static_cast<shires::FeatureKind>(k))) + ": " + std::to_string(n));
    }
    return out.line_break().text("If the game ended now: " + std::to_string(projected_of(c, seat)));
}

/// The score, and below it what it would be at the end.
void score(const Context& c, game::Seat seat, Rect& r, float size) {
    const std::string now = std::to_string(c.s.scores.shown(seat, c.f.now));
    const float w = std::max(text_width(c.f, now, kPoints.sized(size)), c.px(shows_projected(c) ? 44.0F : 30.0F));
    Rect place = cut_right(r, w, c.px(4));
    if (!shows_projected(c)) {
        text(c.f, place, now, kPoints.sized(size), Align::right);
        return;
    }
    const std::string later = "(" + std::to_string(projected_of(c, seat)) + ")";
    text(c.f, cut_top(place, place.h * 0.58F), now, kPoints.sized(size * 0.86F), Align::right);
    text(c.f, place, later, kBold.with(c.f.theme->primary), Align::right);
}

void followers(const Context& c, game::Seat seat, Rect r) {
    const int all = c.setup().config.settings.followers;
    const int supply = c.state().players[seat.index()].supply;
    const float step = std::min(c.px(19), r.w / static_cast<float>(all));
    for (int i = 0; i < all; ++i) {
        const float alpha = i < supply ? 1.0F : 0.22F;
        const Vec2 at{r.x + step * (static_cast<float>(i) + 0.5F), r.centre().y};
        icon(c.f, Image::follower_supply, at, std::min(c.px(22), r.h), {}, c.paint(seat), true, alpha);
    }
}

void name_line(const Context& c, game::Seat seat, Rect r, float size) {
    const bool computer = c.player(seat).controller == game::Controller::computer;
    const float kind = c.px(15);
    const TextStyle style = kLeadBold.sized(size);
    const float w = std::min(text_width(c.f, c.name(seat), style), r.w - kind - c.px(6));
    text(c.f, {r.x, r.y, w, r.h}, c.name(seat), style);
    icon(c.f, computer ? Image::icon_player_computer : Image::icon_player_human, {r.x + w + c.px(6) + kind / 2, r.centre().y}, kind,
         c.f.theme->ink2);
}

void player_row(const Context& c, Rect r, game::Seat seat) {
    panel(c.f, r, 12);
    if (active(c, seat)) outline(c.f, r, c.f.theme->accent, c.px(2.5F), c.px(12));
    const std::string id = "player." + std::to_string(seat.value);
    const std::string label = row_label(c, seat);
    const Response response = area(c.f, {.id = id, .label = label, .rect = r, .focusable = false});
    explain(c.f, response, r, row_tip(c, seat));
    const bool full = r.h >= c.px(kFullRow);
    Rect in = inset(r, c.px(12), c.px(full ? 6 : 3));
    const float chip = std::min(c.px(38), in.h);
    const Rect mark = cut_left(in, chip, c.px(10));
    player_chip(c.f, middle(mark, chip, chip), c.player(seat));
    if (full) {
        const Rect line = cut_bottom(in, std::min(c.px(24), in.h * 0.38F));
        followers(c, seat, line);
    } else {
        const std::string count = std::to_string(c.state().players[seat.index()].supply);
        Rect few = cut_right(in, c.px(40));
        icon(c.f, Image::follower_supply, {few.x + c.px(12), few.centre().y}, c.px(20), {}, c.paint(seat), true);
        text(c.f, few, count, kBold, Align::right);
    }
    score(c, seat, in, full ? 30 : 24);
    const bool two_lines = in.h >= c.px(40);
    name_line(c, seat, two_lines ? cut_top(in, in.h * 0.55F) : in, full ? 17 : 15);
    if (!two_lines) return;
    const std::string more = c.model.thinking == seat ? "thinking" : std::to_string(c.state().players[seat.index()].supply) + " in hand";
    text_fit(c.f, in, more, kSmall);
}

/// The figure and how many of them are in hand.
void few_followers(const Context& c, Rect r, game::Seat seat, float size) {
    icon(c.f, Image::follower_supply, {r.x + c.px(size / 2), r.centre().y}, c.px(size), {}, c.paint(seat), true);
    cut_left(r, c.px(size - 1));
    text_fit(c.f, r, std::to_string(c.state().players[seat.index()].supply), kBold.sized(13));
}

void strip_cell(const Context& c, Rect r, game::Seat seat) {
    panel(c.f, r, 10);
    if (active(c, seat)) outline(c.f, r, c.f.theme->accent, c.px(2.5F), c.px(10));
    const std::string id = "player." + std::to_string(seat.value);
    const std::string label = row_label(c, seat);
    (void)area(c.f, {.id = id, .label = label, .rect = r, .focusable = false});
    const std::string points = std::to_string(shows_projected(c) ? projected_of(c, seat) : c.s.scores.shown(seat, c.f.now));
    TextStyle style = kPoints.sized(22);
    if (shows_projected(c)) style = style.with(c.f.theme->primary);
    const float wide = text_width(c.f, points, style) + c.px(2);
    Rect in = inset(r, c.px(5), c.px(3));
    // Name above, followers and points below; without the room for that the points stand above the followers.
    const bool named = in.w >= c.px(28 + 4 + 17 + 12 + 4) + wide;
    const float chip = std::min({c.px(named ? 28 : 22), in.h, in.w * 0.45F});
    player_chip(c.f, middle(cut_left(in, chip, c.px(named ? 4 : 2)), chip, chip), c.player(seat));
    Rect upper = cut_top(in, in.h * (named ? 0.48F : 0.56F));
    if (!named) {
        text_fit(c.f, upper, points, style, Align::right);
        few_followers(c, in, seat, 14);
        return;
    }
    text_fit(c.f, upper, c.name(seat), kBold.sized(13.5F));
    text(c.f, cut_right(in, wide), points, style, Align::right);
    few_followers(c, in, seat, 17);
}

}  // namespace

void draw_players(const Context& c, Rect r) {
    const auto n = static_cast<float>(c.seats());
    const float gap = c.px(8);
    const float high = std::min(c.px(kRow), (r.h - gap * (n - 1)) / n);
    for (const game::Seat seat : c.setup().all_seats()) player_row(c, cut_top(r, high, gap), seat);
}

void draw_player_strip(const Context& c, Rect r) {
    const auto cells = columns(r, c.seats(), c.px(4));
    for (const game::Seat seat : c.setup().all_seats()) strip_cell(c, cells[seat.index()], seat);
}

void draw_title(const Context& c, Rect r) {
    const auto small = [&](std::string_view id, std::string_view label, Image image, std::string_view key) {
        Button b{.id = id, .text = "", .label = label};
        b.icon = image;
        b.shortcut = key;
        const float side = std::min(c.px(36), r.h);
        return round_button(c.f, middle(cut_right(r, side, c.px(6)), side, side), b);
    };
    if (!c.phone() && small("help", "Keys and help", Image::icon_help, "?")) c.s.keys_wanted = true;
    if (c.model.replay) {
        if (small("replay.close", "Leave the replay", Image::icon_cancel, "Esc")) c.f.emit(Back{});
        if (small("share", "Share", Image::icon_share, "")) c.s.share_open = true;
    } else if (small("menu", "Menu", Image::icon_menu, "")) {
        c.s.menu_open = true;
    }
    if (c.over() && !c.model.replay && small("end.show", "Show the result", Image::icon_trophy, "")) c.s.see_board = false;
    if (c.model.storage_failed) {
        const Rect mark = cut_right(r, c.px(24));
        icon(c.f, Image::icon_warning, mark.centre(), c.px(18), c.f.theme->danger);
        const Response response =
            area(c.f, {.id = "storage", .label = "The game cannot be stored: it goes on in memory only", .rect = mark});
        explain(c.f, response, mark, "The game cannot be stored. It goes on, but closing the page loses it.");
    }
    if (c.phone() && !c.over()) {
        Button final_scores{.id = "projected", .text = "", .label = "Scores if the game ended now"};
        final_scores.icon = Image::icon_trophy;
        final_scores.on = c.s.projected;
        const float side = std::min(c.px(36), r.h);
        if (round_button(c.f, middle(cut_right(r, side, c.px(6)), side, side), final_scores)) c.s.projected = !c.s.projected;
    }
    if (c.phone()) {
        const std::string left = counted(c.state().pile_size, "tile", "tiles") + " left";
        const float w = text_width(c.f, left, kBold) + c.px(24);
        if (r.w > w + c.px(80)) {
            const Rect pill = middle(cut_right(r, w), w, c.px(30));
            fill(c.f, pill, c.f.theme->panel, pill.h / 2);
            text(c.f, pill, left, kBold, Align::centre);
        }
    }
    text_fit(c.f, r, "Shires", kPanelTitle.sized(28));
}

}  // namespace lw::ui::shires
