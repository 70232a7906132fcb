// Discards, the robber's next hex, its victim (rules 6, 16).
#include "isles/judge.hpp"

namespace lw::isles {

namespace {

/// Where the friendly robber may not go; without the setting it may go anywhere else.
bool sheltered(const Setup& setup, const Table& table, HexId hex) {
    if (!setup.config.settings.friendly_robber || setup.terrain[hex.index()] == Terrain::desert) return false;
    for (const VertexId corner : setup.topology.hex_vertices[hex.index()]) {
        const Site& site = table.sites[corner.index()];
        if (site.building != Building::none && spared(setup, table, site.owner)) return true;
    }
    return false;
}

bool can_leave(const Setup& setup, const Table& table) {
    for (std::uint16_t h = 0; h < setup.topology.hex_count; ++h) {
        if (HexId{h} != table.robber && !sheltered(setup, table, HexId{h})) return true;
    }
    return false;
}

}  // namespace

bool spared(const Setup& setup, const Table& table, Seat seat) {
    return setup.config.settings.friendly_robber && points_of(table, Holding{}, seat).visible() <= 2;
}

Reason judge_robber_hex(const Facts& facts, HexId to) {
    if (to.value >= facts.setup.topology.hex_count) return Reason::not_on_board;
    if (to == facts.table.robber) {
        // It stays only when the friendly robber has nowhere else to go.
        return can_leave(facts.setup, facts.table) ? Reason::robber_must_move : Reason::ok;
    }
    return sheltered(facts.setup, facts.table, to) ? Reason::robber_friendly : Reason::ok;
}

Reason judge(const Facts& facts, const MoveRobber& action) {
    if (const Reason r = in_phase(facts, Phase::move_robber); r != Reason::ok) return r;
    return judge_robber_hex(facts, action.to);
}

Reason judge(const Facts& facts, const Rob& action) {
    if (const Reason r = in_phase(facts, Phase::choose_victim); r != Reason::ok) return r;
    return facts.table.victims.has(action.victim) ? Reason::ok : Reason::not_a_victim;
}

Reason judge(const Facts& facts, const Discard& action) {
    if (facts.table.phase != Phase::discard) return out_of_phase(facts.table.phase);
    if (!facts.table.owing.has(facts.seat)) return Reason::not_your_turn;
    if (action.cards.total() != facts.table.discard_due[facts.seat.index()]) return Reason::wrong_count;
    return facts.own.hand.contains(action.cards) ? Reason::ok : Reason::cards_not_held;
}

}  // namespace lw::isles
