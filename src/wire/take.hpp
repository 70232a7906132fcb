// Values out of messages, each validated: whatever the bytes were, a value is one that the table can have, or there is an error.
//
// `Parts` as in put.hpp, here a value that knows the table: seats(), holds(id) for each kind of place, and take(...) for
// what only the game knows.
#pragma once

#include "base/enum.hpp"
#include "base/id.hpp"
#include "game/turn.hpp"
#include "wire/error.hpp"
#include "wire/schema.hpp"

#include <array>
#include <concepts>
#include <limits>
#include <optional>

namespace lw::wire {

template <class Parts>
class Take {
public:
    explicit Take(const Parts& parts) : parts_(parts) {}

    [[nodiscard]] Error error() const { return error_; }
    /// The first fault counts.
    void fail(Error error) {
        if (error_ == Error::none) error_ = error;
    }
    /// From here on nobody and nowhere count as missing: an action names whom and where.
    void name_all() { named_ = true; }

    /// Reads the fields of one struct.
    template <class M>
    class Fields {
    public:
        Fields(Take& take, const M& message) : take_(take), message_(message) {}

        template <class Name, class T>
        void operator()(Name /*name*/, T& value) {
            take_.take(FieldNamed<M, Name>{}, message_, value);
        }
        template <class T>
        void pieces(T& table) {
            take_.parts_.take_pieces(take_, message_, table);
        }
        template <class T>
        static bool parts(const T& /*course*/) {
            return true;
        }

    private:
        Take& take_;
        const M& message_;
    };

    template <class M, class T>
    void read(const M& message, T& part) {
        Fields<M> fields(*this, message);
        visit_fields(fields, part);
    }

    template <class F, class M, std::integral T>
    void take(F /*field*/, const M& message, T& value) {
        const auto raw = F::get(message);
        value = static_cast<T>(raw);
        if (!std::in_range<T>(raw)) fail(Error::out_of_range);
    }
    template <class F, class M>
    void take(F /*field*/, const M& message, bool& value) {
        value = F::get(message);
    }
    template <class F, class M, class E>
    requires std::is_enum_v<E>
    void take(F /*field*/, const M& message, E& value) {
        const int raw = static_cast<int>(F::get(message));
        if (raw == 0) return fail(Error::missing);
        if (raw < 0 || raw > F::kMost) return fail(Error::out_of_range);
        value = static_cast<E>(raw - 1);
    }
    template <class F, class M>
    void take(F /*field*/, const M& message, game::Seat& seat) {
        if (!F::has(message)) return absent(seat);
        if (F::get(message) >= parts_.seats()) return fail(Error::out_of_range);
        seat = game::Seat(static_cast<int>(F::get(message)));
    }
    template <class F, class M>
    void take(F /*field*/, const M& message, game::SeatSet& seats) {
        if ((F::get(message) >> parts_.seats()) != 0) return fail(Error::out_of_range);
        seats = game::SeatSet(static_cast<std::uint8_t>(F::get(message)));
    }
    template <class F, class M, class Tag>
    void take(F /*field*/, const M& message, base::Id<Tag>& id) {
        if (!F::has(message)) return absent(id);
        const base::Id<Tag> named(static_cast<std::uint16_t>(F::get(message)));
        if (F::get(message) >= base::Id<Tag>::kNone || !parts_.holds(named)) return fail(Error::out_of_range);
        id = named;
    }
    template <class F, class M, class T>
    void take(F field, const M& message, std::optional<T>& value) {
        if constexpr (std::is_enum_v<T>) {
            if (static_cast<int>(F::get(message)) == 0) return value.reset();
        } else {
            if (!F::has(message)) return value.reset();
        }
        take(field, message, value.emplace());
    }
    template <class F, class M, class T, std::size_t N>
    void take(F /*field*/, const M& message, std::array<T, N>& all) {
        const auto& list = F::get(message);
        if (static_cast<std::size_t>(list.size()) > N) return fail(Error::out_of_range);
        for (int i = 0; i < list.size(); ++i) {
            T& one = all[static_cast<std::size_t>(i)];
            if constexpr (std::is_integral_v<T>) {
                one = static_cast<T>(list.Get(i));
                if (list.Get(i) > std::numeric_limits<T>::max()) fail(Error::out_of_range);
            } else {
                read(list.Get(i), one);
            }
        }
    }
    template <class F, class M, class T>
    void take(F field, const M& message, T& value) {
        if constexpr (requires { parts_.take(*this, field, message, value); }) {
            parts_.take(*this, field, message, value);
        } else {
            if (!F::has(message)) return fail(Error::missing);
            read(F::get(message), value);
        }
    }
    /// For places and people that may be nowhere and nobody.
    template <class T>
    void absent(T& value) {
        value = T{};
        if (named_) fail(Error::missing);
    }

private:
    const Parts& parts_;
    Error error_ = Error::none;
    bool named_ = false;
};

}  // namespace lw::wire
