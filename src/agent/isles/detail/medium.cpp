#include "agent/isles/detail/medium.hpp"

#include "agent/isles/detail/open_offers.hpp"
#include "agent/isles/detail/planner.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace lw::agent {

namespace {

using namespace isles;

constexpr int kOffersATurn = 2;

using Choice = Decision<Action>;

class Medium final : public Agent<isles::Game> {
public:
    explicit Medium(std::shared_ptr<const IslesNet> net) : net_(std::move(net)) {}

    void observe(const Setup& /*setup*/, std::span<const Event> events, bool anew) override {
        if (anew) {
            offered_.clear();
            belief_.forget();
        }
        for (const Event& event : events) {
            belief_.note(event);
            if (std::holds_alternative<TurnBegan>(event)) offered_.clear();
            if (const auto* made = std::get_if<OfferMade>(&event)) offered_.push_back(*made);
        }
    }

    Choice choose(const Setup& setup, const View& view, base::Rng& rng, const Budget& budget) override {
        if (search::fits<StandardForm>(setup)) return choose_in<StandardForm>(setup, view, rng, budget);
        if (search::fits<ExtensionForm>(setup)) return choose_in<ExtensionForm>(setup, view, rng, budget);
        return choose_in<PlayForm>(setup, view, rng, budget);
    }

private:
    template <class F>
    Choice choose_in(const Setup& setup, const View& view, base::Rng& rng, const Budget& budget) {
        const Table& table = view.table;
        const Seat me = view.viewer;
        const bool discarding = table.owing.has(me);
        const IslesValue value(setup, *net_);
        Planner<F> planner(setup, view, value, belief_, rng, budget);
        if (discarding) return planner.discard();
        if (table.phase == Phase::main) {
            if (const Seat from = asking(setup, table, me); from.valid()) return planner.answer(from);
            if (table.offers[me.index()].open) return planner.settle();
        }
        if (table.turn != me) return std::nullopt;
        Choice move = planner.move();
        const auto mine = std::count_if(offered_.begin(), offered_.end(), [me](const OfferMade& made) { return made.seat == me; });
        if (table.phase == Phase::main && mine < kOffersATurn) {
            if (Choice offer = planner.offer(offered_)) {
                offer.alternatives.insert(offer.alternatives.end(), move.alternatives.begin(), move.alternatives.end());
                return offer;
            }
        }
        return move;
    }

    std::shared_ptr<const IslesNet> net_;
    std::vector<OfferMade> offered_;  ///< this turn, by anybody
    HandBelief belief_;
};

}  // namespace

std::unique_ptr<Agent<isles::Game>> make_medium_isles(std::shared_ptr<const IslesNet> net) {
    return std::make_unique<Medium>(std::move(net));
}

}  // namespace lw::agent
