// The settings of Shires: whoever adds one, adds it here, to Settings, and to the rule that reads it.
#pragma once

#include "game/settings.hpp"
#include "shires/config.hpp"

namespace lw::shires {

inline constexpr auto kSettings = [] {
    using namespace game::settings;
    return std::tuple{
        one_of("farms", &Settings::farms, {"current", "second", "first", "none"}),
        amount("smallCity", &Settings::small_city_points, 2, 4, Zero::no, 2),
        amount("followers", &Settings::followers, 5, 8),
        amount("tileSets", &Settings::tile_sets, 1, 2),
        amount("turnSeconds", &Settings::turn_seconds, 15, 600, Zero::number, 1, {.rules = false}),
    };
}();

}  // namespace lw::shires
