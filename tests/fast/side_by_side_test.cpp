// Packed positions against the rules: both play the same games, and agree on every move and every position.
#include "cli/random_play.hpp"
#include "cli/tables.hpp"
#include "isles/determinize.hpp"
#include "isles/fast/moves.hpp"
#include "isles/generate.hpp"
#include "isles/pack.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace lw::isles::fast {
namespace {

template <class Shape>
std::vector<Move> listed(const Moves<Shape>& moves) {
    std::vector<Move> all;
    for (unsigned i = 0; i < moves.count(); ++i) all.push_back(moves.nth(i));
    std::sort(all.begin(), all.end());
    return all;
}

/// By the rules: what is listed and may be done.
std::vector<Move> allowed(const isles::Setup& setup, const State& state, Seat seat) {
    ActionList list;
    legal(setup, state, seat, list);
    std::vector<Move> all;
    for (const Action& action : list) {
        if (check(setup, state, seat, action) == Reason::ok) all.push_back(pack(action));
    }
    std::sort(all.begin(), all.end());
    return all;
}

template <class Shape>
class Pair {
public:
    explicit Pair(const Config& config)
        : setup_(make_setup(config)), board_(setup_), state_(initial(setup_)), packed_(pack_state(board_, state_)) {}

    /// Plays a whole game; the number of moves, or -1 where the two part.
    int play(base::Rng& rng) {
        for (int moves = 0;; ++moves) {
            const game::ToAct due = to_act(setup_, state_);
            if (due.waiting == game::Waiting::over) return moves;
            step(due, rng);
            if (testing::Test::HasFatalFailure()) return -1;
        }
    }

private:
    void step(const game::ToAct& due, base::Rng& rng) {
        if (due.waiting == game::Waiting::chance) return carry_out(game::kNature, draw_chance(board_, packed_, rng));
        if (state_.table.phase == Phase::discard) {
            const Seat seat = due.seats.lowest();
            return carry_out(seat, draw_discard(packed_, seat, rng));
        }
        const auto moves = fast::moves(board_, packed_);
        ASSERT_EQ(listed(moves), allowed(setup_, state_, state_.table.turn));
        carry_out(state_.table.turn, moves.nth(rng.below(moves.count())));
    }

    void carry_out(game::Actor actor, Move move) {
        const auto action = unpack(move);
        ASSERT_TRUE(action.has_value()) << move;
        ASSERT_EQ(check(setup_, state_, actor, *action), Reason::ok);
        isles::apply(setup_, state_, actor, *action, sink_);
        fast::apply(board_, packed_, move, actor.seat());
        ASSERT_EQ(unpack_state(board_, packed_), state_);
        ASSERT_EQ(pack_state(board_, state_), packed_) << "the masks that are kept are those made from scratch";
    }

    isles::Setup setup_;
    Board<Shape> board_;
    State state_;
    Position<Shape> packed_;
    EventSink sink_;
};

template <class Shape>
int play_one(const Config& config, std::uint64_t seed) {
    base::Rng rng(seed);
    return Pair<Shape>(config).play(rng);
}

/// In the smallest shape that holds the board, and now and then in the largest.
int play_fitting(const Config& config, std::uint64_t seed) {
    const isles::Setup setup = make_setup(config);
    if (seed % 8 != 0 && Board<StandardShape>::fits(setup)) return play_one<StandardShape>(config, seed);
    if (seed % 8 != 0 && Board<ExtensionShape>::fits(setup)) return play_one<ExtensionShape>(config, seed);
    return play_one<LargeShape>(config, seed);
}

/// LANDWRIGHT_FAST_GAMES asks for a longer run.
std::uint64_t games() {
    const char* wanted = std::getenv("LANDWRIGHT_FAST_GAMES");
    return wanted == nullptr ? 400 : std::strtoull(wanted, nullptr, 10);
}

TEST(FastPosition, PlaysAsTheRulesOnAllKindsOfTables) {
    std::int64_t moves = 0;
    for (std::uint64_t seed = 0; seed < games(); ++seed) {
        const int played = play_fitting(cli::any_table<isles::Game>(seed), seed);
        ASSERT_GE(played, 0) << "seed " << seed;
        moves += played;
    }
    RecordProperty("moves", std::to_string(moves));
    EXPECT_GT(moves, static_cast<std::int64_t>(200 * games()));
}

TEST(FastPosition, PlaysOutABlockedBoard) {  // D2, D17
    Config config;
    config.seats = 4;
    for (const Hex hex : ring_hexes(2)) config.layout.tiles.push_back({hex, Terrain::forest, 6});
    config.layout.robber = Hex{0, 0};
    ASSERT_TRUE(valid(config));
    for (std::uint64_t seed = 0; seed < 5; ++seed) EXPECT_GT(play_one<StandardShape>(config, seed), 0);
}

TEST(FastPosition, ShapesRefuseLargerBoards) {
    Config config;
    config.seats = 4;
    config.layout = generate({.island = Island::extension30}, 1);
    EXPECT_FALSE(Board<StandardShape>::fits(make_setup(config)));
    EXPECT_TRUE(Board<ExtensionShape>::fits(make_setup(config)));
    config.seats = 8;
    EXPECT_FALSE(Board<ExtensionShape>::fits(make_setup(config)));
    EXPECT_TRUE(Board<LargeShape>::fits(make_setup(config)));
}

TEST(Counts, KindsAndSums) {
    const Counts cards = Counts::from(Cards{3, 0, 7, 1, 29});
    EXPECT_EQ(cards.total(), 40U);
    EXPECT_EQ(cards.kinds(), 0b11101U);
    EXPECT_EQ(cards.kinds_at_least(Counts::from(Cards{4, 0, 7, 1, 4})), 0b11110U);
    EXPECT_TRUE(cards.contains(Counts::from(Cards{3, 0, 7, 1, 29})));
    EXPECT_FALSE(cards.contains(Counts::from(Cards{3, 1, 0, 0, 0})));
    EXPECT_EQ(cards.to<Cards>(), (Cards{3, 0, 7, 1, 29}));
}

}  // namespace
}  // namespace lw::isles::fast
