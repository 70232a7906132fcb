#include "shires/pack.hpp"

namespace lw::shires {

namespace {

/// Never renumbered, never used again for another kind: saves hold them. The code lies lowest, then eight bits a small
/// field and sixteen a coordinate, in the order of action.hpp.
enum class Code : std::uint8_t { place_tile = 1, place_follower = 2, no_follower = 3, first_player = 4, drawn_tile = 5 };

constexpr std::uint64_t field(std::uint64_t value, unsigned at) { return value << at; }
constexpr std::uint64_t coordinate(std::int16_t value, unsigned at) {
    return std::uint64_t{static_cast<std::uint16_t>(value)} << at;
}
constexpr std::uint64_t code(Code code) { return static_cast<std::uint64_t>(code); }

struct Packer {
    std::uint64_t operator()(const PlaceTile& a) const {
        return code(Code::place_tile) | coordinate(a.at.x, 8) | coordinate(a.at.y, 24) | field(a.rotation, 40);
    }
    std::uint64_t operator()(const PlaceFollower& a) const {
        return code(Code::place_follower) | field(static_cast<std::uint8_t>(a.spot.kind), 8) | field(a.spot.at, 16);
    }
    std::uint64_t operator()(const NoFollower&) const { return code(Code::no_follower); }
    std::uint64_t operator()(const FirstPlayer& a) const { return code(Code::first_player) | field(a.seat.value, 8); }
    std::uint64_t operator()(const DrawnTile& a) const { return code(Code::drawn_tile) | field(a.kind.value, 8); }
};

constexpr std::uint8_t byte_at(std::uint64_t packed, unsigned at) { return static_cast<std::uint8_t>(packed >> at); }
constexpr std::int16_t coordinate_at(std::uint64_t packed, unsigned at) {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(packed >> at));
}

std::optional<Action> read(std::uint64_t packed) {
    switch (static_cast<Code>(byte_at(packed, 0))) {
        case Code::place_tile:
            return PlaceTile{{coordinate_at(packed, 8), coordinate_at(packed, 24)}, byte_at(packed, 40)};
        case Code::place_follower:
            if (byte_at(packed, 8) >= kFeatureKinds) return std::nullopt;
            return PlaceFollower{{static_cast<FeatureKind>(byte_at(packed, 8)), byte_at(packed, 16)}};
        case Code::no_follower: return NoFollower{};
        case Code::first_player: {
            Seat seat;
            seat.value = byte_at(packed, 8);
            return FirstPlayer{seat};
        }
        case Code::drawn_tile: {
            Kind kind;
            kind.value = byte_at(packed, 8);
            return DrawnTile{kind};
        }
    }
    return std::nullopt;
}

}  // namespace

std::uint64_t pack(const Action& action) { return std::visit(Packer{}, action); }

std::optional<Action> unpack(std::uint64_t packed) {
    const auto action = read(packed);
    // Bits that no field has must be clear, so that one action has one number.
    if (!action || pack(*action) != packed) return std::nullopt;
    return action;
}

}  // namespace lw::shires
