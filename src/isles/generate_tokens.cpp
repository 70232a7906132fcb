// Random tokens under constraints (rules 2.4.5). Redrawing until a layout fits becomes hopeless on larger boards
// (rules C.3), so a shuffled layout is repaired: swaps that leave fewer forbidden pairs, or as many.
#include "isles/detail/generate_parts.hpp"

#include <cstddef>

namespace lw::isles::parts {

namespace {

constexpr bool rare(std::uint8_t n) { return n == 2 || n == 12; }

class Repair {
public:
    Repair(Layout& layout, const BoardSpec& spec) : layout_(layout), spec_(spec) {
        for (std::size_t i = 0; i < layout.tiles.size(); ++i) {
            if (layout.tiles[i].terrain != Terrain::desert) places_.push_back(i);
        }
        for (const std::size_t i : places_) {
            for (const std::size_t j : places_) {
                if (touch(layout.tiles[i].hex, layout.tiles[j].hex)) beside_[i].push_back(j);
            }
        }
    }

    void lay(const base::Bounded<std::uint8_t, kMaxHexes>& tokens) {
        for (std::size_t i = 0; i < places_.size(); ++i) layout_.tiles[places_[i]].token = tokens[i];
    }

    /// One step: a place in conflict, drawn at random, tries to swap with another. False when none is in conflict.
    bool step(base::Rng& rng) {
        base::Bounded<std::size_t, kMaxHexes> bad;
        for (const std::size_t i : places_) {
            if (conflicts(i) > 0) bad.push_back(i);
        }
        if (bad.empty()) return false;
        const std::size_t a = bad[rng.below(static_cast<std::uint32_t>(bad.size()))];
        const std::size_t b = places_[rng.below(static_cast<std::uint32_t>(places_.size()))];
        const int before = conflicts(a) + conflicts(b);
        std::swap(layout_.tiles[a].token, layout_.tiles[b].token);
        if (conflicts(a) + conflicts(b) > before) std::swap(layout_.tiles[a].token, layout_.tiles[b].token);
        return true;
    }

private:
    static bool touch(Hex a, Hex b) {
        for (const Hex direction : kDirections) {
            if (a + direction == b) return true;
        }
        return false;
    }
    [[nodiscard]] int conflicts(std::size_t i) const {
        const std::uint8_t own = layout_.tiles[i].token;
        int found = 0;
        for (const std::size_t j : beside_[i]) {
            const std::uint8_t other = layout_.tiles[j].token;
            if (spec_.no_adjacent_red && red(own) && red(other)) ++found;
            if (spec_.no_adjacent_2_12 && rare(own) && rare(other)) ++found;
            if (spec_.no_adjacent_same && own == other) ++found;
        }
        return found;
    }

    Layout& layout_;
    const BoardSpec& spec_;
    base::Bounded<std::size_t, kMaxHexes> places_;
    std::array<base::Bounded<std::size_t, 6>, kMaxHexes> beside_{};
};

}  // namespace

void lay_random(Layout& layout, const BoardSpec& spec, base::Rng& rng) {
    constexpr int kDraws = 50;
    constexpr int kSteps = 2000;
    Repair repair(layout, spec);
    auto tokens = tokens_of(spec.island);
    for (int draw = 0; draw < kDraws; ++draw) {
        rng.shuffle(tokens);
        repair.lay(tokens);
        for (int i = 0; i < kSteps; ++i) {
            if (!repair.step(rng)) return;
        }
    }
}

}  // namespace lw::isles::parts
