// The players: chip, points, hand size, cards, knights, road; who is to move; and what they offer.
#include "ui/isles/context.hpp"

#include <algorithm>
#include <array>

namespace lw::ui::isles {

namespace {

constexpr float kRow = 102;
constexpr float kSmallRow = 96;  ///< below this the row is set closer
constexpr float kTightRow = 62;  ///< the least height with all figures
constexpr float kLineRow = 40;   ///< name and points alone
constexpr float kBankLine = 22;  ///< the bank where there is room for one line
constexpr int kStripRow = 6;     ///< players in one row of the phone's strip

int points_shown(const Context& c, game::Seat seat) { return c.s.scores.shown(seat, c.f.now); }

bool active(const Context& c, game::Seat seat) {
    if (c.table().phase == isles::Phase::over) return c.table().winners.has(seat);
    return c.table().turn == seat;
}

/// A decision of this seat is awaited now, though it may not be its turn.
bool awaited(const Context& c, game::Seat seat) { return c.view().to_act.seats.has(seat); }

float pill_width(const Context& c, std::string_view words, float height) {
    return c.px(14) + height * 0.85F + text_width(c.f, words, kSmallBold);
}

void award_pills(const Context& c, game::Seat seat, Rect r) {
    struct Award {
        bool held;
        Image image;
        std::string_view words;
    };
    const std::array<Award, 2> awards{{{c.table().longest_road == seat, Image::icon_longest_road, "Road"},
                                       {c.table().largest_army == seat, Image::icon_largest_army, "Army"}}};
    Vec2 at{r.x, r.centre().y};
    const float h = std::min(c.px(20), r.h);  // never over the name above
    const float gap = c.px(5);
    float wide = -gap;
    for (const Award& award : awards) wide += award.held ? pill_width(c, award.words, h) + gap : 0;
    // Pictures alone where the words would run over the points.
    const bool words = wide <= r.w;
    for (const Award& award : awards) {
        if (award.held) at.x += award_pill(c.f, at, award.image, words ? award.words : "", h) + gap;
    }
}

std::string subtitle(const Context& c, game::Seat seat) {
    if (c.model.thinking == seat) return "thinking";
    if (c.table().owing.has(seat)) return "must discard";
    const isles::Offer& mine = c.me().valid() ? c.table().offers[c.me().index()] : isles::Offer{};
    if (mine.open && mine.accepted.has(seat)) return "accepts";
    if (mine.open && mine.declined.has(seat)) return "declines";
    if (seat == c.me() && awaited(c, seat)) return "to move";
    return c.player(seat).controller == game::Controller::computer ? "computer" : "this device";
}

/// In words where they fit, else in pictures, each kind once if need be. The row's tooltip has it in words.
void offer_line(const Context& c, const isles::Offer& offer, Rect r) {
    const std::array<Rich, 3> ways{Rich("gives ").add(rich(offer.give)).text(" for ").add(rich(offer.want)),
                                   Rich(rich(offer.give)).text(" for ").add(rich(offer.want)),
                                   Rich(brief(offer.give)).text(" for ").add(brief(offer.want))};
    const auto fitting = std::find_if(ways.begin(), ways.end(), [&](const Rich& way) { return rich_width(c.f, way, kSmall) <= r.w; });
    rich_line(c.f, r, fitting != ways.end() ? *fitting : ways.back(), kSmall);
}

/// Under the name: what the seat offers, its awards, or a word about it.
void second_line(const Context& c, game::Seat seat, Rect r) {
    const isles::Offer& offer = c.table().offers[seat.index()];
    if (offer.open && seat != c.me()) {
        offer_line(c, offer, r);
        return;
    }
    const bool award = c.table().longest_road == seat || c.table().largest_army == seat;
    if (award && c.model.thinking != seat) {
        award_pills(c, seat, r);
        return;
    }
    text_fit(c.f, r, subtitle(c, seat), kSmall);
}

/// Number and badge; the number alone where there is no room for both.
void points(const Context& c, game::Seat seat, Rect& r, float size) {
    const std::string number = std::to_string(points_shown(c, seat));
    const TextStyle style = kPoints.sized(size);
    const float badge = c.px(size * 0.7F);
    if (r.w < badge + text_width(c.f, number, style) + c.px(2)) {
        text_fit(c.f, r, number, style, Align::right);
        return;
    }
    icon(c.f, Image::icon_victory_point, {r.right() - badge / 2, r.centre().y}, badge);
    cut_right(r, badge);
    const float w = text_width(c.f, number, style) + c.px(2);
    text(c.f, cut_right(r, w, c.px(6)), number, style);
}

struct Figure {
    Image image;
    int count;
    std::string words;
};

std::vector<Figure> figures(const Context& c, game::Seat seat) {
    const std::size_t i = seat.index();
    const isles::PlayerState& p = c.table().players[i];
    return {
        {Image::icon_unknown_card, c.view().hand_size[i], counted(c.view().hand_size[i], "resource card", "resource cards")},
        {Image::icon_unknown_development, c.view().card_count[i], counted(c.view().card_count[i], "development card", "development cards")},
        {Image::icon_knight, p.knights, counted(p.knights, "knight", "knights") + " played"},
        {Image::icon_longest_road, p.road_length, "road of " + std::to_string(p.road_length)}};
}

void counts_line(const Context& c, game::Seat seat, Rect r) {
    const auto all = figures(c, seat);
    const float step = (r.w - c.px(36)) / 3;
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Vec2 at{r.x + step * static_cast<float>(k), r.centre().y};
        icon_text(c.f, at, all[k].image, c.px(19), std::to_string(all[k].count), kBold, c.px(4));
    }
}

std::string row_label(const Context& c, game::Seat seat) {
    std::string out = c.name(seat) + ", " + counted(points_shown(c, seat), "point", "points");
    for (const Figure& figure : figures(c, seat)) out += ", " + figure.words;
    if (c.table().longest_road == seat) out += ", longest road";
    if (c.table().largest_army == seat) out += ", largest army";
    return out;
}

/// Who holds the road or the army, how long, and who is next.
Rich row_tip(const Context& c, game::Seat seat) {
    Rich out;
    out.bold(c.name(seat));
    if (const isles::Offer& offer = c.table().offers[seat.index()]; offer.open)
        out.line_break().text("Gives " + words(offer.give) + " for " + words(offer.want));
    for (const Figure& figure : figures(c, seat)) out.line_break().text(figure.words);
    const isles::PlayerState& p = c.table().players[seat.index()];
    out.line_break().text(counted(p.roads_left, "road", "roads") + ", " + counted(p.settlements_left, "settlement", "settlements") +
                          " and " + counted(p.cities_left, "city", "cities") + " left to build");
    if (seat == c.me() && c.view().own_points > c.view().public_points[seat.index()]) {
        out.line_break().text(counted(c.view().own_points - c.view().public_points[seat.index()], "point is", "points are") +
                              " hidden from the others");
    }
    return out;
}

void player_row(const Context& c, Rect r, game::Seat seat) {
    const Frame& f = c.f;
    const bool asked = asks(c.model, seat);
    row(f, r, active(c, seat));
    c.s.seat_rect[seat.index()] = r;
    const std::string id = "player." + std::to_string(seat.value);
    const std::string label = row_label(c, seat);
    const Response response = area(f, {.id = id, .label = label, .rect = r, .focusable = false});
    if (response.hovered) c.s.glint = seat;
    explain(f, response, r, row_tip(c, seat));
    const bool low = r.h < c.px(kSmallRow);
    const bool line = r.h < c.px(kTightRow);
    Rect in = inset(r, c.px(10), c.px(line ? 3 : (low ? 5 : 10)));
    Rect top = line ? in : cut_top(in, std::min(c.px(low ? 40 : 44), in.h - c.px(21)), c.px(low ? 2 : 6));
    const float chip = std::min(c.px(low ? 38 : 42), top.h);
    player_chip(f, middle(cut_left(top, chip, c.px(9)), chip, chip), c.player(seat));
    points(c, seat, top, 27);
    Rect name = cut_top(top, top.h / 2);
    const bool computer = c.player(seat).controller == game::Controller::computer;
    const float kind = c.px(15);
    const float w = std::min(text_width(f, c.name(seat), kLeadBold), name.w - kind - c.px(6));
    text(f, Rect{name.x, name.y, w, name.h}, c.name(seat), kLeadBold);
    icon(f, computer ? Image::icon_player_computer : Image::icon_player_human, {name.x + w + c.px(6) + kind / 2, name.centre().y}, kind,
         f.theme->ink2);
    if (!(asked && line)) second_line(c, seat, top);
    if (asked) {
        draw_offer_buttons(c, line ? top : in, seat);
    } else if (!line) {
        counts_line(c, seat, in);
    }
}

/// The viewer's own row comes first, then the others in playing order.
std::vector<game::Seat> order(const Context& c) {
    std::vector<game::Seat> out;
    const int first = c.me().valid() ? c.me().value : 0;
    for (int k = 0; k < c.seats(); ++k) out.emplace_back((first + k) % c.seats());
    return out;
}

std::string round_words(const Context& c) {
    const int round = round_of(c.table().turn_number, c.seats());
    const std::string goal = "first to " + std::to_string(c.setup().config.settings.victory_target);
    return table::round_words(round) + " · " + goal;
}

/// "Longest road: Ada 5, next 4"
std::string race_words(const Context& c) {
    const game::Seat holder = c.table().longest_road;
    int next = 0;
    game::Seat who;
    for (const game::Seat seat : c.setup().all_seats()) {
        const int length = c.table().players[seat.index()].road_length;
        if (seat != holder && length > next) {
            next = length;
            who = seat;
        }
    }
    if (holder.valid()) {
        return "Longest road: " + c.name(holder) + " " + std::to_string(c.table().players[holder.index()].road_length) + ", next " +
               std::to_string(next);
    }
    if (!who.valid()) return "Longest road: none yet, from 5";
    return "Longest road: none, " + c.name(who) + " " + std::to_string(next);
}

void header(const Context& c, Rect r) {
    text(c.f, r, "Isles", kPanelTitle);
    Rect rest = r;
    if (c.layout.form == Form::middle) {
        Button fold{.id = "players.close", .text = "", .label = "Fold the players"};
        fold.icon = Image::icon_left;
        const Rect cross = cut_right(rest, c.px(36));
        if (icon_button(c.f, middle(cross, c.px(34), c.px(34)), fold)) c.s.left_open = false;
    }
    if (c.model.storage_failed) {
        const Rect mark = cut_right(rest, c.px(22));
        icon(c.f, Image::icon_warning, mark.centre(), c.px(18), c.f.theme->danger);
        const Response response =
            area(c.f, {.id = "storage", .label = "The game cannot be stored: it goes on in memory only", .rect = mark});
        explain(c.f, response, mark, "The game cannot be stored. It goes on, but closing the page loses it.");
    }
    text(c.f, rest, round_words(c), kSmall, Align::right);
}

std::string bank_label(const Context& c) {
    const std::string stock = c.view().bank ? words(*c.view().bank) : std::string("the stock is hidden");
    return "Bank: " + stock + "; " + std::to_string(c.view().deck_size) + " development cards left";
}

/// Stock and cards left to buy side by side, without words.
void draw_bank_line(const Context& c, Rect r) {
    c.s.bank_rect = r;
    const auto cells = columns(r, isles::kResources + 1, 0);
    const auto cell = [&](std::size_t i, Image what, int count) {
        icon_text(c.f, {cells[i].x, cells[i].centre().y}, what, c.px(16), std::to_string(count), kSmallBold, c.px(2));
    };
    for (const isles::Resource resource : isles::kAllResources) {
        if (c.view().bank) cell(static_cast<std::size_t>(resource), image(resource), (*c.view().bank)[resource]);
    }
    cell(isles::kResources, Image::icon_unknown_development, c.view().deck_size);
    const std::string label = bank_label(c);
    const Response response = area(c.f, {.id = "bank", .label = label, .rect = r, .focusable = false});
    explain(c.f, response, r, Rich(label));
}

/// A cell of two rows, or of a column: chip; points above the hand's size; any awards at the right.
void low_strip_cell(const Context& c, game::Seat seat, Rect cell) {
    Rect in = inset(cell, c.px(5), c.px(3));
    const float chip = std::min({c.px(30), in.h, in.w * 0.45F});
    player_chip(c.f, middle(cut_left(in, chip, c.px(4)), chip, chip), c.player(seat));
    Rect upper = cut_top(in, in.h / 2);
    const auto badge = [&](Rect& line, bool held, Image image) {
        if (held) icon(c.f, image, cut_right(line, c.px(14)).centre(), c.px(14));
    };
    badge(upper, c.table().longest_road == seat, Image::icon_longest_road);
    badge(in, c.table().largest_army == seat, Image::icon_largest_army);
    text_fit(c.f, upper, std::to_string(points_shown(c, seat)), kPoints.sized(std::min(20.0F, upper.h / c.f.scale)));
    icon_text(c.f, {in.x, in.centre().y}, Image::icon_unknown_card, c.px(14), std::to_string(c.view().hand_size[seat.index()]),
              kBold.sized(13), c.px(2));
}

void strip_cell(const Context& c, game::Seat seat, Rect cell) {
    Rect in = inset(cell, c.px(6), c.px(3));
    Rect top = cut_top(in, in.h - c.px(17), c.px(1));
    const float chip = std::min({c.px(32), top.h, top.w * 0.55F});
    player_chip(c.f, middle(cut_left(top, chip, c.px(2)), chip, chip), c.player(seat));
    points(c, seat, top, 21);
    icon_text(c.f, {in.x, in.centre().y}, Image::icon_unknown_card, c.px(15), std::to_string(c.view().hand_size[seat.index()]),
              kBold.sized(13), c.px(3));
    float x = in.right();
    const auto badge = [&](Image image) {
        x -= c.px(16);
        icon(c.f, image, {x + c.px(8), in.centre().y}, c.px(16));
    };
    if (c.table().largest_army == seat) badge(Image::icon_largest_army);
    if (c.table().longest_road == seat) badge(Image::icon_longest_road);
}

std::vector<Rect> strip_cells(const Context& c, Rect r) {
    if (c.seats() <= kStripRow) return columns(inset(r, c.px(6)), c.seats(), c.px(5));
    const int in_row = (c.seats() + 1) / 2;
    std::vector<Rect> out;
    for (const Rect& line : rows(inset(r, c.px(5)), 2, c.px(4))) {
        for (const Rect& cell : columns(line, in_row, c.px(4))) out.push_back(cell);
    }
    return out;
}

}  // namespace

