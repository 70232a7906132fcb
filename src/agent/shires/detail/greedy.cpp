#include "agent/shires/detail/greedy.hpp"

#include "agent/shires/detail/outlook.hpp"

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

Decision<Action> best_follower(const Setup& setup, const State& state, Seat seat) {
    Weighing<Action> followers;
    ActionList moves;
    legal(setup, state, seat, moves);
    for (const Action& one : moves) followers.add(one, outlook(setup, after(setup, state, seat, one), seat));
    return std::move(followers).decision();
}

class Greedy final : public Agent<shires::Game> {
public:
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
};

}  // namespace

std::unique_ptr<Agent<shires::Game>> make_greedy_shires() { return std::make_unique<Greedy>(); }

}  // namespace lw::agent
