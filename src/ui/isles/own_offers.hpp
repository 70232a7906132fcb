// What became of the viewer's offers in this turn, read from the events. Pure logic.
#pragma once

#include "isles/action.hpp"
#include "isles/event.hpp"
#include "ui/games.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lw::ui::isles {

/// The terms of one offer, and who has said no to it.
struct SentOffer {
    isles::MakeOffer terms;
    game::SeatSet declined;
    bool open = true;
    bool traded = false;

    [[nodiscard]] bool refused() const { return !open && !traded && !declined.empty(); }
    [[nodiscard]] bool refused_by_all() const { return refused() && declined == terms.to; }
};

struct OwnOffers {
    std::vector<SentOffer> sent;  ///< in this turn, newest last

    [[nodiscard]] const SentOffer* last() const { return sent.empty() ? nullptr : &sent.back(); }
    /// Who has declined exactly these cards for those in this turn.
    [[nodiscard]] game::SeatSet decliners(const isles::Resources& give, const isles::Resources& want) const;
};

/// Those of `seat` since the turn, or its current part, began.
[[nodiscard]] OwnOffers own_offers(std::span<const isles::Event> events, game::Seat seat);

}  // namespace lw::ui::isles
