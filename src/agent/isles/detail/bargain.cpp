#include "agent/isles/detail/bargain.hpp"

#include "agent/isles/detail/traded.hpp"

#include <algorithm>
#include <utility>

namespace lw::agent {

using namespace isles;

namespace {

/// Positions looked at for the turn without a trade, for each trade that may be worth it, and with each partner for the best of
/// these; at tables of up to four.
constexpr std::uint32_t kPositionsNow = 600;
constexpr std::uint32_t kPositionsAtAGlance = 60;
constexpr std::uint32_t kPositionsClosely = 150;
/// How many are looked at closely.
constexpr std::size_t kBestTrades = 6;

/// What a trade must bring, in chance to win, before it is offered.
constexpr float kWorthwhile = 0.004F;
/// The same for a counter-offer, by the odds at first, then for certain.
constexpr float kWorthHaggling = 0.003F;
/// Somebody whom a trade brings the one never accepts it, the other always.
constexpr float kRefused = -0.004F;
constexpr float kAccepted = 0.006F;

float odds_of(float gain) { return std::clamp((gain - kRefused) / (kAccepted - kRefused), 0.0F, 1.0F); }

/// One card or two, of whatever kinds.
std::vector<Resources> handfuls() {
    std::vector<Resources> out;
    for (const Resource a : kAllResources) {
        out.push_back(Resources::of(a, 1));
        for (const Resource b : kAllResources) {
            if (a <= b) out.push_back(Resources::of(a, 1) + Resources::of(b, 1));
        }
    }
    return out;
}

bool share_a_kind(const Resources& a, const Resources& b) {
    return std::any_of(kAllResources.begin(), kAllResources.end(), [&](Resource r) { return a[r] > 0 && b[r] > 0; });
}

/// More seats mean larger boards and slower looks at them.
std::uint32_t at_table(const Setup& setup, std::uint32_t positions) {
    return positions * 4 / std::max<std::uint32_t>(4, setup.config.seats);
}

}  // namespace

template <class F>
Bargain<F>::Bargain(const Setup& setup, const View& view, IslesValue& value, IslesValue& theirs, std::vector<Deal<F>>& deals, Meter& meter)
    : setup_(setup),
      view_(view),
      value_(value),
      theirs_(theirs),
      deals_(deals),
      meter_(meter),
      me_(view.viewer),
      others_(setup.all_seats() - SeatSet::of(me_)) {
    for (Deal<F>& deal : deals_) {
        deal.search.allow(at_table(setup, kPositionsNow));
        now_.push_back({value_.chances(deal.state)[me_.index()], theirs_.chances(deal.state), deal.search.outcome(deal.state)});
    }
}

/// Those that the viewer can pay for and that are `wanted`.
template <class F>
template <class Wanted>
std::vector<typename Bargain<F>::Trade> Bargain<F>::trades(Wanted wanted) const {
    std::vector<Trade> out;
    const std::vector<Resources> all = handfuls();
    for (const Resources& give : all) {
        if (!view_.own.hand.contains(give)) continue;
        for (const Resources& want : all) {
            const Trade trade{give, want};
            if (!share_a_kind(give, want) && wanted(trade)) out.push_back(trade);
        }
    }
    return out;
}

template <class F>
typename Bargain<F>::Partners Bargain<F>::partners(const Deal<F>& deal, const Now& now, const Trade& trade, SeatSet among) {
    Partners out;
    for (const Seat seat : among) {
        if (!deal.state.secrets.holdings[seat.index()].hand.contains(trade.want)) continue;
        const std::size_t i = seat.index();
        out.able.add(seat);
        const BasicState<F> then = traded(deal.state, me_, trade.give, seat, trade.want);
        out.standing[i] = value_.chances(then);
        out.odds[i] = odds_of(theirs_.chances(then)[i] - now.theirs[i]);
        out.best_odds = std::max(out.best_odds, out.odds[i]);
    }
    return out;
}

/// What a trade brings by the odds with the best partner, roughly: one search with the other hand serves all partners, and
/// what differs is read off the position as it stands.
template <class F>
float Bargain<F>::glance(Deal<F>& deal, const Now& now, const Trade& trade) {
    const Partners partners = this->partners(deal, now, trade, others_);
    if (partners.best_odds <= 0) return 0;
    BasicState<F> mine = deal.state;
    Resources& hand = mine.secrets.holdings[me_.index()].hand;
    hand = hand - trade.give + trade.want;
    deal.search.allow(at_table(setup_, kPositionsAtAGlance));
    const float gain = deal.search.best(mine) - now.outcome[me_.index()];
    if (gain * partners.best_odds < kWorthwhile) return 0;
    const float standing = deal.search.standing(mine);
    float most = 0;
    for (const Seat seat : partners.able) {
        const float with = gain + partners.standing[seat.index()][me_.index()] - standing;
        most = std::max(most, with * partners.odds[seat.index()]);
    }
    return most;
}

template <class F>
std::vector<typename Bargain<F>::Trade> Bargain<F>::most_promising(const Heard& heard) {
    std::vector<std::pair<float, Trade>> all;
    for (const Trade& trade : trades([&](const Trade& one) { return !heard.offered(me_, one.give, one.want); })) {
        if (!meter_.next()) break;
        float sum = 0;
        for (std::size_t i = 0; i < deals_.size(); ++i) sum += glance(deals_[i], now_[i], trade);
        if (sum / static_cast<float>(deals_.size()) >= kWorthwhile / 2) all.emplace_back(sum, trade);
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Trade> out;
    for (std::size_t i = 0; i < std::min(all.size(), kBestTrades); ++i) out.push_back(all[i].second);
    return out;
}

template <class F>
typename Bargain<F>::Gains Bargain<F>::look_closely(const Trade& trade) {
    Gains out;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
        Deal<F>& deal = deals_[i];
        const Partners partners = this->partners(deal, now_[i], trade, others_);
        if (partners.best_odds <= 0) continue;
        float most = 0;
        for (const Seat seat : partners.able) {
            deal.search.allow(at_table(setup_, kPositionsClosely));
            const float gain = deal.search.best(traded(deal.state, me_, trade.give, seat, trade.want)) - now_[i].outcome[me_.index()];
            out.with[seat.index()] += gain;
            most = std::max(most, gain * partners.odds[seat.index()]);
        }
        out.likely += most / static_cast<float>(deals_.size());
    }
    return out;
}

/// It goes to all but those with whom it would not pay: others than may be expected accept now and then.
template <class F>
Decision<Action> Bargain<F>::offer(const Heard& heard) {
    float outcomes = 0;
    for (const Now& now : now_) outcomes += now.outcome[me_.index()];
    const int without = value_of_chance(outcomes / static_cast<float>(now_.size()));
    Weighing<Action> weighed(without + value_of_chance(kWorthwhile));
    for (const Trade& trade : most_promising(heard)) {
        if (!meter_.next()) break;
        const Gains gains = look_closely(trade);
        MakeOffer offer{trade.give, trade.want, {}};
        for (const Seat seat : others_) {
            if (gains.with[seat.index()] >= 0) offer.to.add(seat);
        }
        if (!offer.to.empty() && check_view(setup_, view_, offer) == Reason::ok)
            weighed.add(offer, without + value_of_chance(gains.likely));
    }
    return std::move(weighed).decision();
}

/// What a trade with `from` brings the viewer as it stands, by the odds that they agree; the mean of the deals.
template <class F>
float Bargain<F>::likely_gain(Seat from, const Trade& trade) {
    float sum = 0;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
        const Partners partner = partners(deals_[i], now_[i], trade, SeatSet::of(from));
        if (partner.best_odds > 0) sum += partner.best_odds * (partner.standing[from.index()][me_.index()] - now_[i].standing);
    }
    return sum / static_cast<float>(deals_.size());
}

