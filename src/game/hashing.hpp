// The hash of a position by the fields.hpp of its game, in that order; values are written as base/hash.hpp does.
#pragma once

#include "base/hash.hpp"
#include "base/id.hpp"
#include "game/fields.hpp"
#include "game/seat.hpp"

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace lw::game {

/// `Own` is the game's: add(hash, v) for the values that are neither plain, nor parts with fields, nor lists;
/// pieces(hashing, table) and parts(course) where its fields.hpp asks for them.
template <class Own>
class Hashing {
public:
    template <class T>
    void operator()(std::string_view /*name*/, const T& field) {
        add(field);
    }
    template <class T>
    void pieces(const T& table) {
        Own::pieces(*this, table);
    }
    template <class T>
    [[nodiscard]] static bool parts(const T& course) {
        return Own::parts(course);
    }

    template <class T>
    void add(const T& v) {
        if constexpr (requires { plain(v); }) {
            plain(v);
        } else if constexpr (requires { Own::add(hash_, v); }) {
            Own::add(hash_, v);
        } else if constexpr (requires { visit_fields(*this, v); }) {
            visit_fields(*this, v);
        } else {
            for (const auto& one : v) add(one);
        }
    }
    [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

private:
    template <std::same_as<bool> T>
    void plain(T v) {
        hash_.byte(v ? 1 : 0);
    }
    template <class E>
    requires std::is_enum_v<E>
    void plain(E v) { hash_.byte(static_cast<std::uint8_t>(v)); }
    template <std::integral T>
    requires(!std::same_as<T, bool>) void plain(T v) {
        const auto bits = static_cast<std::make_unsigned_t<T>>(v);
        if constexpr (sizeof(T) == 1) {
            hash_.byte(bits);
        } else if constexpr (sizeof(T) == 2) {
            hash_.u16(bits);
        } else {
            static_assert(sizeof(T) == 8);
            hash_.u64(bits);
        }
    }
    void plain(Seat v) { hash_.byte(v.value); }
    void plain(SeatSet v) { hash_.byte(v.bits()); }
    template <class Tag>
    void plain(base::Id<Tag> v) {
        hash_.u16(v.value);
    }

    base::Hasher hash_;
};

}  // namespace lw::game
