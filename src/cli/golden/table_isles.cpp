#include "cli/golden/table_text.hpp"
#include "cli/scenario/board.hpp"
#include "cli/scenario/places.hpp"
#include "cli/scenario/settings.hpp"
#include "isles/settings.hpp"

namespace lw::cli {

namespace {

using namespace isles;

std::string layout_text(const Layout& layout) {
    std::string text = "board empty\n";
    for (const Tile& tile : layout.tiles) {
        text += "hex " + to_text(tile.hex) + " " + std::string(isles::name_of(tile.terrain));
        if (tile.token != 0) text += " " + std::to_string(int{tile.token});
        text += "\n";
    }
    for (const Harbour& harbour : layout.harbours) {
        text +=
            "harbour " + to_text(harbour.hex) + " " + std::string(name_of(harbour.side)) + " " + std::string(name_of(harbour.kind)) + "\n";
    }
    return text + "robber-starts " + to_text(layout.robber) + "\n";
}

}  // namespace

std::string config_text(const Config& config) {
    std::string text = "seats " + std::to_string(int{config.seats}) + "\nbegins ";
    text += config.first_player.valid() ? std::to_string(int{config.first_player.value}) : "lot";
    return text + "\n" + settings_lines(kSettings, config.settings, false) + layout_text(config.layout);
}

bool read_table_line(World& world, const std::string& verb, Words& words) {
    if (verb != "robber-starts") return board_line(world, verb, words);
    world.config().layout.robber = read_hex(words);
    return true;
}

std::string points_text(const State& state, Seat seat) {
    const Points p = points_of(state.table, state.secrets.holdings[seat.index()], seat);
    return "settlements " + std::to_string(p.settlements) + " cities " + std::to_string(p.cities) + " longest-road " +
           std::to_string(p.longest_road) + " largest-army " + std::to_string(p.largest_army) + " cards " + std::to_string(p.cards);
}

}  // namespace lw::cli
