#include "agent/shires/detail/turns.hpp"

#include "agent/shires/detail/frontier.hpp"

namespace lw::agent {

using namespace shires;

namespace {

class Turns {
public:
    Turns(const ShiresNet& net, const Setup& setup, const std::function<void(const Turn&)>& each) : net_(net), setup_(setup), each_(each) {}

    void with_places(const State& state, const PlaceFilter& wanted) {
        const Frontier frontier(setup_, state);
        ActionList places;
        legal(setup_, state, state.turn, places);
        State laid;
        for (const Action& place : places) {
            if (!wanted(std::get<PlaceTile>(place))) continue;
            laid = state;
            perform(laid, place);
            turn_.place = place;
            frontier.read_odds_after(laid, odds_);
            with_followers(laid);
        }
    }

    void with_followers_only(const State& laid) {
        Frontier(setup_, laid).read_odds(laid, odds_);
        with_followers(laid);
    }

private:
    void perform(State& state, const Action& action) const {
        EventSink nowhere;
        apply(setup_, state, state.turn, action, nowhere);
    }

    /// Followers change nothing about the odds.
    void with_followers(const State& laid) {
        followers_.clear();
        legal(setup_, laid, laid.turn, followers_);
        for (const Action& follower : followers_) {
            turn_.follower = follower;
            turn_.after = laid;
            perform(turn_.after, follower);
            turn_.chances = shires_chances(net_, setup_, turn_.after, odds_);
            each_(turn_);
        }
    }

    const ShiresNet& net_;
    const Setup& setup_;
    const std::function<void(const Turn&)>& each_;
    CompletionOdds odds_;
    ActionList followers_;
    Turn turn_;
};

}  // namespace

void for_each_turn(const ShiresNet& net, const Setup& setup, const State& state, const PlaceFilter& wanted,
                   const std::function<void(const Turn&)>& each) {
    Turns turns(net, setup, each);
    if (state.phase == Phase::tile) {
        turns.with_places(state, wanted);
    } else {
        turns.with_followers_only(state);
    }
}

}  // namespace lw::agent
