#include "ui/table/end_card.hpp"

#include "base/stable_sort.hpp"
#include "ui/scroll.hpp"
#include "ui/table/words.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

#include <algorithm>

namespace lw::ui::table {

namespace {

struct EndCard {
    const Frame& f;
    State& s;
    const EndFacts& facts;

    [[nodiscard]] float px(float look) const { return f.px(look); }
    [[nodiscard]] const game::Player& player(game::Seat seat) const { return (*facts.players)[seat.index()]; }
};

/// "Play again" opens the choice of board.
void buttons(const EndCard& c, Rect r) {
    const float gap = c.px(10);
    if (c.s.rematch_open) {
        const auto parts = columns(middle(r, r.w, std::min(r.h, c.px(52))), 3, gap);
        if (button(c.f, parts[0], {.id = "end.back", .text = "Back", .text_size = 15})) c.s.rematch_open = false;
        if (button(c.f, parts[1], {.id = "end.rematch.same", .text = "Same board", .icon = Image::icon_restart, .text_size = 15})) {
            c.f.emit(Rematch{true});
        }
        if (button(
                c.f, parts[2],
                {.id = "end.rematch.new", .text = "New board", .icon = Image::icon_shuffle, .kind = ButtonKind::accent, .text_size = 15})) {
            c.f.emit(Rematch{false});
        }
        return;
    }
    const auto lines = rows(r, 2, c.px(8));
    const auto up = columns(lines[0], 2, gap);
    if (button(c.f, up[0], {.id = "end.watch", .text = "Watch again", .icon = Image::icon_play, .text_size = 15})) c.f.emit(WatchGame{});
    if (button(c.f, up[1], {.id = "end.share", .text = "Share", .icon = Image::icon_share, .text_size = 15})) c.s.share_open = true;
    const auto low = columns(lines[1], 3, gap);
    if (button(c.f, low[0],
               {.id = "end.leave", .text = "Title", .label = "To the title page", .icon = Image::icon_back, .text_size = 15})) {
        c.f.emit(Go{ScreenId::title});
    }
    if (button(c.f, low[1], {.id = "end.board", .text = "See board", .icon = Image::icon_eye, .text_size = 15})) c.s.see_board = true;
    if (button(c.f, low[2], {.id = "end.rematch", .text = "Play again", .kind = ButtonKind::accent, .text_size = 16})) {
        if (c.facts.board_again)
            c.s.rematch_open = true;
        else
            c.f.emit(Rematch{false});
    }
}

void settings_button(const EndCard& c, Rect r) {
    if (button(c.f, r, {.id = "end.settings", .text = say(Text::table_title), .icon = Image::icon_board, .text_size = 15}))
        c.s.settings_open = true;
}

void title(const EndCard& c, Rect r, bool small) {
    const float chip = std::min(r.h, c.px(small ? 56 : 84));
    if (c.facts.winner.valid()) player_chip(c.f, middle(cut_left(r, chip, c.px(small ? 12 : 20)), chip, chip), c.player(c.facts.winner));
    text_fit(c.f, cut_top(r, r.h * 0.62F), c.facts.title, kResult.sized(small ? 28 : 44));
    text_fit(c.f, r, c.facts.subtitle, kBody.sized(16).faded());
}

void table_head(const EndCard& c, Rect r, float name_width, float total_width, bool small) {
    cut_left(r, name_width);
    const Rect total = cut_right(r, total_width);
    const auto parts = columns(r, static_cast<int>(c.facts.columns.size()), 0);
    for (std::size_t i = 0; i < c.facts.columns.size(); ++i) {
        Rect part = parts[i];
        icon(c.f, c.facts.columns[i].image, {part.centre().x, part.y + c.px(14)}, c.px(24), {}, c.facts.columns[i].paint);
        if (!small) text_fit(c.f, Rect{part.x, part.y + c.px(30), part.w, c.px(20)}, c.facts.columns[i].words, kSmallBold, Align::centre);
    }
    text(c.f, Rect{total.x, small ? total.y : total.y + c.px(30), total.w, c.px(small ? 28 : 20)}, "Total", kBold, Align::centre);
}

void table_row(const EndCard& c, Rect r, const EndRow& score, float name_width, float total_width, bool small) {
    row(c.f, r, score.winner);
    std::string label = std::to_string(score.place) + ", " + c.player(score.seat).name + ": " + counted(score.total, "point", "points");
    Rect left{r.x + c.px(small ? 4 : 10), r.y, name_width - c.px(small ? 4 : 10), r.h};
    text(c.f, cut_left(left, c.px(16), c.px(small ? 4 : 10)), std::to_string(score.place), kHeading.sized(20), Align::centre);
    const float chip = c.px(small ? 30 : 38);
    player_chip(c.f, middle(cut_left(left, chip, c.px(small ? 5 : 10)), chip, chip), c.player(score.seat));
    text_fit(c.f, left, c.player(score.seat).name, kBold.sized(small ? 14 : 17));
    Rect cells = r;
    cut_left(cells, name_width);
    const Rect total = cut_right(cells, total_width);
    const auto parts = columns(cells, static_cast<int>(c.facts.columns.size()), 0);
    for (std::size_t i = 0; i < c.facts.columns.size(); ++i) {
        const int n = score.values[i];
        if (n > 0) label += ", " + std::string(c.facts.columns[i].words) + " " + std::to_string(n);
        const TextStyle style = n > 0 ? kBold.sized(19) : kBody.sized(19).with(c.f.theme->line_strong);
        text(c.f, parts[i], n > 0 ? std::to_string(n) : "–", style, Align::centre);
    }
    text(c.f, total, std::to_string(score.total), kPoints.sized(small ? 22 : 28), Align::centre);
    const std::string id = "end.row." + std::to_string(score.seat.value);
    (void)area(c.f, {.id = id, .label = label, .rect = r, .focusable = false});
}

float table(const EndCard& c, Rect r, bool small) {
    const float from = r.y;
    const float name = small ? r.w * 0.36F : c.px(188);
    const float total = small ? c.px(46) : c.px(84);
    table_head(c, cut_top(r, c.px(small ? 32 : 58), c.px(8)), name, total, small);
    const float high = c.px(small ? 46 : (c.facts.rows.size() > 6 ? 40 : 54));
    for (const EndRow& score : c.facts.rows) table_row(c, cut_top(r, high, c.px(8)), score, name, total, small);
    return r.y - from;
}

bool shows_course(const EndCard& c) { return c.s.end_chart == 1; }

void chart(const EndCard& c, Rect r) {
    const Rect choice = cut_top(r, c.px(small(c.f.form) ? 40 : 32), c.px(6));
    segments(c.f, middle(choice, std::min(choice.w, c.px(380)), choice.h), "end.chart", "Chart by round",
             {{"Points"}, {"Chance to win, %"}}, c.s.end_chart);
    if (!shows_course(c)) return line_chart(c.f, r, c.facts.lines, c.facts.target, "start");
    if (!c.facts.course.course->has_value()) c.f.emit(AskCourse{});
    draw_course_chart(c.f, r, c.facts.course);
}

float highlight_list(const EndCard& c, Rect r) {
    const float from = r.y;
    const std::vector<Highlight>& all = c.facts.highlights;
    if (all.empty()) return 0;
    text(c.f, cut_top(r, c.px(26), c.px(6)), "Highlights", kHeading);
    for (std::size_t i = 0; i < all.size(); ++i) read_out(c.f, "end.highlight." + std::to_string(i), all[i].words.plain());
    for (const Highlight& one : all) {
        if (r.h < c.px(36)) break;
        const float high = std::min(c.px(48), std::max(c.px(36), (r.h - c.px(28)) / 5));
        const Rect line = cut_top(r, high, c.px(7));
        row(c.f, line);
        Rect in = inset(line, c.px(12), 0);
        icon(c.f, one.image, {in.x + c.px(13), in.centre().y}, c.px(26));
        cut_left(in, c.px(38));
        player_shape(c.f, {in.right() - c.px(8), in.centre().y}, c.px(16), c.player(one.who).colour);
        cut_right(in, c.px(22));
        const float h = paragraph_height(c.f, in.w, one.words, kBody);
        paragraph(c.f, {in.x, in.centre().y - h / 2}, in.w, one.words, kBody);
    }
    return r.y - from;
}

/// Takes from `body` what it needs.
void course_lists(const EndCard& c, Rect& body) {
    cut_top(body, draw_course_parts(c.f, body, c.facts.course), c.px(14));
    cut_top(body, draw_turning_points(c.f, body, c.facts.course), c.px(14));
}

void course_column(const EndCard& c, Rect r) {
    ScrollArea scroll(c.f, "end.course", r);
    Rect body{r.x, scroll.top(), scroll.width() - c.px(8), c.px(4000)};
    course_lists(c, body);
    scroll.done(body.y);
}

void wide(const EndCard& c, Rect card) {
    panel(c.f, card, 20);
    Rect in = inset(card, c.px(32), c.px(22));
    Rect head = cut_top(in, c.px(96), c.px(16));
    const Rect act = cut_right(head, c.px(460), c.px(16));
    buttons(c, act);
    title(c, head, false);
    Rect left = cut_left(in, (in.w - c.px(32)) * 0.625F, c.px(16));
    line(c.f, {in.x, in.y}, {in.x, in.bottom()}, c.f.theme->line, c.px(1.5F));
    cut_left(in, c.px(16));
    cut_top(left, table(c, left, false), c.px(8));
    const float legend = c.px(40 + 17 * static_cast<float>(c.facts.rows.size()));
    if (left.h > std::max(legend, c.px(120))) chart(c, left);
    settings_button(c, cut_bottom(in, c.px(44), c.px(12)));
    if (shows_course(c)) return course_column(c, in);
    if (c.facts.extra) c.facts.extra(cut_top(in, std::min(c.px(230), in.h * 0.45F), c.px(14)));
    highlight_list(c, in);
}

void narrow(const EndCard& c, Rect card) {
    panel(c.f, card, 18);
    Rect in = inset(card, c.px(14), c.px(12));
    const Rect foot = cut_bottom(in, c.px(100), c.px(10));
    title(c, cut_top(in, c.px(66), c.px(8)), true);
    buttons(c, foot);
    ScrollArea scroll(c.f, "end.list", in);
    Rect body{in.x, scroll.top(), scroll.width() - c.px(8), c.px(4000)};
    cut_top(body, table(c, body, true), c.px(6));
    chart(c, cut_top(body, c.px(220), c.px(16)));
    if (shows_course(c)) course_lists(c, body);
    if (c.facts.extra) c.facts.extra(cut_top(body, c.px(220), c.px(16)));
    Rect rest{body.x, body.y, body.w, c.px(310)};
    cut_top(body, highlight_list(c, rest), c.px(10));
    settings_button(c, cut_top(body, c.px(46), c.px(6)));
    scroll.done(body.y);
}

}  // namespace

void rank(std::vector<EndRow>& rows) {
    base::stable_sort(rows, [](const EndRow& a, const EndRow& b) { return a.winner != b.winner ? a.winner : a.total > b.total; });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool level = i > 0 && rows[i].total == rows[i - 1].total && rows[i].winner == rows[i - 1].winner;
        rows[i].place = level ? rows[i - 1].place : static_cast<int>(i) + 1;
    }
}

void draw_end_card(const Frame& f, State& s, const EndFacts& facts) {
    const EndCard c{f, s, facts};
    f.kit->block(Rect{0, 0, f.size.x, f.size.y});
    f.mirror->set_status(facts.title);
    const bool roomy = c.f.size.x >= c.px(1000) && c.f.size.y >= c.px(640);
    if (roomy) {
        const float w = std::min(c.px(1160), c.f.size.x - c.px(48));
        const float h = std::min(c.px(760), c.f.size.y - c.px(40));
        wide(c, middle(Rect{0, 0, c.f.size.x, c.f.size.y}, w, h));
        return;
    }
    const float w = std::min(c.px(640), c.f.size.x - c.px(12));
    narrow(c, middle(Rect{0, 0, c.f.size.x, c.f.size.y}, w, c.f.size.y - c.px(12)));
}

}  // namespace lw::ui::table
