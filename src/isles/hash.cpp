// The hash of a position: every field that its players or nature decide.
#include "game/hashing.hpp"
#include "isles/fields.hpp"
#include "isles/rules.hpp"

namespace lw::isles {

namespace {

struct Own {
    /// Positions without parts keep the hash they always had.
    static bool parts(const Course& course) { return course.part != Part::whole; }

    template <class Hashing>
    static void pieces(Hashing& hashing, const Table& table) {
        for (const Site& site : table.sites) {
            hashing.add(site.building);
            hashing.add(site.owner);
        }
        for (const Seat road : table.roads) hashing.add(road);
    }
};

}  // namespace

std::uint64_t hash(const State& state) {
    game::Hashing<Own> hashing;
    visit_state(hashing, state);
    return hashing.value();
}

}  // namespace lw::isles
