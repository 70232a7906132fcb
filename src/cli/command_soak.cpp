// Many games at random, every setting in turn, the invariants looked at after every move: for the sanitizers.
#include "cli/commands.hpp"
#include "cli/cpu_clock.hpp"
#include "cli/preset_option.hpp"
#include "cli/random_play.hpp"
#include "cli/text.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>

namespace lw::cli {

namespace {

using namespace isles;

struct Soak {
    int games = 1000;
    std::uint64_t seed = 1;
    const Preset* preset = nullptr;  ///< nothing: every setting in turn
    int every = 1;            ///< invariants after so many moves, and at the end
    std::int64_t moves = 0;
    std::int64_t turns = 0;
};

/// A refused action changes nothing and a listed one packs; now and then, since it costs time.
std::string probe(const Setup& setup, const State& state, base::Rng& rng) {
    const Seat seat(static_cast<int>(rng.below(setup.config.seats)));
    const auto action = unpack((rng.next() & ~std::uint64_t{63}) | rng.below(24));
    if (action) {
        const State before = state;
        static_cast<void>(check(setup, state, seat, *action));
        if (!(before == state)) return "asking has changed the position";
    }
    ActionList list;
    legal(setup, state, seat, list);
    for (const Action& one : list) {
        const auto again = unpack(pack(one));
        if (!again || !(*again == one)) return "a move that does not pack: " + to_text(setup, one);
    }
    return {};
}

/// The preset's table for each number of seats in turn.
Config preset_table(const Preset& preset, std::uint64_t seed) {
    const std::uint64_t choices = preset.most_seats - preset.least_seats + 1U;
    return table_of(preset, static_cast<int>(preset.least_seats + seed % choices), seed);
}

std::string play(Soak& soak, std::uint64_t seed) {
    base::Rng rng(seed);
    const Config config = soak.preset == nullptr ? any_table(seed) : preset_table(*soak.preset, seed);
    if (!valid(config)) return "an invalid table";
    const Setup setup = make_setup(config);
    State state = initial(setup);
    std::vector<Event> events;
    for (int moves = 1;; ++moves) {
        const auto move = random_move(setup, state, rng);
        if (!move) break;
        const Reason reason = check(setup, state, move->first, move->second);
        if (reason != Reason::ok) return "refused: " + to_text(setup, move->second) + ": " + std::string(name_of(reason));
        events.clear();
        EventSink sink(events);
        apply(setup, state, move->first, move->second, sink);
        ++soak.moves;
        if (moves % soak.every == 0) {
            if (std::string broken = check_invariants(setup, state); !broken.empty()) return broken;
        }
        if (rng.below(64) == 0) {
            if (std::string broken = probe(setup, state, rng); !broken.empty()) return broken;
        }
    }
    soak.turns += state.table.turn_number;
    if (state.table.phase != Phase::over) return "nobody has a move";
    return check_invariants(setup, state);
}

int run(Soak& soak) {
    std::uint64_t seeds = soak.seed;
    const CpuClock clock;
    for (int i = 0; i < soak.games; ++i) {
        const std::uint64_t seed = base::split_mix64(seeds);
        const std::string broken = play(soak, seed);
        if (broken.empty()) continue;
        std::printf("game %d (seed %s): %s\n", i, hex64(seed).c_str(), broken.c_str());
        return 1;
    }
    std::printf("%d games, %lld moves, %lld turns, every invariant held, %.1f CPU seconds\n", soak.games,
                static_cast<long long>(soak.moves), static_cast<long long>(soak.turns), clock.seconds());
    return 0;
}

}  // namespace

void add_soak_command(CLI::App& app, int& status) {
    const auto soak = std::make_shared<Soak>();
    CLI::App* command = app.add_subcommand("soak", "Games at random with every setting, invariants looked at after each move");
    command->add_option("--games", soak->games, "How many games")->check(CLI::Range(1, 10'000'000))->capture_default_str();
    command->add_option("--seed", soak->seed, "Seed")->capture_default_str();
    add_preset_option(*command, soak->preset);
    command->add_option("--every", soak->every, "Look at the invariants after so many moves")->check(CLI::Range(1, 1'000'000))->capture_default_str();
    command->callback([soak, &status] { status = run(*soak); });
}

}  // namespace lw::cli
