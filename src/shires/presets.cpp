#include "shires/presets.hpp"

#include <array>

namespace lw::shires {

namespace {

constexpr std::array<Preset, 4> kPresets{{
    {.kind = PresetKind::beginner, .key = "beginner", .settings = {.farms = FarmRule::none}},
    {.kind = PresetKind::standard, .key = "standard", .settings = {}},
    {.kind = PresetKind::first_edition, .key = "first-edition", .settings = {.farms = FarmRule::first, .small_city_points = 2}},
    {.kind = PresetKind::big, .key = "big", .settings = {.followers = 8, .tile_sets = 2}},
}};

}  // namespace

std::span<const Preset> presets() { return kPresets; }

const Preset& preset(PresetKind kind) { return kPresets[static_cast<std::size_t>(kind)]; }

const Preset* find_preset(std::string_view key) {
    for (const Preset& one : kPresets) {
        if (one.key == key) return &one;
    }
    return nullptr;
}

Config table_of(const Preset& preset, int seats) {
    return {.seats = static_cast<std::uint8_t>(seats), .first_player = game::Seat{}, .settings = preset.settings};
}

const Preset* matching_preset(const Settings& settings) {
    for (const Preset& one : kPresets) {
        Settings wanted = one.settings;
        wanted.turn_seconds = settings.turn_seconds;
        if (wanted == settings) return &one;
    }
    return nullptr;
}

}  // namespace lw::shires
