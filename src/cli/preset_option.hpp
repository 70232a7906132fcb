// --preset NAME, for the verbs that make a table.
#pragma once

#include "isles/presets.hpp"

#include <CLI/CLI.hpp>

namespace lw::cli {

/// `preset` must outlive the parsing; a name that is none is refused with the list of them.
void add_preset_option(CLI::App& command, const isles::Preset*& preset);

}  // namespace lw::cli
