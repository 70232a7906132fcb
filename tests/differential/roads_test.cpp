// The road lengths that apply() keeps in the state, against every set of roads (euler_trail.hpp).
#include "differential/euler_trail.hpp"

#include "cli/configs.hpp"
#include "cli/random_play.hpp"
#include "isles/game.hpp"
#include "support/ring_table.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace lw::test {
namespace {

using namespace isles;

std::int64_t positions_wanted(std::int64_t otherwise) {
    const char* text = std::getenv("LW_POSITIONS");
    return text != nullptr ? std::atoll(text) : otherwise;
}

/// Compares all seats' lengths in positions that follow a change of the board.
class Comparison {
public:
    explicit Comparison(std::int64_t wanted) : wanted_(wanted) {}

    void look(const Setup& setup, const State& state) {
        ++positions_;
        for (const Seat seat : setup.all_seats()) {
            const int kept = state.table.players[seat.index()].road_length;
            const int truth = longest_trail_by_sets(setup, state.table, seat);
            ++lengths_[static_cast<std::size_t>(truth)];
            EXPECT_EQ(kept, truth) << "seat " << int{seat.value} << ", position " << positions_;
        }
    }
    [[nodiscard]] bool enough() const { return positions_ >= wanted_ || ::testing::Test::HasFailure(); }

    /// Long roads and short ones must have been seen, else the comparison says little.
    void finish(int longest_at_least) const {
        int longest = 0;
        std::string counts;
        for (std::size_t n = 0; n < lengths_.size(); ++n) {
            if (lengths_[n] == 0) continue;
            longest = static_cast<int>(n);
            counts += " " + std::to_string(n) + ":" + std::to_string(lengths_[n]);
        }
        EXPECT_GE(longest, longest_at_least);
        std::printf("%lld positions; lengths%s\n", static_cast<long long>(positions_), counts.c_str());
    }

private:
    std::int64_t wanted_;
    std::int64_t positions_ = 0;
    std::array<std::int64_t, kRoads + 1> lengths_{};
};

bool changes_roads(const Action& action) {
    return std::holds_alternative<BuildRoad>(action) || std::holds_alternative<BuildSettlement>(action) ||
           std::holds_alternative<BuildCity>(action);
}

TEST(Roads, KeptLengthsInRandomGames) {
    Comparison comparison(positions_wanted(40'000));
    for (std::uint64_t game = 1; !comparison.enough(); ++game) {
        const Config config = cli::any_config<isles::Game>(game);
        const isles::Setup setup = make_setup(config);
        State state = initial(setup);
        base::Rng rng(game);
        EventSink sink;
        while (const auto move = cli::random_move(setup, state, rng)) {
            apply(setup, state, move->first, move->second, sink);
            if (changes_roads(move->second)) comparison.look(setup, state);
            if (comparison.enough()) break;
        }
    }
    comparison.finish(10);
}

/// Everybody builds roads and settlements wherever allowed, until all pieces lie on a crowded board: long networks with
/// loops, cut by others. Turn and hands are set before each move; what the move does is the rules' own.
class Crowd {
public:
    Crowd(const Config& config, std::uint64_t seed) : setup_(make_setup(config)), state_(initial(setup_)), rng_(seed) {
        while (state_.table.turn_number == 0) {
            const auto move = cli::random_move(setup_, state_, rng_);
            apply(setup_, state_, move->first, move->second, sink_);
        }
    }

    /// One building by a seat drawn at random; false when that seat finds no place.
    bool build() {
        const Seat seat(static_cast<int>(rng_.below(setup_.config.seats)));
        state_.table.phase = Phase::main;
        state_.table.turn = seat;
        state_.table.rolled = true;
        state_.secrets.holdings[seat.index()].hand = kRoadCost + kSettlementCost;
        ActionList list;
        legal(setup_, state_, seat, list);
        base::Bounded<Action, kMaxLegal> places;
        // A settlement now and then: it cuts, but it also ends the roads that could still grow.
        const bool settle = rng_.below(5) == 0;
        for (const Action& action : list) {
            const bool settlement = std::holds_alternative<BuildSettlement>(action);
            if (settle ? settlement : std::holds_alternative<BuildRoad>(action)) places.push_back(action);
        }
        if (places.empty()) return false;
        apply(setup_, state_, seat, places[rng_.below(static_cast<std::uint32_t>(places.size()))], sink_);
        return true;
    }
    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] const State& state() const { return state_; }

private:
    Setup setup_;
    State state_;
    base::Rng rng_;
    EventSink sink_;
};

Config crowd_table(std::uint64_t game) {
    const int seats = 2 + static_cast<int>(game % 7);
    Config config = ring_table(seats, 2 + static_cast<int>(game % 3));
    config.settings.victory_target = 20;
    return config;
}

TEST(Roads, KeptLengthsOnCrowdedBoards) {
    Comparison comparison(positions_wanted(25'000));
    for (std::uint64_t game = 1; !comparison.enough(); ++game) {
        Crowd crowd(crowd_table(game), game);
        for (int idle = 0; idle < 40 && !comparison.enough();) {
            if (crowd.state().table.phase == Phase::over) break;
            if (!crowd.build()) {
                ++idle;
                continue;
            }
            comparison.look(crowd.setup(), crowd.state());
        }
    }
    comparison.finish(14);
}

}  // namespace
}  // namespace lw::test
