// A table before the first move as an object: seats, settings and the board, hex by hex.
#pragma once

#include "cli/engine/json.hpp"
#include "isles/config.hpp"

namespace lw::cli {

/// Takes the fields "seats", "first", "settings" and "board", or "recipe" and "board_seed", of a request; other fields are
/// left to the caller. The result is valid. Throws EngineError.
[[nodiscard]] isles::Config read_config(Fields& fields);

/// {"seats", "first", "settings", "board"}: read_config() makes the same table of it.
[[nodiscard]] Json to_json(const isles::Config& config);

}  // namespace lw::cli
