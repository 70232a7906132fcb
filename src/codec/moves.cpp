#include "codec/moves.hpp"

#include "game/seat.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>

namespace lw::codec {

namespace {

constexpr unsigned kLengthBits = 6;

class BitWriter {
public:
    void put(std::uint64_t value, unsigned bits) {
        for (unsigned i = 0; i < bits; ++i) {
            if (free_ == 0) {
                bytes_.push_back(0);
                free_ = 8;
            }
            const auto bit = static_cast<unsigned>((value >> i) & 1U);
            bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | (bit << (8U - free_)));
            --free_;
        }
    }
    [[nodiscard]] base::Bytes take() { return std::move(bytes_); }

private:
    base::Bytes bytes_;
    unsigned free_ = 0;
};

/// Past the end it reads zeros and is no longer ok().
class BitReader {
public:
    explicit BitReader(base::ByteView bytes) : bytes_(bytes) {}

    std::uint64_t take(unsigned bits) {
        std::uint64_t value = 0;
        for (unsigned i = 0; i < bits; ++i) value |= std::uint64_t{one()} << i;
        return value;
    }
    [[nodiscard]] bool ok() const { return ok_; }
    /// Less than a byte is left, and that is zero.
    [[nodiscard]] bool finished() {
        if (bytes_.size() * 8 - at_ >= 8) return false;
        while (at_ < bytes_.size() * 8) {
            if (one() != 0) return false;
        }
        return ok_;
    }

private:
    unsigned one() {
        if (at_ / 8 >= bytes_.size()) {
            ok_ = false;
            return 0;
        }
        const unsigned bit = (static_cast<unsigned>(bytes_[at_ / 8]) >> (at_ % 8)) & 1U;
        ++at_;
        return bit;
    }
    base::ByteView bytes_;
    std::size_t at_ = 0;
    bool ok_ = true;
};

/// All who can move, the most recent mover first.
class Actors {
public:
    Actors() {
        list_[0] = game::Actor::kNature;
        for (std::size_t i = 0; i < game::kMaxSeats; ++i) list_[i + 1] = static_cast<std::uint8_t>(i);
    }
    [[nodiscard]] std::size_t place_of(std::uint8_t actor) const {
        return static_cast<std::size_t>(std::find(list_.begin(), list_.end(), actor) - list_.begin());
    }
    /// The one at that place, who moves to the front.
    std::uint8_t take(std::size_t place) {
        const auto there = list_.begin() + static_cast<std::ptrdiff_t>(place);
        std::rotate(list_.begin(), there, there + 1);
        return list_[0];
    }
    [[nodiscard]] static constexpr std::size_t count() { return game::kMaxSeats + 1; }

private:
    std::array<std::uint8_t, game::kMaxSeats + 1> list_{};
};

}  // namespace

base::Bytes pack_moves(const std::vector<match::Record>& moves) {
    BitWriter out;
    Actors actors;
    for (const match::Record& one : moves) {
        const std::size_t place = actors.place_of(one.actor);
        assert(!one.undo() && place < Actors::count());
        actors.take(place);
        for (std::size_t i = 0; i < place; ++i) out.put(1, 1);
        out.put(0, 1);
        const auto length = one.packed > 1 ? static_cast<unsigned>(std::bit_width(one.packed)) : 1U;
        out.put(length - 1, kLengthBits);
        out.put(one.packed, length > 1 ? length - 1 : 1);
    }
    return out.take();
}

bool unpack_moves(base::ByteView packed, std::uint32_t count, std::vector<match::Record>& out) {
    BitReader in(packed);
    Actors actors;
    out.clear();
    while (out.size() < count && in.ok()) {
        std::size_t place = 0;
        while (in.take(1) == 1) {
            if (++place == Actors::count()) return false;
        }
        match::Record one{actors.take(place), 0};
        const auto length = static_cast<unsigned>(in.take(kLengthBits)) + 1;
        one.packed = in.take(length > 1 ? length - 1 : 1);
        if (length > 1) one.packed |= std::uint64_t{1} << (length - 1);
        out.push_back(one);
    }
    return in.ok() && in.finished();
}

}  // namespace lw::codec
