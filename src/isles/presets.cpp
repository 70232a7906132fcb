#include "isles/presets.hpp"

#include "isles/generate.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace lw::isles {

namespace {

constexpr BoardSpec beginner_board() {
    BoardSpec board;
    board.terrain = TerrainPlan::beginner;
    board.tokens = TokenPlan::beginner;
    board.harbours = HarbourPlan::fixed;
    return board;
}

constexpr BoardSpec large_board() {
    BoardSpec board;
    board.island = Island::extension30;
    return board;
}

constexpr BoardSpec big_board() {
    BoardSpec board;
    board.island = Island::rings4;
    board.tokens = TokenPlan::random;
    board.harbours = HarbourPlan::random;
    return board;
}

constexpr Settings duel_settings() {
    Settings settings;
    settings.victory_target = 15;
    settings.friendly_robber = true;
    return settings;
}

constexpr Settings big_settings() {
    Settings settings;
    settings.victory_target = 12;  // with more land than anybody can settle, ten come too soon
    return settings;
}

constexpr std::array<Preset, 5> kPresets{
    Preset{PresetKind::beginner, "beginner", 2, 4, 4, beginner_board(), {}},
    Preset{PresetKind::standard, "standard", 2, 4, 4, {}, {}},
    Preset{PresetKind::duel, "duel", 2, 2, 2, {}, duel_settings()},
    Preset{PresetKind::five_six, "five-six", 5, 6, 6, large_board(), {}},
    Preset{PresetKind::big_island, "big-island", 2, 8, 8, big_board(), big_settings()},
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
