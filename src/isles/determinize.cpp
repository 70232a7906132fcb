#include "isles/determinize.hpp"

#include "isles/rules.hpp"
#include "isles/rules/chance.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

/// A pile of resource cards that one can draw from at random.
class Pile {
public:
    explicit Pile(const Resources& cards) : cards_(cards) {}

    Resource draw(base::Rng& rng) {
        const Resource card = draw_one(cards_, rng);
        --cards_[card];
        return card;
    }
    Resources draw(int count, base::Rng& rng) {
        Resources drawn;
        for (int i = 0; i < count && !cards_.empty(); ++i) ++drawn[draw(rng)];
        return drawn;
    }
    /// Takes these cards out, as far as they are there.
    Resources take(const Resources& wanted) {
        Resources taken;
        for (const Resource r : kAllResources) {
            taken[r] = std::min(wanted[r], cards_[r]);
            cards_[r] = static_cast<std::uint8_t>(cards_[r] - taken[r]);
        }
        return taken;
    }
    [[nodiscard]] const Resources& rest() const { return cards_; }

private:
    Resources cards_;
};

Resources minus(Resources from, const Resources& cards) {
    for (const Resource r : kAllResources) from[r] = static_cast<std::uint8_t>(from[r] - std::min(from[r], cards[r]));
    return from;
}

/// An open offer says what its maker holds; the rest of each hand is dealt at random.
void deal_hands(const Setup& setup, const View& view, base::Rng& rng, Secrets& out) {
    Pile pile(minus(minus(setup.supply, view.own.hand), view.bank.value_or(Resources{})));
    for (const Seat seat : setup.all_seats()) {
        const Offer& offer = view.table.offers[seat.index()];
        if (seat != view.viewer && offer.open) out.holdings[seat.index()].hand = pile.take(offer.give);
    }
    for (const Seat seat : setup.all_seats()) {
        if (seat == view.viewer) continue;
        Resources& hand = out.holdings[seat.index()].hand;
        hand += pile.draw(view.hand_size[seat.index()] - hand.total(), rng);
    }
    out.bank = view.bank.value_or(pile.rest());
}

/// Those who owed a discard and no longer do have chosen one.
void choose_discards(const Setup& setup, const View& view, base::Rng& rng, Secrets& out) {
    for (const Seat seat : setup.all_seats()) {
        if (seat == view.viewer || view.table.owing.has(seat)) continue;
        Holding& holding = out.holdings[seat.index()];
        holding.discarding = Pile(holding.hand).draw(view.table.discard_due[seat.index()], rng);
    }
}

DevCards unseen_cards(const Setup& setup, const View& view) {
    DevCards unseen;
    for (const DevCard card : kAllDevCards) {
        const int known = view.table.played[card] + view.own.cards[card] + view.own.fresh[card];
        unseen[card] = static_cast<std::uint8_t>(std::max(0, setup.deck[card] - known));
    }
    return unseen;
}

/// How many victory points `seat` may hold: all that are shown at the end; before it, fewer than would have
/// won for the seat whose turn it is.
int most_points(const Setup& setup, const View& view, Seat seat) {
    if (view.table.phase == Phase::over) return view.point_cards[seat.index()];
    const bool may_win = seat == view.table.turn && view.table.part != Part::special;
    if (!may_win || view.table.turn_number == 0) return setup.deck[DevCard::victory_point];
    return setup.config.settings.victory_target - 1 - view.public_points[seat.index()];
}

using DevCardDeck = base::Bounded<DevCard, 64>;

/// Takes `count` cards from the shuffled deck, passing over victory points beyond `points`.
void deal_cards(DevCardDeck& deck, int count, int points, Holding& out) {
    DevCardDeck rest;
    for (const DevCard card : deck) {
        const bool point = card == DevCard::victory_point;
        if (count == 0 || (point && points <= 0)) {
            rest.push_back(card);
            continue;
        }
        --count;
        if (point) --points;
        ++out.cards[card];
    }
    deck = rest;
}

/// At the end the points are known: they are dealt first, as shown.
void deal_shown_points(const View& view, Seat seat, DevCardDeck& deck, Holding& out) {
    for (int i = 0; i < view.point_cards[seat.index()]; ++i) {
        DevCard* const at = std::find(deck.begin(), deck.end(), DevCard::victory_point);
        if (at == deck.end()) return;
        *at = deck.back();
        deck.pop_back();
        ++out.cards[DevCard::victory_point];
    }
}

void deal_development(const Setup& setup, const View& view, base::Rng& rng, Secrets& out) {
    const DevCards unseen = unseen_cards(setup, view);
    DevCardDeck deck;
    for (const DevCard card : kAllDevCards) {
        for (int i = 0; i < unseen[card] && !deck.full(); ++i) deck.push_back(card);
    }
    rng.shuffle(deck);
    const bool over = view.table.phase == Phase::over;
    SeatSet others = setup.all_seats();
    if (view.viewer.valid()) others.remove(view.viewer);
    if (over) {
        for (const Seat seat : others) deal_shown_points(view, seat, deck, out.holdings[seat.index()]);
    }
    const auto deal = [&](Seat seat) {
        Holding& holding = out.holdings[seat.index()];
        const int count = view.card_count[seat.index()] - holding.cards.total();
        deal_cards(deck, count, over ? 0 : most_points(setup, view, seat), holding);
    };
    if (others.has(view.table.turn)) deal(view.table.turn);  // first, since it may have to pass cards over
    for (const Seat seat : others) {
        if (seat != view.table.turn) deal(seat);
    }
    for (const DevCard card : deck) ++out.deck[card];
}

}  // namespace

State determinize(const Setup& setup, const View& view, base::Rng& rng) {
    State state;
    state.table = view.table;
    if (view.viewer.valid()) state.secrets.holdings[view.viewer.index()] = view.own;
    deal_hands(setup, view, rng, state.secrets);
    choose_discards(setup, view, rng, state.secrets);
    deal_development(setup, view, rng, state.secrets);
    return state;
}

Discard random_discard(const View& view, base::Rng& rng) {
    return Discard{Pile(view.own.hand).draw(view.table.discard_due[view.viewer.index()], rng)};
}

std::optional<MakeOffer> random_offer(const Setup& setup, const View& view, base::Rng& rng) {
    if (!view.viewer.valid() || view.own.hand.empty()) return std::nullopt;
    const auto below = [&rng](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    const Resource give = Pile(view.own.hand).draw(rng);
    const int held = view.own.hand[give];
    const auto want = static_cast<Resource>((static_cast<int>(give) + 1 + below(kResources - 1)) % kResources);
    MakeOffer offer{Resources::of(give, 1 + below(std::min(2, held))), Resources::of(want, 1 + below(2)), SeatSet{}};
    if (view.viewer == view.table.turn) {
        offer.to = setup.all_seats() - SeatSet::of(view.viewer);
        const Seat one(below(setup.config.seats));
        if (one != view.viewer && below(2) == 0) offer.to = SeatSet::of(one);
    } else if (view.table.turn.valid()) {
        offer.to = SeatSet::of(view.table.turn);
    }
    if (check_view(setup, view, offer) != Reason::ok) return std::nullopt;
    return offer;
}

}  // namespace lw::isles
