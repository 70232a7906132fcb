#include "cli/commands.hpp"
#include "cli/golden/golden.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace lw::cli {

void add_golden_command(CLI::App& app, int& status) {
    struct Options {
        std::vector<std::string> paths;
        GoldenOptions golden;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("golden", "Compare golden games (.play) with what the rules make of them now");
    command->add_option("paths", options->paths, "Files, or folders with .play files")->required();
    command->add_flag("--write", options->golden.write, "Make the files again, each by its made-by line");
    command->add_flag("--coverage", options->golden.coverage, "Every kind of action and event must occur in some file");
    command->callback([options, &status] { status = run_golden(options->paths, options->golden, std::cout) ? 0 : 1; });
}

}  // namespace lw::cli
