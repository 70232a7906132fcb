#include "agent/isles/detail/hard.hpp"

#include "agent/isles/detail/bargain.hpp"
#include "agent/isles/detail/listener.hpp"
#include "agent/isles/detail/open_offers.hpp"
#include "agent/isles/detail/planner.hpp"

#include <utility>

namespace lw::agent {

namespace {

using namespace isles;

constexpr int kMostOffers = 4;                            // of its own in a turn
constexpr int kWorthAccepting = value_of_chance(0.002F);  // of a trade

using Choice = Decision<Action>;

class Hard final : public Listener<Hard> {
public:
    Hard(std::shared_ptr<const IslesNet> net, std::shared_ptr<const IslesNet> theirs) : net_(std::move(net)), theirs_(std::move(theirs)) {}

    template <class F>
    Choice choose_in(const Setup& setup, const View& view, base::Rng& rng, const Budget& budget) {
        const Table& table = view.table;
        const Seat me = view.viewer;
        const bool main = table.phase == Phase::main;
        const Seat from = main ? asking(setup, table, me) : Seat{};
        IslesValue value(setup, *net_);
        IslesValue theirs(setup, *theirs_);
        Meter meter(budget);
        auto deals = deal_out<F>(setup, view, from.valid() ? table.turn : me, value, heard_.belief, rng);
        Planner<F> planner(setup, view, value, deals, meter);
        if (table.owing.has(me)) return planner.discard();
        if (from.valid()) {
            const bool able = check_view(setup, view, AcceptOffer{from}) == Reason::ok;
            Bargain<F> bargain(setup, view, value, theirs, deals, meter);
            if (able && bargain.gain_by(from) > kWorthAccepting) return Action{AcceptOffer{from}};
            return first_wish(bargain.counter(from, heard_), Choice(Action{DeclineOffer{from}}));
        }
        if (main && table.offers[me.index()].open) return planner.settle();
        if (table.turn != me) return std::nullopt;
        Choice move = planner.move();
        if (!main || heard_.offers_of(me) >= kMostOffers) return move;
        return first_wish(Bargain<F>(setup, view, value, theirs, deals, meter).offer(heard_), std::move(move));
    }

private:
    std::shared_ptr<const IslesNet> net_;
    std::shared_ptr<const IslesNet> theirs_;
};

}  // namespace

std::unique_ptr<Agent<isles::Game>> make_hard_isles(std::shared_ptr<const IslesNet> net, std::shared_ptr<const IslesNet> theirs) {
    return std::make_unique<Hard>(std::move(net), std::move(theirs));
}

}  // namespace lw::agent
