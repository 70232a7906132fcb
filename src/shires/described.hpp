// Actions and events described (game/described.hpp): codes, words and fields, once. Codes are never renumbered, never
// reused for another kind: saves hold them.
#pragma once

#include "game/described.hpp"
#include "shires/action.hpp"
#include "shires/event.hpp"

namespace lw::shires {

using game::count;
using game::described;
using game::field;
using game::number;
using game::unspoken;
template <class T>
using Of = std::type_identity<T>;

constexpr unsigned kByte = 8;

// --- actions -----------------------------------------------------------------------------------------------------------
constexpr auto describe(Of<PlaceTile>) {
    return described<1>("place {at} r{rotation}", field("at", &PlaceTile::at),
                        number("rotation", &PlaceTile::rotation, kByte, 0, kRotations - 1, true));
}
constexpr auto describe(Of<PlaceFollower>) { return described<2>("follower {spot}", field("spot", &PlaceFollower::spot)); }
constexpr auto describe(Of<NoFollower>) { return described<3>("none"); }
constexpr auto describe(Of<FirstPlayer>) { return described<4>("first {seat}", field("seat", &FirstPlayer::seat)); }
constexpr auto describe(Of<DrawnTile>) { return described<5>("tile {tile}", field("tile", &DrawnTile::kind)); }

// --- events ------------------------------------------------------------------------------------------------------------
constexpr auto describe(Of<Began>) { return described("began {first}", field("first", &Began::first)); }
constexpr auto describe(Of<TurnBegan>) {
    return described("turn {turn} {seat}", count("turn", &TurnBegan::turn), field("seat", &TurnBegan::seat));
}
constexpr auto describe(Of<TileDrawn>) {
    return described("drawn {seat} {tile}", field("seat", &TileDrawn::seat), field("tile", &TileDrawn::kind));
}
constexpr auto describe(Of<TileSetAside>) {
    return described("set_aside {seat} {tile}", field("seat", &TileSetAside::seat), field("tile", &TileSetAside::kind));
}
constexpr auto describe(Of<TileLaid>) {
    return described("laid {seat} {tile} {at} r{rotation}", field("seat", &TileLaid::seat), field("tile", &TileLaid::kind),
                     field("at", &TileLaid::at), count("rotation", &TileLaid::rotation), unspoken("on", &TileLaid::tile));
}
constexpr auto describe(Of<FollowerPlaced>) {
    return described("follower {seat} {spot}", field("seat", &FollowerPlaced::seat), field("spot", &FollowerPlaced::spot),
                     unspoken("on", &FollowerPlaced::tile));
}
constexpr auto describe(Of<Scored>) {
    return described(
        "scored {feature} {occasion} tiles {tiles} pennants {pennants} cities {cities} followers {followers} "
        "points {points} to {winners}",
        field("feature", &Scored::kind), field("occasion", &Scored::occasion), count("tiles", &Scored::tiles),
        count("pennants", &Scored::pennants), count("cities", &Scored::cities), field("followers", &Scored::followers),
        count("points", &Scored::points), field("winners", &Scored::winners), unspoken("root", &Scored::root),
        unspoken("given", &Scored::given));
}
constexpr auto describe(Of<FollowerReturned>) {
    return described("returned {seat} tile {on}", field("seat", &FollowerReturned::seat), field("on", &FollowerReturned::tile));
}
constexpr auto describe(Of<LastScoring>) { return described("last_scoring"); }
constexpr auto describe(Of<GameEnded>) { return described("ended {winners}", field("winners", &GameEnded::winners)); }

}  // namespace lw::shires
