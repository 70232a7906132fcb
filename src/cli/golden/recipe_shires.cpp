#include "cli/golden/recipe_options.hpp"
#include "cli/scenario/settings.hpp"
#include "shires/settings.hpp"

namespace lw::cli {

void read_option(shires::Config& config, Words& words) { read_setting(words, shires::kSettings, config.settings); }

}  // namespace lw::cli
