#include "cli/commands.hpp"
#include "cli/scenario/runner.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace lw::cli {

void add_scenario_command(CLI::App& app, int& status) {
    struct Options {
        std::vector<std::string> paths;
        bool each = false;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("scenario", "Run scenario files (tests/scenarios/README.md tells how to write one)");
    command->add_option("paths", options->paths, "Files, or folders with .txt files")->required();
    command->add_flag("--each", options->each, "Name the cases that passed as well");
    command->callback([options, &status] { status = run_scenarios(options->paths, options->each, std::cout) ? 0 : 1; });
}

}  // namespace lw::cli
