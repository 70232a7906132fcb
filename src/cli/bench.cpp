#include "cli/bench.hpp"

#include "base/hash.hpp"
#include "cli/bench_clock.hpp"
#include "cli/random_play.hpp"
#include "cli/tables.hpp"

#include <vector>

namespace lw::cli {

namespace {

using namespace isles;

constexpr int kSignatureGames = 24;
constexpr int kFirstSeed = 86325;
constexpr std::size_t kPositions = 256;

struct Positions {
    Setup setup;
    std::vector<State> states;
};

/// Positions in which a seat must act, spread over a game.
Positions sample(std::uint64_t seed) {
    Positions out{make_setup(usual_table<isles::Game>(4, seed)), {}};
    base::Rng rng(seed);
    State state = initial(out.setup);
    EventSink sink;
    for (int i = 0; out.states.size() < kPositions; ++i) {
        const auto move = random_move(out.setup, state, rng);
        if (!move) {
            state = initial(out.setup);
            continue;
        }
        apply(out.setup, state, move->first, move->second, sink);
        if (i % 7 == 0 && to_act(out.setup, state).waiting == game::Waiting::seats) out.states.push_back(state);
    }
    return out;
}

void measure_games(BenchResult& result) {
    EventSink sink;
    std::int64_t games = 0;
    std::int64_t actions = 0;
    double seconds = 0;
    const CpuClock clock;
    do {
        base::Rng rng(static_cast<std::uint64_t>(games) + 1);
        const Setup setup = make_setup(usual_table<isles::Game>(4, static_cast<std::uint64_t>(games) + 1));
        State state = initial(setup);
        while (const auto move = random_move(setup, state, rng)) {
            apply(setup, state, move->first, move->second, sink);
            ++actions;
        }
        ++games;
        seconds = clock.seconds();
    } while (seconds < 2 * kLeastSeconds);
    result.rules_games_per_cpu_s = per_second(static_cast<double>(games), seconds);
    result.rules_actions_per_cpu_s = per_second(static_cast<double>(actions), seconds);
}

template <class G>
void add_games(base::Hasher& all) {
    typename G::EventSink sink;
    for (int i = 0; i < kSignatureGames; ++i) {
        const auto seed = static_cast<std::uint64_t>(kFirstSeed + i);
        base::Rng rng(seed);
        const auto setup = G::setup(any_table<G>(seed));
        auto state = G::initial(setup);
        all.u64(G::hash(state));
        for (int moves = 0;; ++moves) {
            const auto move = random_move(setup, state, rng);
            if (!move) break;
            all.u64(G::pack(move->second));
            G::apply(setup, state, move->first, move->second, sink);
            if (moves % 100 == 0) all.u64(G::hash(state));
        }
        all.u64(G::hash(state));
    }
}

}  // namespace

std::uint64_t signature() {
    base::Hasher all;
    add_games<isles::Game>(all);
    add_games<shires::Game>(all);
    return all.value();
}

BenchResult run_bench() {
    BenchResult result;
    result.signature = signature();
    result.tables = measure_tables();
    result.shires = measure_shires();
    measure_games(result);
    result.rules_state_bytes = sizeof(State);
    const Positions positions = sample(77);
    result.rules_legal_ns = nanoseconds(positions.states, kLeastSeconds / 2, [&](const State& state) {
        ActionList list;
        legal(positions.setup, state, to_act(positions.setup, state).seats.lowest(), list);
        keep(list.size());
    });
    return result;
}

}  // namespace lw::cli
