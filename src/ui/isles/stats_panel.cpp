// Statistics at any time: how often each number came, and what each player drew, took and traded.
#include "ui/charts.hpp"
#include "ui/isles/context.hpp"
#include "ui/isles/stats_bars.hpp"
#include "ui/scroll.hpp"

namespace lw::ui::isles {

std::vector<Bar> dice_bars(const GameStats& stats) {
    std::vector<Bar> bars;
    for (int n = 2; n <= 12; ++n) {
        Bar bar;
        bar.value = static_cast<float>(stats.rolled(n));
        bar.expected = static_cast<float>(stats.rolls() * ways(n)) / 36.0F;
        bar.label = std::to_string(n);
        bar.shown = std::to_string(stats.rolled(n));
        bar.strong_label = n == 6 || n == 8;
        bars.push_back(std::move(bar));
    }
    return bars;
}

namespace {

void heading(const Context& c, Rect r, std::string_view words) { text(c.f, r, words, kHeading); }

void read_out_seat(const Context& c, game::Seat seat, const std::string& total, const std::string& more) {
    std::string words = c.name(seat) + ": " + total + " gathered";
    for (const isles::Resource resource : isles::kAllResources) {
        words += ", " + std::to_string(c.s.stats.of(seat).by_kind[static_cast<std::size_t>(resource)]) + " " + std::string(word(resource));
    }
    read_out(c.f, "stats.seat." + std::to_string(seat.value), words + "; " + more);
}

/// A bar of the five resources side by side, as long as there are cards.
void production(const Context& c, Rect r, game::Seat seat, int most) {
    const SeatStats& stats = c.s.stats.of(seat);
    Rect head = cut_top(r, c.px(22), c.px(3));
    player_shape(c.f, {head.x + c.px(8), head.centre().y}, c.px(12.5F), c.colour(seat));
    const std::string total = counted(stats.rolled_cards, "card", "cards");
    text(c.f, cut_right(head, text_width(c.f, total, kSmall)), total, kSmall);
    cut_left(head, c.px(20));
    text_fit(c.f, head, c.name(seat), kBold);
    Rect bar = cut_top(r, c.px(16), c.px(4));
    fill(c.f, bar, c.f.theme->row, c.px(4));
    float x = bar.x;
    for (const isles::Resource resource : isles::kAllResources) {
        const int n = stats.by_kind[static_cast<std::size_t>(resource)];
        const float w = most > 0 ? bar.w * static_cast<float>(n) / static_cast<float>(most) : 0;
        if (n == 0) continue;
        fill(c.f, Rect{x, bar.y, w, bar.h}, colours(resource).strong);
        if (w >= c.px(18)) text(c.f, Rect{x, bar.y, w, bar.h}, std::to_string(n), kCount.sized(12.5F).with(draw::kWhite), Align::centre);
        x += w;
    }
    const std::string more = std::to_string(stats.stolen) + " taken by the robber, " +
                             std::to_string(stats.lost_to_robber + stats.discarded) + " lost, " +
                             counted(stats.player_trades + stats.bank_trades, "trade", "trades");
    text_fit(c.f, cut_top(r, c.px(18)), more, kSmall);
    read_out_seat(c, seat, total, more);
}

}  // namespace

void draw_stats(const Context& c, Rect r) {
    ScrollArea scroll(c.f, "stats.list", r);
    const float width = scroll.width() - c.px(10);
    float y = scroll.top();
    heading(c, Rect{r.x, y, width, c.px(26)}, "Dice, " + counted(c.s.stats.rolls(), "roll", "rolls"));
    y += c.px(28);
    bar_legend(c.f, Rect{r.x, y, width, c.px(18)}, "rolled", "expected");
    y += c.px(22);
    bar_chart(c.f, Rect{r.x, y, width, c.px(170)}, "Rolls by number", dice_bars(c.s.stats));
    y += c.px(184);
    heading(c, Rect{r.x, y, width, c.px(26)}, "Cards gathered");
    y += c.px(30);
    Rect key{r.x, y, width, c.px(20)};
    for (const isles::Resource resource : isles::kAllResources) {
        Rect part = cut_left(key, width / 5);
        fill(c.f, Rect{part.x, part.centre().y - c.px(5), c.px(10), c.px(10)}, colours(resource).strong, c.px(2));
        icon(c.f, image(resource), {part.x + c.px(22), part.centre().y}, c.px(18));
    }
    y += c.px(26);
    int most = 1;
    for (const game::Seat seat : c.setup().all_seats()) most = std::max(most, c.s.stats.of(seat).rolled_cards);
    for (const game::Seat seat : c.setup().all_seats()) {
        production(c, Rect{r.x, y, width, c.px(66)}, seat, most);
        y += c.px(72);
    }
    scroll.done(y);
}

}  // namespace lw::ui::isles
