#include "match/hand_off.hpp"

namespace lw::match {

namespace {

using game::Seat;
using game::SeatSet;

/// The first of `seats` in playing order after `from`; from the lowest when that is nobody.
Seat first_after(Seat from, SeatSet seats) {
    const int start = from.valid() ? from.value + 1 : 0;
    for (int i = 0; i < game::kMaxSeats; ++i) {
        const Seat seat((start + i) % game::kMaxSeats);
        if (seats.has(seat)) return seat;
    }
    return Seat{};
}

NextHolder stay(Seat holder) { return {holder.valid() ? HandOff::keep : HandOff::nobody, holder}; }

NextHolder reach(Seat holder, SeatSet needed) {
    if (needed.has(holder)) return {HandOff::keep, holder};
    return {HandOff::pass, first_after(holder, needed)};
}

}  // namespace

NextHolder next_holder(const HandOffQuery& now) {
    if (now.humans.empty()) return {};
    if (now.humans.count() == 1) return {HandOff::keep, now.humans.lowest()};
    const Seat holder = now.humans.has(now.holder) ? now.holder : Seat{};
    if (now.to_act.waiting == game::Waiting::over) return stay(holder);
    const SeatSet asked = now.humans & now.asked;
    if (!asked.empty()) return reach(holder, asked);
    const SeatSet acting = now.to_act.waiting == game::Waiting::seats ? now.humans & now.to_act.seats : SeatSet{};
    if (!acting.empty()) return reach(holder, acting);
    return stay(holder);
}

}  // namespace lw::match
