// The two cards that change hands (rules 10.4-10.6, 11).
#include "isles/clauses.hpp"
#include "isles/step.hpp"

#include <algorithm>

namespace lw::isles {

Seat longest_road_holder(std::span<const Player> players, Seat holder) {
    constexpr int kShortestAward = 5;  // rules 10.4
    int most = 0;
    SeatSet longest;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const int length = players[i].road_length;
        if (length > most) longest = SeatSet{};
        if (length >= most) longest.add(Seat(static_cast<int>(i)));
        most = std::max(most, length);
    }
    if (most < kShortestAward) return Seat{};              // a
    if (longest.has(holder)) return holder;                // b
    return longest.count() == 1 ? longest.lowest() : Seat{};  // c, d
}

bool takes_largest_army(std::span<const Player> players, Seat holder, Seat seat) {
    constexpr int kSmallestArmy = 3;
    const int needed = holder.valid() ? players[holder.index()].knights + 1 : kSmallestArmy;
    return holder != seat && players[seat.index()].knights >= needed;
}

void award_longest_road(Step& step) {
    Table& table = step.table();
    const Seat before = table.longest_road;
    const Seat after = longest_road_holder(seated(step.setup, table.players), before);
    if (before == after) return;
    table.longest_road = after;
    const std::uint8_t length = after.valid() ? step.player(after).road_length : std::uint8_t{0};
    step.events(LongestRoadMoved{before, after, length});
}

void award_largest_army(Step& step, Seat seat) {
    Table& table = step.table();
    const Seat before = table.largest_army;
    if (!takes_largest_army(seated(step.setup, table.players), before, seat)) return;
    table.largest_army = seat;
    step.events(LargestArmyMoved{before, seat, step.player(seat).knights});
}

}  // namespace lw::isles
