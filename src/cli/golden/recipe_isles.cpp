#include "cli/golden/recipe_options.hpp"
#include "cli/scenario/failure.hpp"
#include "isles/generate.hpp"

namespace lw::cli {

using namespace isles;

namespace {

void set_board(BoardSpec& spec, const std::string& board) {
    if (board == "beginner") {
        spec.terrain = TerrainPlan::beginner;
        spec.tokens = TokenPlan::beginner;
        spec.harbours = HarbourPlan::fixed;
    } else if (board == "random") {
        spec.tokens = TokenPlan::random;
    } else if (board != "variable") {
        throw Failure("'" + board + "' is not a board");
    }
}

}  // namespace

void read_option(Config& config, Words& words) {
    Settings& settings = config.settings;
    if (words.take("board")) {
        set_board(config.spec, words.next("a board"));
    } else if (words.take("target")) {
        settings.victory_target = static_cast<std::uint8_t>(words.number("points", 3, 20));
    } else if (words.take("limit")) {
        settings.discard_limit = static_cast<std::uint8_t>(words.number("cards", 5, 15));
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

void make_board(Config& config, std::uint64_t seed) {
    if (config.settings.five_six == FiveSix::special_build && config.seats < 5)
        throw Failure("'special-build' has no effect with so few seats");
    config.spec.island = usual_island(config.seats);
    config.board_seed = seed;
    config.layout = generate(config.spec, seed);
}

}  // namespace lw::cli
