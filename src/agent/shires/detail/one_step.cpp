#include "agent/shires/detail/one_step.hpp"

#include <utility>
#include <vector>

namespace lw::agent {

namespace {

using namespace shires;

/// The position after `action`, without the draw that follows.
State after(const Setup& setup, const State& state, Seat seat, const Action& action) {
    State next = state;
    EventSink nowhere;
    apply(setup, next, seat, action, nowhere);
    return next;
}

class OneStep final : public Agent<shires::Game> {
public:
    explicit OneStep(ShiresJudge judge) : judge_(std::move(judge)) {}

    void observe(const Setup& /*setup*/, std::span<const Event> /*events*/, bool /*anew*/) override {}

    Decision<Action> choose(const Setup& setup, const View& view, base::Rng& rng, const Budget& budget) override {
        const Seat me = view.viewer;
        if (view.table.phase == Phase::follower) return best_follower(setup, view.table, me);
        const ActionList moves = legal(setup, view);
        std::vector<Action> listed(moves.begin(), moves.end());
        rng.shuffle(listed);  // of equals, any one
        Weighing<Action> places;
        Meter meter(budget);
        for (const Action& place : listed) {
            if (!meter.next()) break;
            places.add(place, best_follower(setup, after(setup, view.table, me, place), me).value);
        }
        return std::move(places).decision();
    }

private:
    [[nodiscard]] Decision<Action> best_follower(const Setup& setup, const State& state, Seat seat) const {
        Weighing<Action> followers;
        ActionList moves;
        legal(setup, state, seat, moves);
        for (const Action& one : moves) followers.add(one, judge_(setup, after(setup, state, seat, one), seat));
        return std::move(followers).decision();
    }

    ShiresJudge judge_;
};

}  // namespace

std::unique_ptr<Agent<shires::Game>> make_one_step_shires(ShiresJudge judge) { return std::make_unique<OneStep>(std::move(judge)); }

}  // namespace lw::agent
