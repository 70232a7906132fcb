#include "agent/shires/greedy.hpp"

#include "agent/shires/outlook.hpp"

namespace lw::agent {

namespace {

using namespace shires;

struct Best {
    std::optional<Action> action;
    int value = 0;

    void offer(const Action& other, int worth) {
        if (action && worth <= value) return;
        action = other;
        value = worth;
    }
};

/// The position after `action`, the draw that follows left out.
State after(const Setup& setup, const State& state, Seat seat, const Action& action) {
    State next = state;
    EventSink nowhere;
    apply(setup, next, seat, action, nowhere);
    return next;
}

Best best_follower(const Setup& setup, const State& state, Seat seat) {
    Best best;
    ActionList followers;
    legal(setup, state, seat, followers);
    for (const Action& one : followers) best.offer(one, outlook(setup, after(setup, state, seat, one), seat));
    return best;
}

class Greedy final : public Agent<shires::Game> {
public:
    void observe(const Setup& /*setup*/, std::span<const Event> /*events*/, bool /*anew*/) override {}

    std::optional<Action> choose(const Setup& setup, const View& view, base::Rng& rng) override {
        const Seat me = view.viewer;
        if (view.table.phase == Phase::follower) return best_follower(setup, view.table, me).action;
        Best best;
        const ActionList moves = legal(setup, view);
        std::vector<Action> places(moves.begin(), moves.end());
        rng.shuffle(places);  // of equals, any
        for (const Action& place : places) {
            best.offer(place, best_follower(setup, after(setup, view.table, me, place), me).value);
        }
        return best.action;
    }
};

}  // namespace

std::unique_ptr<Agent<shires::Game>> make_greedy_shires() { return std::make_unique<Greedy>(); }

}  // namespace lw::agent
