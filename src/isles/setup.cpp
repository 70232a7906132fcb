#include "isles/setup.hpp"

#include "base/enum.hpp"
#include "isles/board_check.hpp"
#include "isles/settings.hpp"

namespace lw::isles {

namespace {

bool valid_spec(const BoardSpec& spec) {
    return base::up_to(spec.island, Island::rings6) && base::up_to(spec.terrain, TerrainPlan::shuffled) &&
           base::up_to(spec.tokens, TokenPlan::beginner) && base::up_to(spec.harbours, HarbourPlan::random) &&
           base::up_to(spec.direction, SpiralDirection::clockwise);
}

/// Steps of supply beyond four seats (rules 1.2, C.5): one for five and six, two for seven and eight.
int supply_steps(int seats) { return seats <= 4 ? 0 : (seats - 3) / 2; }

}  // namespace

bool valid(const Config& config) {
    if (config.seats < 2 || config.seats > game::kMaxSeats) return false;
    const game::Seat first = config.first_player;
    if (first != game::Seat{} && first.value >= config.seats) return false;
    return board_errors(config.layout).empty() && game::settings::all_fit(kSettings, config.settings) && valid_spec(config.spec);
}

Setup make_setup(const Config& config) {
    Setup setup;
    setup.config = config;
    setup.topology = make_topology(config.layout.hexes());
    setup.ring_numbers = make_ring_numbers(setup.topology);
    setup.harbour.fill(HarbourKind::none);
    for (std::uint16_t h = 0; h < setup.topology.hex_count; ++h) {
        const Tile& tile = config.layout.tiles[h];
        setup.terrain[h] = tile.terrain;
        setup.token[h] = tile.token;
        if (tile.token != 0) setup.producing[tile.token].push_back(HexId{h});
    }
    for (const Harbour& harbour : config.layout.harbours) {
        for (const VertexName end : ends_of(harbour.hex, harbour.side)) {
            setup.harbour[setup.topology.find(end).index()] = harbour.kind;
        }
    }
    setup.supply = supply_for(config.seats);
    setup.deck = deck_for(config.seats);
    return setup;
}

Resources supply_for(int seats) {
    const int each = 19 + 5 * supply_steps(seats);
    return {each, each, each, each, each};
}

DevCards deck_for(int seats) {
    const int steps = supply_steps(seats);
    DevCards deck;
    deck[DevCard::knight] = static_cast<std::uint8_t>(14 + 6 * steps);
    deck[DevCard::victory_point] = 5;
    for (const DevCard progress : {DevCard::road_building, DevCard::year_of_plenty, DevCard::monopoly}) {
        deck[progress] = static_cast<std::uint8_t>(2 + steps);
    }
    return deck;
}

}  // namespace lw::isles
