// The forms of search.hpp: sizes, and that a game goes on in them as it does in play.
#include "isles/search.hpp"

#include "cli/configs.hpp"
#include "isles/game.hpp"
#include "isles/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace lw::isles {
namespace {

std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> moves) {
    std::sort(moves.begin(), moves.end());
    return moves;
}

/// In play: what is listed and may be done.
std::vector<std::uint64_t> allowed(const Setup& setup, const State& state, Seat seat) {
    ActionList list;
    legal(setup, state, seat, list);
    std::vector<std::uint64_t> all;
    for (const Action& action : list) {
        if (check(setup, state, seat, action) == Reason::ok) all.push_back(pack(action));
    }
    return sorted(all);
}

/// One game in play, with events, and beside it in form F.
template <class F>
class Pair {
public:
    explicit Pair(const Config& config)
        : setup_(make_setup(config)), state_(initial(setup_)), searched_(search::from_play<F>(setup_, state_)) {}

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
        if (due.waiting == game::Waiting::chance) {
            ChanceList in_play;
            ChanceList searched;
            chances(setup_, state_, in_play);
            search::chances(setup_, searched_, searched);
            ASSERT_TRUE(std::equal(in_play.begin(), in_play.end(), searched.begin(), searched.end(),
                                   [](const auto& a, const auto& b) { return a.action == b.action && a.weight == b.weight; }));
            return carry_out(game::kNature, search::draw_chance(setup_, searched_, rng));
        }
        if (state_.table.phase == Phase::discard) {
            const Seat seat = due.seats.lowest();
            return carry_out(seat, search::draw_discard(searched_, seat, rng));
        }
        const Moves<F> moves = search::moves(setup_, searched_);
        std::vector<std::uint64_t> all;
        moves.for_each([&all](const Action& action) { all.push_back(pack(action)); });
        ASSERT_EQ(static_cast<int>(all.size()), moves.count());
        const auto rank = rng.below(static_cast<std::uint32_t>(all.size()));
        ASSERT_EQ(pack(moves.nth(static_cast<int>(rank))), all[rank]);
        ASSERT_EQ(sorted(all), allowed(setup_, state_, state_.table.turn));
        carry_out(state_.table.turn, moves.nth(static_cast<int>(rank)));
    }

    void carry_out(game::Actor actor, const Action& action) {
        ASSERT_EQ(name_of(check(setup_, state_, actor, action)), "ok");
        std::vector<Event> events;
        EventSink sink(events);
        apply(setup_, state_, actor, action, sink);
        search::apply(setup_, searched_, actor.seat(), action);
        ASSERT_EQ(search::to_play(setup_, searched_), state_);
        ASSERT_EQ(search::from_play<F>(setup_, state_), searched_) << "what is kept with the pieces is what is made from scratch";
        ASSERT_EQ(keys_.emplace(hash(state_), search::key(searched_)).first->second, search::key(searched_));
        ASSERT_EQ(hashes_.emplace(search::key(searched_), hash(state_)).first->second, hash(state_));
    }

    Setup setup_;
    State state_;
    BasicState<F> searched_;
    std::unordered_map<std::uint64_t, std::uint64_t> keys_;    ///< of the positions so far, by their hashes
    std::unordered_map<std::uint64_t, std::uint64_t> hashes_;  ///< and the other way round
};

template <class F>
int play_one(const Config& config, std::uint64_t seed) {
    base::Rng rng(seed);
    return Pair<F>(config).play(rng);
}

/// In the smallest form that holds the board, and now and then in the largest.
int play_fitting(const Config& config, std::uint64_t seed) {
    const Setup setup = make_setup(config);
    if (seed % 8 != 0 && search::fits<StandardForm>(setup)) return play_one<StandardForm>(config, seed);
    if (seed % 8 != 0 && search::fits<ExtensionForm>(setup)) return play_one<ExtensionForm>(config, seed);
    return play_one<PlayForm>(config, seed);
}

TEST(IslesSearch, PlaysAsPlayDoesOnAllKindsOfTables) {
    constexpr std::uint64_t kGames = 400;
    int moves = 0;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const int played = play_fitting(cli::any_config<Game>(seed), seed);
        ASSERT_GE(played, 0) << "seed " << seed;
        moves += played;
    }
    EXPECT_GT(moves, static_cast<int>(200 * kGames));
}

TEST(IslesSearch, PlaysOutABlockedBoard) {  // D2, D17
    Config config;
    config.seats = 4;
    for (const Hex hex : ring_hexes(2)) config.layout.tiles.push_back({hex, Terrain::forest, 6});
    config.layout.robber = Hex{0, 0};
    ASSERT_TRUE(valid(config));
    for (std::uint64_t seed = 0; seed < 5; ++seed) EXPECT_GT(play_one<StandardForm>(config, seed), 0);
}

/// Two ways to one position: roads built in one order and in the other.
TEST(IslesSearch, AKeyForgetsTheWay) {
    Config config;
    config.layout = beginner_layout();
    const isles::Setup setup = make_setup(config);
    State state = initial(setup);
    state.table.phase = Phase::main;
    state.table.turn = Seat(1);
    state.table.sites[20] = {Building::settlement, Seat(1)};
    state.secrets.holdings[1].hand = {2, 2, 0, 0, 0};
    renew_network(setup, state.table);
    const auto& roads = setup.topology.vertex_edges[20];
    const auto key_after = [&](EdgeId first, EdgeId second) {
        auto searched = search::from_play<StandardForm>(setup, state);
        const std::uint64_t before = search::key(searched);
        search::apply(setup, searched, Seat(1), BuildRoad{first});
        const std::uint64_t between = search::key(searched);
        search::apply(setup, searched, Seat(1), BuildRoad{second});
        EXPECT_NE(before, between);
        EXPECT_NE(between, search::key(searched));
        return search::key(searched);
    };
    EXPECT_EQ(key_after(roads[0], roads[1]), key_after(roads[1], roads[0]));
}

TEST(IslesSearch, FormsRefuseLargerTables) {
    Config config;
    config.seats = 4;
    config.layout = generate({.island = Island::extension30}, 1);
    EXPECT_FALSE(search::fits<StandardForm>(make_setup(config)));
    EXPECT_TRUE(search::fits<ExtensionForm>(make_setup(config)));
    config.seats = 8;
    EXPECT_FALSE(search::fits<ExtensionForm>(make_setup(config)));
    EXPECT_TRUE(search::fits<PlayForm>(make_setup(config)));
}

TEST(IslesSearch, AFormWithoutOffersDropsThem) {
    Config config;
    config.layout = beginner_layout();
    const isles::Setup setup = make_setup(config);
    State state = initial(setup);
    state.table.offers[1].open = true;
    EXPECT_TRUE(search::to_play(setup, search::from_play<PlayForm>(setup, state)).table.offers[1].open);
    EXPECT_FALSE(search::to_play(setup, search::from_play<StandardForm>(setup, state)).table.offers[1].open);
}

}  // namespace
}  // namespace lw::isles
