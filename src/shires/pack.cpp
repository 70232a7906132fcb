#include "shires/pack.hpp"

#include "shires/described.hpp"

namespace lw::shires {

namespace {

/// The code lies lowest, then eight bits per small field and sixteen per coordinate.
struct Coder {
    static constexpr unsigned kCodeBits = kByte;
    static constexpr unsigned kCoordinateBits = 16;

    static void put(game::PackWriter& out, Cell cell) {
        out.put(static_cast<std::uint16_t>(cell.x), kCoordinateBits);
        out.put(static_cast<std::uint16_t>(cell.y), kCoordinateBits);
    }
    static void put(game::PackWriter& out, Spot spot) {
        out.put(static_cast<unsigned>(spot.kind), kByte);
        out.put(spot.at, kByte);
    }
    static void put(game::PackWriter& out, Seat seat) { out.put(seat.value, kByte); }
    static void put(game::PackWriter& out, Kind kind) { out.put(kind.value, kByte); }

    static void take(game::PackReader& in, Cell& cell) {
        cell.x = static_cast<std::int16_t>(in.take(kCoordinateBits));
        cell.y = static_cast<std::int16_t>(in.take(kCoordinateBits));
    }
    static void take(game::PackReader& in, Spot& spot) {
        spot.kind = static_cast<FeatureKind>(in.within(0, kFeatureKinds - 1, kByte));
        spot.at = static_cast<std::uint8_t>(in.take(kByte));
    }
    static void take(game::PackReader& in, Seat& seat) { seat.value = static_cast<std::uint8_t>(in.take(kByte)); }
    static void take(game::PackReader& in, Kind& kind) { kind.value = static_cast<std::uint8_t>(in.take(kByte)); }
};

}  // namespace

std::uint64_t pack(const Action& action) { return game::pack_described<Coder>(action); }

std::optional<Action> unpack(std::uint64_t packed) { return game::unpack_described<Coder>(packed, Of<Action>{}); }

}  // namespace lw::shires
