// Who sits where, and who acts: the vocabulary both games share.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

namespace lw::game {

inline constexpr int kMaxSeats = 8;

/// A place at the table, 0..kMaxSeats-1 in playing order; the default is "nobody".
struct Seat {
    static constexpr std::uint8_t kNobody = 0xFF;

    std::uint8_t value = kNobody;

    constexpr Seat() = default;
    constexpr explicit Seat(int v) : value(static_cast<std::uint8_t>(v)) {}

    [[nodiscard]] constexpr bool valid() const { return value < kMaxSeats; }
    [[nodiscard]] constexpr std::uint8_t index() const { return (assert(valid()), value); }

    constexpr auto operator<=>(const Seat&) const = default;
};

/// Nobody's view: what anyone at the table can see.
inline constexpr Seat kSpectator{};

/// A set of seats as a bit mask.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr SeatSet of(Seat seat) { return SeatSet(static_cast<std::uint8_t>(1U << seat.index())); }
    static constexpr SeatSet first(int n) { return SeatSet(static_cast<std::uint8_t>((1U << static_cast<unsigned>(n)) - 1U)); }

    [[nodiscard]] constexpr bool has(Seat seat) const { return seat.valid() && ((bits_ >> seat.value) & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }
    /// The lowest seat, or nobody.
    [[nodiscard]] constexpr Seat lowest() const { return bits_ == 0 ? Seat{} : Seat(std::countr_zero(bits_)); }

    constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | of(seat).bits_); }
    constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~of(seat).bits_); }

    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(static_cast<std::uint8_t>(a.bits_ | b.bits_)); }
    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet(static_cast<std::uint8_t>(a.bits_ & b.bits_)); }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return SeatSet(static_cast<std::uint8_t>(a.bits_ & ~b.bits_)); }
    friend constexpr bool operator==(const SeatSet&, const SeatSet&) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
        constexpr Seat operator*() const { return Seat(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1U));
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint8_t bits_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint8_t bits_ = 0;
};

/// Who makes a move: a seat, or nature (dice, draws, thefts).
struct Actor {
    static constexpr std::uint8_t kNature = 0xFE;

    std::uint8_t value = kNature;

    constexpr Actor() = default;
    constexpr Actor(Seat seat) : value(seat.value) {}  // NOLINT(google-explicit-constructor): every seat is an actor
    [[nodiscard]] constexpr bool nature() const { return value == kNature; }
    [[nodiscard]] constexpr Seat seat() const { return nature() ? Seat{} : Seat(value); }

    friend constexpr bool operator==(const Actor&, const Actor&) = default;
};

inline constexpr Actor kNature{};

}  // namespace lw::game
