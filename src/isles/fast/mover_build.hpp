// Roads, settlements, cities and the two set-up rounds (rules 3, 8, 10). Private to this folder.
#pragma once

#include "isles/fast/mover.hpp"

namespace lw::isles::fast {

template <class Shape>
void Mover<Shape>::award_longest_road() {
    p_.longest_road = longest_road_holder(seated(*board_.setup, p_.player), p_.longest_road);
}

template <class Shape>
void Mover<Shape>::place_road(unsigned at) {
    p_.taken.add(at);
    p_.roads[seat_].add(at);
    for (const auto end : board_.ends[at]) {
        p_.reached[seat_].add(end);
        if (open_to(p_.site[end], seat_)) p_.beside[seat_] |= board_.edges_at[end];
    }
    Player& player = p_.player[seat_];
    --player.roads_left;
    player.road_length = static_cast<std::uint8_t>(road_length(board_, p_, seat_));
    award_longest_road();
}

/// A new building cuts the roads of others that run through its corner (rules 10.5).
template <class Shape>
void Mover<Shape>::cut_roads(unsigned at) {
    for (unsigned seat = 0; seat < board_.seats; ++seat) {
        if (seat == seat_ || !p_.reached[seat].has(at)) continue;
        renew_beside(board_, p_, seat);
        p_.player[seat].road_length = static_cast<std::uint8_t>(road_length(board_, p_, seat));
    }
}

template <class Shape>
void Mover<Shape>::place_settlement(unsigned at) {
    put_building(board_, p_, seat_, at, false);
    p_.settlements[seat_].add(at);
    p_.beside[seat_] |= board_.edges_at[at];
    --p_.player[seat_].settlements_left;
    cut_roads(at);
    award_longest_road();
}

/// One card a producing hex, as far as the bank has it (rules 3.4, 5.2c).
template <class Shape>
void Mover<Shape>::pay_starting_cards(unsigned at) {
    Counts cards;
    for (unsigned r = 0; r < kResources; ++r) {
        cards += Counts::some(r, std::min(board_.starting_cards[at][r], p_.bank[r]));
    }
    p_.bank -= cards;
    p_.hand[seat_] += cards;
}

/// Goes on to the next placement that can be made (D2), or to the first turn.
template <class Shape>
void Mover<Shape>::next_placement() {
    p_.last_settlement = VertexId::kNone;
    for (;;) {
        ++p_.setup_step;
        if (p_.setup_step >= 2 * board_.seats) return begin_turn(p_.first);
        p_.turn = placement_seat(static_cast<int>(board_.seats), p_.first, p_.setup_step);
        p_.phase = Phase::setup_settlement;
        if (!(board_.vertices - p_.closed).empty()) return;
    }
}

template <class Shape>
void Mover<Shape>::settle(unsigned at) {
    if (p_.phase == Phase::setup_settlement) {
        place_settlement(at);
        p_.last_settlement = static_cast<std::uint16_t>(at);
        p_.phase = Phase::setup_road;
        if (p_.setup_step >= board_.seats) pay_starting_cards(at);
        return;
    }
    pay(Counts::from(kSettlementCost));
    place_settlement(at);
    p_.built = true;
}

/// Road Building's next step: the second road, or back to the turn (rules 9.5).
template <class Shape>
void Mover<Shape>::after_free_road() {
    --p_.free_roads;
    const bool room = p_.player[seat_].roads_left != 0 && !(p_.beside[seat_] - p_.taken).empty();
    if (p_.free_roads != 0 && room) return;
    p_.free_roads = 0;
    resume_turn();
}

template <class Shape>
void Mover<Shape>::road(unsigned at) {
    if (p_.phase == Phase::setup_road) {
        place_road(at);
        next_placement();
    } else if (p_.phase == Phase::free_road) {
        place_road(at);
        if (!has_won(Seat(static_cast<int>(seat_)))) after_free_road();
    } else {
        pay(Counts::from(kRoadCost));
        place_road(at);
        p_.built = true;
    }
}

template <class Shape>
void Mover<Shape>::city(unsigned at) {
    pay(Counts::from(kCityCost));
    p_.site[at] = site_of(seat_, true);
    p_.settlements[seat_].remove(at);
    --p_.player[seat_].cities_left;
    ++p_.player[seat_].settlements_left;  // rules 8.1
    p_.built = true;
}

template <class Shape>
void Mover<Shape>::buy() {
    pay(Counts::from(kCardCost));
    p_.phase = Phase::card_draw;
    p_.built = true;
}

template <class Shape>
void Mover<Shape>::skip_free_road() {
    p_.free_roads = 0;
    resume_turn();
}

}  // namespace lw::isles::fast
