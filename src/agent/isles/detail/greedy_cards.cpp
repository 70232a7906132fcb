// When to play which development card.
#include "agent/isles/detail/greedy_parts.hpp"

#include <algorithm>
#include <utility>

namespace lw::agent {

using namespace isles;

namespace {

Choice if_allowed(const Outlook& at, const Action& action) {
    return check_view(at.setup, at.view, action) == Reason::ok ? Choice(action) : Choice();
}

bool gains_army(const Outlook& at) {
    const Seat holder = at.table().largest_army;
    if (holder == at.me) return false;
    const int record = holder.valid() ? at.table().players[holder.index()].knights : 2;
    return at.player().knights + 1 > record;
}

/// How many of `r` the others hold; exact, from public facts, when the bank is open, else an even share.
int held_by_others(const Outlook& at, Resource r) {
    if (at.view.bank) return at.setup.supply[r] - (*at.view.bank)[r] - at.view.own.hand[r];
    int cards = 0;
    for (const Seat seat : at.setup.all_seats()) cards += seat == at.me ? 0 : at.view.hand_size[seat.index()];
    return cards / kResources;
}

Choice best_by_utility(const Outlook& at, int least_gain) {
    Weighing<Action> cards(at.utility(at.view.own.hand) + least_gain);
    for (const Action& action : legal(at.setup, at.view)) {
        Resources hand = at.view.own.hand;
        if (const auto* plenty = std::get_if<PlayYearOfPlenty>(&action)) {
            hand += plenty->take;
        } else if (const auto* monopoly = std::get_if<PlayMonopoly>(&action)) {
            const int count = held_by_others(at, monopoly->resource);
            if (count < 2) continue;
            hand += Resources::of(monopoly->resource, count);
        } else {
            continue;
        }
        cards.add(action, at.utility(hand));
    }
    return std::move(cards).decision();
}

/// Two free roads are worth playing when they lead to a place or to the longest road.
bool roads_wanted(const Outlook& at) {
    return std::any_of(at.goals.begin(), at.goals.end(),
                       [](const Goal& goal) { return std::holds_alternative<BuildRoad>(goal.step) && goal.value > 60; });
}

}  // namespace

Choice card_before_roll(const Outlook& at) {
    const bool worth_it = robbed(at.setup, at.table(), at.me) || gains_army(at);
    return worth_it ? if_allowed(at, PlayKnight{}) : Choice();
}

Choice card_in_turn(const Outlook& at) {
    if (at.table().card_played || at.view.own.cards.total() == 0) return std::nullopt;
    if (gains_army(at)) {
        if (Choice knight = if_allowed(at, PlayKnight{})) return knight;
    }
    const Goal* goal = at.best(at.view.own.hand);
    const bool at_hand = goal != nullptr && at.rolls_until(at.view.own.hand, goal->cost) == 0;
    if (!at_hand) {
        if (Choice taking = best_by_utility(at, 400)) return taking;
    }
    if (roads_wanted(at)) {
        if (Choice roads = if_allowed(at, PlayRoadBuilding{})) return roads;
    }
    const bool spare_knight = at.view.own.cards[DevCard::knight] > 1 || at.table().largest_army != at.me;
    if (spare_knight || robbed(at.setup, at.table(), at.me)) return if_allowed(at, PlayKnight{});
    return std::nullopt;
}

}  // namespace lw::agent
