#include "isles/pack.hpp"

#include "isles/described.hpp"

namespace lw::isles {

namespace {

/// How many bits a value takes, and which ones are in range.
struct Coder {
    static constexpr unsigned kCodeBits = 6;
    static constexpr unsigned kIdBits = 16;
    static constexpr unsigned kSeatBits = 8;
    static constexpr unsigned kKindBits = 3;

    template <class Tag>
    static void put(game::PackWriter& out, base::Id<Tag> id) {
        out.put(id.index(), kIdBits);
    }
    static void put(game::PackWriter& out, Seat seat) { out.put(seat.value, kSeatBits); }
    static void put(game::PackWriter& out, SeatSet seats) { out.put(seats.bits(), kSeatBits); }
    static void put(game::PackWriter& out, Resource resource) { out.put(static_cast<unsigned>(resource), kKindBits); }
    static void put(game::PackWriter& out, DevCard card) { out.put(static_cast<unsigned>(card), kKindBits); }
    static void put(game::PackWriter& out, const Resources& cards) {
        for (const auto n : cards.count) out.put(n, kCountBits);
    }

    static void take(game::PackReader& in, VertexId& id) { take_id(in, id, kMaxVertices); }
    static void take(game::PackReader& in, EdgeId& id) { take_id(in, id, kMaxEdges); }
    static void take(game::PackReader& in, HexId& id) { take_id(in, id, kMaxHexes); }
    static void take(game::PackReader& in, Seat& seat) { seat = Seat(static_cast<int>(in.within(0, game::kMaxSeats - 1, kSeatBits))); }
    static void take(game::PackReader& in, SeatSet& seats) { seats = SeatSet(static_cast<std::uint8_t>(in.take(kSeatBits))); }
    static void take(game::PackReader& in, Resource& resource) {
        resource = static_cast<Resource>(in.within(0, kResources - 1, kKindBits));
    }
    static void take(game::PackReader& in, DevCard& card) { card = static_cast<DevCard>(in.within(0, kDevCardKinds - 1, kKindBits)); }
    static void take(game::PackReader& in, Resources& cards) {
        for (auto& n : cards.count) n = static_cast<std::uint8_t>(in.take(kCountBits));
    }

private:
    template <class IdType>
    static void take_id(game::PackReader& in, IdType& id, int end) {
        id = IdType{static_cast<std::uint16_t>(in.within(0, static_cast<unsigned>(end - 1), kIdBits))};
    }
};

}  // namespace

std::uint64_t pack(const Action& action) { return game::pack_described<Coder>(action); }

std::optional<Action> unpack(std::uint64_t packed) { return game::unpack_described<Coder>(packed, Of<Action>{}); }

}  // namespace lw::isles
