#include "agent/isles/detail/planner.hpp"

#include "agent/isles/detail/traded.hpp"

#include <algorithm>
#include <utility>

namespace lw::agent {

using namespace isles;

namespace {

using Choice = Decision<Action>;

/// What a trade must bring the one who offers or answers it, in chance to win.
constexpr float kLeastGain = 0.004F;
constexpr int kLeastValue = value_of_chance(kLeastGain);

/// All ways to choose `count` cards of a hand.
void choices_of(const Resources& hand, int count, std::size_t kind, Resources chosen, std::vector<Resources>& out) {
    if (count == 0) return out.push_back(chosen);
    if (kind == kAllResources.size()) return;
    const Resource r = kAllResources[kind];
    for (int n = 0; n <= std::min<int>(count, hand[r]); ++n) {
        choices_of(hand, count - n, kind + 1, chosen + Resources::of(r, n), out);
    }
}

/// One or two cards of a kind for one or two of another, as far as the hand reaches; never two for two.
std::vector<std::pair<Resources, Resources>> simple_trades(const Resources& hand) {
    std::vector<std::pair<Resources, Resources>> out;
    for (const Resource give : kAllResources) {
        for (const Resource want : kAllResources) {
            if (give == want) continue;
            for (const auto& [given, wanted] : {std::pair{1, 1}, std::pair{2, 1}, std::pair{1, 2}}) {
                if (hand[give] >= given) out.emplace_back(Resources::of(give, given), Resources::of(want, wanted));
            }
        }
    }
    return out;
}

}  // namespace

template <class F>
template <class Each>
int Planner<F>::mean(Each each) {
    float sum = 0;
    for (Deal<F>& deal : deals_) sum += each(deal);
    return value_of_chance(sum / static_cast<float>(deals_.size()));
}

/// What may be done, that which looks best at once first: a budget cuts off the rest.
template <class F>
std::vector<Action> Planner<F>::promising_first() {
    std::vector<std::pair<float, Action>> all;
    Deal<F>& deal = deals_.front();
    search::moves(setup_, deal.state).for_each([&](const Action& action) {
        if (check_view(setup_, view_, action) != Reason::ok) return;
        BasicState<F> next = deal.state;
        search::apply(setup_, next, me_, action);
        all.emplace_back(deal.search.standing(next), action);
    });
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Action> out;
    for (auto& one : all) out.push_back(one.second);
    return out;
}

template <class F>
Choice Planner<F>::move() {
    const Moves<F> moves = search::moves(setup_, deals_.front().state);
    if (moves.count() == 0) return std::nullopt;
    if (moves.count() == 1) return moves.nth(0);
    Weighing<Action> weighed;
    for (const Action& action : promising_first()) {
        if (!meter_.next()) break;
        weighed.add(action, mean([&](Deal<F>& deal) { return deal.search.after(deal.state, action); }));
    }
    return std::move(weighed).decision();
}

template <class F>
Choice Planner<F>::discard() {
    std::vector<Resources> choices;
    choices_of(view_.own.hand, view_.table.discard_due[me_.index()], 0, Resources{}, choices);
    Weighing<Action> weighed;
    for (const Resources& cards : choices) {
        const int value = mean([&](Deal<F>& deal) {
            BasicState<F> next = deal.state;
            next.secrets.holdings[me_.index()].hand -= cards;
            return deal.search.standing(next);
        });
        weighed.add(Discard{cards}, value);
    }
    return std::move(weighed).decision();
}

/// What a trade brings with each seat, in one way in which the cards may lie.
template <class F>
void Planner<F>::try_with_all(Deal<F>& deal, const Standing& now, Proposal& out) const {
    float most = 0;
    for (const Seat seat : setup_.all_seats() - SeatSet::of(me_)) {
        if (!deal.state.secrets.holdings[seat.index()].hand.contains(out.offer.want)) continue;
        const BasicState<F> then = traded(deal.state, me_, out.offer.give, seat, out.offer.want);
        const float gain = deal.search.best(then) - now.best;
        out.gains[seat.index()] += gain;
        const bool willing = value_.chances(then)[seat.index()] >= now.chances[seat.index()] + kLeastGain / 2;
        if (willing) most = std::max(most, gain);
    }
    out.value += most / static_cast<float>(deals_.size());
}

/// Worth what it brings with the best of those who gain by it, too. It goes to all but those with whom it would not pay: others
/// than may be expected accept now and then.
template <class F>
typename Planner<F>::Proposal Planner<F>::proposal(const Resources& give, const Resources& want, const std::vector<Standing>& now) {
    Proposal out{{give, want, {}}, 0, {}};
    for (std::size_t i = 0; i < deals_.size(); ++i) try_with_all(deals_[i], now[i], out);
    for (const Seat seat : setup_.all_seats() - SeatSet::of(me_)) {
        if (out.gains[seat.index()] >= 0) out.offer.to.add(seat);
    }
    return out;
}

template <class F>
Choice Planner<F>::offer(const Heard& heard) {
    std::vector<Standing> now;
    for (Deal<F>& deal : deals_) now.push_back({value_.chances(deal.state), deal.search.best(deal.state)});
    const int without = mean([](Deal<F>& deal) { return deal.search.best(deal.state); });
    Weighing<Action> weighed(without + kLeastValue);
    for (const auto& [give, want] : simple_trades(view_.own.hand)) {
        if (heard.offered(me_, give, want)) continue;
        if (!meter_.next()) break;
        const Proposal one = proposal(give, want, now);
        if (!one.offer.to.empty() && check_view(setup_, view_, one.offer) == Reason::ok)
            weighed.add(one.offer, without + value_of_chance(one.value));
    }
    return std::move(weighed).decision();
}

template <class F>
Choice Planner<F>::answer(Seat from) {
    const Offer& offer = view_.table.offers[from.index()];
    const Action accept = AcceptOffer{from};
    if (check_view(setup_, view_, accept) != Reason::ok) return Action{DeclineOffer{from}};
    const float gain = mean_where_held(deals_, from, offer.give, [&](Deal<F>& deal) {
        return deal.search.standing(traded(deal.state, from, offer.give, me_, offer.want)) - deal.search.standing(deal.state);
    });
    return value_of_chance(gain) > kLeastValue ? accept : Action{DeclineOffer{from}};
}

/// An offer stands once it is made: it is withdrawn only where the trade would clearly do harm.
template <class F>
Choice Planner<F>::settle() {
    const Offer& mine = view_.table.offers[me_.index()];
    const int without = mean([](Deal<F>& deal) { return deal.search.best(deal.state); });
    Weighing<Action> weighed;
    for (const Seat with : mine.accepted) {
        const Action confirm = ConfirmTrade{with};
        if (check_view(setup_, view_, confirm) != Reason::ok) continue;
        const float gain = mean_where_held(deals_, with, mine.want, [&](Deal<F>& deal) {
            const float now = deal.search.best(deal.state);
            deal.search.allow(kPositions);
            return deal.search.best(traded(deal.state, me_, mine.give, with, mine.want)) - now;
        });
        weighed.add(confirm, without + value_of_chance(gain));
    }
    weighed.add(WithdrawOffer{}, without - kLeastValue);
    return std::move(weighed).decision();
}

template class Planner<StandardForm>;
template class Planner<ExtensionForm>;
template class Planner<PlayForm>;

}  // namespace lw::agent
