// Fields that the games' formats share. `Io` is Writer or Reader; what is passed is const for the first.
#pragma once

#include "codec/io.hpp"
#include "game/seat.hpp"

namespace lw::registry::fields {

/// A seat of any table, or nobody.
inline void seat(codec::Writer& io, const game::Seat& v) { io.u8(v.value); }
inline void seat(codec::Reader& io, game::Seat& v) {
    io.u8(v.value);
    if (!v.valid() && v.value != game::Seat::kNobody) {
        io.fail();
        v = game::Seat{};
    }
}

inline void seats(codec::Writer& io, const game::SeatSet& v) { io.u8(v.bits()); }
inline void seats(codec::Reader& io, game::SeatSet& v) {
    std::uint8_t bits = 0;
    io.u8(bits);
    v = game::SeatSet(bits);
}

}  // namespace lw::registry::fields
