// The settings of Shires: to add one, add it here, to Settings, and to the rule that reads it.
#pragma once

#include "game/settings.hpp"
#include "shires/config.hpp"

namespace lw::shires {

inline constexpr std::array<game::settings::Option, 2> kSmallCityOptions{{
    {"", "2 points", "The smallest complete town scores 1 a tile, as it once did."},
    {"", "4 points", "The smallest complete town scores 2 a tile, like any other."},
}};
inline constexpr std::array<game::settings::Option, 2> kTileSetOptions{{
    {"", "One set", "72 tiles, the usual length."},
    {"", "Two sets", "144 tiles, about twice as long."},
}};

inline constexpr auto kSettings = [] {
    using namespace game::settings;
    constexpr std::string_view kScoring = "Scoring";
    constexpr std::string_view kTiles = "Tiles and followers";
    return std::tuple{
        one_of("farms", &Settings::farms,
               {{"current", "Current", "Each field scores 3 points for every complete town it touches."},
                {"second", "Second", "Like the current rule, but nobody is paid twice for the same town."},
                {"first", "First", "Town by town: whoever has most farmers in the fields around it scores 4 points."},
                {"none", "None", "No follower may be placed in a field, and fields score nothing."}},
               {kScoring, "Fields at the end", ""}),
        amount("smallCity", &Settings::small_city_points, {.least = 2, .most = 4, .step = 2}, {kScoring, "Town of two tiles", ""}, {},
               kSmallCityOptions),
        amount("followers", &Settings::followers, {5, 8},
               {kTiles, "Followers", "How many each player has. With fewer, each one matters more."}),
        amount("tileSets", &Settings::tile_sets, {1, 2}, {kTiles, "Tiles", ""}, {}, kTileSetOptions),
        amount("turnSeconds", &Settings::turn_seconds, {15, 600, Zero::number, 1, Unit::seconds},
               {"Turns", "Time for a turn", "When time is up, the computer lays the tile and ends the turn."}, {.rules = false}),
    };
}();

}  // namespace lw::shires
