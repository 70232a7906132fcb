// Tree counts for the positions in scenario files, ignoring their expectations, and for positions in games.
#include "cli/commands.hpp"
#include "cli/cpu_clock.hpp"
#include "cli/files.hpp"
#include "cli/golden/recipe.hpp"
#include "cli/near.hpp"
#include "cli/numbers.hpp"
#include "cli/perft.hpp"
#include "cli/program.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/visit.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

struct Options {
    std::string file;
    std::string recipe;
    std::string game = "isles";
    std::size_t after = 0;
    int depth = 3;
    bool divide = false;
};

std::string who(game::Actor actor) { return actor.nature() ? "nature" : std::to_string(int{actor.value}); }

template <class G>
void print_division(const typename G::Setup& setup, const typename G::State& state, int depth) {
    for (const auto& [move, count] : divide<G>(setup, state, depth)) {
        std::cout << "    " << who(move.first) << ": " << G::to_text(setup, move.second) << " = " << count << '\n';
    }
}

template <class G>
void print(const typename G::Setup& setup, const typename G::State& state, const Options& options) {
    for (int d = 1; d <= options.depth; ++d) {
        const CpuClock clock;
        const std::uint64_t count = perft<G>(setup, state, d);
        std::cout << "  perft " << d << " = " << count << "  (" << clock.seconds() << " s)\n" << std::flush;
    }
    if (options.divide) print_division<G>(setup, state, options.depth);
}

/// What is wrong with the case, if anything.
std::string print_case(const Case& one, const Options& options) {
    std::string wrong;
    registry::with_game(one.game, [&](auto game) {
        using G = typename decltype(game)::type;
        const auto show = [&options](const auto& setup, const auto& state) { print<G>(setup, state, options); };
        wrong = visit_position<G>(options.file, one, show);
    });
    return wrong;
}

int scenario(const std::string& text, const Options& options) {
    const Script script = parse_script(options.file, text);
    for (const auto& error : script.errors) std::cout << error << '\n';
    int status = script.errors.empty() && !script.cases.empty() ? kGood : kFailed;
    if (script.cases.empty() && script.errors.empty()) std::cout << options.file << ": there is no case in this file\n";
    for (const Case& one : script.cases) {
        std::cout << one.id << " (" << one.title << ")\n";
        const std::string wrong = print_case(one, options);
        if (wrong.empty()) continue;
        std::cout << wrong << '\n';
        status = kFailed;
    }
    return status;
}

/// The position after that many of the game's moves.
template <class G>
void game(Play<G> play, const Options& options) {
    if (options.after > play.moves.size()) {
        throw Failure("the game has " + std::to_string(play.moves.size()) + " moves");
    }
    play.moves.resize(options.after);
    const auto state = final_state<G>(play, nullptr);
    std::cout << (play.title.empty() ? play.recipe : play.title) << ", after " << options.after << " moves\n";
    print<G>(G::setup(play.config), state, options);
}

int by_recipe(const Options& options) {
    const bool known = registry::with_game(options.game, [&](auto tag) {
        using G = typename decltype(tag)::type;
        Play<G> play;
        play.recipe = options.recipe;
        game<G>(make_again<G>(play), options);
    });
    if (!known) std::cerr << there_is_no("game", options.game, registry::game_names()) << '\n';
    return known ? kGood : kMisused;
}

int by_text(const std::string& text, const Options& options) {
    registry::with_game(game_of_text(text), [&](auto tag) {
        using G = typename decltype(tag)::type;
        game<G>(read_record<G>(text), options);
    });
    return 0;
}

int run(const Options& options) {
    try {
        if (!options.recipe.empty()) return by_recipe(options);
        const FileRead text = read_text(options.file);
        if (!text) throw Failure(options.file + " " + text.why());
        if (text->starts_with("landwright ")) return by_text(*text, options);
        if (options.after != 0) throw Failure("--after is for games: a scenario's own lines lead to its position");
        return scenario(*text, options);
    } catch (const Failure& failure) {
        std::cerr << failure.text << ".\n";
        return kFailed;
    }
}

}  // namespace

void add_perft_command(CLI::App& app, int& status) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("perft", "Count the move trees of positions (tests/perft/README.md)");
    auto* from = command->add_option_group("position", "Where it begins");
    from->add_option("file", options->file, "A scenario file such as tests/perft/isles.txt, or a .play file");
    auto* recipe = from->add_option("--recipe", options->recipe, "A game made by a recipe, as behind made-by in a .play file");
    from->require_option(1);
    command->add_option("--game", options->game, "The game of the recipe: isles or shires")->needs(recipe)->capture_default_str();
    command->add_option("--after", options->after, "So many moves of the .play file or recipe are made first")
        ->check(whole(0, 1'000'000))
        ->capture_default_str();
    command->add_option("--depth", options->depth, "How deep")->check(whole(1, 10))->capture_default_str();
    command->add_flag("--divide", options->divide, "Also tell the count behind each first move, at the full depth");
    command->callback([options, &status] { status = run(*options); });
}

}  // namespace lw::cli
