#include "cli/golden/table_text.hpp"
#include "cli/scenario/settings.hpp"
#include "cli/scenario/shires/position.hpp"
#include "shires/settings.hpp"

namespace lw::cli {

using namespace shires;

std::string config_text(const Config& config) {
    std::string text = "seats " + std::to_string(int{config.seats}) + "\nbegins ";
    text += config.first_player.valid() ? std::to_string(int{config.first_player.value}) : "lot";
    return text + "\n" + settings_lines(kSettings, config.settings);
}

bool read_table_line(shires_script::World& world, const std::string& verb, Words& words) {
    return shires_script::table_line(world, verb, words);
}

std::string points_text(const State& state, Seat seat) {
    std::string text;
    for (int k = 0; k < kFeatureKinds; ++k) {
        const int points = state.players[seat.index()].points[static_cast<std::size_t>(k)];
        text += (k == 0 ? "" : " ") + std::string(name_of(static_cast<FeatureKind>(k))) + " " + std::to_string(points);
    }
    return text;
}

}  // namespace lw::cli
