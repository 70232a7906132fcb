#include "isles/view.hpp"

#include "isles/rules.hpp"

namespace lw::isles {

View view(const Setup& setup, const State& state, Seat viewer) {
    const bool over = state.table.phase == Phase::over;
    View out;
    out.viewer = viewer;
    out.table = state.table;
    for (const Seat seat : setup.all_seats()) {
        const std::size_t i = seat.index();
        const Holding& holding = state.secrets.holdings[i];
        const Points points = points_of(state.table, holding, seat);
        out.hand_size[i] = static_cast<std::uint8_t>(holding.hand.total());
        out.card_count[i] = static_cast<std::uint8_t>(holding.cards.total() + holding.fresh.total());
        out.public_points[i] = static_cast<std::uint8_t>(over ? points.total() : points.visible());
        out.point_cards[i] = static_cast<std::uint8_t>(over ? points.cards : 0);
        if (seat != viewer) continue;
        out.own = holding;
        out.own_points = static_cast<std::uint8_t>(points.total());
    }
    if (setup.config.settings.bank_visible) out.bank = state.secrets.bank;
    out.deck_size = static_cast<std::uint8_t>(state.secrets.deck.total());
    out.to_act = to_act(setup, state);
    return out;
}

Event redact(const Event& event, Seat viewer) {
    Event out = event;
    if (auto* stole = std::get_if<Stole>(&out); stole != nullptr) {
        if (viewer != stole->thief && viewer != stole->victim) stole->resource.reset();
    } else if (auto* bought = std::get_if<DevCardBought>(&out); bought != nullptr) {
        if (viewer != bought->seat) bought->card.reset();
    }
    return out;
}

}  // namespace lw::isles
