// Speeds of the packed positions.
#include "cli/bench.hpp"
#include "cli/bench_clock.hpp"
#include "isles/fast/moves.hpp"
#include "isles/generate.hpp"
#include "isles/rules.hpp"

#include <algorithm>
#include <deque>

namespace lw::cli {

namespace {

using namespace isles;

constexpr int kBoards = 64;
constexpr std::size_t kPositions = 256;
constexpr std::size_t kNetworks = 512;

template <class Shape>
struct Table {
    Table(int seats, Island island, std::uint64_t seed) : setup(made(seats, island, seed)), board(setup) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table() = default;

    [[nodiscard]] fast::Position<Shape> start() const { return fast::pack_state(board, initial(setup)); }

    Setup setup;
    fast::Board<Shape> board;

private:
    static Setup made(int seats, Island island, std::uint64_t seed) {
        Config config;
        config.seats = static_cast<std::uint8_t>(seats);
        config.spec.island = island;
        config.board_seed = seed;
        config.layout = generate(config.spec, seed);
        return make_setup(config);
    }
};

/// One move at random: nature's, a discard, or one of the seat on turn. True when a seat made it.
template <class Shape>
bool step(const fast::Board<Shape>& board, fast::Position<Shape>& p, base::Rng& rng) {
    switch (p.phase) {
        case Phase::first_player:
        case Phase::dice:
        case Phase::theft:
        case Phase::card_draw: fast::apply(board, p, fast::draw_chance(board, p, rng), Seat{}); return false;
        case Phase::discard: {
            const Seat seat = p.owing.lowest();
            fast::apply(board, p, fast::draw_discard(p, seat, rng), seat);
            return true;
        }
        default: {
            const auto found = fast::moves(board, p);
            fast::apply(board, p, found.nth(rng.below(found.count())), p.turn);
            return true;
        }
    }
}

template <class Shape>
class Measure {
public:
    Measure(std::string prefix, int seats, Island island) {
        out_.prefix = std::move(prefix);
        out_.seats = seats;
        out_.state_bytes = sizeof(fast::Position<Shape>);
        for (int i = 0; i < kBoards; ++i) tables_.emplace_back(seats, island, static_cast<std::uint64_t>(i + 1));
    }

    TableSpeeds run() {
        games();
        sample();
        fast::Position<Shape> target;
        out_.copy_ns = nanoseconds(positions_, kLeastSeconds / 2, [&target](const auto& p) {
            target = p;
            keep_all(&target);
        });
        const auto& board = tables_.front().board;
        out_.legal_ns = nanoseconds(positions_, kLeastSeconds / 2, [&board](const auto& p) {
            const auto found = fast::moves(board, p);
            keep_all(&found);
        });
        out_.longest_road_ns = median_network();
        return out_;
    }

private:
    void games() {
        std::int64_t played = 0;
        std::int64_t actions = 0;
        std::int64_t turns = 0;
        double seconds = 0;
        base::Rng rng(4711);
        const CpuClock clock;
        do {
            const Table<Shape>& table = tables_[static_cast<std::size_t>(played % kBoards)];
            auto p = table.start();
            while (p.phase != Phase::over) actions += step(table.board, p, rng) ? 1 : 0;
            turns += p.turn_number;
            ++played;
            if (played % 16 == 0) seconds = clock.seconds();
        } while (seconds < 2 * kLeastSeconds);
        out_.games_per_cpu_s = static_cast<double>(played) / seconds;
        out_.actions_per_cpu_s = static_cast<double>(actions) / seconds;
        out_.turns_per_game = static_cast<double>(turns) / static_cast<double>(played);
        out_.actions_per_game = static_cast<double>(actions) / static_cast<double>(played);
    }

    /// Positions in which the seat on turn must act, and networks of 15 roads, all of the first board.
    void sample() {
        const Table<Shape>& table = tables_.front();
        base::Rng rng(77);
        while (positions_.size() < kPositions || networks_.size() < kNetworks) {
            auto p = table.start();
            for (int i = 0; p.phase != Phase::over; ++i) {
                step(table.board, p, rng);
                const bool seat_acts = p.phase == Phase::pre_roll || p.phase == Phase::main;
                if (i % 97 == 0 && seat_acts && positions_.size() < kPositions) positions_.push_back(p);
            }
            for (unsigned seat = 0; seat < table.board.seats && networks_.size() < kNetworks; ++seat) {
                if (p.player[seat].roads_left == 0) networks_.push_back({p, Seat(static_cast<int>(seat))});
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
                keep(fast::longest_road(tables_.front().board, network.position, network.seat));
            }
            each.push_back(clock.seconds() * 1e9 / kCalls);
        }
        std::nth_element(each.begin(), each.begin() + static_cast<std::ptrdiff_t>(each.size() / 2), each.end());
        return each[each.size() / 2];
    }

    struct Network {
        fast::Position<Shape> position;
        Seat seat;
    };

    TableSpeeds out_;
    std::deque<Table<Shape>> tables_;  // a board keeps a pointer to its setup, so they must not move
    std::vector<fast::Position<Shape>> positions_;
    std::vector<Network> networks_;
};

}  // namespace

std::vector<TableSpeeds> measure_tables() {
    return {Measure<fast::StandardShape>("isles.", 4, Island::standard19).run(),
            Measure<fast::ExtensionShape>("isles.six.", 6, Island::extension30).run(),
            Measure<fast::LargeShape>("isles.rings6.", 8, Island::rings6).run()};
}

}  // namespace lw::cli
