// Which development card may be played when (rules 9).
#include "isles/judge.hpp"

namespace lw::isles {

Reason judge_card(const Facts& facts, Card card) {
    const Phase phase = facts.table.phase == Phase::pre_roll ? Phase::pre_roll : Phase::main;
    if (const Reason r = in_phase(facts, phase); r != Reason::ok) return r;
    if (facts.table.part == Part::special) return Reason::not_in_this_part;
    if (facts.own.cards[card] == 0) {
        return facts.own.fresh[card] != 0 ? Reason::card_bought_this_turn : Reason::card_not_held;
    }
    return facts.table.card_played ? Reason::card_already_played : Reason::ok;
}

Reason judge(const Facts& facts, const PlayKnight& /*action*/) { return judge_card(facts, Card::knight); }

Reason judge(const Facts& facts, const PlayRoadBuilding& /*action*/) {
    if (const Reason r = judge_card(facts, Card::road_building); r != Reason::ok) return r;
    if (facts.table.players[facts.seat.index()].roads_left == 0) return Reason::no_pieces_left;  // D8
    return any_road_place(facts.setup, facts.table, facts.seat) ? Reason::ok : Reason::no_road_possible;
}

Reason judge(const Facts& facts, const PlayYearOfPlenty& action) {
    if (const Reason r = judge_card(facts, Card::year_of_plenty); r != Reason::ok) return r;
    const int stock = facts.bank_total();
    if (stock == 0) return Reason::bank_short;  // D9
    if (action.take.total() != (stock == 1 ? 1 : 2)) return Reason::wrong_count;
    return facts.bank_may_have(action.take) ? Reason::ok : Reason::bank_short;
}

Reason judge(const Facts& facts, const PlayMonopoly& action) {
    if (!in_range(action.resource)) return Reason::not_on_board;
    return judge_card(facts, Card::monopoly);
}

Reason judge(const Facts& facts, const SkipFreeRoad& /*action*/) {
    if (const Reason r = in_phase(facts, Phase::free_road); r != Reason::ok) return r;
    return facts.table.free_roads == 1 ? Reason::ok : Reason::wrong_phase;  // only the second may be declined
}

}  // namespace lw::isles
