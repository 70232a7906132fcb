#include "isles/facts.hpp"

namespace lw::isles {

Facts Facts::all(const Setup& setup, const State& state, Seat seat) {
    return {setup, state.table, seat, state.secrets.holdings[seat.index()], &state.secrets, nullptr, true};
}

Facts Facts::known_to(const Setup& setup, const State& state, Seat seat) {
    return {setup, state.table, seat, state.secrets.holdings[seat.index()], &state.secrets, nullptr, false};
}

Facts Facts::known_to(const Setup& setup, const View& view) {
    return {setup, view.table, view.viewer, view.own, nullptr, &view, false};
}

int Facts::hand_size(Seat who) const {
    return secrets != nullptr ? secrets->holdings[who.index()].hand.total() : seen->hand_size[who.index()];
}

int Facts::deck_size() const { return secrets != nullptr ? secrets->deck.total() : seen->deck_size; }

const Cards* Facts::bank() const {
    if (secrets == nullptr) return seen->bank.has_value() ? &*seen->bank : nullptr;
    return all_seeing || setup.config.settings.bank_visible ? &secrets->bank : nullptr;
}

int Facts::bank_total() const {
    if (const Cards* stock = bank(); stock != nullptr) return stock->total();
    int total = setup.supply.total();
    for (const Seat who : setup.all_seats()) total -= hand_size(who);
    return total;
}

bool Facts::bank_may_have(const Cards& cards) const {
    const Cards* stock = bank();
    return stock != nullptr ? stock->contains(cards) : bank_total() >= cards.total();
}

bool Facts::may_hold(Seat who, const Cards& cards) const {
    if (who == seat) return own.hand.contains(cards);
    return all_seeing ? secrets->holdings[who.index()].hand.contains(cards) : hand_size(who) >= cards.total();
}

}  // namespace lw::isles
