#include "isles/rules/dice.hpp"

#include <bit>

namespace lw::isles {

namespace {

constexpr std::uint64_t kAllResults = (std::uint64_t{1} << kResults) - 1;
constexpr std::uint64_t kSevens = [] {
    std::uint64_t sevens = 0;
    for (int a = 1; a <= 6; ++a) sevens |= std::uint64_t{1} << dice_bit(a, 7 - a);
    return sevens;
}();

/// Whether this turn's roll cannot be a seven (rules 16; rounds of the rolling player, D16).
bool sevens_spared(const Setup& setup, int turn_number) {
    return (turn_number - 1) / setup.config.seats < setup.config.settings.no_seven_rounds;
}

}  // namespace

std::uint64_t dice_left(const Setup& setup, const Course& course) {
    const std::uint64_t left = kAllResults & ~course.dice_drawn;
    return sevens_spared(setup, course.turn_number) ? left & ~kSevens : left;
}

std::uint64_t drawn_with(const Settings& settings, std::uint64_t drawn, int a, int b) {
    if (settings.dice == DiceKind::random) return drawn;
    drawn |= std::uint64_t{1} << dice_bit(a, b);
    const int pass = settings.dice == DiceKind::deck36 ? 36 : 31;
    return std::popcount(drawn) >= pass ? 0 : drawn;
}

}  // namespace lw::isles
