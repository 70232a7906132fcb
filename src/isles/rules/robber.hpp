// A seven: discards, the robber's next hex, the theft (rules 6, 16).
#pragma once

#include "isles/rules/facts.hpp"
#include "isles/rules/turn.hpp"

namespace lw::isles {

// --- judging -----------------------------------------------------------------------------------------------------------

/// Whether the friendly robber spares this seat (rules 16, D14).
template <class F>
[[nodiscard]] bool spared(const Setup& setup, const BasicTable<F>& table, Seat seat) {
    return setup.config.settings.friendly_robber && points_of(table, Holding{}, seat).visible() <= 2;
}

/// Hexes with a building of a seat that the friendly robber spares; the desert is open to it all the same (rules 16).
template <class F>
[[nodiscard]] base::Bits<F::kHexes> sheltered_hexes(const Setup& setup, const BasicTable<F>& table) {
    base::Bits<F::kHexes> hexes;
    if (!setup.config.settings.friendly_robber) return hexes;
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
        const Site& site = table.sites[v];
        if (site.building == Building::none || !spared(setup, table, site.owner)) continue;
        for (const HexId hex : setup.topology.vertex_hexes[v]) {
            if (setup.terrain[hex.index()] != Terrain::desert) hexes.add(hex.index());
        }
    }
    return hexes;
}

/// Where the robber may go: anywhere else that is not sheltered; when that leaves nothing, it stays (rules 6.3, 16).
template <class F>
[[nodiscard]] base::Bits<F::kHexes> robber_hexes(const Setup& setup, const BasicTable<F>& table) {
    auto hexes = base::Bits<F::kHexes>::below(setup.topology.hex_count) - sheltered_hexes(setup, table);
    hexes.remove(table.robber.index());
    if (hexes.empty()) hexes.add(table.robber.index());
    return hexes;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const MoveRobber& action) {
    if (const Reason r = in_phase(facts, Phase::move_robber); r != Reason::ok) return r;
    if (action.to.value >= facts.setup.topology.hex_count) return Reason::not_on_board;
    if (robber_hexes(facts.setup, facts.table).has(action.to.index())) return Reason::ok;
    return action.to == facts.table.robber ? Reason::robber_must_move : Reason::robber_friendly;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const Rob& action) {
    if (const Reason r = in_phase(facts, Phase::choose_victim); r != Reason::ok) return r;
    return facts.table.victims.has(action.victim) ? Reason::ok : Reason::not_a_victim;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const Discard& action) {
    if (facts.table.phase != Phase::discard) return out_of_phase(facts.table.phase);
    if (!facts.table.owing.has(facts.seat)) return Reason::not_your_turn;
    if (action.cards.total() != facts.table.discard_due[facts.seat.index()]) return Reason::wrong_count;
    return facts.own.hand.contains(action.cards) ? Reason::ok : Reason::cards_not_held;
}

// --- carrying out ------------------------------------------------------------------------------------------------------

template <class F, class Sink>
void seven(Step<F, Sink>& step) {
    Course& course = step.table();
    const int limit = step.settings().discard_limit;
    course.phase = Phase::move_robber;
    if (limit == 0) return;
    for (const Seat seat : step.setup.all_seats()) {
        const int size = step.hand(seat).total();
        if (size <= limit) continue;
        course.discard_due[seat.index()] = static_cast<std::uint8_t>(size / 2);
        course.owing.add(seat);
        course.phase = Phase::discard;
        step.events(DiscardDue{seat, static_cast<std::uint8_t>(size / 2)});
    }
}

/// All choices are in: everybody's cards go at once (rules 6.2).
template <class F, class Sink>
void reveal_discards(Step<F, Sink>& step) {
    Course& course = step.table();
    for (const Seat seat : step.setup.all_seats()) {
        if (course.discard_due[seat.index()] == 0) continue;
        const Resources cards = step.holding(seat).discarding;
        pay_bank(step, seat, cards);
        step.holding(seat).discarding = Resources{};
        course.discard_due[seat.index()] = 0;
        step.events(Discarded{seat, cards});
    }
    course.phase = Phase::move_robber;
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const Discard& action) {
    Course& course = step.table();
    step.holding(step.seat).discarding = action.cards;
    course.owing.remove(step.seat);
    step.events(DiscardChosen{step.seat});
    if (course.owing.empty()) reveal_discards(step);
}

/// Opponents with a building on `hex`, whatever they hold.
template <class F>
[[nodiscard]] SeatSet opponents_beside(const Setup& setup, const BasicTable<F>& table, HexId hex, Seat seat) {
    SeatSet found;
    for (const VertexId corner : setup.topology.hex_vertices[hex.index()]) {
        const Site& site = table.sites[corner.index()];
        if (site.building != Building::none && site.owner != seat) found.add(site.owner);
    }
    return found;
}

/// Opponents on the robber's hex that may be robbed (rules 6.4, 6.5, 16).
template <class F, class Sink>
[[nodiscard]] SeatSet candidates(const Step<F, Sink>& step) {
    const BasicTable<F>& table = step.state.table;
    SeatSet found;
    bool any_cards = false;
    for (const Seat seat : opponents_beside(step.setup, table, table.robber, step.seat)) {
        if (spared(step.setup, table, seat)) continue;
        const bool holds = !step.hand(seat).empty();
        any_cards = any_cards || holds;
        if (holds || !step.settings().victim_must_have_cards) found.add(seat);
    }
    return any_cards ? found : SeatSet{};
}

template <class F, class Sink>
void start_theft(Step<F, Sink>& step, Seat victim) {
    Course& course = step.table();
    if (step.hand(victim).empty()) {
        course.victims = SeatSet{};
        step.events(NothingStolen{course.turn, victim});
        resume_turn(step);
        return;
    }
    course.victims = SeatSet::of(victim);
    course.phase = Phase::theft;
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const MoveRobber& action) {
    Course& course = step.table();
    step.events(RobberMoved{step.seat, course.robber, action.to});
    course.robber = action.to;
    const SeatSet victims = candidates(step);
    if (victims.empty()) {
        step.events(NothingStolen{step.seat, Seat{}});
        resume_turn(step);
    } else if (victims.count() == 1) {
        start_theft(step, victims.lowest());  // rules 6.6
    } else {
        course.victims = victims;
        course.phase = Phase::choose_victim;
    }
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const Rob& action) {
    start_theft(step, action.victim);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const StolenResource& action) {
    Course& course = step.table();
    const Seat victim = course.victims.lowest();
    const Resources card = Resources::of(action.resource, 1);
    step.hand(victim) -= card;
    step.hand(course.turn) += card;
    course.victims = SeatSet{};
    step.events(Stole{course.turn, victim, action.resource});
    resume_turn(step);
    lapse_after_theft(step, victim);
}

}  // namespace lw::isles
