#include "isles/choice.hpp"

#include "base/hash.hpp"

namespace lw::isles {

namespace {

template <class Counts>
void add(base::Hasher& hash, const Counts& counts) {
    for (const auto n : counts.count) hash.byte(n);
}

}  // namespace

std::uint64_t choice_key(const Setup& setup, const State& state, Seat seat) {
    base::Hasher hash;
    const Holding& own = state.secrets.holdings[seat.index()];
    add(hash, own.hand);
    add(hash, own.cards);
    add(hash, own.fresh);
    add(hash, own.discarding);
    for (const Seat from : setup.all_seats()) {
        const Offer& offer = state.table.offers[from.index()];
        if (!offer.open || (from != seat && !offer.to.has(seat))) continue;
        hash.byte(from.value);
        add(hash, offer.give);
        add(hash, offer.want);
        hash.byte(offer.to.bits());
    }
    return hash.value();
}

}  // namespace lw::isles
