#include "ui/isles/offer_answers.hpp"

#include <variant>

namespace lw::ui::isles {

void OfferAnswers::note(const isles::Event& event) {
    if (const auto* made = std::get_if<isles::OfferMade>(&event)) offers_[made->seat.index()] = {made->to, {}};
    if (const auto* declined = std::get_if<isles::OfferDeclined>(&event)) offers_[declined->from.index()].refused.add(declined->seat);
}

bool OfferAnswers::refused_by_all(game::Seat from) const {
    const Offer& offer = offers_[from.index()];
    return !offer.to.empty() && (offer.to - offer.refused).empty();
}

}  // namespace lw::ui::isles
