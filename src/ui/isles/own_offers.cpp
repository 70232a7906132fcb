#include "ui/isles/own_offers.hpp"

#include <algorithm>
#include <variant>

namespace lw::ui::isles {

namespace {

template <class E>
const E* as(const isles::Event& event) {
    return std::get_if<E>(&event);
}

std::span<const isles::Event> of_this_turn(std::span<const isles::Event> events) {
    for (std::size_t i = events.size(); i-- > 0;) {
        if (as<isles::TurnBegan>(events[i]) != nullptr || as<isles::PartBegan>(events[i]) != nullptr) return events.subspan(i);
    }
    return events;
}

void follow(OwnOffers& own, const isles::Event& event, game::Seat seat) {
    if (const auto* made = as<isles::OfferMade>(event); made != nullptr && made->seat == seat) {
        own.sent.push_back({{made->give, made->want, made->to}, {}, true, false});
        return;
    }
    if (own.sent.empty() || !own.sent.back().open) return;
    SentOffer& last = own.sent.back();
    if (const auto* no = as<isles::OfferDeclined>(event); no != nullptr && no->from == seat) {
        last.declined.add(no->seat);
    } else if (const auto* closed = as<isles::OfferClosed>(event); closed != nullptr && closed->seat == seat) {
        last.open = false;
    } else if (const auto* trade = as<isles::Traded>(event); trade != nullptr && trade->a == seat) {
        last.open = false;
        last.traded = true;
    }
}

}  // namespace

game::SeatSet OwnOffers::decliners(const isles::Resources& give, const isles::Resources& want) const {
    game::SeatSet out;
    for (const SentOffer& offer : sent) {
        if (offer.terms.give == give && offer.terms.want == want) out = out | offer.declined;
    }
    return out;
}

OwnOffers own_offers(std::span<const isles::Event> events, game::Seat seat) {
    OwnOffers own;
    if (!seat.valid()) return own;
    for (const isles::Event& event : of_this_turn(events)) follow(own, event, seat);
    return own;
}

}  // namespace lw::ui::isles
