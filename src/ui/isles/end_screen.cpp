// The end of a game of Isles: points by kind, points by round, the dice, what the game is remembered for.
#include "ui/isles/context.hpp"
#include "ui/isles/highlights.hpp"
#include "ui/isles/stats_bars.hpp"
#include "ui/isles/status_text.hpp"
#include "ui/table/end_card.hpp"
#include "ui/table/point_lines.hpp"

namespace lw::ui::isles {

namespace {

struct Column {
    Image image;
    std::string_view words;
    int ScoreRow::*value;
};
constexpr std::array<Column, 5> kColumns{{{Image::icon_settlement, "Settlements", &ScoreRow::settlements},
                                          {Image::icon_city, "Cities", &ScoreRow::cities},
                                          {Image::icon_longest_road, "Longest road", &ScoreRow::road},
                                          {Image::icon_largest_army, "Largest army", &ScoreRow::army},
                                          {Image::icon_victory_point, "Point cards", &ScoreRow::cards}}};

std::string subtitle(const Context& c) {
    const game::Seat who = c.table().winners.lowest();
    const int points = who.valid() ? c.view().public_points[who.index()] : 0;
    const int rounds = round_of(c.table().turn_number, c.seats());
    return counted(points, "point", "points") + " after " + counted(rounds, "round", "rounds");
}

void dice(const Context& c, Rect r) {
    Rect head = cut_top(r, c.px(26), c.px(8));
    bar_legend(c.f, cut_right(head, c.px(190)), "rolled", "expected");
    text_fit(c.f, head, "Dice, " + counted(c.s.stats.rolls(), "roll", "rolls"), kHeading);
    bar_chart(c.f, r, "Rolls by number", dice_bars(c.s.stats));
}

void add_table(const Context& c, table::EndFacts& facts) {
    for (const Column& column : kColumns) facts.columns.push_back({column.image, Paint::none, column.words});
    for (const ScoreRow& score : score_table(c.setup(), c.view())) {
        table::EndRow row{score.seat, score.place, {}, score.total, c.table().winners.has(score.seat)};
        for (const Column& column : kColumns) row.values.push_back(score.*column.value);
        facts.rows.push_back(std::move(row));
    }
}

}  // namespace

void draw_end(const Context& c) {
    const Status status = status_of(c.model, scene::Tool::none, false);
    table::EndFacts facts;
    facts.title = status.text;
    facts.subtitle = subtitle(c);
    facts.winner = status.who;
    facts.players = &c.model.players;
    add_table(c, facts);
    facts.lines = table::point_lines(c.setup().all_seats(), c.model.players, c.s.stats.points());
    facts.target = c.setup().config.settings.victory_target;
    facts.highlights = highlights(c.setup(), c.model.players, c.s.stats);
    facts.course = {&c.model.course, c.setup().all_seats(), &c.model.players, [&c](std::size_t from, std::size_t to) {
                        const LogLine* line = table::first_line(c.s.book.entries(), from, to);
                        return line != nullptr ? line->plain() : std::string();
                    }};
    facts.extra = [&c](Rect r) { dice(c, r); };
    sea_ground(c.f, {c.f.size.x / 2, c.f.size.y * 0.2F}, false);
    table::draw_end_card(c.f, c.s, facts);
}

}  // namespace lw::ui::isles
