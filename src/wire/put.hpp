// Values into messages.
//
// `Parts` describes a game (isles.cpp, shires.cpp): last(type) is the last value of each of its enumerations, and put(field,
// message, value) writes what is neither a plain value nor has fields (fields.hpp of the game).
#pragma once

#include "base/id.hpp"
#include "game/turn.hpp"
#include "wire/schema.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <optional>

namespace lw::wire {

template <class Parts>
struct Put {
    /// Fills a message with the fields of one struct.
    template <class M>
    class Fields {
    public:
        explicit Fields(M& message) : message_(message) {}
        ~Fields() { assert(count_ == kFieldCount<M> && "the schema's message has a field that nothing fills"); }
        Fields(const Fields&) = delete;
        Fields& operator=(const Fields&) = delete;

        template <class Name, class T>
        void operator()(Name /*name*/, const T& value) {
            ++count_;
            put(FieldNamed<M, Name>{}, message_, value);
        }
        template <class T>
        void pieces(const T& table) {
            ++count_;
            Parts::put_pieces(message_, table);
        }
        template <class T>
        static bool parts(const T& /*course*/) {
            return true;
        }

    private:
        M& message_;
        std::size_t count_ = 0;
    };

    template <class M, class T>
    static void fill(M& message, const T& part) {
        Fields<M> fields(message);
        visit_fields(fields, part);
    }

    template <class F, class M, std::integral T>
    static void put(F /*field*/, M& message, const T& value) {
        F::set(message, value);
    }
    /// Values count from 1: 0 is "absent" in proto3.
    template <class F, class M, class E>
    requires std::is_enum_v<E>
    static void put(F /*field*/, M& message, const E& value) {
        static_assert(F::kMost == static_cast<int>(Parts::last(std::type_identity<E>{})) + 1, "the schema has other values");
        F::set(message, static_cast<int>(value) + 1);
    }
    template <class F, class M>
    static void put(F /*field*/, M& message, game::Seat seat) {
        if (seat.valid()) F::set(message, seat.value);
    }
    template <class F, class M>
    static void put(F /*field*/, M& message, game::SeatSet seats) {
        F::set(message, seats.bits());
    }
    template <class F, class M, class Tag>
    static void put(F /*field*/, M& message, base::Id<Tag> id) {
        if (id.valid()) F::set(message, id.value);
    }
    template <class F, class M, class T>
    static void put(F field, M& message, const std::optional<T>& value) {
        if (value) put(field, message, *value);
    }
    /// Up to the last that differs from its default.
    template <class F, class M, class T, std::size_t N>
    static void put(F /*field*/, M& message, const std::array<T, N>& all) {
        const auto last = std::find_if(all.rbegin(), all.rend(), [](const T& one) { return one != T{}; });
        std::for_each(all.begin(), last.base(), [&list = F::make(message)](const T& one) {
            if constexpr (std::is_integral_v<T>) {
                list.Add(one);
            } else {
                fill(*list.Add(), one);
            }
        });
    }
    template <class F, class M, class T>
    static void put(F field, M& message, const T& value) {
        if constexpr (requires { Parts::put(field, message, value); }) {
            Parts::put(field, message, value);
        } else {
            fill(F::make(message), value);
        }
    }
};

}  // namespace lw::wire
