// The end of a game of Shires: points by kind of feature, points by round, what the game is remembered for.
#include "ui/shires/context.hpp"
#include "ui/table/end_card.hpp"
#include "ui/table/point_lines.hpp"

#include <algorithm>

namespace lw::ui::shires {

namespace {

using table::Highlight;

void add_table(const Context& c, table::EndFacts& facts) {
    const draw::Paint paint = c.paint(c.state().winners.lowest());
    for (int k = 0; k < shires::kFeatureKinds; ++k) {
        const auto kind = static_cast<shires::FeatureKind>(k);
        facts.columns.push_back({scene::follower_image(kind), paint, plural(kind)});
    }
    for (const game::Seat seat : c.setup().all_seats()) {
        const shires::PlayerState& player = c.state().players[seat.index()];
        table::EndRow row{seat, 1, {}, player.total(), c.state().winners.has(seat)};
        for (const std::uint16_t points : player.points) row.values.push_back(points);
        facts.rows.push_back(std::move(row));
    }
    table::rank(facts.rows);
}

/// The seat with the most by `of`; nobody when all have none.
template <class Of>
game::Seat most(const Context& c, Of of) {
    game::Seat best;
    int high = 0;
    for (const game::Seat seat : c.setup().all_seats()) {
        const int n = of(seat);
        if (n <= high) continue;
        high = n;
        best = seat;
    }
    return best;
}

std::vector<Highlight> highlights(const Context& c) {
    std::vector<Highlight> out;
    const auto add = [&](draw::Image image, game::Seat who, const std::string& words) {
        if (!who.valid()) return;
        Rich rich;
        rich.bold(c.name(who)).text(" " + words);
        out.push_back({image, who, std::move(rich)});
    };
    const auto stats = [&c](game::Seat seat) -> const SeatStats& { return c.s.stats.of(seat); };
    const game::Seat town = most(c, [&](game::Seat s) { return stats(s).largest_town; });
    if (town.valid()) add(draw::Image::icon_trophy, town, "has the best town: " + counted(stats(town).largest_town, "point", "points"));
    const game::Seat road = most(c, [&](game::Seat s) { return stats(s).longest_road; });
    if (road.valid()) add(draw::Image::icon_road, road, "has the best road: " + counted(stats(road).longest_road, "point", "points"));
    const auto kind = [&](game::Seat s, shires::FeatureKind k) {
        return static_cast<int>(c.state().players[s.index()].points[static_cast<std::size_t>(k)]);
    };
    const game::Seat fields = most(c, [&](game::Seat s) { return kind(s, shires::FeatureKind::field); });
    if (fields.valid())
        add(draw::Image::icon_grain, fields,
            "scores " + counted(kind(fields, shires::FeatureKind::field), "point", "points") + " in the fields");
    const game::Seat abbeys = most(c, [&](game::Seat s) { return kind(s, shires::FeatureKind::cloister); });
    if (abbeys.valid())
        add(draw::Image::icon_rules, abbeys,
            "scores " + counted(kind(abbeys, shires::FeatureKind::cloister), "point", "points") + " with abbeys");
    return out;
}

std::string subtitle(const Context& c) {
    const game::Seat who = c.state().winners.lowest();
    const int points = who.valid() ? c.state().players[who.index()].total() : 0;
    return counted(points, "point", "points") + " after " + counted(static_cast<int>(c.state().tiles.size()), "tile", "tiles");
}

}  // namespace

void draw_end(const Context& c) {
    table::EndFacts facts;
    const Status status = status_of(c);
    facts.title = status.text;
    facts.subtitle = subtitle(c);
    facts.winner = status.who;
    facts.players = &c.model.players;
    add_table(c, facts);
    facts.lines = table::point_lines(c.setup().all_seats(), c.model.players, c.s.stats.points());
    facts.highlights = highlights(c);
    facts.course = {&c.model.course, c.setup().all_seats(), &c.model.players, [&c](std::size_t from, std::size_t to) {
                        const LogLine* line = table::first_line(c.s.book.entries(), from, to);
                        return line != nullptr ? line->words.plain() : std::string();
                    }};
    facts.board_again = false;
    fill(c.f, {0, 0, c.f.size.x, c.f.size.y}, draw::kPieceOutline.with_alpha(0.35F));
    table::draw_end_card(c.f, c.s, facts);
}

}  // namespace lw::ui::shires
