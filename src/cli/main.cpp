// landwright: the headless program (rules tests, matches between computer players, saves, a text console).
#include "cli/commands.hpp"

#include <CLI/CLI.hpp>

int main(int argc, char** argv) {
    CLI::App app("Landwright without a window: scenarios, arena, bench, replay, an engine for other programs, and games in the terminal.");
    app.require_subcommand(1);
    int status = 0;
    lw::cli::add_scenario_command(app, status);
    lw::cli::add_arena_command(app, status);
    lw::cli::add_bench_command(app, status);
    lw::cli::add_soak_command(app, status);
    lw::cli::add_golden_command(app, status);
    lw::cli::add_replay_command(app, status);
    lw::cli::add_perft_command(app, status);
    lw::cli::add_play_command(app, status);
    lw::cli::add_engine_command(app, status);
    CLI11_PARSE(app, argc, argv);
    return status;
}
