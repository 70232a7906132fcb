#include "isles/clauses.hpp"

#include <bit>

namespace lw::isles {

Seat placement_seat(int seats, Seat first, int placement) {
    const int offset = placement < seats ? placement : 2 * seats - 1 - placement;
    return Seat((first.value + offset) % seats);
}

Seat next_seat(const Setup& setup, Seat seat) { return Seat((seat.value + 1) % setup.config.seats); }

Seat next_in_turn(const Setup& setup, Seat turn, Part part, Seat roller) {
    const int n = setup.config.seats;
    if (n < 5) return {};
    switch (setup.config.settings.five_six) {
        case FiveSix::paired: return part == Part::whole ? Seat((turn.value + (n > 6 ? 4 : 3)) % n) : Seat{};
        case FiveSix::special_build: {
            const Seat next = next_seat(setup, turn);
            return next == roller ? Seat{} : next;
        }
        case FiveSix::none: break;
    }
    return {};
}

bool sevens_spared(const Setup& setup, int turn_number) {
    return (turn_number - 1) / setup.config.seats < setup.config.settings.no_seven_rounds;
}

std::uint64_t drawn_with(const Settings& settings, std::uint64_t drawn, int a, int b) {
    if (settings.dice == DiceKind::random) return drawn;
    drawn |= std::uint64_t{1} << dice_bit(a, b);
    const int pass = settings.dice == DiceKind::deck36 ? 36 : 31;
    return std::popcount(drawn) >= pass ? 0 : drawn;
}

}  // namespace lw::isles
