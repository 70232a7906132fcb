#include "shires/rules/step.hpp"

#include <cassert>

namespace lw::shires {

void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events) {
    assert(check(setup, state, actor, action) == Reason::ok);
    Step step{setup, state, events, actor.seat()};
    std::visit([&step](const auto& one) { perform(step, one); }, action);
}

bool irreversible(game::Actor actor, const Action& action) { return actor.nature() || !std::holds_alternative<PlaceTile>(action); }

}  // namespace lw::shires
