#include "isles/rules.hpp"
#include "isles/rules/carry_out.hpp"

#include <cassert>

namespace lw::isles {

void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events) {
    assert(check(setup, state, actor, action) == Reason::ok);
    carry_out(setup, state, actor.seat(), action, events);
}

namespace {

/// A roll, a purchase or a theft is completed by nature's answer; a building or a bank trade reveals nothing new.
struct Irreversible {
    bool operator()(const Discard& /*action*/) const { return true; }  // one of several simultaneous decisions
    bool operator()(const EndTurn& /*action*/) const { return true; }
    bool operator()(const PlayMonopoly& /*action*/) const { return true; }  // reveals what others hold
    bool operator()(const AcceptOffer& /*action*/) const { return true; }
    bool operator()(const DeclineOffer& /*action*/) const { return true; }
    bool operator()(const ConfirmTrade& /*action*/) const { return true; }  // moves another's cards
    template <class A>
    bool operator()(const A& /*action*/) const {
        return false;
    }
};

}  // namespace

bool irreversible(game::Actor actor, const Action& action) { return actor.nature() || std::visit(Irreversible{}, action); }

}  // namespace lw::isles
