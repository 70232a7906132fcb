#include "cli/commands.hpp"
#include "cli/console/console.hpp"
#include "cli/external/seats.hpp"
#include "cli/numbers.hpp"
#include "cli/program.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace lw::cli {

void add_play_command(CLI::App& app, int& status) {
    const auto plan = std::make_shared<ConsolePlan>();
    CLI::App* command = app.add_subcommand("play", "Play in the terminal");
    command->add_option("game", plan->game, "isles or shires")->required();
    command->add_option_function<std::string>(
        "--seats", [plan](const std::string& seats) { plan->seats = split_seats(seats); },
        "human or the name of a computer player, separated by commas");
    command->add_option("--seed", plan->seed, "Seed of board, chance and computer players")->check(seed())->capture_default_str();
    command->add_flag("--beginner", plan->beginner, "The beginner board of Isles");
    command->add_option("--save", plan->save, "A file that the game is kept in from move to move");
    command->callback([plan, &status] {
        const std::string wrong = complaint(*plan);
        if (!wrong.empty()) std::cerr << wrong << '\n';
        status = wrong.empty() ? play_in_terminal(*plan, std::cin, std::cout) : kMisused;
    });
}

}  // namespace lw::cli
