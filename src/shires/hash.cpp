// The hash of a position: every field that its players or nature decide.
#include "base/hash.hpp"
#include "shires/fields.hpp"
#include "shires/rules.hpp"

#include <string_view>

namespace lw::shires {

namespace {

class Hashing {
public:
    template <class T>
    void operator()(std::string_view /*name*/, const T& field) {
        add(field);
    }
    void tiles(const Board& board) {
        hash_.byte(static_cast<std::uint8_t>(board.tiles.size()));
        for (const Laid& tile : board.tiles) visit_tile(*this, tile);
    }
    [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

private:
    void add(std::uint8_t v) { hash_.byte(v); }
    void add(std::uint16_t v) { hash_.u16(v); }
    void add(Phase v) { hash_.byte(static_cast<std::uint8_t>(v)); }
    void add(Kind v) { hash_.byte(v.value); }
    void add(Seat v) { hash_.byte(v.value); }
    void add(SeatSet v) { hash_.byte(v.bits()); }
    void add(Cell v) {
        hash_.u16(static_cast<std::uint16_t>(v.x));
        hash_.u16(static_cast<std::uint16_t>(v.y));
    }
    void add(const Player& v) { visit_player(*this, v); }
    template <class T, std::size_t N>
    void add(const std::array<T, N>& all) {
        for (const T& one : all) add(one);
    }

    base::Hasher hash_;
};

}  // namespace

std::uint64_t hash(const State& state) {
    Hashing hashing;
    visit_course(hashing, state);
    hashing.tiles(state);
    return hashing.value();
}

}  // namespace lw::shires
