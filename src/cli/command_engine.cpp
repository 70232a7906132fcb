#include "cli/commands.hpp"
#include "cli/engine/engine.hpp"

#include <CLI/CLI.hpp>

#include <iostream>

namespace lw::cli {

void add_engine_command(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("engine", "Answer JSON requests, one a line, on standard input (docs/engine.md)");
    command->callback([&status] {
        serve(std::cin, std::cout);
        status = 0;
    });
}

}  // namespace lw::cli