void draw_players(const Context& c, Rect r) {
    panel(c.f, r);
    Rect in = inset(r, c.px(10));
    header(c, inset(cut_top(in, c.px(30), c.px(6)), c.px(4), 0));
    const auto seats = order(c);
    const float gap = c.px(seats.size() > 4 ? 5 : 8);
    const float bank = c.px(66);
    const float n = static_cast<float>(seats.size());
    const float each = (in.h - bank) / n - gap;
    // Where it gets too narrow, the bank makes room for the players.
    const float high = each >= c.px(kTightRow) ? std::min(each, c.px(kRow)) : std::clamp(in.h / n - gap, c.px(kLineRow), c.px(kTightRow));
    for (const game::Seat seat : seats) player_row(c, cut_top(in, high, gap), seat);
    if (in.h < bank - 1) {
        if (in.h >= c.px(kBankLine)) draw_bank_line(c, inset(cut_top(in, c.px(kBankLine)), c.px(4), 0));
        return;
    }
    draw_bank(c, cut_top(in, bank, c.px(4)));
    if (in.h < c.px(30)) return;
    divider(c.f, in.x + c.px(2), in.y, in.w - c.px(4));
    Rect tip = inset(cut_top(in, c.px(36)), c.px(4), 0);
    c.s.award_rect = tip;
    icon(c.f, Image::icon_hint, {tip.x + c.px(9), tip.centre().y}, c.px(18));
    cut_left(tip, c.px(25));
    const Response response = area(c.f, {.id = "race", .label = race_words(c), .rect = tip, .focusable = false});
    if (response.hovered) c.s.glint = c.table().longest_road;
    text_fit(c.f, tip, race_words(c), kSmall);
}

