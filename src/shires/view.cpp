#include "shires/view.hpp"

#include "shires/rules.hpp"

namespace lw::shires {

View view(const Setup& setup, const State& state, Seat viewer) {
    View out;
    out.viewer = viewer;
    out.table = state;
    out.to_act = to_act(setup, state);
    return out;
}

ActionList legal(const Setup& setup, const View& view) {
    ActionList out;
    if (view.viewer.valid()) legal(setup, view.table, view.viewer, out);
    return out;
}

Event redact(const Event& event, Seat /*viewer*/) { return event; }

Reason check_view(const Setup& setup, const View& view, const Action& action) { return check(setup, view.table, view.viewer, action); }

}  // namespace lw::shires
