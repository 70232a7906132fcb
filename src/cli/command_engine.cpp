#include "cli/commands.hpp"
#include "cli/engine/engine.hpp"
#include "cli/program.hpp"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <iostream>
#include <system_error>

namespace lw::cli {

void add_engine_command(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("engine", "Answer JSON requests, one a line, on standard input (docs/engine.md)");
    command->callback([&status] {
        status = serve(std::cin, std::cout) ? kGood : kFailed;
        if (std::ferror(stdin) == 0) return;
        std::cerr << "The input cannot be read: " << std::generic_category().message(errno) << ".\n";
        status = kFailed;
    });
}

}  // namespace lw::cli
