// What a judgement may rest on. check() sees everything; legal() and check_view() see what one seat knows, so
// that a list or a greyed button cannot betray a secret.
#pragma once

#include "isles/reason.hpp"
#include "isles/state.hpp"
#include "isles/view.hpp"

namespace lw::isles {

template <class F>
struct Facts {
    const Setup& setup;
    const BasicTable<F>& table;
    Seat seat;  ///< who asks; below setup.config.seats
    const Holding& own;
    const BasicSecrets<F>* secrets = nullptr;  ///< one of these two is set
    const View* seen = nullptr;
    bool all_seeing = false;  ///< others' hands and a hidden bank count too; needs `secrets`

    static Facts all(const Setup& setup, const BasicState<F>& state, Seat seat) {
        return {setup, state.table, seat, state.secrets.holdings[seat.index()], &state.secrets, nullptr, true};
    }
    static Facts known_to(const Setup& setup, const BasicState<F>& state, Seat seat) {
        return {setup, state.table, seat, state.secrets.holdings[seat.index()], &state.secrets, nullptr, false};
    }

    [[nodiscard]] const Settings& settings() const { return setup.config.settings; }
    [[nodiscard]] const PlayerState& player() const { return table.players[seat.index()]; }
    [[nodiscard]] const BasicNetwork<F>& network() const { return table.network; }

    [[nodiscard]] int hand_size(Seat who) const {
        return secrets != nullptr ? secrets->holdings[who.index()].hand.total() : seen->hand_size[who.index()];
    }
    [[nodiscard]] int deck_size() const { return secrets != nullptr ? secrets->deck.total() : seen->deck_size; }
    /// Null when the asker must not see it.
    [[nodiscard]] const Resources* bank() const {
        if (secrets == nullptr) return seen->bank.has_value() ? &*seen->bank : nullptr;
        return all_seeing || settings().bank_visible ? &secrets->bank : nullptr;
    }
    /// Public even when the bank is hidden: what is not in a hand is there (rules 1.5).
    [[nodiscard]] int bank_total() const {
        if (const Resources* stock = bank(); stock != nullptr) return stock->total();
        int total = setup.supply.total();
        for (const Seat who : setup.all_seats()) total -= hand_size(who);
        return total;
    }
    [[nodiscard]] bool bank_may_have(const Resources& cards) const {
        const Resources* stock = bank();
        return stock != nullptr ? stock->contains(cards) : bank_total() >= cards.total();
    }
    /// The resources of which bank_may_have() one card, one bit each.
    [[nodiscard]] unsigned bank_kinds() const {
        if (const Resources* stock = bank(); stock != nullptr) return stock->kinds();
        return bank_total() > 0 ? kEveryKind : 0;
    }
    /// Whether `who` holds the cards; judged by the size of the hand where the asker cannot see it.
    [[nodiscard]] bool may_hold(Seat who, const Resources& cards) const {
        if (who == seat) return own.hand.contains(cards);
        return all_seeing ? secrets->holdings[who.index()].hand.contains(cards) : hand_size(who) >= cards.total();
    }
};

/// The facts that `view` tells its viewer.
[[nodiscard]] inline Facts<PlayForm> known_to_viewer(const Setup& setup, const View& view) {
    return {setup, view.table, view.viewer, view.own, nullptr, &view, false};
}

[[nodiscard]] inline bool in_range(Resource r) { return static_cast<int>(r) < kResources; }
[[nodiscard]] inline bool in_range(const Setup& setup, Seat seat) { return seat.value < setup.config.seats; }

/// The reason for refusing what belongs to another phase (D3: pending things come first).
[[nodiscard]] constexpr Reason out_of_phase(Phase now) {
    switch (now) {
        case Phase::over: return Reason::game_over;
        case Phase::setup_settlement:
        case Phase::setup_road:
        case Phase::pre_roll:
        case Phase::main: return Reason::wrong_phase;
        default: return Reason::pending;
    }
}

/// Ok when it is the asker's turn and the phase is `phase`; else why not.
template <class F>
[[nodiscard]] Reason in_phase(const Facts<F>& facts, Phase phase) {
    if (facts.seat != facts.table.turn) return Reason::not_your_turn;
    return facts.table.phase == phase ? Reason::ok : out_of_phase(facts.table.phase);
}

}  // namespace lw::isles
