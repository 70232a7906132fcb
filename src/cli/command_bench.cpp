#include "cli/bench.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/program.hpp"
#include "cli/text.hpp"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

double tenths(double value) { return static_cast<double>(static_cast<std::int64_t>(value * 10 + 0.5)) / 10; }

void add(nlohmann::ordered_json& json, const TableSpeeds& table) {
    const std::string random = table.prefix + "random" + std::to_string(table.seats) + ".";
    json[random + "games_per_cpu_s"] = tenths(table.games_per_cpu_s);
    json[random + "actions_per_cpu_s"] = tenths(table.actions_per_cpu_s);
    json[random + "turns_per_game"] = tenths(table.turns_per_game);
    json[random + "actions_per_game"] = tenths(table.actions_per_game);
    json[table.prefix + "state_bytes"] = table.state_bytes;
    json[table.prefix + "copy_ns"] = tenths(table.copy_ns);
    json[table.prefix + "legal_ns"] = tenths(table.legal_ns);
    json[table.prefix + "longest_road_ns"] = tenths(table.longest_road_ns);
}

nlohmann::ordered_json to_json(const BenchResult& result) {
    nlohmann::ordered_json json{{"signature", hex64(result.signature)}};
    for (const TableSpeeds& table : result.tables) add(json, table);
    json["shires.random2.games_per_cpu_s"] = tenths(result.shires.games_per_cpu_s);
    json["shires.random2.actions_per_cpu_s"] = tenths(result.shires.actions_per_cpu_s);
    json["shires.random2.turns_per_game"] = tenths(result.shires.turns_per_game);
    json["shires.state_bytes"] = result.shires.state_bytes;
    json["shires.copy_ns"] = tenths(result.shires.copy_ns);
    json["shires.legal_ns"] = tenths(result.shires.legal_ns);
    return json;
}

int compare(const std::string& file) {
    const FileRead text = read_text(file);
    if (!text) {
        std::cout << file << ' ' << text.why() << "\n0 passed, 1 failed\n";
        return kFailed;
    }
    const std::string found = hex64(signature());
    const std::string wanted = text->substr(0, text->find_first_of("\r\n"));
    if (found != wanted) std::cout << "the signature is " << found << ", expected " << wanted << '\n';
    std::cout << (found == wanted ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n");
    return found == wanted ? kGood : kFailed;
}

}  // namespace

void add_bench_command(CLI::App& app, int& status) {
    struct Options {
        bool json = false;
        bool signature_only = false;
        std::string expected;  ///< a file with the expected signature
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("bench", "Speeds, and a signature of the rules' behaviour");
    auto* as_json = command->add_flag("--json", options->json, "Print one flat JSON object");
    command->add_flag("--signature", options->signature_only, "Print the signature and nothing else")->excludes(as_json);
    command->add_option("--expect", options->expected, "A file with the signature that must come out")->excludes(as_json);
    command->callback([options, &status] {
        status = 0;
        if (!options->expected.empty()) {
            status = compare(options->expected);
            return;
        }
        if (options->signature_only) {
            std::cout << hex64(signature()) << '\n';
            return;
        }
        const auto json = to_json(run_bench());
        if (options->json) {
            std::cout << json.dump(2) << '\n';
            return;
        }
        for (const auto& [key, value] : json.items()) {
            std::cout << key << ": " << (value.is_string() ? value.get<std::string>() : value.dump()) << '\n';
        }
    });
}

}  // namespace lw::cli
