// Making and reading packed moves without an Action between. Private to this folder.
#pragma once

#include "isles/fast/counts.hpp"
#include "isles/fast/moves.hpp"
#include "isles/pack_layout.hpp"

namespace lw::isles::fast {

using pack_layout::Code;

constexpr Move bare(Code code) { return static_cast<Move>(code); }
/// One operand of any kind: an id, a seat, a resource, a card.
constexpr Move with(Code code, unsigned operand) { return bare(code) | (Move{operand} << pack_layout::kCodeBits); }
constexpr Move with_cards(Code code, Counts cards) {
    Move move = bare(code);
    for (unsigned i = 0; i < 5; ++i) move |= Move{cards[i]} << (pack_layout::kCodeBits + i * pack_layout::kCountBits);
    return move;
}
constexpr Move bank_move(unsigned give, unsigned count, unsigned take) {
    constexpr unsigned kCountAt = pack_layout::kCodeBits + pack_layout::kKindBits;
    return with(Code::bank_trade, give) | (Move{count} << kCountAt) | (Move{take} << (kCountAt + pack_layout::kCountBits));
}
constexpr Move dice_move(unsigned a, unsigned b) {
    return with(Code::dice, a) | (Move{b} << (pack_layout::kCodeBits + pack_layout::kKindBits));
}

constexpr Code code_of(Move move) { return static_cast<Code>(move & ((1U << pack_layout::kCodeBits) - 1U)); }
constexpr unsigned field(Move move, unsigned at, unsigned bits) {
    return static_cast<unsigned>(move >> (pack_layout::kCodeBits + at)) & ((1U << bits) - 1U);
}
constexpr unsigned id_in(Move move) { return field(move, 0, pack_layout::kIdBits); }
constexpr unsigned seat_in(Move move) { return field(move, 0, pack_layout::kSeatBits); }
constexpr unsigned kind_in(Move move) { return field(move, 0, pack_layout::kKindBits); }
constexpr Counts cards_in(Move move) {
    Counts cards;
    for (unsigned i = 0; i < 5; ++i) cards += Counts::some(i, field(move, i * pack_layout::kCountBits, pack_layout::kCountBits));
    return cards;
}

struct BankFields {
    unsigned give;
    unsigned count;
    unsigned take;
};
constexpr BankFields bank_in(Move move) {
    constexpr unsigned kCountAt = pack_layout::kKindBits;
    constexpr unsigned kTakeAt = kCountAt + pack_layout::kCountBits;
    return {kind_in(move), field(move, kCountAt, pack_layout::kCountBits), field(move, kTakeAt, pack_layout::kKindBits)};
}
/// The second die; the first is kind_in().
constexpr unsigned second_die_in(Move move) { return field(move, pack_layout::kKindBits, pack_layout::kKindBits); }

}  // namespace lw::isles::fast
