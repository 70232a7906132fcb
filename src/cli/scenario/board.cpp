#include "cli/scenario/board.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "isles/generate.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

using namespace isles;

/// An island by the number of its hexes.
Island read_island(Words& words) {
    switch (words.number("an island (19, 30, 37, 61 or 91)", 19, kMaxHexes)) {
        case 19: return Island::standard19;
        case 30: return Island::extension30;
        case 37: return Island::rings4;
        case 61: return Island::rings5;
        case 91: return Island::rings6;
        default: throw Failure("an island has 19, 30, 37, 61 or 91 hexes");
    }
}

SpiralDirection read_direction(Words& words) {
    if (words.take("cw")) return SpiralDirection::clockwise;
    words.require("ccw");
    return SpiralDirection::counter_clockwise;
}

template <class Enum>
Enum read_one_of(Words& words, std::initializer_list<std::string_view> names) {
    const std::string word = words.next("a choice");
    int i = 0;
    for (const std::string_view name : names) {
        if (name == word) return static_cast<Enum>(i);
        ++i;
    }
    throw Failure("'" + word + "' is not a choice here");
}

void read_constraint(Words& words, BoardSpec& spec) {
    if (words.take("red")) {
        spec.no_adjacent_red = true;
    } else if (words.take("2-12")) {
        spec.no_adjacent_2_12 = true;
    } else if (words.take("same")) {
        spec.no_adjacent_same = true;
    } else {
        words.require("none");
        spec.no_adjacent_red = spec.no_adjacent_2_12 = spec.no_adjacent_same = false;
    }
}

