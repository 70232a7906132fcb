#include "isles/setup.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

base::Bounded<Hex, kMaxHexes> hexes_in(const Layout& layout) {
    base::Bounded<Hex, kMaxHexes> hexes;
    for (const Tile& tile : layout.tiles) hexes.push_back(tile.hex);
    return hexes;
}

template <class Enum>
bool up_to(Enum value, Enum last) {
    return static_cast<std::uint8_t>(value) <= static_cast<std::uint8_t>(last);
}

bool valid_tile(const Tile& tile) {
    if (tile.terrain == Terrain::desert) return tile.token == 0;
    return up_to(tile.terrain, Terrain::desert) && tile.token >= 2 && tile.token <= 12 && tile.token != 7;
}

/// On a coastal side of a hex of the board, no corner shared with an earlier one (rules 2.2).
bool valid_harbours(const Layout& layout, const base::Bounded<Hex, kMaxHexes>& hexes) {
    base::Bounded<VertexName, 2 * kMaxHarbours> taken;
    for (const Harbour& harbour : layout.harbours) {
        if (!up_to(harbour.side, Side::nw) || !up_to(harbour.kind, HarbourKind::any)) return false;
        if (!hexes.contains(harbour.hex)) return false;
        if (hexes.contains(harbour.hex + kDirections[static_cast<std::size_t>(harbour.side)])) return false;
        for (const VertexName end : ends_of(harbour.hex, harbour.side)) {
            if (taken.contains(end)) return false;
            taken.push_back(end);
        }
    }
    return true;
}

bool valid_layout(const Layout& layout) {
    if (layout.tiles.empty()) return false;
    if (!std::all_of(layout.tiles.begin(), layout.tiles.end(), valid_tile)) return false;
    const auto hexes = hexes_in(layout);
    return fits_topology(hexes) && hexes.contains(layout.robber) && valid_harbours(layout, hexes);
}

bool valid_settings(const Settings& s) {
    const bool limit = s.discard_limit == 0 || (s.discard_limit >= 5 && s.discard_limit <= 15);
    return limit && s.victory_target >= 3 && s.victory_target <= 20 && s.no_seven_rounds <= 2 &&
           up_to(s.dice, DiceKind::deck31) && up_to(s.trade_build, TradeBuild::split) &&
           up_to(s.five_six, FiveSix::none) &&
           (s.turn_seconds == 0 || (s.turn_seconds >= 15 && s.turn_seconds <= 600));
}

bool valid_spec(const BoardSpec& spec) {
    return up_to(spec.island, Island::rings6) && up_to(spec.terrain, TerrainPlan::shuffled) &&
           up_to(spec.tokens, TokenPlan::beginner) && up_to(spec.harbours, HarbourPlan::random) &&
           up_to(spec.direction, SpiralDirection::clockwise);
}

/// Steps of supply beyond four seats (rules 1.2, C.5): one for five and six, two for seven and eight.
int supply_steps(int seats) { return seats <= 4 ? 0 : (seats - 3) / 2; }

}  // namespace

bool valid(const Config& config) {
    if (config.seats < 2 || config.seats > game::kMaxSeats) return false;
    const game::Seat first = config.first_player;
    if (first != game::Seat{} && first.value >= config.seats) return false;
    return valid_layout(config.layout) && valid_settings(config.settings) && valid_spec(config.spec);
}

Setup make_setup(const Config& config) {
    Setup setup;
    setup.config = config;
    setup.topology = make_topology(hexes_in(config.layout));
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

Cards supply_for(int seats) {
    const int each = 19 + 5 * supply_steps(seats);
    return {each, each, each, each, each};
}

CardCounts deck_for(int seats) {
    const int steps = supply_steps(seats);
    CardCounts deck;
    deck[Card::knight] = static_cast<std::uint8_t>(14 + 6 * steps);
    deck[Card::victory_point] = 5;
    for (const Card progress : {Card::road_building, Card::year_of_plenty, Card::monopoly}) {
        deck[progress] = static_cast<std::uint8_t>(2 + steps);
    }
    return deck;
}

}  // namespace lw::isles
