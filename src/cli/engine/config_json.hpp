// A table before the first move as an object: seats, settings and, in Isles, the board, hex by hex.
#pragma once

#include "cli/engine/json.hpp"
#include "isles/config.hpp"
#include "shires/config.hpp"

namespace lw::cli {

/// Takes the fields "seats", "first", "settings" and, for Isles, "board", or "recipe" and "board_seed", of a request; other
/// fields are left to the caller. The result is valid. Throws EngineError.
void read_config(Fields& fields, isles::Config& out);
void read_config(Fields& fields, shires::Config& out);

/// {"game", "seats", "first", "settings", "board"}: read_config() makes the same table from it.
[[nodiscard]] Json to_json(const isles::Config& config);
[[nodiscard]] Json to_json(const shires::Config& config);

}  // namespace lw::cli