void draw_bank(const Context& c, Rect r) {
    const Frame& f = c.f;
    c.s.bank_rect = r;
    divider(f, r.x + c.px(2), r.y, r.w - c.px(4));
    Rect in = inset(r, c.px(4), 0);
    cut_top(in, c.px(8));
    Rect head = cut_top(in, c.px(20), c.px(6));
    text(f, head, "Bank", kBold);
    const std::string left = std::to_string(c.view().deck_size);
    text(f, cut_right(head, text_width(f, left, kBold), c.px(5)), left, kBold);
    text(f, head, "cards left to buy", kSmall, Align::right);
    if (!c.view().bank) {
        text(f, in, "The stock is hidden", kSmall);
        return;
    }
    const auto parts = columns(in, isles::kResources, 0);
    for (const isles::Resource resource : isles::kAllResources) {
        const Rect& part = parts[static_cast<std::size_t>(resource)];
        icon_text(f, {part.x, part.centre().y}, image(resource), c.px(20), std::to_string((*c.view().bank)[resource]), kBold, c.px(2));
    }
    (void)area(f, {.id = "bank", .label = bank_label(c), .rect = r, .focusable = false});
}

void draw_players_folded(const Context& c, Rect r) {
    panel(c.f, r);
    Rect in = inset(r, c.px(6), c.px(8));
    const float n = static_cast<float>(c.seats());
    const float high = std::min(c.px(70), (in.h - c.px(4) * (n - 1)) / n);
    const bool low = high < c.px(64);
    for (const game::Seat seat : order(c)) {
        const Rect cell = cut_top(in, high, c.px(4));
        c.s.seat_rect[seat.index()] = cell;
        row(c.f, cell, active(c, seat), 10);
        Rect inner = inset(cell, c.px(3), c.px(4));
        const float chip = std::min(c.px(low ? 24 : 32), inner.h);
        const Rect place = low ? cut_left(inner, chip) : cut_top(inner, chip);
        player_chip(c.f, middle(place, chip, chip), c.player(seat));
        text(c.f, inner, std::to_string(points_shown(c, seat)), kPoints.sized(low ? 17 : 21), Align::centre);
        const std::string label = row_label(c, seat);
        const Response response = area(c.f, {.id = "player." + std::to_string(seat.value), .label = label, .rect = cell});
        if (response.hovered) c.s.glint = seat;
        if (response.pressed) c.s.left_open = true;
        explain(c.f, response, cell, row_tip(c, seat));
    }
    c.s.bank_rect = in;
}

