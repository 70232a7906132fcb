// The turn's frame: begin, end, parts of five and more players, the end of the game (rules 4, 12, 15).
// Private to this folder.
#pragma once

#include "isles/blocked.hpp"
#include "isles/fast/mover.hpp"

namespace lw::isles::fast {

template <class Shape>
void Mover<Shape>::begin_turn(Seat seat) {
    p_.turn = seat;
    p_.part = Part::whole;
    p_.roller = Seat{};
    ++p_.turn_number;
    p_.phase = Phase::pre_roll;
    p_.rolled = false;
    p_.dice = {};
    p_.card_played = false;
    p_.built = false;
}

template <class Shape>
void Mover<Shape>::end_turn() {
    p_.cards[seat_] += p_.fresh[seat_];  // what was bought may be played from the next part on (rules 9.2, D12)
    p_.fresh[seat_] = Counts{};
    if (const Seat other = next_in_turn(*board_.setup, p_.turn, p_.part, p_.roller); other.valid()) {
        if (p_.part == Part::whole) p_.roller = p_.turn;
        p_.part = settings_.five_six == FiveSix::paired ? Part::second : Part::special;
        p_.turn = other;
        p_.card_played = false;
        p_.built = false;
        return;
    }
    const Seat next = next_seat(*board_.setup, p_.part == Part::whole ? p_.turn : p_.roller);
    if (p_.turn_number >= kMaxTurns && !has_won(next)) return finish(leaders());  // D17
    begin_turn(next);
}

template <class Shape>
SeatSet Mover<Shape>::leaders() const {
    SeatSet best;
    unsigned most = 0;
    for (unsigned i = 0; i < board_.seats; ++i) {
        const Seat seat(static_cast<int>(i));
        const unsigned have = points(p_, seat);
        if (have > most) best = SeatSet{};
        if (have >= most) best.add(seat);
        most = std::max(most, have);
    }
    return best;
}

template <class Shape>
void Mover<Shape>::finish(SeatSet winners) {
    p_.phase = Phase::over;
    p_.free_roads = 0;
    p_.victims = SeatSet{};
    p_.winners = winners;
}

/// As blocked() of the rules; the two answers that nearly every position gives are given at once.
template <class Shape>
bool Mover<Shape>::blocked() const {
    if (p_.deck[static_cast<unsigned>(Card::victory_point)] != 0) return false;
    for (unsigned seat = 0; seat < board_.seats; ++seat) {
        if (p_.player[seat].cities_left != 0 && !p_.settlements[seat].empty()) return false;
    }
    return isles::blocked(*board_.setup, unpack_state(board_, p_));
}

template <class Shape>
void Mover<Shape>::settle_end() {
    if (p_.phase == Phase::over || p_.turn_number == 0) return;
    if (p_.part == Part::special) return;  // nobody wins in it (rules 15.2.2)
    if (has_won(p_.turn)) return finish(SeatSet::of(p_.turn));
    const bool settled = p_.phase == Phase::pre_roll || p_.phase == Phase::main;
    if (settled && blocked()) finish(leaders());
}

}  // namespace lw::isles::fast
