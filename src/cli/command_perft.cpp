// Tree counts of the positions in scenario files: without their expectations of it, as numbers to compare by.
#include "cli/commands.hpp"
#include "cli/cpu_clock.hpp"
#include "cli/perft.hpp"
#include "cli/scenario/runner.hpp"
#include "cli/text.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

int run(const std::string& file, int depth) {
    const auto text = read_file(file);
    if (!text) {
        std::cerr << file << " cannot be read.\n";
        return 1;
    }
    const Script script = parse_script(file, *text);
    for (const auto& error : script.errors) std::cout << error << '\n';
    int status = script.errors.empty() ? 0 : 1;
    for (const Case& one : script.cases) {
        std::cout << one.id << " (" << one.title << ")\n";
        const std::string wrong = visit_position(file, one, [depth](const isles::Setup& setup, const isles::State& state) {
            for (int d = 1; d <= depth; ++d) {
                const CpuClock clock;
                const std::uint64_t count = perft(setup, state, d);
                std::cout << "  perft " << d << " = " << count << "  (" << clock.seconds() << " s)\n" << std::flush;
            }
        });
        if (wrong.empty()) continue;
        std::cout << wrong << '\n';
        status = 1;
    }
    return status;
}

}  // namespace

void add_perft_command(CLI::App& app, int& status) {
    struct Options {
        std::string file;
        int depth = 3;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("perft", "Count the move trees of the positions in a scenario file");
    command->add_option("file", options->file, "A scenario file such as tests/perft/isles.txt")->required();
    command->add_option("--depth", options->depth, "How deep")->check(CLI::Range(1, 10))->capture_default_str();
    command->callback([options, &status] { status = run(options->file, options->depth); });
}

}  // namespace lw::cli
