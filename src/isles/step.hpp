// The inside of apply(): one move being carried out, and the helpers that rule areas offer one another.
#pragma once

#include "isles/rules.hpp"

namespace lw::isles {

/// Everything apply() works on. `seat` is the mover; nobody when nature moves.
struct Step {
    const Setup& setup;
    State& state;
    EventSink& events;
    Seat seat;

    [[nodiscard]] Table& table() const { return state.table; }
    [[nodiscard]] Secrets& secrets() const { return state.secrets; }
    [[nodiscard]] Player& player(Seat who) const { return state.table.players[who.index()]; }
    [[nodiscard]] Holding& holding(Seat who) const { return state.secrets.holdings[who.index()]; }
    [[nodiscard]] Seat turn() const { return state.table.turn; }
};

// --- turn.cpp, setup_phase.cpp
// ---------------------------------------------------------------------------------------
void begin_turn(Step& step, Seat seat);
/// Back to what the turn was at: before or after the roll (rules 9.2).
void resume_turn(Step& step);
/// Ends the game with these winners; shows all point cards (rules 12.6).
void finish(Step& step, SeatSet winners);
/// Win or draw after the move just made (rules 12.2, 12.3, 12.7).
void settle_end(Step& step);
void next_placement(Step& step);

// --- bank, production.cpp
// --------------------------------------------------------------------------------------------
void pay_bank(Step& step, Seat seat, const Cards& cards);
void pay_from_bank(Step& step, Seat seat, const Cards& cards);
void produce(Step& step, int number);
void pay_starting_cards(Step& step, Seat seat, VertexId at);

// --- robber.cpp
// ------------------------------------------------------------------------------------------------------
void seven(Step& step);

// --- build.cpp
// -------------------------------------------------------------------------------------------------------
void place_road(Step& step, Seat seat, EdgeId at, bool paid);
void place_settlement(Step& step, Seat seat, VertexId at, bool paid);

// --- awards.cpp
// ------------------------------------------------------------------------------------------------------
void award_longest_road(Step& step);
void award_largest_army(Step& step, Seat seat);

// --- offers.cpp
// ------------------------------------------------------------------------------------------------------
void close_offer(Step& step, Seat seat, bool lapsed);
void lapse_all_offers(Step& step);
/// After `loser` has openly lost cards: lets those offers lapse that are now impossible (rules 7.8, D15).
void lapse_after_loss(Step& step, Seat loser);
/// After a theft, of which others know only the number: nothing may depend on which card it was.
void lapse_after_theft(Step& step, Seat victim);
/// Nobody but `taker` has any `resource` now.
void lapse_after_monopoly(Step& step, Seat taker, Resource resource);

// --- one perform() a kind of action, beside its rule area
// ------------------------------------------------------------
void perform(Step& step, const BuildSettlement& action);
void perform(Step& step, const BuildRoad& action);
void perform(Step& step, const BuildCity& action);
void perform(Step& step, const BuyCard& action);
void perform(Step& step, const Roll& action);
void perform(Step& step, const EndTurn& action);
void perform(Step& step, const Discard& action);
void perform(Step& step, const MoveRobber& action);
void perform(Step& step, const Rob& action);
void perform(Step& step, const PlayKnight& action);
void perform(Step& step, const PlayRoadBuilding& action);
void perform(Step& step, const PlayYearOfPlenty& action);
void perform(Step& step, const PlayMonopoly& action);
void perform(Step& step, const SkipFreeRoad& action);
void perform(Step& step, const BankTrade& action);
void perform(Step& step, const MakeOffer& action);
void perform(Step& step, const WithdrawOffer& action);
void perform(Step& step, const AcceptOffer& action);
void perform(Step& step, const DeclineOffer& action);
void perform(Step& step, const ConfirmTrade& action);
void perform(Step& step, const FirstPlayer& action);
void perform(Step& step, const Dice& action);
void perform(Step& step, const StolenCard& action);
void perform(Step& step, const DrawnCard& action);

}  // namespace lw::isles
