#include "cli/board_complaint.hpp"
#include "cli/engine/config_json.hpp"
#include "cli/engine/table_lines.hpp"
#include "cli/scenario/board.hpp"
#include "cli/scenario/places.hpp"
#include "isles/generate.hpp"
#include "isles/setup.hpp"

#include <algorithm>

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

/// Lines know other words for some things, which the document does not.
void require_word(std::string_view field, std::string_view given, std::string_view written) {
    if (given == written) return;
    throw bad_field("'" + std::string(field) + "' must be " + std::string(written) + " here, not " + std::string(given) + ".");
}

void read_hexes(World& world, const Json& hexes) {
    for (const Json& one : hexes) {
        Fields fields(one, "a hex");
        const Hex hex = read_place(fields);
        if (world.plan().layout.tile_at(hex) != nullptr)
            throw EngineError{"bad_table", "The hex " + isles::to_text(hex) + " is named twice."};
        const std::string terrain = fields.text("terrain");
        std::string rest = isles::to_text(hex) + " " + word_of(terrain, "terrain");
        if (const Json* token = fields.take("token")) rest += " " + std::to_string(whole_of(*token, "token", 2, 12));
        fields.end();
        understand(world, "hex", rest);
        require_word("terrain", terrain, isles::name_of(world.plan().layout.tile_at(hex)->terrain));
    }
}

void read_harbours(World& world, const Json& harbours) {
    for (const Json& one : harbours) {
        Fields fields(one, "a harbour");
        std::string rest = isles::to_text(read_place(fields));
        for (const char* name : {"side", "kind"}) rest += " " + word_of(fields.text(name), name);
        const std::string kind = fields.text("kind");
        fields.end();
        understand(world, "harbour", rest);
        require_word("kind", kind, name_of(world.plan().layout.harbours.back().kind));
    }
}

void read_board(World& world, const Json& board) {
    Fields fields(board, "the board");
    understand(world, "board", "empty");
    read_hexes(world, list(fields, "hexes"));
    if (fields.has("harbours")) read_harbours(world, list(fields, "harbours"));
    Fields robber(fields.need("robber"), "'robber'");
    fields.end();
    Layout& layout = world.config().layout;
    layout.robber = read_place(robber);
    robber.end();
    std::sort(layout.tiles.begin(), layout.tiles.end(), [](const Tile& a, const Tile& b) { return reading_order(a.hex, b.hex); });
}

/// The words after "board" in a scenario, of which those that stand for a whole board make sense here.
void read_recipe(World& world, const std::string& recipe) {
    if (recipe != "BEG" && !recipe.starts_with("island ")) {
        throw EngineError{"bad_table", shown(recipe) + " is not a recipe: it is BEG, or begins with island."};
    }
    understand(world, "board", recipe);
}

/// The same recipe by another seed, of any size; the words themselves may name a small one.
void sow(World& world, const std::string& recipe, const Json* seed) {
    if (seed == nullptr) return;
    if (!recipe.starts_with("island ")) throw bad_field("'board_seed' goes with a recipe that begins with island.");
    const auto words = split_words(recipe);
    if (std::find(words.begin(), words.end(), "seed") != words.end())
        throw bad_field("The recipe has a seed of its own beside 'board_seed'.");
    Config& config = world.config();
    if (!leaves_to_chance(config.spec)) throw bad_field("'board_seed' has no effect: the recipe leaves nothing to chance.");
    config.board_seed = whole_of(*seed, "board_seed", 0, kAnySeed);
    config.layout = generate(config.spec, config.board_seed);
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
    Shares shares;
    World world(1, shares);
    read_seats_and_settings(world, fields, game::kMaxSeats);
    if (fields.has("board") == fields.has("recipe")) {
        throw bad_field("One of 'board' and 'recipe' is needed, and not both.");
    }
    const bool by_recipe = fields.has("recipe");
    if (by_recipe) {
        const std::string recipe = fields.text("recipe");
        read_recipe(world, recipe);
        sow(world, recipe, fields.take("board_seed"));
    } else {
        read_board(world, fields.need("board"));
    }
    const std::string wrong = board_complaint(world.plan().layout);
    if (!wrong.empty()) throw EngineError{"bad_table", "This board cannot be played: " + wrong + "."};
    if (!valid(world.plan())) throw EngineError{"bad_table", "This table cannot be played."};
    out = world.plan();
}

Json to_json(const Config& config) {
    Json json{{"game", isles::Game::kName}};
    json.update(seats_and_settings_json(config));
    json["board"] = board_json(config.layout);
    return json;
}

}  // namespace lw::cli
