#include "cli/golden/recipe_options.hpp"
#include "cli/scenario/shires/position.hpp"

namespace lw::cli {

using namespace shires;

void read_option(Config& config, Words& words) {
    Settings& settings = config.settings;
    if (words.take("farms")) {
        settings.farms = shires_script::read_farms(words);
    } else if (words.take("small-city")) {
        settings.small_city_points = static_cast<std::uint8_t>(words.number("points", 2, 4));
    } else if (words.take("followers")) {
        settings.followers = static_cast<std::uint8_t>(words.number("followers", 5, 8));
    } else {
        words.require("sets");
        settings.tile_sets = static_cast<std::uint8_t>(words.number("sets of tiles", 1, 2));
    }
}

}  // namespace lw::cli
