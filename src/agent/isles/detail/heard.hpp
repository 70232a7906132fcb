// What a seat remembers of what it has heard.
#pragma once

#include "agent/isles/detail/hand_belief.hpp"

#include <algorithm>
#include <span>
#include <variant>
#include <vector>

namespace lw::agent {

struct Heard {
    HandBelief belief;
    std::vector<isles::OfferMade> offers;  ///< this turn, by anybody

    /// As Agent's observe() has it.
    void note(std::span<const isles::Event> events, bool anew) {
        if (anew) *this = Heard{};
        for (const isles::Event& event : events) {
            belief.note(event);
            if (std::holds_alternative<isles::TurnBegan>(event)) offers.clear();
            if (const auto* made = std::get_if<isles::OfferMade>(&event)) offers.push_back(*made);
        }
    }

    [[nodiscard]] int offers_of(isles::Seat seat) const {
        return static_cast<int>(std::count_if(offers.begin(), offers.end(), [seat](const auto& made) { return made.seat == seat; }));
    }
    [[nodiscard]] bool offered(isles::Seat seat, const isles::Resources& give, const isles::Resources& want) const {
        return std::any_of(offers.begin(), offers.end(),
                           [&](const auto& made) { return made.seat == seat && made.give == give && made.want == want; });
    }
};

}  // namespace lw::agent
