#include "ui/isles/highlights.hpp"

#include "base/stable_sort.hpp"

#include <algorithm>
#include <functional>

namespace lw::ui::isles {

namespace {

/// The seat with the most by `of`; nobody when all have none. The earlier seat wins a tie.
game::Seat most(const isles::Setup& setup, const GameStats& stats, const std::function<int(const SeatStats&)>& of) {
    game::Seat best;
    int high = 0;
    for (const game::Seat seat : setup.all_seats()) {
        const int n = of(stats.of(seat));
        if (n > high) {
            high = n;
            best = seat;
        }
    }
    return best;
}

isles::Resource favourite(const SeatStats& stats) {
    const auto best = std::max_element(stats.by_kind.begin(), stats.by_kind.end());
    return static_cast<isles::Resource>(best - stats.by_kind.begin());
}

}  // namespace

std::vector<Highlight> highlights(const isles::Setup& setup, const Players& players, const GameStats& stats) {
    std::vector<Highlight> out;
    const auto add = [&](draw::Image image, game::Seat who, const std::string& words) {
        Rich rich;
        rich.bold(name_of(players, who)).text(" " + words);
        out.push_back({image, who, std::move(rich)});
    };
    if (const game::Seat who = most(setup, stats, [](const SeatStats& s) { return s.rolled_cards; }); who.valid()) {
        const SeatStats& s = stats.of(who);
        const isles::Resource kind = favourite(s);
        add(image(kind), who,
            "gathers " + counted(s.rolled_cards, "card", "cards") + ", " + std::to_string(s.by_kind[static_cast<std::size_t>(kind)]) +
                " of them " + std::string(word(kind)));
    }
    if (const game::Seat who = most(setup, stats, [](const SeatStats& s) { return s.player_trades + s.bank_trades; }); who.valid()) {
        const SeatStats& s = stats.of(who);
        add(draw::Image::icon_trade, who,
            "trades most: " + std::to_string(s.player_trades) + " with players, " + std::to_string(s.bank_trades) + " with the bank");
    }
    if (const game::Seat who = most(setup, stats, [](const SeatStats& s) { return s.robber_moves; }); who.valid()) {
        const SeatStats& s = stats.of(who);
        add(draw::Image::icon_robber, who,
            "moves the robber " + counted(s.robber_moves, "time", "times") + ", takes " + counted(s.stolen, "card", "cards"));
    }
    game::Seat road;
    for (const game::Seat seat : setup.all_seats()) {
        if (stats.longest_road_ever(seat) > (road.valid() ? stats.longest_road_ever(road) : 0)) road = seat;
    }
    if (road.valid()) {
        add(draw::Image::icon_longest_road, road,
            "builds the longest road: " + std::to_string(stats.longest_road_ever(road)) + " in a row");
    }
    if (const game::Seat who = most(setup, stats, [](const SeatStats& s) { return s.discarded; }); who.valid()) {
        add(draw::Image::icon_dice_4, who, "loses " + counted(stats.of(who).discarded, "card", "cards") + " to sevens");
    }
    return out;
}

std::vector<ScoreRow> score_table(const isles::Setup& setup, const isles::View& view) {
    std::vector<ScoreRow> out;
    for (const game::Seat seat : setup.all_seats()) {
        ScoreRow row;
        row.seat = seat;
        for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
            const isles::Site& site = view.table.sites[v];
            if (site.owner != seat) continue;
            if (site.building == isles::Building::settlement) row.settlements += 1;
            if (site.building == isles::Building::city) row.cities += 2;
        }
        row.road = view.table.longest_road == seat ? 2 : 0;
        row.army = view.table.largest_army == seat ? 2 : 0;
        row.cards = view.point_cards[seat.index()];
        row.total = row.settlements + row.cities + row.road + row.army + row.cards;
        out.push_back(row);
    }
    base::stable_sort(out, [&view](const ScoreRow& a, const ScoreRow& b) {
        const bool wins_a = view.table.winners.has(a.seat);
        const bool wins_b = view.table.winners.has(b.seat);
        return wins_a != wins_b ? wins_a : a.total > b.total;
    });
    for (std::size_t i = 0; i < out.size(); ++i) {
        const bool level =
            i > 0 && out[i].total == out[i - 1].total && view.table.winners.has(out[i].seat) == view.table.winners.has(out[i - 1].seat);
        out[i].place = level ? out[i - 1].place : static_cast<int>(i) + 1;
    }
    return out;
}

}  // namespace lw::ui::isles
