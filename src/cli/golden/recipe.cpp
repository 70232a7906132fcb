#include "cli/golden/recipe.hpp"

#include "cli/random_play.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/words.hpp"
#include "isles/generate.hpp"
#include "isles/presets.hpp"
#include "registry/games.hpp"

namespace lw::cli {

namespace {

using namespace isles;

constexpr int kMostMoves = 20'000;

struct Recipe {
    std::vector<std::string> players;  ///< empty: at random on the bare rules
    std::uint64_t seed = 1;
    Config config;
    std::string board = "variable";
    const Preset* preset = nullptr;    ///< in place of board and rules
};

std::vector<std::string> names_in(const std::string& text) {
    std::vector<std::string> names;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        names.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    return names;
}

void set_board(Recipe& recipe) {
    Config& config = recipe.config;
    if (recipe.preset != nullptr) {
        if (!recipe.preset->seats_fit(config.seats)) throw Failure("the preset is not for so many seats");
        config = table_of(*recipe.preset, config.seats, recipe.seed);
        return;
    }
    config.spec.island = usual_island(config.seats);
    config.board_seed = recipe.seed;
    if (recipe.board == "beginner") {
        config.spec.terrain = TerrainPlan::beginner;
        config.spec.tokens = TokenPlan::beginner;
        config.spec.harbours = HarbourPlan::fixed;
    } else if (recipe.board == "random") {
        config.spec.tokens = TokenPlan::random;
    } else if (recipe.board != "variable") {
        throw Failure("'" + recipe.board + "' is not a board");
    }
    config.layout = generate(config.spec, config.board_seed);
}

void option(Recipe& recipe, Words& words) {
    Settings& settings = recipe.config.settings;
    if (words.take("seed")) {
        recipe.seed = static_cast<std::uint64_t>(words.number("a seed", 0, 2'000'000'000));
    } else if (words.take("seats")) {
        recipe.config.seats = static_cast<std::uint8_t>(words.number("seats", 2, game::kMaxSeats));
    } else if (words.take("board")) {
        recipe.board = words.next("a board");
    } else if (words.take("preset")) {
        const std::string key = words.next("a preset");
        recipe.preset = find_preset(key);
        if (recipe.preset == nullptr) throw Failure("'" + key + "' is not a preset");
    } else if (words.take("target")) {
        settings.victory_target = static_cast<std::uint8_t>(words.number("points", 3, 20));
    } else if (words.take("limit")) {
        settings.discard_limit = static_cast<std::uint8_t>(words.number("cards", 5, 15));
    } else if (words.take("lot")) {
        recipe.config.first_player = Seat{};
    } else if (words.take("deck36")) {
        settings.dice = DiceKind::deck36;
    } else if (words.take("deck31")) {
        settings.dice = DiceKind::deck31;
    } else if (words.take("friendly")) {
        settings.friendly_robber = true;
    } else if (words.take("split")) {
        settings.trade_build = TradeBuild::split;
    } else if (words.take("special-build")) {
        settings.five_six = FiveSix::special_build;
    } else {
        words.require("hidden-bank");
        settings.bank_visible = false;
    }
}

Recipe read_recipe(const std::string& text) {
    Words words(text);
    Recipe recipe;
    if (words.take("players")) {
        recipe.players = names_in(words.next("names"));
        recipe.config.seats = static_cast<std::uint8_t>(recipe.players.size());
    } else {
        words.require("random");
    }
    while (!words.empty()) option(recipe, words);
    set_board(recipe);
    if (!valid(recipe.config)) throw Failure("the recipe makes no valid table");
    return recipe;
}

std::vector<Move> at_random(const Recipe& recipe) {
    const Setup setup = make_setup(recipe.config);
    State state = initial(setup);
    base::Rng rng(recipe.seed);
    EventSink sink;
    std::vector<Move> moves;
    while (const auto move = random_move(setup, state, rng)) {
        apply(setup, state, move->first, move->second, sink);
        moves.push_back(*move);
    }
    return moves;
}

std::vector<Move> by_players(const Recipe& recipe) {
    std::vector<game::Player> players;
    for (const auto& name : recipe.players) {
        game::Player player;
        player.name = name;
        player.colour = static_cast<std::uint8_t>(players.size());
        player.controller = game::Controller::computer;
        player.agent = name;
        players.push_back(player);
    }
    auto session = registry::IslesSession::start(recipe.config, recipe.seed);
    registry::IslesDriver driver(players, recipe.seed + 1);
    driver.run(session, kMostMoves);
    if (!session.over()) throw Failure("the game does not end");
    std::vector<Move> moves;
    for (const auto& record : session.log()) {
        const auto action = unpack(record.packed);
        if (record.undo() || !action) throw Failure("the game's log cannot be written as moves");
        moves.emplace_back(record.nature() ? game::kNature : game::Actor{record.seat()}, *action);
    }
    return moves;
}

}  // namespace

Play make_again(const Play& old) {
    if (old.recipe.empty() || old.recipe == "hand") return old;
    const Recipe recipe = read_recipe(old.recipe);
    Play play = old;
    // A file reads back the explicit board; how it came about is in the recipe line.
    play.config = recipe.config;
    play.moves = recipe.players.empty() ? at_random(recipe) : by_players(recipe);
    return play;
}

}  // namespace lw::cli
