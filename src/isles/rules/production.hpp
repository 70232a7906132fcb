// The roll, what it yields, and the bank when it is short (rules 5, 3.4).
#pragma once

#include "isles/rules/dice.hpp"
#include "isles/rules/robber.hpp"

#include <bit>

namespace lw::isles {

/// What each seat is owed, and all of them together.
template <class F>
struct Owed {
    std::array<Resources, F::kSeats> seat{};
    Resources total;
};

template <class F, class Sink>
void add_hex(const Step<F, Sink>& step, HexId hex, Owed<F>& owed) {
    const auto yields = yield_of(step.setup.terrain[hex.index()]);
    if (!yields.has_value() || hex == step.state.table.robber) return;  // rules 6.7
    for (const VertexId corner : step.setup.topology.hex_vertices[hex.index()]) {
        const Site& site = step.state.table.sites[corner.index()];
        if (site.building == Building::none) continue;
        const Resources cards = Resources::of(*yields, site.building == Building::city ? 2 : 1);
        owed.seat[site.owner.index()] += cards;
        owed.total += cards;
    }
}

/// Cuts what is owed of a resource the bank is short of down to what it pays (rules 5.2b, c).
template <class F, class Sink>
void cut_to_bank(Step<F, Sink>& step, Resource resource, Owed<F>& owed, base::Bounded<BankShort, kResources>& shorts) {
    const std::uint8_t stock = step.secrets().bank[resource];
    SeatSet claimants;
    for (const Seat seat : step.setup.all_seats()) {
        if (owed.seat[seat.index()][resource] != 0) claimants.add(seat);
    }
    const bool alone = claimants.count() == 1;
    const std::uint8_t paid = alone ? stock : std::uint8_t{0};  // c, b
    for (const Seat seat : claimants) owed.seat[seat.index()][resource] = paid;
    owed.total[resource] = paid;
    shorts.push_back(BankShort{resource, claimants, alone && stock > 0});
}

/// Pays in seat order.
template <class F, class Sink>
void pay_out(Step<F, Sink>& step, const Owed<F>& owed) {
    for (const Seat seat : step.setup.all_seats()) {
        const Resources cards = owed.seat[seat.index()];
        if (cards.empty()) continue;
        pay_from_bank(step, seat, cards);
        step.events(Produced{seat, cards});
    }
}

template <class F, class Sink>
void produce(Step<F, Sink>& step, int number) {
    Owed<F> owed;
    for (const HexId hex : step.setup.producing[static_cast<std::size_t>(number)]) add_hex(step, hex, owed);
    base::Bounded<BankShort, kResources> shorts;
    const unsigned covered = step.secrets().bank.kinds_at_least(owed.total);  // rules 5.2a
    for (unsigned left = kEveryKind & ~covered; left != 0; left &= left - 1) {
        cut_to_bank(step, static_cast<Resource>(std::countr_zero(left)), owed, shorts);
    }
    pay_out(step, owed);
    for (const BankShort& event : shorts) step.events(event);
    if (owed.total.empty() && shorts.empty()) step.events(NothingProduced{static_cast<std::uint8_t>(number)});
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const Dice& action) {
    Course& course = step.table();
    course.dice = {action.a, action.b};
    course.rolled = true;
    course.dice_drawn = drawn_with(step.settings(), course.dice_drawn, action.a, action.b);
    step.events(Rolled{course.turn, action.a, action.b});
    if (action.a + action.b == 7) return seven(step);
    course.phase = Phase::main;
    produce(step, action.a + action.b);
}

/// One card per producing hex around the second settlement; one claimant, so the bank gives what it has.
template <class F, class Sink>
void pay_starting_cards(Step<F, Sink>& step, Seat seat, VertexId at) {
    Resources cards;
    for (const HexId hex : step.setup.topology.vertex_hexes[at.index()]) {
        const auto yields = yield_of(step.setup.terrain[hex.index()]);
        if (!yields.has_value() || cards[*yields] >= step.secrets().bank[*yields]) continue;
        ++cards[*yields];
    }
    if (cards.empty()) return;
    pay_from_bank(step, seat, cards);
    step.events(Produced{seat, cards});
}

}  // namespace lw::isles
