// Nature's answers and discards, drawn (rules 1.4, 6.2, 6.4, 9.1, 16).
#include "isles/clauses.hpp"
#include "isles/fast/move_code.hpp"

namespace lw::isles::fast {

namespace {

/// All results by dice_bit(), and those that make a seven.
constexpr std::uint64_t kAllDice = (std::uint64_t{1} << 36) - 1;
constexpr std::uint64_t kSevens = [] {
    std::uint64_t sevens = 0;
    for (int a = 1; a <= 6; ++a) sevens |= std::uint64_t{1} << dice_bit(a, 7 - a);
    return sevens;
}();

/// One card of a pile, all cards alike. Requires that there is one.
unsigned draw_one(Counts pile, base::Rng& rng) {
    auto at = rng.below(pile.total());
    unsigned kind = 0;
    while (at >= pile[kind]) at -= pile[kind++];
    return kind;
}

template <class Shape>
Move draw_dice(const Board<Shape>& board, const Position<Shape>& p, base::Rng& rng) {
    std::uint64_t left = kAllDice & ~p.dice_drawn;
    if (sevens_spared(*board.setup, p.turn_number)) left &= ~kSevens;
    if (left == kAllDice) {
        const unsigned throw_of_two = rng.below(36);
        return dice_move(throw_of_two / 6 + 1, throw_of_two % 6 + 1);
    }
    for (auto rank = rng.below(static_cast<std::uint32_t>(std::popcount(left))); rank > 0; --rank) left &= left - 1;
    const auto bit = static_cast<unsigned>(std::countr_zero(left));
    return dice_move(bit / 6 + 1, bit % 6 + 1);
}

}  // namespace

template <class Shape>
Move draw_chance(const Board<Shape>& board, const Position<Shape>& p, base::Rng& rng) {
    switch (p.phase) {
        case Phase::first_player: return with(Code::first_player, rng.below(board.seats));
        case Phase::theft: return with(Code::stolen_card, draw_one(p.hand[p.victims.lowest().index()], rng));
        case Phase::card_draw: return with(Code::drawn_card, draw_one(p.deck, rng));
        default: return draw_dice(board, p, rng);
    }
}

template <class Shape>
Move draw_discard(const Position<Shape>& p, Seat seat, base::Rng& rng) {
    Counts hand = p.hand[seat.index()];
    Counts chosen;
    for (unsigned i = 0; i < p.discard_due[seat.index()]; ++i) {
        const Counts card = Counts::one(draw_one(hand, rng));
        hand -= card;
        chosen += card;
    }
    return with_cards(Code::discard, chosen);
}

#define LW_INSTANTIATE(Shape)                                                                    \
    template Move draw_chance(const Board<Shape>&, const Position<Shape>&, base::Rng&);          \
    template Move draw_discard(const Position<Shape>&, Seat, base::Rng&);
LW_INSTANTIATE(StandardShape)
LW_INSTANTIATE(ExtensionShape)
LW_INSTANTIATE(LargeShape)
#undef LW_INSTANTIATE

}  // namespace lw::isles::fast
