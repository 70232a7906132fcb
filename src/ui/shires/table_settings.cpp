#include "ui/shires/table_settings.hpp"

#include "shires/presets.hpp"
#include "shires/tile.hpp"
#include "ui/table/words.hpp"

#include <array>
#include <string>

namespace lw::ui {

namespace {

constexpr std::array<std::string_view, 4> kPresets{"Beginner", "Standard", "First edition", "Big"};
constexpr std::array<std::string_view, 4> kFarms{"3 a town, field by field", "3 a town, once a player", "4 a town, most farmers round it", "none"};

}  // namespace

TableSettings table_settings(const shires::Config& config, const std::vector<game::Player>& players) {
    const shires::Settings& now = config.settings;
    const shires::Preset* known = shires::matching_preset(now);
    const shires::Settings& usual = (known != nullptr ? *known : shires::preset(shires::PresetKind::standard)).settings;
    TableSettings out;
    out.preset = known != nullptr ? std::string(kPresets[static_cast<std::size_t>(known->kind)]) : "Custom, from Standard";
    const auto add = [&out](std::string_view name, std::string value, bool differs) { out.lines.push_back({name, std::move(value), differs}); };
    add("Players", std::to_string(config.seats), false);
    add("Farmers", std::string(kFarms[static_cast<std::size_t>(now.farms)]), now.farms != usual.farms);
    add("Town of two tiles", std::to_string(now.small_city_points) + " points", now.small_city_points != usual.small_city_points);
    add("Followers each", std::to_string(now.followers), now.followers != usual.followers);
    add("Tiles", std::to_string(shires::kTilesInSet * now.tile_sets), now.tile_sets != usual.tile_sets);
    add("Goes first", config.first_player.valid() ? table::name_of(players, config.first_player) : "drawn by lot", false);
    add("Time for a turn", seconds_words(now.turn_seconds), now.turn_seconds != 0);
    return out;
}

}  // namespace lw::ui