namespace {

void small_cells(const Context& c, const std::vector<Rect>& cells, bool low) {
    std::size_t k = 0;
    for (const game::Seat seat : order(c)) {
        const Rect& cell = cells[k++];
        c.s.seat_rect[seat.index()] = cell;
        row(c.f, cell, active(c, seat), 10);
        if (low)
            low_strip_cell(c, seat, cell);
        else
            strip_cell(c, seat, cell);
        const std::string label = row_label(c, seat);
        const Response response = area(c.f, {.id = "player." + std::to_string(seat.value), .label = label, .rect = cell});
        if (response.hovered || response.held) c.s.glint = seat;
        explain(c.f, response, cell, row_tip(c, seat));
    }
}

}  // namespace

void draw_players_strip(const Context& c, Rect r) {
    panel(c.f, r);
    small_cells(c, strip_cells(c, r), c.seats() > kStripRow);
    c.s.bank_rect = Rect{r.centre().x, r.y - c.px(20), c.px(10), c.px(10)};
}

void draw_players_list(const Context& c, Rect r) {
    panel(c.f, r);
    const float gap = c.px(4);
    Rect in = inset(r, c.px(5));
    const float n = static_cast<float>(c.seats());
    in.h = std::min(in.h, n * c.px(52) + (n - 1) * gap);
    small_cells(c, rows(in, c.seats(), gap), true);
    c.s.bank_rect = Rect{r.centre().x, r.y - c.px(20), c.px(10), c.px(10)};
}

}  // namespace lw::ui::isles
