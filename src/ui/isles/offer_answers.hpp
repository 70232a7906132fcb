// Which answers to an offer are worth a line in the log: not each refusal, but that everybody has refused.
#pragma once

#include "isles/event.hpp"
#include "ui/games.hpp"

#include <array>

namespace lw::ui::isles {

class OfferAnswers {
public:
    /// Events in their order, each once.
    void note(const isles::Event& event);
    /// Everybody whom this seat's last offer was made to has refused it.
    [[nodiscard]] bool refused_by_all(game::Seat from) const;
    [[nodiscard]] int asked(game::Seat from) const { return offers_[from.index()].to.count(); }

private:
    struct Offer {
        game::SeatSet to;
        game::SeatSet refused;
    };
    std::array<Offer, game::kMaxSeats> offers_;
};

}  // namespace lw::ui::isles
