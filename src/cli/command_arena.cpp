#include "cli/arena.hpp"
#include "cli/commands.hpp"
#include "cli/cpu_clock.hpp"
#include "cli/external/seats.hpp"
#include "cli/near.hpp"
#include "cli/numbers.hpp"
#include "cli/program.hpp"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

double rounded(double value, double steps) { return static_cast<double>(static_cast<std::int64_t>(value * steps + 0.5)) / steps; }

nlohmann::ordered_json to_json(const ArenaPlan& plan, const ArenaResult& result) {
    nlohmann::ordered_json json;
    json["game"] = plan.game;
    json["games"] = result.games;
    json["seed"] = plan.seed;
    json["games_per_cpu_s"] = rounded(per_second(result.games, result.cpu_s), 1000);
    json["moves_per_game"] = rounded(per_second(static_cast<double>(result.moves), result.games), 10);
    json["turns_per_game"] = rounded(per_second(static_cast<double>(result.turns), result.games), 10);
    json["agents"] = nlohmann::ordered_json::array();
    for (const Standing& one : result.agents) {
        const auto [low, high] = one.ci95();
        json["agents"].push_back(
            {{"name", one.name},
             {"games", one.games},
             {"wins", one.wins},
             {"draws", one.draws},
             {"win_rate", rounded(one.win_rate(), 1e6)},
             {"ci95", {rounded(low, 1e6), rounded(high, 1e6)}},
             {"forfeits", one.forfeits},
             {"points_per_game", rounded(per_second(static_cast<double>(one.points), static_cast<double>(one.games)), 100)}});
    }
    json["faults"] = nlohmann::ordered_json::array();
    for (const ArenaFault& fault : result.faults) {
        json["faults"].push_back(
            {{"game", fault.game}, {"seat", fault.seat}, {"name", fault.name}, {"kind", fault.what.kind}, {"message", fault.what.text}});
    }
    if (!result.error.empty()) json["error"] = result.error;
    return json;
}

void print(const ArenaResult& result) {
    std::printf("%d games, %.1f games per CPU second, %.1f turns a game\n", result.games, per_second(result.games, result.cpu_s),
                per_second(static_cast<double>(result.turns), result.games));
    for (const Standing& one : result.agents) {
        const auto [low, high] = one.ci95();
        std::printf("%-10s %6lld games %6lld won %5.1f %%  (95 %%: %.1f to %.1f)  %.1f points a game\n", one.name.c_str(),
                    static_cast<long long>(one.games), static_cast<long long>(one.wins), 100 * one.win_rate(), 100 * low, 100 * high,
                    per_second(static_cast<double>(one.points), static_cast<double>(one.games)));
    }
    for (const ArenaFault& fault : result.faults) {
        std::printf("game %d, seat %d (%s), %s: %s\n", fault.game, fault.seat, fault.name.c_str(), fault.what.kind.c_str(),
                    fault.what.text.c_str());
    }
    if (!result.error.empty()) std::printf("%s\n", result.error.c_str());
}

/// Empty, or what is wrong with the name of the board.
std::string read_board(const std::string& name, ArenaPlan& plan) {
    const std::vector<std::string_view> names{"beginner", "variable", "random"};
    if (name.empty()) return {};
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return there_is_no("board", name, names);
    plan.board = static_cast<BoardKind>(found - names.begin());
    return {};
}

}  // namespace

void add_arena_command(CLI::App& app, int& status) {
    struct Options {
        ArenaPlan plan;
        std::string seats;
        std::string board;
        bool json = false;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("arena", "Computer players against each other");
    command->add_option("--game", options->plan.game, "Which game")->capture_default_str();
    command
        ->add_option("--seats", options->seats,
                     "Agents by name, separated by commas; net:FILE plays as medium with another net, external:COMMAND runs a program "
                     "(docs/engine.md)")
        ->required();
    command->add_option("--games", options->plan.games, "How many games")->check(whole(1, 10'000'000))->capture_default_str();
    command->add_option("--seed", options->plan.seed, "Seed of boards, chance and agents")->check(seed())->capture_default_str();
    command->add_option("--board", options->board, "Of Isles: beginner, variable (as it is without) or random");
    command->add_option("--move-time", options->plan.limits.move_s, "Seconds that an external program has for a move")
        ->check(seconds(0.001, 86400))
        ->capture_default_str();
    command->add_option("--game-time", options->plan.limits.game_s, "Seconds that it has for all its moves in a game")
        ->check(seconds(0.001, 864000))
        ->capture_default_str();
    command->add_option("--preset", options->plan.preset, "A ready-made table of the game, in place of --board");
    command->add_flag("--check", options->plan.check, "Look at the invariants after every move");
    command->add_flag("--json", options->json, "Print JSON");
    command->callback([options, &status] {
        options->plan.seats = split_seats(options->seats);
        std::string wrong = read_board(options->board, options->plan);
        if (wrong.empty()) wrong = complaint(options->plan);
        if (!wrong.empty()) {
            std::cerr << wrong << '\n';
            status = kMisused;
            return;
        }
        const ArenaResult result = run_arena(options->plan);
        if (options->json) {
            std::cout << to_json(options->plan, result).dump(2) << '\n';
        } else {
            print(result);
        }
        status = result.error.empty() ? kGood : kFailed;
    });
}

}  // namespace lw::cli
