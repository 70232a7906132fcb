// The hash of a position: every field that its players or nature decide.
#include "base/hash.hpp"
#include "isles/fields.hpp"
#include "isles/rules.hpp"

#include <string_view>
#include <type_traits>

namespace lw::isles {

namespace {

class Hashing {
public:
    /// Positions without parts keep the hash they always had.
    static bool parts(const Course& course) { return course.part != Part::whole; }

    void pieces(const Table& table) {
        for (const Site& site : table.sites) {
            add(site.building);
            add(site.owner);
        }
        for (const Seat road : table.roads) add(road);
    }
    template <class T>
    void operator()(std::string_view /*name*/, const T& field) {
        add(field);
    }
    [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

private:
    void add(bool v) { hash_.byte(v ? 1 : 0); }
    void add(std::uint8_t v) { hash_.byte(v); }
    void add(std::uint16_t v) { hash_.u16(v); }
    void add(std::uint64_t v) { hash_.u64(v); }
    void add(Seat v) { hash_.byte(v.value); }
    void add(SeatSet v) { hash_.byte(v.bits()); }
    template <class Tag>
    void add(base::Id<Tag> v) {
        hash_.u16(v.value);
    }
    template <class E>
    requires std::is_enum_v<E>
    void add(E v) { hash_.byte(static_cast<std::uint8_t>(v)); }
    template <class Kind>
    void add(const Counts<Kind>& v) {
        for (const auto n : v.count) hash_.byte(n);
    }
    template <std::size_t N>
    void add(const std::array<std::uint8_t, N>& v) {
        for (const auto n : v) hash_.byte(n);
    }

    base::Hasher hash_;
};

}  // namespace

std::uint64_t hash(const State& state) {
    Hashing hashing;
    visit_state(hashing, state);
    return hashing.value();
}

}  // namespace lw::isles
