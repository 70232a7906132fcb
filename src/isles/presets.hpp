// Ready-made tables: a board and rules that go together, for the set-up screen, the command line and the tests.
#pragma once

#include "isles/config.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace lw::isles {

enum class PresetKind : std::uint8_t { beginner, standard, duel, five_six, big_island };

struct Preset {
    PresetKind kind = PresetKind::standard;
    std::string_view key;  ///< as typed on a command line: "big-island"
    std::uint8_t least_seats = 2;
    std::uint8_t most_seats = 4;
    std::uint8_t usual_seats = 4;  ///< when no number is given
    BoardSpec board;               ///< its island is for the fewest seats: see board_for()
    Settings settings;

    [[nodiscard]] constexpr bool seats_fit(int seats) const { return seats >= least_seats && seats <= most_seats; }
};

/// In the order of PresetKind.
[[nodiscard]] std::span<const Preset> presets();
[[nodiscard]] const Preset& preset(PresetKind kind);
/// Nothing for a key that no preset has.
[[nodiscard]] const Preset* find_preset(std::string_view key);

/// The preset's board for that many seats; the big island grows with them, from four rings to six.
[[nodiscard]] BoardSpec board_for(const Preset& preset, int seats);
/// A table of the preset, the first player by lot. Requires preset.seats_fit(seats).
[[nodiscard]] Config table_of(const Preset& preset, int seats, std::uint64_t board_seed);

/// The preset with exactly these, or nothing: then the table is a custom one.
[[nodiscard]] const Preset* matching_preset(int seats, const BoardSpec& board, const Settings& settings);

}  // namespace lw::isles
