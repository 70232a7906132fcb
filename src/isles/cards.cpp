// Development cards in play (rules 9).
#include "isles/step.hpp"

namespace lw::isles {

namespace {

void play(Step& step, Card card) {
    --step.holding(step.seat).cards[card];
    ++step.table().played[card];
    step.table().card_played = true;
    step.events(CardPlayed{step.seat, card});
}

}  // namespace

void perform(Step& step, const DrawnCard& action) {
    const Seat buyer = step.turn();
    --step.secrets().deck[action.card];
    ++step.holding(buyer).fresh[action.card];
    step.events(CardBought{buyer, action.card});
    resume_turn(step);
}

void perform(Step& step, const PlayKnight& /*action*/) {
    play(step, Card::knight);
    ++step.player(step.seat).knights;
    award_largest_army(step, step.seat);  // before the robber (D7)
    step.table().phase = Phase::move_robber;
}

void perform(Step& step, const PlayRoadBuilding& /*action*/) {
    play(step, Card::road_building);
    step.table().free_roads = 2;
    step.table().phase = Phase::free_road;
}

void perform(Step& step, const PlayYearOfPlenty& action) {
    play(step, Card::year_of_plenty);
    pay_from_bank(step, step.seat, action.take);
    step.events(PlentyTaken{step.seat, action.take});
}

void perform(Step& step, const PlayMonopoly& action) {
    play(step, Card::monopoly);
    for (const Seat other : step.setup.all_seats()) {
        if (other == step.seat) continue;
        const std::uint8_t count = step.holding(other).hand[action.resource];
        step.holding(other).hand -= Cards::of(action.resource, count);
        step.holding(step.seat).hand += Cards::of(action.resource, count);
        step.events(Monopolised{step.seat, other, action.resource, count});
    }
    lapse_after_monopoly(step, step.seat, action.resource);
}

}  // namespace lw::isles
