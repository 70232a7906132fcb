// The program's verbs. Each adds its options and, when chosen, runs and sets the exit status.
#pragma once

namespace CLI {
class App;
}

namespace lw::cli {

void add_scenario_command(CLI::App& app, int& status);
void add_arena_command(CLI::App& app, int& status);
void add_bench_command(CLI::App& app, int& status);
void add_soak_command(CLI::App& app, int& status);
void add_samples_command(CLI::App& app, int& status);
void add_golden_command(CLI::App& app, int& status);
void add_replay_command(CLI::App& app, int& status);
void add_perft_command(CLI::App& app, int& status);
void add_play_command(CLI::App& app, int& status);
void add_engine_command(CLI::App& app, int& status);

}  // namespace lw::cli
