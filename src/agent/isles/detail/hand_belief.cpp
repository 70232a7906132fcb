#include "agent/isles/detail/hand_belief.hpp"

#include <algorithm>
#include <optional>

namespace lw::agent {

using namespace isles;

namespace {

constexpr std::size_t kGuesses = 24;
constexpr std::uint64_t kSeed = 0x1517;  // any: what it draws is spread over the guesses

/// Takes the cards away; false when they are not all there.
bool pay(Resources& hand, const Resources& cards) {
    if (!hand.contains(cards)) return false;
    hand -= cards;
    return true;
}

std::optional<Resource> drawn_from(const Resources& hand, base::Rng& rng) {
    if (hand.empty()) return std::nullopt;
    auto at = rng.below(static_cast<std::uint32_t>(hand.total()));
    for (const Resource r : kAllResources) {
        if (at < hand[r]) return r;
        at -= hand[r];
    }
    return std::nullopt;
}

/// What an event does to the hands of one guess.
struct Change {
    std::array<Resources, game::kMaxSeats>& hands;
    const std::array<Resources, game::kMaxSeats>& wanted;
    base::Rng& rng;

    Resources& of(Seat seat) const { return hands[seat.index()]; }

    bool operator()(const Produced& e) const { return (of(e.seat) += e.cards, true); }
    bool operator()(const PlentyTaken& e) const { return (of(e.seat) += e.cards, true); }
    bool operator()(const Settled& e) const { return !e.paid || pay(of(e.seat), kSettlementCost); }
    bool operator()(const RoadBuilt& e) const { return !e.paid || pay(of(e.seat), kRoadCost); }
    bool operator()(const CityBuilt& e) const { return pay(of(e.seat), kCityCost); }
    bool operator()(const DevCardBought& e) const { return pay(of(e.seat), kDevCardCost); }
    bool operator()(const Discarded& e) const { return pay(of(e.seat), e.cards); }
    bool operator()(const OfferMade& e) const { return of(e.seat).contains(e.give); }
    bool operator()(const OfferAccepted& e) const { return of(e.seat).contains(wanted[e.from.index()]); }
    bool operator()(const Stole& e) const {
        const std::optional<Resource> card = e.resource ? e.resource : drawn_from(of(e.victim), rng);
        return card && move(e.victim, Resources::of(*card, 1), e.thief);
    }
    bool operator()(const Monopolised& e) const {
        // All that the other had: a guess with more of it is wrong, too.
        return of(e.from)[e.resource] == e.count && move(e.from, Resources::of(e.resource, e.count), e.seat);
    }
    bool operator()(const BankTraded& e) const {
        if (!pay(of(e.seat), Resources::of(e.give, e.count))) return false;
        return (of(e.seat) += Resources::of(e.take, 1), true);
    }
    bool operator()(const Traded& e) const { return move(e.a, e.from_a, e.b) && move(e.b, e.from_b, e.a); }
    template <class Other>
    bool operator()(const Other& /*event*/) const {
        return true;
    }

private:
    [[nodiscard]] bool move(Seat from, const Resources& cards, Seat to) const { return pay(of(from), cards) && (of(to) += cards, true); }
};

/// Whether these hands are of the sizes that everybody sees, and the viewer's is its own.
bool agrees(const Setup& setup, const View& view, const std::array<Resources, game::kMaxSeats>& hands) {
    Resources sum;
    for (const Seat seat : setup.all_seats()) {
        const Resources& hand = hands[seat.index()];
        if (hand.total() != view.hand_size[seat.index()]) return false;
        if (seat == view.viewer && hand != view.own.hand) return false;
        sum += hand;
    }
    return setup.supply.contains(sum) && (!view.bank || setup.supply - sum == *view.bank);
}

}  // namespace

void HandBelief::forget() {
    guesses_.assign(kGuesses, Guess{});
    wanted_ = {};
    rng_ = base::Rng(kSeed);
}

void HandBelief::note(const Event& event) {
    if (const auto* made = std::get_if<OfferMade>(&event)) wanted_[made->seat.index()] = made->want;
    for (Guess& guess : guesses_) guess.holds = std::visit(Change{guess.hands, wanted_, rng_}, event) && guess.holds;
    replace_the_contradicted();
}

void HandBelief::replace_the_contradicted() {
    const auto holds = [](const Guess& guess) { return guess.holds; };
    const auto good = static_cast<std::size_t>(std::count_if(guesses_.begin(), guesses_.end(), holds));
    if (good == 0 || good == guesses_.size()) return;
    std::stable_partition(guesses_.begin(), guesses_.end(), holds);
    for (std::size_t i = good; i < guesses_.size(); ++i) guesses_[i] = guesses_[rng_.below(static_cast<std::uint32_t>(good))];
}

State HandBelief::deal(const Setup& setup, const View& view, base::Rng& rng) const {
    State state = determinize(setup, view, rng);
    const Guess& guess = guesses_[rng.below(static_cast<std::uint32_t>(guesses_.size()))];
    // Cards that others have chosen to discard were drawn from the hands that were dealt.
    if (view.table.phase == Phase::discard || !guess.holds || !agrees(setup, view, guess.hands)) return state;
    for (const Seat seat : setup.all_seats()) state.secrets.holdings[seat.index()].hand = guess.hands[seat.index()];
    state.secrets.bank = setup.supply;
    for (const Seat seat : setup.all_seats()) state.secrets.bank -= guess.hands[seat.index()];
    return state;
}

}  // namespace lw::agent
