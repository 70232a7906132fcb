// Development cards and the bank's trade (rules 7.4, 9, 11). Private to this folder.
#pragma once

#include "isles/fast/mover.hpp"

namespace lw::isles::fast {

template <class Shape>
void Mover<Shape>::first_player(unsigned seat) {
    p_.first = Seat(static_cast<int>(seat));
    p_.turn = p_.first;
    p_.phase = Phase::setup_settlement;
}

template <class Shape>
void Mover<Shape>::play(Card card) {
    const Counts one = Counts::one(static_cast<unsigned>(card));
    p_.cards[seat_] -= one;
    p_.played += one;
    p_.card_played = true;
}

template <class Shape>
void Mover<Shape>::drawn_card(unsigned card) {
    const Counts one = Counts::one(card);
    p_.deck -= one;
    p_.fresh[p_.turn.index()] += one;
    resume_turn();
}

template <class Shape>
void Mover<Shape>::award_largest_army() {
    const Seat seat(static_cast<int>(seat_));
    if (takes_largest_army(seated(*board_.setup, p_.player), p_.largest_army, seat)) p_.largest_army = seat;
}

template <class Shape>
void Mover<Shape>::knight() {
    play(Card::knight);
    ++p_.player[seat_].knights;
    award_largest_army();  // before the robber (D7)
    p_.phase = Phase::move_robber;
}

template <class Shape>
void Mover<Shape>::road_building() {
    play(Card::road_building);
    p_.free_roads = 2;
    p_.phase = Phase::free_road;
}

template <class Shape>
void Mover<Shape>::plenty(Counts take) {
    play(Card::year_of_plenty);
    p_.bank -= take;
    p_.hand[seat_] += take;
}

template <class Shape>
void Mover<Shape>::monopoly(unsigned resource) {
    play(Card::monopoly);
    for (unsigned seat = 0; seat < board_.seats; ++seat) {
        if (seat == seat_) continue;
        const Counts cards = Counts::some(resource, p_.hand[seat][resource]);
        p_.hand[seat] -= cards;
        p_.hand[seat_] += cards;
    }
}

template <class Shape>
void Mover<Shape>::bank_trade(BankFields trade) {
    pay(Counts::some(trade.give, trade.count));
    p_.bank -= Counts::one(trade.take);
    p_.hand[seat_] += Counts::one(trade.take);
}

}  // namespace lw::isles::fast
