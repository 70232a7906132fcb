#include "scene/isles_tool.hpp"

#include <algorithm>

namespace lw::scene {

namespace {

using isles::Action;
using isles::Phase;

template <class A>
const A* as(const Action& action) {
    return std::get_if<A>(&action);
}

/// The target at which the tool would do this action; none for another tool's action.
Target target_of(const Action& action, Tool tool) {
    switch (tool) {
        case Tool::road:
            if (const auto* road = as<isles::BuildRoad>(action)) return road->at;
            break;
        case Tool::settlement:
            if (const auto* settlement = as<isles::BuildSettlement>(action)) return settlement->at;
            break;
        case Tool::city:
            if (const auto* city = as<isles::BuildCity>(action)) return city->at;
            break;
        case Tool::robber:
            if (const auto* robber = as<isles::MoveRobber>(action)) return robber->to;
            break;
        case Tool::victim:
        case Tool::none: break;
    }
    return {};
}

Targets victims(const isles::Setup& setup, const isles::View& view, const isles::ActionList& moves) {
    Targets targets;
    if (!view.table.robber.valid()) return targets;
    for (const isles::VertexId corner : setup.topology.hex_vertices[view.table.robber.index()]) {
        const isles::Site& site = view.table.sites[corner.index()];
        if (site.building == isles::Building::none) continue;
        if (moves.contains(Action{isles::Rob{site.owner}})) targets.emplace_back(corner);
    }
    return targets;
}

}  // namespace

Tool forced_tool(const isles::View& view) {
    if (!view.to_act.seats.has(view.viewer)) return Tool::none;
    switch (view.table.phase) {
        case Phase::setup_settlement: return Tool::settlement;
        case Phase::setup_road:
        case Phase::free_road: return Tool::road;
        case Phase::move_robber: return Tool::robber;
        case Phase::choose_victim: return Tool::victim;
        default: return Tool::none;
    }
}

Targets targets_of(const isles::Setup& setup, const isles::View& view, const isles::ActionList& moves, Tool tool) {
    if (tool == Tool::victim) return victims(setup, view, moves);
    Targets targets;
    for (const Action& action : moves) {
        if (const Target target = target_of(action, tool); target.valid()) targets.push_back(target);
    }
    return targets;
}

std::optional<Action> action_at(const isles::Setup& setup, const isles::View& view, const isles::ActionList& moves, Tool tool,
                                Target target) {
    if (tool == Tool::victim) {
        const Targets all = victims(setup, view, moves);
        if (std::find(all.begin(), all.end(), target) == all.end()) return std::nullopt;
        return isles::Rob{view.table.sites[target.index].owner};
    }
    if (!target.valid()) return std::nullopt;
    for (const Action& action : moves) {
        if (target_of(action, tool) == target) return action;
    }
    return std::nullopt;
}

}  // namespace lw::scene
