// Each game's draft of a table being set up.
#pragma once

#include "ui/isles/setup/draft.hpp"
#include "ui/shires/setup/draft.hpp"

#include <tuple>

namespace lw::ui {

using Drafts = std::tuple<isles::Draft, shires::Draft>;

}  // namespace lw::ui
