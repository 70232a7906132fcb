#include "shires/view.hpp"

#include "shires/rules.hpp"

namespace lw::shires {

View view(const Setup& setup, const State& state, Seat viewer) {
    View out;
    out.viewer = viewer;
    out.table = state;
    out.to_act = to_act(setup, state);
    if (viewer.valid()) legal(setup, state, viewer, out.legal);
    return out;
}

Event redact(const Event& event, Seat /*viewer*/) { return event; }

Reason check_view(const Setup& setup, const View& view, const Action& action) {
    return check(setup, view.table, view.viewer, action);
}

}  // namespace lw::shires
