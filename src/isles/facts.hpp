// What a judgement may rest on. check() sees everything; legal() and check_view() see what one seat knows, so
// that a list or a greyed button cannot betray a secret.
#pragma once

#include "isles/state.hpp"
#include "isles/view.hpp"

namespace lw::isles {

struct Facts {
    const Setup& setup;
    const Table& table;
    Seat seat;  ///< who asks; below setup.config.seats
    const Holding& own;
    const Secrets* secrets = nullptr;  ///< one of these two is there
    const View* seen = nullptr;
    bool all_seeing = false;  ///< others' hands and a hidden bank count too; needs `secrets`

    static Facts all(const Setup& setup, const State& state, Seat seat);
    static Facts known_to(const Setup& setup, const State& state, Seat seat);
    static Facts known_to(const Setup& setup, const View& view);

    [[nodiscard]] int hand_size(Seat who) const;
    [[nodiscard]] int deck_size() const;
    /// Null when the asker must not see it.
    [[nodiscard]] const Cards* bank() const;
    /// Public even when the bank is hidden: what is not in a hand is there (rules 1.5).
    [[nodiscard]] int bank_total() const;
    [[nodiscard]] bool bank_may_have(const Cards& cards) const;
    /// Whether `who` holds the cards; judged by the size of the hand where the asker cannot see it.
    [[nodiscard]] bool may_hold(Seat who, const Cards& cards) const;
};

}  // namespace lw::isles
