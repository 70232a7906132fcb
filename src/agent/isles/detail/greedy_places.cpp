#include "agent/isles/detail/greedy_parts.hpp"
#include "agent/isles/detail/routes.hpp"

#include <algorithm>
#include <utility>

namespace lw::agent {

using namespace isles;

namespace {

/// The best place that a road ending at `end` opens up: there, or one corner further on.
int prospect(const Setup& setup, const View& view, const Income& income, VertexId end, EdgeId road) {
    int best = 0;
    for (const EdgeId e : setup.topology.vertex_edges[end.index()]) {
        if (e == road || view.table.roads[e.index()].valid()) continue;
        const VertexId next = setup.topology.other_end(e, end);
        if (site_free(view.table, next)) best = std::max(best, site_value(setup, income, next));
    }
    if (site_free(view.table, end)) best = std::max(best, site_value(setup, income, end));
    return best;
}

}  // namespace

Choice place_settlement(const Setup& setup, const View& view) {
    const Income income = income_of(setup, view.table, view.viewer);
    Weighing<Action> sites;
    for (const Action& action : legal(setup, view)) {
        const auto* build = std::get_if<BuildSettlement>(&action);
        if (build != nullptr) sites.add(action, site_value(setup, income, build->at));
    }
    return std::move(sites).decision();
}

Choice place_setup_road(const Setup& setup, const View& view) {
    const Income income = income_of(setup, view.table, view.viewer);
    Weighing<Action> roads;
    for (const Action& action : legal(setup, view)) {
        const auto* build = std::get_if<BuildRoad>(&action);
        if (build == nullptr) continue;
        const VertexId end = setup.topology.other_end(build->at, view.table.last_settlement);
        roads.add(action, prospect(setup, view, income, end, build->at));
    }
    return std::move(roads).decision();
}

Choice place_free_road(const Outlook& at) {
    Weighing<Action> roads(0);
    for (const Goal& goal : at.goals) {
        if (!std::holds_alternative<BuildRoad>(goal.step)) continue;
        if (check_view(at.setup, at.view, goal.step) == Reason::ok) roads.add(goal.step, goal.value);
    }
    if (Choice best = std::move(roads).decision()) return best;
    const EdgeId longer = lengthening_road(at.setup, at.table(), at.me);
    if (longer.valid()) return Action{BuildRoad{longer}};
    for (const Action& action : legal(at.setup, at.view)) {
        if (std::holds_alternative<BuildRoad>(action)) return action;
    }
    return std::nullopt;
}

}  // namespace lw::agent
