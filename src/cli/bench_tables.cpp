// Speeds of the rules of Isles, in the forms that search uses (isles/search.hpp).
#include "cli/bench.hpp"
#include "cli/bench_clock.hpp"
#include "isles/generate.hpp"
#include "isles/rules.hpp"
#include "isles/search.hpp"

#include <algorithm>
#include <vector>

namespace lw::cli {

namespace {

using namespace isles;

constexpr int kBoards = 64;
constexpr std::size_t kPositions = 256;
constexpr std::size_t kNetworks = 512;

/// A board that fits form F.
Setup table(int seats, Island island, std::uint64_t seed) {
    Config config;
    config.seats = static_cast<std::uint8_t>(seats);
    config.spec.island = island;
    config.board_seed = seed;
    config.layout = generate(config.spec, seed);
    return make_setup(config);
}

/// One move at random: nature's, a discard, or one of the active seat. True when a seat made it.
template <class F>
bool step(const Setup& setup, BasicState<F>& state, base::Rng& rng) {
    switch (state.table.phase) {
        case Phase::first_player:
        case Phase::dice:
        case Phase::theft:
        case Phase::card_draw: search::apply(setup, state, Seat{}, search::draw_chance(setup, state, rng)); return false;
        case Phase::discard: {
            const Seat seat = state.table.owing.lowest();
            search::apply(setup, state, seat, search::draw_discard(state, seat, rng));
            return true;
        }
        default: {
            const auto found = search::moves(setup, state);
            const auto rank = rng.below(static_cast<std::uint32_t>(found.count()));
            search::apply(setup, state, state.table.turn, found.nth(static_cast<int>(rank)));
            return true;
        }
    }
}

template <class F>
class Measure {
public:
    Measure(std::string prefix, int seats, Island island) {
        out_.prefix = std::move(prefix);
        out_.seats = seats;
        out_.state_bytes = sizeof(BasicState<F>);
        for (int i = 0; i < kBoards; ++i) {
            tables_.push_back(table(seats, island, static_cast<std::uint64_t>(i + 1)));
        }
    }

    TableSpeeds run() {
        games();
        sample();
        BasicState<F> target;
        out_.copy_ns = nanoseconds(positions_, kLeastSeconds / 2, [&target](const auto& p) {
            target = p;
            keep_all(&target);
        });
        const Setup& setup = tables_.front();
        out_.legal_ns = nanoseconds(positions_, kLeastSeconds / 2, [&setup](const auto& p) {
            const auto found = search::moves(setup, p);
            keep_all(&found);
        });
        out_.longest_road_ns = median_network();
        return out_;
    }

private:
    static BasicState<F> start(const Setup& setup) { return search::from_play<F>(setup, initial(setup)); }

    void games() {
        std::int64_t played = 0;
        std::int64_t actions = 0;
        std::int64_t turns = 0;
        double seconds = 0;
        base::Rng rng(4711);
        const CpuClock clock;
        do {
            const Setup& setup = tables_[static_cast<std::size_t>(played % kBoards)];
            auto state = start(setup);
            while (state.table.phase != Phase::over) actions += step(setup, state, rng) ? 1 : 0;
            turns += state.table.turn_number;
            ++played;
            if (played % 16 == 0) seconds = clock.seconds();
        } while (seconds < 2 * kLeastSeconds);
        out_.games_per_cpu_s = static_cast<double>(played) / seconds;
        out_.actions_per_cpu_s = static_cast<double>(actions) / seconds;
        out_.turns_per_game = static_cast<double>(turns) / static_cast<double>(played);
        out_.actions_per_game = static_cast<double>(actions) / static_cast<double>(played);
    }

    /// Positions in which the active seat must act, and networks of 15 roads, all on the first board.
    void sample() {
        const Setup& setup = tables_.front();
        base::Rng rng(77);
        while (positions_.size() < kPositions || networks_.size() < kNetworks) {
            auto state = start(setup);
            for (int i = 0; state.table.phase != Phase::over; ++i) {
                step(setup, state, rng);
                const bool seat_acts = state.table.phase == Phase::pre_roll || state.table.phase == Phase::main;
                if (i % 97 == 0 && seat_acts && positions_.size() < kPositions) positions_.push_back(state);
            }
            for (const Seat seat : setup.all_seats()) {
                const bool full = state.table.players[seat.index()].roads_left == 0;
                if (full && networks_.size() < kNetworks) networks_.push_back({state, seat});
            }
        }
    }

    double median_network() {
        constexpr int kCalls = 2000;
        std::vector<double> each;
        for (const auto& network : networks_) {
            const CpuClock clock;
            for (int i = 0; i < kCalls; ++i) {
                keep_all(&network);
                keep(static_cast<std::uint64_t>(search::longest_road(tables_.front(), network.state, network.seat)));
            }
            each.push_back(clock.seconds() * 1e9 / kCalls);
        }
        std::nth_element(each.begin(), each.begin() + static_cast<std::ptrdiff_t>(each.size() / 2), each.end());
        return each[each.size() / 2];
    }

    struct Network {
        BasicState<F> state;
        Seat seat;
    };

    TableSpeeds out_;
    std::vector<Setup> tables_;
    std::vector<BasicState<F>> positions_;
    std::vector<Network> networks_;
};

}  // namespace

std::vector<TableSpeeds> measure_tables() {
    return {Measure<StandardForm>("isles.", 4, Island::standard19).run(),
            Measure<ExtensionForm>("isles.six.", 6, Island::extension30).run(),
            Measure<PlayForm>("isles.rings6.", 8, Island::rings6).run()};
}

}  // namespace lw::cli
