// What a table of Shires was set up with, for the card that shows it.
#pragma once

#include "shires/config.hpp"
#include "ui/settings_list.hpp"

namespace lw::ui::shire {

[[nodiscard]] TableSettings settings_of(const shires::Config& config);

}  // namespace lw::ui::shire
