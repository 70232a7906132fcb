// Fields packed one above the other into 64 bits, and unpacked again.
#pragma once

#include <cassert>
#include <cstdint>

namespace lw::game {

class PackWriter {
public:
    /// Requires that the value fits its bits, and all values together 64.
    constexpr void put(std::uint64_t value, unsigned bits) {
        assert(at_ + bits <= 64 && value >> bits == 0);
        value_ |= value << at_;
        at_ += bits;
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0;
    unsigned at_ = 0;
};

/// ok() is false once a field has been out of range.
class PackReader {
public:
    constexpr explicit PackReader(std::uint64_t value) : left_(value) {}

    constexpr unsigned take(unsigned bits) {
        const std::uint64_t field = left_ & ((std::uint64_t{1} << bits) - 1U);
        left_ >>= bits;
        return static_cast<unsigned>(field);
    }
    /// least..most, else it fails and gives `least`.
    constexpr unsigned within(unsigned least, unsigned most, unsigned bits) {
        const unsigned field = take(bits);
        const bool fits = field >= least && field <= most;
        ok_ = ok_ && fits;
        return fits ? field : least;
    }
    /// All fields in range and nothing left over.
    [[nodiscard]] constexpr bool ok() const { return ok_ && left_ == 0; }

private:
    std::uint64_t left_;
    bool ok_ = true;
};

}  // namespace lw::game
