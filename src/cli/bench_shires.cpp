// Speeds of Shires.
#include "cli/bench.hpp"
#include "cli/bench_clock.hpp"
#include "cli/chance.hpp"
#include "cli/configs.hpp"

namespace lw::cli {

namespace {

using namespace shires;

constexpr std::size_t kPositions = 256;

/// One move at random: nature's or the seat's. True when a seat made it. The lists are the caller's: making new ones
/// takes longer than filling them.
bool step(const Setup& setup, State& state, base::Rng& rng, ActionList& list) {
    EventSink nowhere;
    if (to_act(setup, state).waiting == game::Waiting::chance) {
        apply(setup, state, game::kNature, *pick_chance<shires::Game>(setup, state, rng), nowhere);
        return false;
    }
    list.clear();
    legal(setup, state, state.turn, list);
    apply(setup, state, state.turn, list[rng.below(static_cast<std::uint32_t>(list.size()))], nowhere);
    return true;
}

void measure_games(const Setup& setup, ShiresSpeeds& out) {
    std::int64_t games = 0;
    std::int64_t actions = 0;
    std::int64_t turns = 0;
    double seconds = 0;
    base::Rng rng(4711);
    ActionList list;
    const CpuClock clock;
    do {
        State state = initial(setup);
        while (state.phase != Phase::over) actions += step(setup, state, rng, list) ? 1 : 0;
        turns += state.turn_number;
        ++games;
        if (games % 16 == 0) seconds = clock.seconds();
    } while (seconds < 2 * kLeastSeconds);
    out.games_per_cpu_s = static_cast<double>(games) / seconds;
    out.actions_per_cpu_s = static_cast<double>(actions) / seconds;
    out.turns_per_game = static_cast<double>(turns) / static_cast<double>(games);
}

/// Positions in which a tile is to be laid, spread over games.
std::vector<State> sample(const Setup& setup) {
    std::vector<State> positions;
    base::Rng rng(77);
    ActionList list;
    while (positions.size() < kPositions) {
        State state = initial(setup);
        for (int i = 0; state.phase != Phase::over; ++i) {
            step(setup, state, rng, list);
            if (state.phase == Phase::tile && i % 7 == 0 && positions.size() < kPositions) positions.push_back(state);
        }
    }
    return positions;
}

}  // namespace

ShiresSpeeds measure_shires() {
    const Setup setup = make_setup(usual_config<shires::Game>(2, 0));
    ShiresSpeeds out;
    out.state_bytes = sizeof(State);
    measure_games(setup, out);
    const std::vector<State> positions = sample(setup);
    State target;
    out.copy_ns = nanoseconds(positions, kLeastSeconds / 2, [&target](const State& state) {
        target = state;
        keep_all(&target);
    });
    ActionList list;
    out.legal_ns = nanoseconds(positions, kLeastSeconds / 2, [&](const State& state) {
        list.clear();
        legal(setup, state, state.turn, list);
        keep(list.size());
    });
    return out;
}

}  // namespace lw::cli
