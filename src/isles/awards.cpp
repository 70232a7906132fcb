// The two cards that change hands (rules 10.4-10.6, 11).
#include "isles/step.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

inline constexpr int kShortestAward = 5;  // rules 10.4
inline constexpr int kSmallestArmy = 3;   // rules 11.1

/// Who should hold the card now (rules 10.5).
Seat longest_road_holder(const Setup& setup, const Table& table) {
    int most = 0;
    for (const Seat seat : setup.all_seats())
        most = std::max<int>(most, table.players[seat.index()].road_length);
    if (most < kShortestAward) return Seat{};  // a
    const Seat holder = table.longest_road;
    if (holder.valid() && table.players[holder.index()].road_length == most) return holder;  // b
    SeatSet longest;
    for (const Seat seat : setup.all_seats()) {
        if (table.players[seat.index()].road_length == most) longest.add(seat);
    }
    return longest.count() == 1 ? longest.lowest() : Seat{};  // c, d
}

}  // namespace

void award_longest_road(Step& step) {
    Table& table = step.table();
    const Seat before = table.longest_road;
    const Seat after = longest_road_holder(step.setup, table);
    if (before == after) return;
    table.longest_road = after;
    const std::uint8_t length = after.valid() ? step.player(after).road_length : std::uint8_t{0};
    step.events(LongestRoadMoved{before, after, length});
}

void award_largest_army(Step& step, Seat seat) {
    Table& table = step.table();
    const Seat before = table.largest_army;
    const int needed = before.valid() ? step.player(before).knights + 1 : kSmallestArmy;
    if (before == seat || step.player(seat).knights < needed) return;
    table.largest_army = seat;
    step.events(LargestArmyMoved{before, seat, step.player(seat).knights});
}

}  // namespace lw::isles
