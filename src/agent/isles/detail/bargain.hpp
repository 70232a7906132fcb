// Looks for trades by which both sides gain, over a few ways in which the hidden cards may lie.
#pragma once

#include "agent/budget.hpp"
#include "agent/decision.hpp"
#include "agent/isles/detail/deal.hpp"
#include "agent/isles/detail/heard.hpp"
#include "isles/game.hpp"

#include <vector>

namespace lw::agent {

/// Trades of the view's viewer. Values are win chances (value_of_chance).
template <class F>
class Bargain {
public:
    /// All must outlive it. The viewer judges by `value`, and expects the others to judge by `theirs`. The deals are searched for the seat
    /// whose turn it is.
    Bargain(const isles::Setup& setup, const isles::View& view, IslesValue& value, IslesValue& theirs, std::vector<Deal<F>>& deals,
            Meter& meter);

    /// What to offer to whom in its own turn, and nothing that it has offered in this turn; nothing when no trade is worth it. Valued by
    /// what comes of it on the average of being accepted and not.
    [[nodiscard]] Decision<isles::Action> offer(const Heard& heard);
    /// What to offer whoever asks on its turn, in place of accepting: something of what was asked for, at another price. Nothing when no
    /// trade is likely, or somebody haggles already.
    [[nodiscard]] Decision<isles::Action> counter(isles::Seat from, const Heard& heard);
    /// What it gains by accepting another one's offer, after what the seat whose turn it is makes of it.
    [[nodiscard]] int gain_by(isles::Seat from);

private:
    struct Trade {
        isles::Resources give;
        isles::Resources want;
    };

    /// What is compared with: the viewer's chance as a deal stands, all chances as the others see it, and those after the best moves.
    struct Now {
        float standing = 0;
        Chances theirs;
        Chances outcome;
    };

    /// Those who could agree to a trade, as it would stand with each of them, and how likely they do.
    struct Partners {
        isles::SeatSet able;
        std::array<Chances, game::kMaxSeats> standing;
        std::array<float, game::kMaxSeats> odds{};
        float best_odds = 0;
    };

    /// What a trade brings with each of them, looked at closely.
    struct Gains {
        std::array<float, game::kMaxSeats> with{};  ///< of all deals
        float likely = 0;                           ///< with the best partner by the odds; the mean of the deals
    };

    template <class Wanted>
    [[nodiscard]] std::vector<Trade> trades(Wanted wanted) const;
    [[nodiscard]] std::vector<Trade> most_promising(const Heard& heard);
    [[nodiscard]] Partners partners(const Deal<F>& deal, const Now& now, const Trade& trade, isles::SeatSet among);
    [[nodiscard]] float likely_gain(isles::Seat from, const Trade& trade);
    [[nodiscard]] int gain_by_giving(const isles::Resources& give, isles::Seat with, const isles::Resources& want);
    [[nodiscard]] float glance(Deal<F>& deal, const Now& now, const Trade& trade);
    [[nodiscard]] Gains look_closely(const Trade& trade);

    const isles::Setup& setup_;
    const isles::View& view_;
    IslesValue& value_;
    IslesValue& theirs_;
    std::vector<Deal<F>>& deals_;
    Meter& meter_;
    isles::Seat me_;
    isles::SeatSet others_;
    std::vector<Now> now_;  ///< of each deal
};

}  // namespace lw::agent
