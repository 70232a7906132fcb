// The inside of check(): one judge() a kind of action, and the questions that legal() asks as well.
#pragma once

#include "isles/facts.hpp"
#include "isles/rules.hpp"

namespace lw::isles {

/// Ok when it is the asker's turn and `phase`; else why not (D3: pending things come first).
[[nodiscard]] Reason in_phase(const Facts& facts, Phase phase);
/// The reason for refusing what belongs to another phase.
[[nodiscard]] Reason out_of_phase(Phase now);

[[nodiscard]] inline bool in_range(Resource r) { return static_cast<int>(r) < kResources; }
[[nodiscard]] inline bool in_range(const Setup& setup, Seat seat) { return seat.value < setup.config.seats; }

// --- places (check_build.cpp)
// ----------------------------------------------------------------------------------------
[[nodiscard]] Reason judge_site(const Facts& facts, VertexId at, bool connected);
[[nodiscard]] Reason judge_road_place(const Facts& facts, EdgeId at);
/// Whether any road could be placed now (rules D8).
[[nodiscard]] bool any_road_place(const Setup& setup, const Table& table, Seat seat);

// --- robber (check_robber.cpp)
// ---------------------------------------------------------------------------------------
/// Whether the friendly robber spares this seat (rules 16, D14).
[[nodiscard]] bool spared(const Setup& setup, const Table& table, Seat seat);
[[nodiscard]] Reason judge_robber_hex(const Facts& facts, HexId to);

// --- trade, cards
// ----------------------------------------------------------------------------------------------------
/// Whether trading is open at all, whoever asks.
[[nodiscard]] Reason trading_open(const Facts& facts);
/// Whether players may trade with each other: a paired turn's second part has the bank alone (rules 15.1).
[[nodiscard]] Reason player_trading_open(const Facts& facts);
/// Whether `seat` may trade `count` of `give` for one: 4 always, 3 or 2 by its harbours (rules 7.4, D6).
[[nodiscard]] bool holds_rate(const Setup& setup, const Table& table, Seat seat, Resource give, int count);
[[nodiscard]] Reason judge_card(const Facts& facts, Card card);

[[nodiscard]] Reason judge(const Facts& facts, const BuildSettlement& action);
[[nodiscard]] Reason judge(const Facts& facts, const BuildRoad& action);
[[nodiscard]] Reason judge(const Facts& facts, const BuildCity& action);
[[nodiscard]] Reason judge(const Facts& facts, const BuyCard& action);
[[nodiscard]] Reason judge(const Facts& facts, const Roll& action);
[[nodiscard]] Reason judge(const Facts& facts, const EndTurn& action);
[[nodiscard]] Reason judge(const Facts& facts, const Discard& action);
[[nodiscard]] Reason judge(const Facts& facts, const MoveRobber& action);
[[nodiscard]] Reason judge(const Facts& facts, const Rob& action);
[[nodiscard]] Reason judge(const Facts& facts, const PlayKnight& action);
[[nodiscard]] Reason judge(const Facts& facts, const PlayRoadBuilding& action);
[[nodiscard]] Reason judge(const Facts& facts, const PlayYearOfPlenty& action);
[[nodiscard]] Reason judge(const Facts& facts, const PlayMonopoly& action);
[[nodiscard]] Reason judge(const Facts& facts, const SkipFreeRoad& action);
[[nodiscard]] Reason judge(const Facts& facts, const BankTrade& action);
[[nodiscard]] Reason judge(const Facts& facts, const MakeOffer& action);
[[nodiscard]] Reason judge(const Facts& facts, const WithdrawOffer& action);
[[nodiscard]] Reason judge(const Facts& facts, const AcceptOffer& action);
[[nodiscard]] Reason judge(const Facts& facts, const DeclineOffer& action);
[[nodiscard]] Reason judge(const Facts& facts, const ConfirmTrade& action);

/// Whether nature can bring this about now (chances.cpp).
[[nodiscard]] Reason judge_chance(const Setup& setup, const State& state, const Action& action);

}  // namespace lw::isles