template <class F>
Decision<Action> Bargain<F>::counter(Seat from, const Heard& heard) {
    if (from != view_.table.turn || heard.offers_of(me_) > 0) return std::nullopt;
    for (const Seat seat : setup_.all_seats() - SeatSet::of(from)) {
        if (view_.table.offers[seat.index()].open) return std::nullopt;
    }
    const Offer& asked = view_.table.offers[from.index()];
    const auto another_price = [&](const Trade& trade) {
        return share_a_kind(trade.give, asked.want) && !(trade.give == asked.want && trade.want == asked.give);
    };
    float most = kWorthHaggling;
    std::optional<Trade> best;
    for (const Trade& trade : trades(another_price)) {
        if (!meter_.next()) break;
        if (const float gain = likely_gain(from, trade); gain > most) {
            most = gain;
            best = trade;
        }
    }
    if (!best) return std::nullopt;
    const MakeOffer offer{best->give, best->want, SeatSet::of(from)};
    const bool good =
        check_view(setup_, view_, offer) == Reason::ok && gain_by_giving(offer.give, from, offer.want) > value_of_chance(kWorthHaggling);
    return good ? Decision<Action>(offer) : Decision<Action>();
}

template <class F>
int Bargain<F>::gain_by_giving(const Resources& give, Seat with, const Resources& want) {
    const float gain = mean_where_held(deals_, with, want, [&](Deal<F>& deal) {
        const float now = deal.search.outcome(deal.state)[me_.index()];
        deal.search.allow(at_table(setup_, kPositionsNow));
        return deal.search.outcome(traded(deal.state, me_, give, with, want))[me_.index()] - now;
    });
    return value_of_chance(gain);
}

template <class F>
int Bargain<F>::gain_by(Seat from) {
    const Offer& offer = view_.table.offers[from.index()];
    return gain_by_giving(offer.want, from, offer.give);
}

template class Bargain<StandardForm>;
template class Bargain<ExtensionForm>;
template class Bargain<PlayForm>;

}  // namespace lw::agent
