#include "cli/commands.hpp"
#include "cli/console/console.hpp"
#include "registry/games.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

std::string complaint(const std::string& game_name, const ConsolePlan& plan) {
    const auto games = registry::game_names();
    if (std::find(games.begin(), games.end(), game_name) == games.end()) return "There is no game '" + game_name + "'.";
    if (plan.seats.size() < 2 || plan.seats.size() > static_cast<std::size_t>(game::kMaxSeats)) return "Two to eight seats are needed.";
    const auto known = agent::Traits<isles::Game>::names();
    for (const auto& name : plan.seats) {
        if (name == "human" || std::find(known.begin(), known.end(), name) != known.end()) continue;
        return "There is no computer player '" + name + "'.";
    }
    return {};
}

}  // namespace

void add_play_command(CLI::App& app, int& status) {
    struct Options {
        ConsolePlan plan;
        std::string game;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("play", "Play in the terminal");
    command->add_option("game", options->game, "isles")->required();
    command->add_option("--seats", options->plan.seats, "human or the name of a computer player, separated by commas")->delimiter(',');
    command->add_option("--seed", options->plan.seed, "Seed of board, chance and computer players")->capture_default_str();
    command->add_flag("--beginner", options->plan.beginner, "The beginner board");
    command->add_option("--save", options->plan.save, "A file that the game is saved to after every move");
    command->callback([options, &status] {
        const std::string wrong = complaint(options->game, options->plan);
        if (!wrong.empty()) std::cerr << wrong << '\n';
        status = wrong.empty() ? play_in_terminal(options->plan, std::cin, std::cout) : 2;
    });
}

}  // namespace lw::cli
