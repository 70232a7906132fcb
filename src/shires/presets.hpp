// Ready-made tables, for the set-up screen, the command line and the tests.
#pragma once

#include "shires/config.hpp"

#include <span>
#include <string_view>

namespace lw::shires {

enum class PresetKind : std::uint8_t { beginner, standard, first_edition, big };

struct Preset {
    PresetKind kind = PresetKind::standard;
    std::string_view key;  ///< as typed on a command line: "first-edition"
    Settings settings;
};

/// In the order of PresetKind.
[[nodiscard]] std::span<const Preset> presets();
[[nodiscard]] const Preset& preset(PresetKind kind);
/// Nothing for a key that no preset has.
[[nodiscard]] const Preset* find_preset(std::string_view key);

/// A table of the preset, the first player by lot. `seats` 2..kMostSeats.
[[nodiscard]] Config table_of(const Preset& preset, int seats);

/// The preset with exactly these, the clock aside, or nothing: then the table is a custom one.
[[nodiscard]] const Preset* matching_preset(const Settings& settings);

}  // namespace lw::shires
