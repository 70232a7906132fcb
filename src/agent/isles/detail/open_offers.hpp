// Who has yet to answer whose offer.
#pragma once

#include "isles/setup.hpp"
#include "isles/state.hpp"

namespace lw::agent {

[[nodiscard]] inline isles::SeatSet unanswered(const isles::Offer& offer) {
    return offer.open ? offer.to - offer.accepted - offer.declined : isles::SeatSet{};
}

/// Somebody whose offer this seat has not answered; nobody when there is none.
[[nodiscard]] inline isles::Seat asking(const isles::Setup& setup, const isles::Table& table, isles::Seat me) {
    for (const isles::Seat from : setup.all_seats()) {
        if (unanswered(table.offers[from.index()]).has(me)) return from;
    }
    return isles::Seat{};
}

}  // namespace lw::agent
