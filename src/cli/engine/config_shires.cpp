#include "cli/engine/config_json.hpp"
#include "cli/engine/table_lines.hpp"

#include <memory>

namespace lw::cli {

void read_config(Fields& fields, shires::Config& out) {
    Shares shares;
    const auto world = std::make_unique<shires_script::World>(1, shares);
    read_seats_and_settings(*world, fields, shires::kMostSeats);
    out = world->plan();
}

Json to_json(const shires::Config& config) {
    Json json{{"game", shires::Game::kName}};
    json.update(seats_and_settings_json(config));
    return json;
}

}  // namespace lw::cli
