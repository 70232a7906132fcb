// Weighs what a seat may do by the chance to win that it leads to, over a few ways in which the hidden cards may lie.
#pragma once

#include "agent/budget.hpp"
#include "agent/decision.hpp"
#include "agent/isles/detail/deal.hpp"
#include "agent/isles/detail/heard.hpp"
#include "isles/game.hpp"

#include <array>
#include <vector>

namespace lw::agent {

/// One choice of the view's viewer. Values are win chances (value_of_chance).
template <class F>
class Planner {
public:
    /// All must outlive it. The deals are searched for the viewer.
    Planner(const isles::Setup& setup, const isles::View& view, IslesValue& value, std::vector<Deal<F>>& deals, Meter& meter)
        : setup_(setup), view_(view), value_(value), me_(view.viewer), meter_(meter), deals_(deals) {}

    /// The best of the finite moves.
    [[nodiscard]] Decision<isles::Action> move();
    [[nodiscard]] Decision<isles::Action> discard();
    /// A trade worth offering to the others, and none that it has offered in this turn; nothing when there is none. Values
    /// are those of the trade done.
    [[nodiscard]] Decision<isles::Action> offer(const Heard& heard);
    /// Accepts or declines.
    [[nodiscard]] Decision<isles::Action> answer(isles::Seat from);
    /// Confirms the trade with one of those who accepted, or withdraws the offer.
    [[nodiscard]] Decision<isles::Action> settle();

private:
    struct Standing {
        Chances chances;
        float best = 0;  ///< the viewer's after its best moves
    };

    [[nodiscard]] std::vector<isles::Action> promising_first();
    template <class Each>
    [[nodiscard]] int mean(Each each);
    struct Proposal {
        isles::MakeOffer offer;
        float value = 0;
        std::array<float, game::kMaxSeats> gains;  ///< with each seat
    };
    void try_with_all(Deal<F>& deal, const Standing& now, Proposal& out) const;
    [[nodiscard]] Proposal proposal(const isles::Resources& give, const isles::Resources& want, const std::vector<Standing>& now);

    const isles::Setup& setup_;
    const isles::View& view_;
    IslesValue& value_;
    isles::Seat me_;
    Meter& meter_;
    std::vector<Deal<F>>& deals_;
};

}  // namespace lw::agent
