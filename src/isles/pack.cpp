#include "isles/pack.hpp"

#include "isles/pack_layout.hpp"

#include <cassert>
#include <cstddef>

namespace lw::isles {

using pack_layout::Code;
using pack_layout::kCodeBits;
using pack_layout::kCountBits;
using pack_layout::kIdBits;
using pack_layout::kKindBits;
using pack_layout::kSeatBits;

namespace {

class Writer {
public:
    explicit Writer(Code code) { put(static_cast<std::uint64_t>(code), kCodeBits); }

    Writer& put(std::uint64_t value, unsigned bits) {
        assert(value >> bits == 0);
        value_ |= value << at_;
        at_ += bits;
        return *this;
    }
    Writer& cards(const Cards& cards) {
        for (const auto n : cards.count) put(n, kCountBits);
        return *this;
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0;
    unsigned at_ = 0;
};

struct Packer {
    using Number = std::uint64_t;
    static Number bare(Code code) { return Writer(code).value(); }
    static Number seat(Code code, Seat seat) { return Writer(code).put(seat.value, kSeatBits).value(); }
    static Number kind(Code code, Number kind) { return Writer(code).put(kind, kKindBits).value(); }
    template <class IdType>
    static Number id(Code code, IdType id) {
        return Writer(code).put(id.index(), kIdBits).value();
    }

    Number operator()(const BuildSettlement& a) const { return id(Code::build_settlement, a.at); }
    Number operator()(const BuildRoad& a) const { return id(Code::build_road, a.at); }
    Number operator()(const BuildCity& a) const { return id(Code::build_city, a.at); }
    Number operator()(const BuyCard&) const { return bare(Code::buy_card); }
    Number operator()(const Roll&) const { return bare(Code::roll); }
    Number operator()(const EndTurn&) const { return bare(Code::end_turn); }
    Number operator()(const Discard& a) const { return Writer(Code::discard).cards(a.cards).value(); }
    Number operator()(const MoveRobber& a) const { return id(Code::move_robber, a.to); }
    Number operator()(const Rob& a) const { return seat(Code::rob, a.victim); }
    Number operator()(const PlayKnight&) const { return bare(Code::play_knight); }
    Number operator()(const PlayRoadBuilding&) const { return bare(Code::play_road_building); }
    Number operator()(const PlayYearOfPlenty& a) const { return Writer(Code::play_year_of_plenty).cards(a.take).value(); }
    Number operator()(const PlayMonopoly& a) const { return kind(Code::play_monopoly, static_cast<Number>(a.resource)); }
    Number operator()(const SkipFreeRoad&) const { return bare(Code::skip_free_road); }
    Number operator()(const BankTrade& a) const {
        return Writer(Code::bank_trade)
            .put(static_cast<Number>(a.give), kKindBits)
            .put(a.count, kCountBits)
            .put(static_cast<Number>(a.take), kKindBits)
            .value();
    }
    Number operator()(const MakeOffer& a) const {
        return Writer(Code::make_offer).cards(a.give).cards(a.want).put(a.to.bits(), kSeatBits).value();
    }
    Number operator()(const WithdrawOffer&) const { return bare(Code::withdraw_offer); }
    Number operator()(const AcceptOffer& a) const { return seat(Code::accept_offer, a.from); }
    Number operator()(const DeclineOffer& a) const { return seat(Code::decline_offer, a.from); }
    Number operator()(const ConfirmTrade& a) const { return seat(Code::confirm_trade, a.with); }
    Number operator()(const FirstPlayer& a) const { return seat(Code::first_player, a.seat); }
    Number operator()(const Dice& a) const { return Writer(Code::dice).put(a.a, kKindBits).put(a.b, kKindBits).value(); }
    Number operator()(const StolenCard& a) const { return kind(Code::stolen_card, static_cast<Number>(a.resource)); }
    Number operator()(const DrawnCard& a) const { return kind(Code::drawn_card, static_cast<Number>(a.card)); }
};

/// Takes the fields off a number again; ok() is false once a field was out of range.
class Reader {
public:
    explicit Reader(std::uint64_t value) : left_(value) {}

