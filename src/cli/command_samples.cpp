// Plays games and writes their positions for tools/train.
#include "cli/commands.hpp"
#include "cli/numbers.hpp"
#include "cli/program.hpp"
#include "cli/samples.hpp"
#include "game/seat.hpp"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

struct Samples {
    SamplePlan plan{"isles", {"greedy", "greedy", "greedy", "greedy"}, 1000, 1};
    std::string file;
};

int run(const Samples& samples) {
    if (const std::string wrong = complaint(samples.plan); !wrong.empty()) {
        std::cerr << wrong << '\n';
        return kMisused;
    }
    std::ofstream out(samples.file, std::ios::binary);
    const std::size_t written = out ? write_samples(samples.plan, out) : 0;
    if (!out.flush()) {
        std::cerr << "cannot write to " << samples.file << '\n';
        return kFailed;
    }
    std::cout << written << " positions\n";
    return kGood;
}

}  // namespace

void add_samples_command(CLI::App& app, int& status) {
    const auto samples = std::make_shared<Samples>();
    CLI::App* command = app.add_subcommand("samples", "Plays games and writes their positions for tools/train");
    command->add_option("--game", samples->plan.game, "Which game")->capture_default_str();
    command->add_option("--seats", samples->plan.seats, "Agents by name, separated by commas; net:FILE plays as medium with another net")
        ->delimiter(',')
        ->expected(2, static_cast<int>(game::kMaxSeats))
        ->capture_default_str();
    command->add_option("--games", samples->plan.games, "How many games")->check(whole(1, 10'000'000))->capture_default_str();
    command->add_option("--seed", samples->plan.seed, "Seed of the games")->check(seed())->capture_default_str();
    command->add_option("--out", samples->file, "The file to write")->required();
    command->callback([samples, &status] { status = run(*samples); });
}

}  // namespace lw::cli
