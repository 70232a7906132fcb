#include "isles/rules/awards.hpp"

#include <algorithm>

namespace lw::isles {

Seat longest_road_holder(std::span<const PlayerState> players, Seat holder) {
    int most = 0;
    SeatSet longest;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const int length = players[i].road_length;
        if (length > most) longest = SeatSet{};
        if (length >= most) longest.add(Seat(static_cast<int>(i)));
        most = std::max(most, length);
    }
    if (most < kShortestAward) return Seat{};                 // a
    if (longest.has(holder)) return holder;                   // b
    return longest.count() == 1 ? longest.lowest() : Seat{};  // c, d
}

bool takes_largest_army(std::span<const PlayerState> players, Seat holder, Seat seat) {
    const int needed = holder.valid() ? players[holder.index()].knights + 1 : kSmallestArmy;
    return holder != seat && players[seat.index()].knights >= needed;
}

}  // namespace lw::isles
