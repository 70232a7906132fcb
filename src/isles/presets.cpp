#include "isles/presets.hpp"

#include "isles/generate.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace lw::isles {

namespace {

constexpr BoardSpec kBeginnerBoard{.terrain = TerrainPlan::beginner, .tokens = TokenPlan::beginner, .harbours = HarbourPlan::fixed};
constexpr BoardSpec kBigBoard{.island = Island::rings4, .tokens = TokenPlan::random, .harbours = HarbourPlan::random};
constexpr Settings kDuelSettings{.victory_target = 15, .friendly_robber = true};
/// With more land than anybody can settle, ten points come too soon.
constexpr Settings kBigSettings{.victory_target = 12};

constexpr std::array<Preset, 5> kPresets{
    Preset{PresetKind::beginner, "beginner", 2, 4, 4, kBeginnerBoard, {}},
    Preset{PresetKind::standard, "standard", 2, 4, 4, {}, {}},
    Preset{PresetKind::duel, "duel", 2, 2, 2, {}, kDuelSettings},
    Preset{PresetKind::five_six, "five-six", 5, 6, 6, {.island = Island::extension30}, {}},
    Preset{PresetKind::big_island, "big-island", 2, 8, 8, kBigBoard, kBigSettings},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kPresets.size(); ++i) {
        if (kPresets[i].kind != static_cast<PresetKind>(i)) return false;
    }
    return true;
}
static_assert(in_order());

}  // namespace

std::span<const Preset> presets() { return kPresets; }

const Preset& preset(PresetKind kind) { return kPresets[static_cast<std::size_t>(kind)]; }

const Preset* find_preset(std::string_view key) {
    const auto* found = std::find_if(kPresets.begin(), kPresets.end(), [key](const Preset& p) { return p.key == key; });
    return found == kPresets.end() ? nullptr : found;
}

BoardSpec board_for(const Preset& preset, int seats) {
    BoardSpec board = preset.board;
    if (preset.kind == PresetKind::big_island && seats > 4) board.island = seats <= 6 ? Island::rings5 : Island::rings6;
    return board;
}

Config table_of(const Preset& preset, int seats, std::uint64_t board_seed) {
    assert(preset.seats_fit(seats));
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.first_player = game::Seat{};
    config.settings = preset.settings;
    config.spec = board_for(preset, seats);
    config.board_seed = board_seed;
    config.layout = generate(config.spec, board_seed);
    return config;
}

const Preset* matching_preset(int seats, const BoardSpec& board, const Settings& settings) {
    const auto* found = std::find_if(kPresets.begin(), kPresets.end(), [&](const Preset& p) {
        return p.seats_fit(seats) && board_for(p, seats) == board && p.settings == settings;
    });
    return found == kPresets.end() ? nullptr : found;
}

}  // namespace lw::isles
