// Fields that the games' formats share. `Io` is Writer or Reader; arguments are const for a Writer.
#pragma once

#include "codec/io.hpp"
#include "game/fields.hpp"
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

/// A plain value of a position.
template <class Io, game::PartOf<bool> T>
void plain(Io& io, T& v) {
    io.flag(v);
}
template <class Io, game::PartOf<std::uint8_t> T>
void plain(Io& io, T& v) {
    io.u8(v);
}
template <class Io, game::PartOf<std::uint16_t> T>
void plain(Io& io, T& v) {
    io.u16(v);
}
template <class Io, game::PartOf<std::uint64_t> T>
void plain(Io& io, T& v) {
    io.u64(v);
}
inline void plain(codec::Writer& io, const std::int16_t& v) { io.u16(static_cast<std::uint16_t>(v)); }
inline void plain(codec::Reader& io, std::int16_t& v) {
    std::uint16_t raw = 0;
    io.u16(raw);
    v = static_cast<std::int16_t>(raw);
}
template <class Io, game::PartOf<game::Seat> T>
void plain(Io& io, T& v) {
    seat(io, v);
}
template <class Io, game::PartOf<game::SeatSet> T>
void plain(Io& io, T& v) {
    seats(io, v);
}

/// Goes through a position by the fields.hpp of a game. `Own` is the game's: put(io, v) for the values that are neither plain,
/// nor parts with fields, nor lists; pieces(io, table) and parts(io, course) where its fields.hpp asks for them.
template <class Io, class Own>
class State {
public:
    State(Io& io, Own own) : io_(io), own_(own) {}

    template <class T>
    void operator()(std::string_view /*name*/, T& field) {
        put(field);
    }
    template <class T>
    void pieces(T& table) {
        own_.pieces(io_, table);
    }
    template <class T>
    [[nodiscard]] bool parts(const T& course) const {
        return own_.parts(io_, course);
    }

private:
    template <class T>
    void put(T& v) {
        if constexpr (requires { plain(io_, v); }) {
            plain(io_, v);
        } else if constexpr (requires { own_.put(io_, v); }) {
            own_.put(io_, v);
        } else if constexpr (requires { visit_fields(*this, v); }) {
            visit_fields(*this, v);
        } else {
            for (auto& one : v) put(one);
        }
    }

    Io& io_;
    Own own_;
};

}  // namespace lw::registry::fields
