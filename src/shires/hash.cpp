// The hash of a position: every field that its players or nature decide. What follows from the tiles (cells, gaps,
// features) is left out; invariants.cpp holds it to them.
#include "base/hash.hpp"
#include "shires/fields.hpp"
#include "shires/rules.hpp"

#include <type_traits>

namespace lw::shires {

namespace {

class Hashing {
public:
    template <class T>
    void operator()(std::string_view /*name*/, const T& field) {
        add(field);
    }
    void add(std::uint8_t v) { hash_.byte(v); }
    void add(std::uint16_t v) { hash_.u16(v); }
    void add(Seat v) { hash_.byte(v.value); }
    void add(SeatSet v) { hash_.byte(v.bits()); }
    void add(Kind v) { hash_.byte(v.value); }
    void add(Phase v) { hash_.byte(static_cast<std::uint8_t>(v)); }
    void add(Cell v) {
        hash_.u16(static_cast<std::uint16_t>(v.x));
        hash_.u16(static_cast<std::uint16_t>(v.y));
    }
    void add(const Player& v) { visit_player(*this, v); }
    template <class T, std::size_t N>
    void add(const std::array<T, N>& all) {
        for (const T& one : all) add(one);
    }
    [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

private:
    base::Hasher hash_;
};

}  // namespace

std::uint64_t hash(const State& state) {
    Hashing hashing;
    visit_course(hashing, state);
    hashing.add(static_cast<std::uint8_t>(state.tiles.size()));
    for (const Laid& tile : state.tiles) visit_tile(hashing, tile);
    return hashing.value();
}

}  // namespace lw::shires
