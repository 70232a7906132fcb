#include "isles/rules/turn_order.hpp"

namespace lw::isles {

Seat placement_seat(int seats, Seat first, int placement) {
    const int offset = placement < seats ? placement : 2 * seats - 1 - placement;
    return Seat((first.value + offset) % seats);
}

Seat next_seat(const Setup& setup, Seat seat) { return Seat((seat.value + 1) % setup.config.seats); }

Seat next_in_turn(const Setup& setup, const Course& course) {
    const int n = setup.config.seats;
    if (n < 5) return {};
    switch (setup.config.settings.five_six) {
        case FiveSix::paired: return course.part == Part::whole ? Seat((course.turn.value + (n > 6 ? 4 : 3)) % n) : Seat{};
        case FiveSix::special_build: {
            const Seat next = next_seat(setup, course.turn);
            return next == course.roller ? Seat{} : next;
        }
        case FiveSix::none: break;
    }
    return {};
}

}  // namespace lw::isles
