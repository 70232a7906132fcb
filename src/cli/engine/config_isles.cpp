#include "cli/board_complaint.hpp"
#include "cli/board_recipe.hpp"
#include "cli/engine/config_json.hpp"
#include "cli/engine/settings_json.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "isles/game.hpp"
#include "isles/generate.hpp"
#include "isles/notation.hpp"
#include "isles/settings.hpp"
#include "isles/setup.hpp"

#include <algorithm>
#include <vector>

namespace lw::cli {

namespace {

using namespace isles;

int coordinate(Fields& fields, std::string_view name) {
    constexpr int kFarthest = 100;
    const Json& value = fields.need(name);
    if (value.is_number_integer()) {
        const auto number = value.get<std::int64_t>();
        if (number >= -kFarthest && number <= kFarthest) return static_cast<int>(number);
    }
    throw bad_field("'" + std::string(name) + "' must be a whole number from -100 to 100, not " + shown(value) + ".");
}

Hex read_place(Fields& fields) {
    const int q = coordinate(fields, "q");
    return {q, coordinate(fields, "r")};
}

const Json& list(Fields& fields, std::string_view name) {
    const Json& value = fields.need(name);
    if (!value.is_array()) throw bad_field("'" + std::string(name) + "' must be a list.");
    return value;
}

/// The value of this name among the first `count` of an enumeration.
template <class E>
E read_named(Fields& fields, std::string_view field, int count) {
    const std::string word = fields.text(field);
    std::vector<std::string_view> names;
    for (int i = 0; i < count; ++i) {
        names.push_back(name_of(static_cast<E>(i)));
        if (names.back() == word) return static_cast<E>(i);
    }
    throw bad_field(there_is_no(field, word, names));
}

void read_hexes(Layout& layout, const Json& hexes) {
    constexpr int kTerrains = static_cast<int>(Terrain::desert) + 1;
    for (const Json& one : hexes) {
        Fields fields(one, "a hex");
        Tile tile{read_place(fields), Terrain::desert, 0};
        if (layout.tile_at(tile.hex) != nullptr) throw EngineError{"bad_table", "The hex " + isles::to_text(tile.hex) + " is named twice."};
        if (layout.tiles.full()) throw EngineError{"bad_table", "A board has at most " + std::to_string(kMaxHexes) + " hexes."};
        tile.terrain = read_named<Terrain>(fields, "terrain", kTerrains);
        if (const Json* token = fields.take("token")) tile.token = static_cast<std::uint8_t>(whole_of(*token, "token", 2, 12));
        fields.end();
        layout.tiles.push_back(tile);
    }
}

void read_harbours(Layout& layout, const Json& harbours) {
    constexpr int kSides = 6;
    constexpr int kKinds = kResources + 1;
    for (const Json& one : harbours) {
        Fields fields(one, "a harbour");
        const Hex hex = read_place(fields);
        const Side side = read_named<Side>(fields, "side", kSides);
        const auto kind = read_named<HarbourKind>(fields, "kind", kKinds);
        fields.end();
        const auto same = [&](const Harbour& other) { return other.hex == hex && other.side == side; };
        if (std::any_of(layout.harbours.begin(), layout.harbours.end(), same)) {
            throw EngineError{"bad_table", "The harbour " + isles::to_text(hex) + " " + std::string(name_of(side)) + " is named twice."};
        }
        if (layout.harbours.full()) throw EngineError{"bad_table", "A board has at most " + std::to_string(kMaxHarbours) + " harbours."};
        layout.harbours.push_back({hex, side, kind});
    }
}

Layout read_board(const Json& board) {
    Layout layout;
    Fields fields(board, "the board");
    read_hexes(layout, list(fields, "hexes"));
    if (fields.has("harbours")) read_harbours(layout, list(fields, "harbours"));
    Fields robber(fields.need("robber"), "'robber'");
    fields.end();
    layout.robber = read_place(robber);
    robber.end();
    std::sort(layout.tiles.begin(), layout.tiles.end(), [](const Tile& a, const Tile& b) { return reading_order(a.hex, b.hex); });
    return layout;
}

/// "BEG", or "island" and what follows it in a scenario.
BoardRecipe recipe_of(const std::string& text) {
    Words words(text);
    if (!words.take("island")) throw EngineError{"bad_table", shown(text) + " is not a recipe: it is BEG, or begins with island."};
    try {
        return read_board_recipe(words);
    } catch (const Failure& failure) {
        throw EngineError{"bad_table", "board " + text + ": " + failure.text + "."};
    }
}

/// The words themselves may name a small seed; `seed` may be of any size.
void make_board(const std::string& text, const Json* seed, Config& out) {
    if (text == "BEG") {
        if (seed != nullptr) throw bad_field("'board_seed' goes with a recipe that begins with island.");
        out.layout = beginner_layout();
        return;
    }
    const BoardRecipe recipe = recipe_of(text);
    if (seed != nullptr && recipe.seed) throw bad_field("The recipe has a seed of its own beside 'board_seed'.");
    if (seed != nullptr && !leaves_to_chance(recipe.spec))
        throw bad_field("'board_seed' has no effect: the recipe leaves nothing to chance.");
    out.spec = recipe.spec;
    out.board_seed = seed != nullptr ? whole_of(*seed, "board_seed", 0, kAnySeed) : recipe.seed.value_or(0);
    out.layout = generate(out.spec, out.board_seed);
}

Json place_json(Hex hex) { return {{"q", hex.q}, {"r", hex.r}}; }

Json board_json(const Layout& layout) {
    Json hexes = Json::array();
    for (const Tile& tile : layout.tiles) {
        Json one = place_json(tile.hex);
        one["terrain"] = isles::name_of(tile.terrain);
        if (tile.token != 0) one["token"] = tile.token;
        hexes.push_back(one);
    }
    Json harbours = Json::array();
    for (const Harbour& harbour : layout.harbours) {
        Json one = place_json(harbour.hex);
        one["side"] = name_of(harbour.side);
        one["kind"] = name_of(harbour.kind);
        harbours.push_back(one);
    }
    return {{"hexes", hexes}, {"harbours", harbours}, {"robber", place_json(layout.robber)}};
}

}  // namespace

void read_config(Fields& fields, Config& out) {
    out = {};
    read_seats_and_settings(fields, game::kMaxSeats, kSettings, out);
    if (fields.has("board") == fields.has("recipe")) {
        throw bad_field("One of 'board' and 'recipe' is needed, and not both.");
    }
    if (fields.has("recipe")) {
        const std::string recipe = fields.text("recipe");
        make_board(recipe, fields.take("board_seed"), out);
    } else {
        out.layout = read_board(fields.need("board"));
    }
    const std::string wrong = board_complaint(out.layout);
    if (!wrong.empty()) throw EngineError{"bad_table", "This board cannot be played: " + wrong + "."};
    if (!valid(out)) throw EngineError{"bad_table", "This table cannot be played."};
}

Json to_json(const Config& config) {
    Json json{{"game", isles::Game::kName}};
    json.update(seats_and_settings_json(kSettings, config));
    json["board"] = board_json(config.layout);
    return json;
}

}  // namespace lw::cli
