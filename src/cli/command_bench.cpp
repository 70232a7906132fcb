#include "cli/bench.hpp"
#include "cli/commands.hpp"
#include "cli/text.hpp"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

double tenths(double value) { return static_cast<double>(static_cast<std::int64_t>(value * 10 + 0.5)) / 10; }

nlohmann::ordered_json to_json(const BenchResult& result) {
    return {{"signature", hex64(result.signature)},
            {"isles.random4.games_per_cpu_s", tenths(result.games_per_cpu_s)},
            {"isles.random4.actions_per_cpu_s", tenths(result.actions_per_cpu_s)},
            {"isles.state_bytes", result.state_bytes},
            {"isles.copy_ns", tenths(result.copy_ns)},
            {"isles.legal_ns", tenths(result.legal_ns)},
            {"isles.longest_road_ns", tenths(result.longest_road_ns)}};
}

int compare(const std::string& file) {
    const std::string found = hex64(signature());
    const auto text = read_file(file);
    const std::string wanted = text ? text->substr(0, text->find('\n')) : "(" + file + " cannot be read)";
    if (found != wanted) std::cout << "the signature is " << found << ", expected " << wanted << '\n';
    std::cout << (found == wanted ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n");
    return found == wanted ? 0 : 1;
}

}  // namespace

void add_bench_command(CLI::App& app, int& status) {
    struct Options {
        bool json = false;
        bool signature_only = false;
        std::string expected;      ///< a file with the signature that is wanted
    };
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("bench", "Speeds, and a signature of the rules' behaviour");
    command->add_flag("--json", options->json, "Print one flat JSON object");
    command->add_flag("--signature", options->signature_only, "Print the signature and nothing else");
    command->add_option("--expect", options->expected, "A file with the signature that must come out");
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
