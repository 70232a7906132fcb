// Development cards in play (rules 9).
#pragma once

#include "isles/rules/awards.hpp"
#include "isles/rules/places.hpp"
#include "isles/rules/turn.hpp"

namespace lw::isles {

// --- judging -----------------------------------------------------------------------------------------------------------

/// The phase in which the asker could play a card: before the roll, or else after it (rules 9.2).
template <class F>
[[nodiscard]] Reason card_time(const Facts<F>& facts) {
    const Phase phase = facts.table.phase == Phase::pre_roll ? Phase::pre_roll : Phase::main;
    if (const Reason r = in_phase(facts, phase); r != Reason::ok) return r;
    return facts.table.part == Part::special ? Reason::not_in_this_part : Reason::ok;
}

/// The kinds that may be played when cards may be, one bit each: one card a turn, none bought in it (rules 9.2).
template <class F>
[[nodiscard]] unsigned playable_kinds(const Facts<F>& facts) {
    return facts.table.card_played ? 0 : facts.own.cards.kinds();
}

template <class F>
[[nodiscard]] Reason judge_card(const Facts<F>& facts, DevCard card) {
    if (const Reason r = card_time(facts); r != Reason::ok) return r;
    if (((playable_kinds(facts) >> static_cast<unsigned>(card)) & 1U) != 0) return Reason::ok;
    if (facts.own.cards[card] != 0) return Reason::card_already_played;
    return facts.own.fresh[card] != 0 ? Reason::card_bought_this_turn : Reason::card_not_held;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const PlayKnight& /*action*/) {
    return judge_card(facts, DevCard::knight);
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const PlayRoadBuilding& /*action*/) {
    if (const Reason r = judge_card(facts, DevCard::road_building); r != Reason::ok) return r;
    if (facts.player().roads_left == 0) return Reason::no_pieces_left;  // D8
    return road_places(facts).empty() ? Reason::no_road_possible : Reason::ok;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const PlayYearOfPlenty& action) {
    if (const Reason r = judge_card(facts, DevCard::year_of_plenty); r != Reason::ok) return r;
    const int stock = facts.bank_total();
    if (stock == 0) return Reason::bank_short;  // D9
    if (action.take.total() != (stock == 1 ? 1 : 2)) return Reason::wrong_count;
    return facts.bank_may_have(action.take) ? Reason::ok : Reason::bank_short;
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const PlayMonopoly& action) {
    if (!in_range(action.resource)) return Reason::not_on_board;
    return judge_card(facts, DevCard::monopoly);
}

template <class F>
[[nodiscard]] Reason judge(const Facts<F>& facts, const SkipFreeRoad& /*action*/) {
    if (const Reason r = in_phase(facts, Phase::free_road); r != Reason::ok) return r;
    return facts.table.free_roads == 1 ? Reason::ok : Reason::wrong_phase;  // only the second may be declined
}

// --- carrying out ------------------------------------------------------------------------------------------------------

template <class F, class Sink>
void play(Step<F, Sink>& step, DevCard card) {
    --step.holding(step.seat).cards[card];
    ++step.table().played[card];
    step.table().card_played = true;
    step.events(DevCardPlayed{step.seat, card});
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const DrawnDevCard& action) {
    const Seat buyer = step.table().turn;
    --step.secrets().deck[action.card];
    ++step.holding(buyer).fresh[action.card];
    step.events(DevCardBought{buyer, action.card});
    resume_turn(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const PlayKnight& /*action*/) {
    play(step, DevCard::knight);
    ++step.player(step.seat).knights;
    award_largest_army(step, step.seat);  // before the robber (D7)
    step.table().phase = Phase::move_robber;
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const PlayRoadBuilding& /*action*/) {
    play(step, DevCard::road_building);
    step.table().free_roads = 2;
    step.table().phase = Phase::free_road;
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const SkipFreeRoad& /*action*/) {
    step.table().free_roads = 0;
    step.events(FreeRoadLapsed{step.seat});
    resume_turn(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const PlayYearOfPlenty& action) {
    play(step, DevCard::year_of_plenty);
    pay_from_bank(step, step.seat, action.take);
    step.events(PlentyTaken{step.seat, action.take});
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const PlayMonopoly& action) {
    play(step, DevCard::monopoly);
    for (const Seat other : step.setup.all_seats()) {
        if (other == step.seat) continue;
        const std::uint8_t count = step.hand(other)[action.resource];
        const Resources cards = Resources::of(action.resource, count);
        step.hand(other) -= cards;
        step.hand(step.seat) += cards;
        step.events(Monopolised{step.seat, other, action.resource, count});
    }
    lapse_after_monopoly(step, step.seat, action.resource);
}

}  // namespace lw::isles
