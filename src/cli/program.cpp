#include "cli/program.hpp"

#include "cli/commands.hpp"
#include "cli/near.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/streams.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <exception>
#include <iostream>
#include <system_error>
#include <utility>

namespace lw::cli {

namespace {

std::vector<std::string_view> verbs_of(const CLI::App& app) {
    std::vector<std::string_view> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) names.emplace_back(command->get_name());
    return names;
}

/// The options of its groups as well.
std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    for (const CLI::App* group : command.get_subcommands([](const CLI::App* one) { return one->get_name().empty(); })) {
        for (std::string& name : options_of(*group)) names.push_back(std::move(name));
    }
    return names;
}

std::string like_an_option(const CLI::App& command, const std::string& word) {
    const auto names = options_of(command);
    return did_you_mean(word, {names.begin(), names.end()});
}

/// An unknown verb, or an option that the verb does not have, whatever CLI11 complained about first.
std::string unknown_word(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    if (chosen.empty()) {
        const auto words = app.remaining();
        if (words.empty()) return "A command is needed: " + listed(verbs_of(app)) + ".";
        return there_is_no("command", words.front(), verbs_of(app));
    }
    for (const std::string& word : chosen.front()->remaining()) {
        if (!word.starts_with('-')) continue;
        const std::string name = word.substr(0, word.find('='));
        return "'" + chosen.front()->get_name() + "' has no option '" + name + "'." + like_an_option(*chosen.front(), name);
    }
    return {};
}

int complain(const CLI::App& app, const CLI::ParseError& error) {
    std::string wrong = unknown_word(app);
    if (wrong.empty()) wrong = std::string(error.what()) + ".";
    const auto chosen = app.get_subcommands();
    const std::string verb = chosen.empty() ? "" : chosen.front()->get_name() + " ";
    std::cerr << wrong << "\n'landwright " << verb << "--help' tells more.\n";
    return kMisused;
}

int follow(int argc, char** argv) {
    CLI::App app("Landwright without a window: scenarios, arena, bench, replay, an engine for other programs, and games in the terminal.",
                 "landwright");
    app.require_subcommand(1);
    int status = kGood;
    add_scenario_command(app, status);
    add_arena_command(app, status);
    add_bench_command(app, status);
    add_soak_command(app, status);
    add_samples_command(app, status);
    add_golden_command(app, status);
    add_replay_command(app, status);
    add_perft_command(app, status);
    add_play_command(app, status);
    add_engine_command(app, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        return complain(app, error);
    }
    return status;
}

/// Why nothing can be written any more: found by trying again, since the reason for the first failure is lost by now.
std::string why_not_written() {
    std::clearerr(stdout);
    errno = 0;
    if (std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0) return {};
    return errno != 0 ? ": " + std::generic_category().message(errno) : std::string();
}

/// What the verb has printed may still be buffered, and there may be no room for it.
int with_output_written(int status) {
    std::cout.flush();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    std::cerr << "The output could not be written" << why_not_written() << ".\n";
    return std::max(status, kFailed);
}

}  // namespace

int run_program(int argc, char** argv) {
    guard_streams();
    try {
        return with_output_written(follow(argc, argv));
    } catch (const Failure& failure) {
        std::cerr << failure.text << ".\n";
    } catch (const std::exception& error) {
        // None of our code throws these; memory may have run out.
        std::cerr << "landwright had to stop: " << error.what() << ".\n";
    }
    return kFailed;
}

}  // namespace lw::cli