void recipe(World& world, Words& words) {
    Config& config = world.config();
    BoardSpec spec;
    spec.island = read_island(words);
    while (!words.empty()) {
        if (words.take("terrain")) {
            spec.terrain = read_one_of<TerrainPlan>(words, {"beginner", "shuffled"});
        } else if (words.take("tokens")) {
            spec.tokens = read_one_of<TokenPlan>(words, {"spiral", "random", "beginner"});
        } else if (words.take("harbours")) {
            spec.harbours = read_one_of<HarbourPlan>(words, {"fixed", "shuffle_types", "shuffle_frame", "random"});
        } else if (words.take("direction")) {
            spec.direction = read_direction(words);
        } else if (words.take("no-adjacent")) {
            read_constraint(words, spec);
        } else {
            words.require("seed");
            config.board_seed = static_cast<std::uint64_t>(words.number("a seed", 0, 2'000'000'000));
        }
    }
    config.spec = spec;
    config.layout = generate(spec, config.board_seed);
}

template <class Hexes>
Layout plain_layout(const Hexes& hexes) {
    Layout layout;
    for (const Hex hex : hexes) layout.tiles.push_back({hex, Terrain::desert, 0});
    layout.robber = hexes[0];
    return layout;
}

/// All producing, terrains and tokens taking turns, the centre desert, no harbours.
Layout ring_layout(int rings) {
    constexpr std::array<std::uint8_t, 10> kTokens{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    Layout layout = plain_layout(ring_hexes(rings));
    for (std::size_t i = 1; i < layout.tiles.size(); ++i) {
        layout.tiles[i].terrain = static_cast<Terrain>(i % 5);
        layout.tiles[i].token = kTokens[i % kTokens.size()];
    }
    return layout;
}

void spiral(World& world, Words& words) {
    words.require("island");
    const Island island = read_island(words);
    if (rings_of(island) > 3) throw Failure("only the islands of 19 and 30 hexes have lettered tokens");
    words.require("from");
    const Hex from = read_hex(words);
    const SpiralDirection direction = read_direction(words);
    words.require("deserts");
    std::vector<Hex> deserts;
    while (!words.empty()) deserts.push_back(read_hex(words));
    Layout layout = plain_layout(island_hexes(island));
    for (Tile& tile : layout.tiles) {
        const bool desert = std::find(deserts.begin(), deserts.end(), tile.hex) != deserts.end();
        tile.terrain = desert ? Terrain::desert : Terrain::forest;
    }
    const auto starts = spiral_starts(island);
    if (std::find(starts.begin(), starts.end(), from) == starts.end()) {
        throw Failure(to_text(from) + " is not a corner of the island");
    }
    lay_spiral(layout, island, from, direction);
    layout.robber = deserts.empty() ? layout.tiles[0].hex : deserts.front();
    world.config().layout = layout;
}

void board(World& world, Words& words) {
    Config& config = world.config();
    if (words.take("BEG")) {
        config.layout = beginner_layout();
    } else if (words.take("BEG4") || words.take("BEG3")) {
        config.layout = beginner_layout();
        world.beginner_pieces = true;
    } else if (words.take("island")) {
        recipe(world, words);
    } else if (words.take("rings")) {
        config.layout = ring_layout(words.number("a number of rings", 1, 6));
    } else if (words.take("spiral")) {
        spiral(world, words);
    } else {
        words.require("empty");
        config.layout = Layout{};
    }
}

Tile& tile_at(Layout& layout, Hex hex) {
    if (Tile* tile = layout.tile_at(hex)) return *tile;
    if (layout.tiles.full()) throw Failure("a board has at most " + std::to_string(kMaxHexes) + " hexes");
    if (layout.tiles.empty()) layout.robber = hex;
    layout.tiles.push_back({hex, Terrain::desert, 0});
    return layout.tiles.back();
}

void hex_line(World& world, Words& words) {
    Tile& tile = tile_at(world.config().layout, read_hex(words));
    tile.terrain = read_terrain(words);
    tile.token = words.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(words.number("a token", 2, 12));
    if ((tile.terrain == Terrain::desert) != (tile.token == 0) || tile.token == 7) {
        throw Failure("a desert has no token, any other terrain has one that is not 7");
    }
    if (tile.terrain == Terrain::desert && world.plan().layout.tiles.size() == 1) world.config().layout.robber = tile.hex;
}

void harbour_line(World& world, Words& words) {
    Layout& layout = world.config().layout;
    if (words.take("none")) return layout.harbours.clear();
    Harbour harbour;
    harbour.hex = read_hex(words);
    harbour.side = read_side(words);
    harbour.kind = read_harbour(words);
    for (Harbour& old : layout.harbours) {
        if (old.hex == harbour.hex && old.side == harbour.side) {
            old = harbour;
            return;
        }
    }
    if (layout.harbours.full()) throw Failure("a board has at most " + std::to_string(kMaxHarbours) + " harbours");
    layout.harbours.push_back(harbour);
}

std::string bare_name(std::string_view text) {
    std::string bare;
    for (const char c : text) {
        if (c == '_' || c == '-') continue;
        bare += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return bare;
}

bool read_switch(Words& words) {
    if (words.take("on")) return true;
    words.require("off");
    return false;
}

void setting(World& world, Words& words) {
    Settings s = world.plan().settings;
    const std::string name = words.next("a setting");
    const std::string key = bare_name(name);
    if (key == "victorytarget") {
        s.victory_target = static_cast<std::uint8_t>(words.number("points", 3, 20));
    } else if (key == "discardlimit") {
        s.discard_limit = words.take("off") ? std::uint8_t{0} : static_cast<std::uint8_t>(words.number("cards", 5, 15));
    } else if (key == "friendlyrobber") {
        s.friendly_robber = read_switch(words);
    } else if (key == "dice") {
        s.dice = read_one_of<DiceKind>(words, {"random", "deck36", "deck31"});
    } else if (key == "nosevenrounds") {
        s.no_seven_rounds = static_cast<std::uint8_t>(words.number("rounds", 0, 2));
    } else if (key == "tradebuild") {
        s.trade_build = read_one_of<TradeBuild>(words, {"combined", "split"});
    } else if (key == "fivesix") {
        s.five_six = read_one_of<FiveSix>(words, {"paired", "specialBuild", "none"});
    } else if (key == "victimmusthavecards") {
        s.victim_must_have_cards = read_switch(words);
    } else if (key == "bankvisible") {
        s.bank_visible = read_switch(words);
    } else {
        throw Failure("'" + name + "' is not a setting that can be changed here");
    }
    world.change_settings(s);
}

void seats(World& world, Words& words) {
    world.config().seats = static_cast<std::uint8_t>(words.number("a number of seats", 2, game::kMaxSeats));
}

void seat_names(World& world, Words& words) {
    world.names.clear();
    while (!words.empty()) {
        const std::string name = words.next("a name");
        int number = 0;
        if (to_number(name, number) || name == "none" || name == "all" || name == "nature" || name == "spectator") {
            throw Failure("'" + name + "' cannot be a seat's name");
        }
        world.names.push_back(name);
    }
}

}  // namespace

bool board_line(World& world, const std::string& verb, Words& words) {
    if (verb == "board") {
        if (words.peek() == "BEG3") {
            world.config().seats = 3;
            world.names = {"blue", "white", "orange"};
        }
        board(world, words);
    } else if (verb == "hex") {
        hex_line(world, words);
    } else if (verb == "harbour") {
        harbour_line(world, words);
    } else if (verb == "seats") {
        seats(world, words);
    } else if (verb == "names") {
        seat_names(world, words);
    } else if (verb == "begins") {
        world.config().first_player = words.take("lot") ? Seat{} : world.seat(words.next("a seat"));
    } else if (verb == "set") {
        setting(world, words);
    } else {
        return false;
    }
    words.end();
    return true;
}

}  // namespace lw::cli