    unsigned take(unsigned bits) {
        const std::uint64_t field = left_ & ((std::uint64_t{1} << bits) - 1U);
        left_ >>= bits;
        return static_cast<unsigned>(field);
    }
    unsigned below(unsigned limit, unsigned bits) {
        const unsigned field = take(bits);
        ok_ = ok_ && field < limit;
        return field < limit ? field : 0;
    }
    template <class IdType>
    IdType id(int limit) {
        return IdType{static_cast<std::uint16_t>(below(static_cast<unsigned>(limit), kIdBits))};
    }
    Seat seat() { return Seat(static_cast<int>(below(game::kMaxSeats, kSeatBits))); }
    Resource resource() { return static_cast<Resource>(below(kResources, kKindBits)); }
    Card card() { return static_cast<Card>(below(kCardKinds, kKindBits)); }
    std::uint8_t count() { return static_cast<std::uint8_t>(take(kCountBits)); }
    std::uint8_t die() {
        const unsigned face = take(kKindBits);
        ok_ = ok_ && face >= 1 && face <= 6;
        return static_cast<std::uint8_t>(face);
    }
    Cards cards() {
        Cards cards;
        for (auto& n : cards.count) n = count();
        return cards;
    }
    /// All fields in range and nothing left over.
    [[nodiscard]] bool ok() const { return ok_ && left_ == 0; }

private:
    std::uint64_t left_;
    bool ok_ = true;
};

std::optional<Action> read(Code code, Reader& in) {
    switch (code) {
        case Code::build_settlement: return BuildSettlement{in.id<VertexId>(kMaxVertices)};
        case Code::build_road: return BuildRoad{in.id<EdgeId>(kMaxEdges)};
        case Code::build_city: return BuildCity{in.id<VertexId>(kMaxVertices)};
        case Code::buy_card: return BuyCard{};
        case Code::roll: return Roll{};
        case Code::end_turn: return EndTurn{};
        case Code::discard: return Discard{in.cards()};
        case Code::move_robber: return MoveRobber{in.id<HexId>(kMaxHexes)};
        case Code::rob: return Rob{in.seat()};
        case Code::play_knight: return PlayKnight{};
        case Code::play_road_building: return PlayRoadBuilding{};
        case Code::play_year_of_plenty: return PlayYearOfPlenty{in.cards()};
        case Code::play_monopoly: return PlayMonopoly{in.resource()};
        case Code::skip_free_road: return SkipFreeRoad{};
        // Braces fix the order in which the fields are read.
        case Code::bank_trade: return BankTrade{in.resource(), in.count(), in.resource()};
        case Code::make_offer: return MakeOffer{in.cards(), in.cards(), SeatSet(static_cast<std::uint8_t>(in.take(kSeatBits)))};
        case Code::withdraw_offer: return WithdrawOffer{};
        case Code::accept_offer: return AcceptOffer{in.seat()};
        case Code::decline_offer: return DeclineOffer{in.seat()};
        case Code::confirm_trade: return ConfirmTrade{in.seat()};
        case Code::first_player: return FirstPlayer{in.seat()};
        case Code::dice: return Dice{in.die(), in.die()};
        case Code::stolen_card: return StolenCard{in.resource()};
        case Code::drawn_card: return DrawnCard{in.card()};
    }
    return std::nullopt;
}

}  // namespace

std::uint64_t pack(const Action& action) { return std::visit(Packer{}, action); }

std::optional<Action> unpack(std::uint64_t packed) {
    Reader in(packed);
    const auto code = static_cast<Code>(in.take(kCodeBits));
    const std::optional<Action> action = read(code, in);
    return in.ok() ? action : std::nullopt;
}

}  // namespace lw::isles
