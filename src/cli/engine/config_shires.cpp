#include "cli/engine/config_json.hpp"
#include "cli/engine/settings_json.hpp"
#include "shires/game.hpp"
#include "shires/settings.hpp"

namespace lw::cli {

void read_config(Fields& fields, shires::Config& out) {
    out = {};
    read_seats_and_settings(fields, shires::kMostSeats, shires::kSettings, out);
    if (!shires::Game::valid(out)) throw EngineError{"bad_table", "This table cannot be played."};
}

Json to_json(const shires::Config& config) {
    Json json{{"game", shires::Game::kName}};
    json.update(seats_and_settings_json(shires::kSettings, config));
    return json;
}

}  // namespace lw::cli
