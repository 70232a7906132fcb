#include "agent/isles/detail/medium.hpp"

#include "agent/isles/detail/listener.hpp"
#include "agent/isles/detail/open_offers.hpp"
#include "agent/isles/detail/planner.hpp"

#include <utility>

namespace lw::agent {

namespace {

using namespace isles;

constexpr int kOffersATurn = 2;

using Choice = Decision<Action>;

class Medium final : public Listener<Medium> {
public:
    explicit Medium(std::shared_ptr<const IslesNet> net) : net_(std::move(net)) {}

    template <class F>
    Choice choose_in(const Setup& setup, const View& view, base::Rng& rng, const Budget& budget) {
        const Table& table = view.table;
        const Seat me = view.viewer;
        const bool discarding = table.owing.has(me);
        IslesValue value(setup, *net_);
        auto deals = deal_out<F>(setup, view, me, value, heard_.belief, rng);
        Meter meter(budget);
        Planner<F> planner(setup, view, value, deals, meter);
        if (discarding) return planner.discard();
        if (table.phase == Phase::main) {
            if (const Seat from = asking(setup, table, me); from.valid()) return planner.answer(from);
            if (table.offers[me.index()].open) return planner.settle();
        }
        if (table.turn != me) return std::nullopt;
        Choice move = planner.move();
        if (table.phase == Phase::main && heard_.offers_of(me) < kOffersATurn) {
            return first_wish(planner.offer(heard_), std::move(move));
        }
        return move;
    }

private:
    std::shared_ptr<const IslesNet> net_;
};

}  // namespace

std::unique_ptr<Agent<isles::Game>> make_medium_isles(std::shared_ptr<const IslesNet> net) {
    return std::make_unique<Medium>(std::move(net));
}

}  // namespace lw::agent
