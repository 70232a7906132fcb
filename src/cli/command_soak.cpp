// Many games at random, every setting in turn, the invariants checked after every move: for the sanitizers.
#include "cli/commands.hpp"
#include "cli/configs.hpp"
#include "cli/cpu_clock.hpp"
#include "cli/near.hpp"
#include "cli/numbers.hpp"
#include "cli/program.hpp"
#include "cli/random_play.hpp"
#include "cli/text.hpp"
#include "registry/games.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

namespace lw::cli {

namespace {

struct Soak {
    std::string game;  ///< empty: all of them
    int games = 1000;
    std::uint64_t seed = 1;
    std::string preset;  ///< empty: every setting in turn
    int every = 1;       ///< check invariants every so many moves, and at the end
    std::int64_t moves = 0;
    std::int64_t turns = 0;
};

/// A refused action changes nothing and a listed one packs; checked now and then, since it costs time.
template <class G>
std::string probe(const typename G::Setup& setup, const typename G::State& state, base::Rng& rng) {
    const game::Seat seat(static_cast<int>(rng.below(static_cast<std::uint32_t>(G::seat_count(setup.config)))));
    typename G::ActionList list;
    G::legal(setup, state, seat, list);
    for (const auto& one : list) {
        const auto again = G::unpack(G::pack(one));
        if (!again || !(*again == one)) return "a move that does not pack: " + G::to_text(setup, one);
        const auto other = G::unpack(G::pack(one) ^ (std::uint64_t{1} << rng.below(64)));
        if (!other) continue;
        const auto before = state;
        static_cast<void>(G::check(setup, state, seat, *other));
        if (!(before == state)) return "asking has changed the position";
    }
    return {};
}

/// The preset's table for each number of seats in turn.
template <class G>
typename G::Config table(const Soak& soak, std::uint64_t seed) {
    if (soak.preset.empty()) return any_config<G>(seed);
    const auto [least, most] = *preset_seats<G>(soak.preset);
    return preset_config<G>(soak.preset, least + static_cast<int>(seed % static_cast<std::uint64_t>(most - least + 1)), seed);
}

template <class G>
std::string play(Soak& soak, std::uint64_t seed) {
    base::Rng rng(seed);
    const auto config = table<G>(soak, seed);
    if (!G::valid(config)) return "an invalid table";
    const auto setup = G::setup(config);
    auto state = G::initial(setup);
    std::vector<typename G::Event> events;
    for (int moves = 1;; ++moves) {
        const auto move = random_move(setup, state, rng);
        if (!move) break;
        const auto reason = G::check(setup, state, move->first, move->second);
        if (reason != G::Reason::ok) {
            return "refused: " + G::to_text(setup, move->second) + ": " + std::string(name_of(reason));
        }
        events.clear();
        typename G::EventSink sink(events);
        G::apply(setup, state, move->first, move->second, sink);
        ++soak.moves;
        if (moves % soak.every == 0) {
            if (std::string broken = G::check_invariants(setup, state); !broken.empty()) return broken;
        }
        if (rng.below(64) == 0) {
            if (std::string broken = probe<G>(setup, state, rng); !broken.empty()) return broken;
        }
    }
    soak.turns += G::turn(state);
    if (G::to_act(setup, state).waiting != game::Waiting::over) return "nobody has a move";
    return G::check_invariants(setup, state);
}

template <class G>
int run(Soak soak) {
    if (!soak.preset.empty() && !preset_seats<G>(soak.preset)) {
        std::cerr << "The presets of " << G::kName << " are " << preset_names<G>() << ".\n";
        return kMisused;
    }
    std::uint64_t seeds = soak.seed;
    const CpuClock clock;
    for (int i = 0; i < soak.games; ++i) {
        const std::uint64_t seed = base::split_mix64(seeds);
        const std::string broken = play<G>(soak, seed);
        if (broken.empty()) continue;
        std::printf("game %d (seed %s): %s\n", i, hex64(seed).c_str(), broken.c_str());
        return 1;
    }
    std::printf("%s: %d games, %lld moves, %lld turns, every invariant held, %.1f CPU seconds\n", std::string(G::kName).c_str(), soak.games,
                static_cast<long long>(soak.moves), static_cast<long long>(soak.turns), clock.seconds());
    return 0;
}

int run_games(const Soak& soak) {
    const auto known = registry::game_names();
    if (!soak.game.empty() && std::find(known.begin(), known.end(), soak.game) == known.end()) {
        std::cerr << there_is_no("game", soak.game, known) << '\n';
        return kMisused;
    }
    int status = kGood;
    for (const std::string_view name : known) {
        if (!soak.game.empty() && soak.game != name) continue;
        registry::with_game(name, [&](auto game) { status = std::max(status, run<typename decltype(game)::type>(soak)); });
    }
    return status;
}

}  // namespace

void add_soak_command(CLI::App& app, int& status) {
    const auto soak = std::make_shared<Soak>();
    CLI::App* command = app.add_subcommand("soak", "Games at random with every setting, invariants looked at after each move");
    auto* game = command->add_option("--game", soak->game, "Which game; all of them unless told");
    command->add_option("--games", soak->games, "How many games")->check(whole(1, 10'000'000))->capture_default_str();
    command->add_option("--seed", soak->seed, "Seed")->check(seed())->capture_default_str();
    command->add_option("--preset", soak->preset, "A ready-made table of that game")->needs(game);
    command->add_option("--every", soak->every, "Look at the invariants after so many moves")
        ->check(whole(1, 1'000'000))
        ->capture_default_str();
    command->callback([soak, &status] { status = run_games(*soak); });
}

}  // namespace lw::cli
