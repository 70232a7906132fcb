// What nature may do, and how likely: dice, decks, draws, thefts (rules 1.4, 6.4, 9.1, 16).
#include "isles/clauses.hpp"
#include "isles/judge.hpp"

namespace lw::isles {

namespace {

bool can_roll(const Setup& setup, const Table& table, Dice dice) {
    if (dice.a < 1 || dice.a > 6 || dice.b < 1 || dice.b > 6) return false;
    if (dice.a + dice.b == 7 && sevens_spared(setup, table.turn_number)) return false;
    return ((table.dice_drawn >> dice_bit(dice.a, dice.b)) & 1U) == 0;
}

}  // namespace

void chances(const Setup& setup, const State& state, ChanceList& out) {
    const auto add = [&out](const Action& action, std::uint32_t weight) {
        if (weight != 0) out.push_back({action, weight});
    };
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::first_player:
            for (const Seat seat : setup.all_seats()) add(FirstPlayer{seat}, 1);
            break;
        case Phase::dice:
            for (std::uint8_t i = 0; i < 36; ++i) {
                const Dice dice{static_cast<std::uint8_t>(i / 6 + 1), static_cast<std::uint8_t>(i % 6 + 1)};
                if (can_roll(setup, table, dice)) add(dice, 1);
            }
            break;
        case Phase::theft:
            for (const Resource r : kAllResources) {
                add(StolenCard{r}, state.secrets.holdings[table.victims.lowest().index()].hand[r]);
            }
            break;
        case Phase::card_draw:
            for (const Card card : kAllCards) add(DrawnCard{card}, state.secrets.deck[card]);
            break;
        default:
            break;
    }
}

Reason judge_chance(const Setup& setup, const State& state, const Action& action) {
    const Table& table = state.table;
    const auto answer = [](bool possible) { return possible ? Reason::ok : Reason::not_an_outcome; };
    if (const auto* first = std::get_if<FirstPlayer>(&action); first != nullptr) {
        return answer(table.phase == Phase::first_player && in_range(setup, first->seat));
    }
    if (const auto* dice = std::get_if<Dice>(&action); dice != nullptr) {
        return answer(table.phase == Phase::dice && can_roll(setup, table, *dice));
    }
    if (const auto* stolen = std::get_if<StolenCard>(&action); stolen != nullptr) {
        if (table.phase != Phase::theft || !in_range(stolen->resource)) return Reason::not_an_outcome;
        return answer(state.secrets.holdings[table.victims.lowest().index()].hand[stolen->resource] != 0);
    }
    if (const auto* drawn = std::get_if<DrawnCard>(&action); drawn != nullptr) {
        if (table.phase != Phase::card_draw || static_cast<int>(drawn->card) >= kCardKinds)
            return Reason::not_an_outcome;
        return answer(state.secrets.deck[drawn->card] != 0);
    }
    return Reason::not_an_outcome;
}

}  // namespace lw::isles
