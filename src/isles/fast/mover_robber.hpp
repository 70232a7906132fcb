// The roll, what it yields, discards, the robber (rules 5, 6). Private to this folder.
#pragma once

#include "isles/fast/mover.hpp"

namespace lw::isles::fast {

template <class Shape>
void Mover<Shape>::produce(unsigned number) {
    std::array<Counts, Shape::kSeats> owed{};
    Counts total;
    for (const Producer& hex : board_.producing[number]) {
        if (hex.hex == p_.robber) continue;  // rules 6.7
        for (const auto corner : hex.corners) {
            const std::uint8_t site = p_.site[corner];
            if (site == 0) continue;
            const Counts cards = Counts::some(hex.resource, is_city(site) ? 2 : 1);
            owed[owner_of(site)] += cards;
            total += cards;
        }
    }
    for (unsigned r = 0; r < kResources; ++r) {
        if (total[r] <= p_.bank[r]) continue;
        // Short: nobody gets any, unless one seat alone is owed (rules 5.2).
        bool alone = false;
        for (unsigned seat = 0; seat < board_.seats; ++seat) {
            if (owed[seat][r] == 0) continue;
            alone = owed[seat][r] == total[r];
            owed[seat] -= Counts::some(r, owed[seat][r]);
            if (alone) owed[seat] += Counts::some(r, p_.bank[r]);
        }
        total -= Counts::some(r, total[r]);
        if (alone) total += Counts::some(r, p_.bank[r]);
    }
    p_.bank -= total;
    for (unsigned seat = 0; seat < board_.seats; ++seat) p_.hand[seat] += owed[seat];
}

template <class Shape>
void Mover<Shape>::seven() {
    p_.phase = Phase::move_robber;
    if (settings_.discard_limit == 0) return;
    for (unsigned seat = 0; seat < board_.seats; ++seat) {
        const unsigned size = p_.hand[seat].total();
        if (size <= settings_.discard_limit) continue;
        p_.discard_due[seat] = static_cast<std::uint8_t>(size / 2);
        p_.owing.add(Seat(static_cast<int>(seat)));
        p_.phase = Phase::discard;
    }
}

template <class Shape>
void Mover<Shape>::dice(unsigned a, unsigned b) {
    p_.dice = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
    p_.rolled = true;
    p_.dice_drawn = drawn_with(settings_, p_.dice_drawn, static_cast<int>(a), static_cast<int>(b));
    if (a + b == 7) return seven();
    p_.phase = Phase::main;
    produce(a + b);
}

/// Held until all have chosen; then all go at once (rules 6.2).
template <class Shape>
void Mover<Shape>::discard(Counts cards) {
    p_.discarding[seat_] = cards;
    p_.owing.remove(Seat(static_cast<int>(seat_)));
    if (!p_.owing.empty()) return;
    for (unsigned seat = 0; seat < board_.seats; ++seat) {
        p_.hand[seat] -= p_.discarding[seat];
        p_.bank += p_.discarding[seat];
        p_.discarding[seat] = Counts{};
        p_.discard_due[seat] = 0;
    }
    p_.phase = Phase::move_robber;
}

template <class Shape>
void Mover<Shape>::start_theft(unsigned victim) {
    if (p_.hand[victim].empty()) {
        p_.victims = SeatSet{};
        return resume_turn();
    }
    p_.victims = SeatSet::of(Seat(static_cast<int>(victim)));
    p_.phase = Phase::theft;
}

template <class Shape>
void Mover<Shape>::robber(unsigned hex) {
    p_.robber = static_cast<std::uint8_t>(hex);
    SeatSet victims;
    bool any_cards = false;
    for (const auto corner : board_.corners[hex]) {
        const std::uint8_t site = p_.site[corner];
        if (site == 0 || owner_of(site) == seat_ || spared(board_, p_, owner_of(site))) continue;
        const bool holds = !p_.hand[owner_of(site)].empty();
        any_cards = any_cards || holds;
        if (holds || !settings_.victim_must_have_cards) victims.add(Seat(static_cast<int>(owner_of(site))));
    }
    if (!any_cards) return resume_turn();
    if (victims.count() == 1) return start_theft(victims.lowest().index());  // rules 6.6
    p_.victims = victims;
    p_.phase = Phase::choose_victim;
}

template <class Shape>
void Mover<Shape>::rob(unsigned victim) {
    start_theft(victim);
}

template <class Shape>
void Mover<Shape>::stolen(unsigned resource) {
    const Counts card = Counts::one(resource);
    p_.hand[p_.victims.lowest().index()] -= card;
    p_.hand[p_.turn.index()] += card;
    p_.victims = SeatSet{};
    resume_turn();
}

}  // namespace lw::isles::fast
