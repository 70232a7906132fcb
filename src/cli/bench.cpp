#include "cli/bench.hpp"

#include "base/hash.hpp"
#include "cli/configs.hpp"
#include "cli/random_play.hpp"

namespace lw::cli {

namespace {

constexpr int kSignatureGames = 24;
constexpr int kFirstSeed = 86325;
template <class G>
void add_games(base::Hasher& all) {
    typename G::EventSink sink;
    for (int i = 0; i < kSignatureGames; ++i) {
        const auto seed = static_cast<std::uint64_t>(kFirstSeed + i);
        base::Rng rng(seed);
        const auto setup = G::setup(any_config<G>(seed));
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
    return result;
}

}  // namespace lw::cli
