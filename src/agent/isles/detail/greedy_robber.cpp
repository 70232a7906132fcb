// The robber, whom to rob, and what to give up on a seven.
#include "agent/isles/detail/greedy_parts.hpp"

#include <algorithm>
#include <utility>

namespace lw::agent {

using namespace isles;

namespace {

int threat(const View& view, Seat seat) { return 4 + 2 * view.public_points[seat.index()]; }

/// Yield that others lose on this hex, weighed by how near they are to winning; own yield counts against it.
int harm(const Setup& setup, const View& view, HexId hex) {
    const int each = pips(setup.token[hex.index()]);
    int sum = 0;
    int loot = 0;
    for (const VertexId v : setup.topology.hex_vertices[hex.index()]) {
        const Site& site = view.table.sites[v.index()];
        if (!site.owner.valid()) continue;
        const int yield = each * (site.building == Building::city ? 2 : 1);
        if (site.owner == view.viewer) {
            sum -= 40 * yield;
        } else {
            sum += yield * threat(view, site.owner);
            loot = std::max(loot, std::min<int>(view.hand_size[site.owner.index()], 4) * 6);
        }
    }
    return sum + loot;
}

}  // namespace

bool robbed(const Setup& setup, const Table& table, Seat me) {
    if (!table.robber.valid() || setup.token[table.robber.index()] == 0) return false;
    for (const VertexId v : setup.topology.hex_vertices[table.robber.index()]) {
        if (table.sites[v.index()].owner == me) return true;
    }
    return false;
}

Choice move_robber(const Setup& setup, const View& view) {
    Weighing<Action> hexes;
    for (const Action& action : legal(setup, view)) {
        const auto* move = std::get_if<MoveRobber>(&action);
        if (move != nullptr) hexes.add(action, harm(setup, view, move->to));
    }
    return std::move(hexes).decision();
}

Choice choose_victim(const Setup& setup, const View& view) {
    Weighing<Action> victims;
    for (const Action& action : legal(setup, view)) {
        const auto* rob = std::get_if<Rob>(&action);
        if (rob == nullptr) continue;
        const int cards = view.hand_size[rob->victim.index()];
        victims.add(action, cards == 0 ? 0 : threat(view, rob->victim) * 2 + std::min(cards, 8));
    }
    return std::move(victims).decision();
}

/// Card by card, the one least missed; among equals, the one with most left.
Discard discard(const Outlook& at) {
    Resources hand = at.view.own.hand;
    Discard out;
    for (int i = 0; i < at.table().discard_due[at.me.index()]; ++i) {
        Resource least = Resource::brick;
        int most = -1;
        for (const Resource r : kAllResources) {
            if (hand[r] == 0) continue;
            const int left = at.utility(hand - Resources::of(r, 1)) * 32 + hand[r];
            if (left > most) least = r;
            most = std::max(most, left);
        }
        if (most < 0) break;
        hand -= Resources::of(least, 1);
        ++out.cards[least];
    }
    return out;
}

}  // namespace lw::agent
