// Turning or mirroring a whole board changes nothing but places (rules 9).
#include "base/rng.hpp"
#include "shires/features.hpp"
#include "shires/flood.hpp"
#include "shires/rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>
#include <vector>

namespace lw::shires {
namespace {

struct Move {
    Kind kind;
    int rotation;
    Cell at;
};

/// The tiles of a game in which everybody lays at random, in the order of laying.
std::vector<Move> random_board(std::uint64_t seed) {
    Config config;
    config.seats = 2;
    const Setup setup = make_setup(config);
    State state = initial(setup);
    base::Rng rng(seed);
    EventSink nowhere;
    ActionList list;
    while (state.phase != Phase::over) {
        if (state.phase == Phase::draw) {
            std::uint32_t at = rng.below(state.pile_size);
            int kind = 0;
            for (; at >= state.pile[static_cast<std::size_t>(kind)]; ++kind) at -= state.pile[static_cast<std::size_t>(kind)];
            apply(setup, state, game::kNature, DrawnTile{Kind{kind}}, nowhere);
            continue;
        }
        list.clear();
        legal(setup, state, state.turn, list);
        apply(setup, state, state.turn, list[rng.below(static_cast<std::uint32_t>(list.size()))], nowhere);
    }
    std::vector<Move> moves;
    for (const Laid& tile : state.tiles) moves.push_back({tile.kind, tile.rotation, tile.at});
    return moves;
}

State laid(const std::vector<Move>& moves) {
    State state;
    for (const Move& move : moves) {
        if (!state.tiles.empty()) {
            EXPECT_EQ(judge_place(state, move.kind, move.at, move.rotation), Reason::ok) << move.kind.letter();
        }
        lay(state, move.kind, move.at, move.rotation);
    }
    return state;
}

using Fact = std::tuple<FeatureKind, int, int, int, std::size_t>;

/// All features by their figures, whatever their places.
std::vector<Fact> facts(const State& state) {
    std::vector<Fact> out;
    for (std::uint16_t i = 0; i < state.segment_count; ++i) {
        const SegmentId id{i};
        if (state.root[i] != id) continue;
        const FeatureKind kind = segment_of(state, id).kind;
        const Feature& feature = state.feature(id);
        const std::size_t cities = kind == FeatureKind::field ? cities_of_field(state, id).size() : 0;
        out.emplace_back(kind, feature.open, feature.tiles, feature.pennants, cities);
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// One quarter turn clockwise about the starting tile: what was up is right now.
Move turned(const Move& move) { return {move.kind, (move.rotation + 1) % kRotations, {move.at.y, static_cast<std::int16_t>(-move.at.x)}}; }

std::uint8_t swapped(std::uint8_t mask, std::initializer_list<int> to) {
    unsigned out = 0;
    unsigned left = mask;
    for (const int target : to) {
        out |= (left & 1U) << static_cast<unsigned>(target);
        left >>= 1U;
    }
    return static_cast<std::uint8_t>(out);
}

/// Left and right exchanged.
bool mirrors(const Shape& a, const Shape& b) {
    if (a.segments.size() != b.segments.size()) return false;
    return std::all_of(a.segments.begin(), a.segments.end(), [&b](const Segment& one) {
        const std::uint8_t sides = swapped(one.sides, {0, 3, 2, 1});
        const std::uint8_t slots = swapped(one.slots, {1, 0, 6, 7, 5, 4, 2, 3});
        return std::any_of(b.segments.begin(), b.segments.end(), [&](const Segment& other) {
            return other.kind == one.kind && other.sides == sides && other.slots == slots && other.pennants == one.pennants;
        });
    });
}

Move mirrored(const Move& move) {
    for (int k = 0; k < kKinds; ++k) {
        for (int r = 0; r < kRotations; ++r) {
            if (!mirrors(shape(move.kind, move.rotation), shape(Kind{k}, r))) continue;
            return {Kind{k}, r, {static_cast<std::int16_t>(-move.at.x), move.at.y}};
        }
    }
    ADD_FAILURE() << "no tile mirrors " << move.kind.letter();
    return move;
}

template <class Change>
void expect_same_features(Change change) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        std::vector<Move> moves = random_board(seed);
        const auto before = facts(laid(moves));
        std::transform(moves.begin(), moves.end(), moves.begin(), change);
        const State after = laid(moves);
        EXPECT_EQ(facts(after), before) << "seed " << seed;
        EXPECT_EQ(check_features(after), "") << "seed " << seed;
    }
}

TEST(ShiresSymmetry, TurningTheBoardChangesNoFeature) { expect_same_features(turned); }
TEST(ShiresSymmetry, MirroringTheBoardChangesNoFeature) { expect_same_features(mirrored); }

TEST(ShiresSymmetry, MirroringSwapsTheTwoCurvesBesideACity) {
    EXPECT_EQ(mirrored({Kind{'J' - 'A'}, 0, {}}).kind, Kind{'K' - 'A'});
    EXPECT_EQ(mirrored({Kind{'K' - 'A'}, 0, {}}).kind, Kind{'J' - 'A'});
    EXPECT_EQ(mirrored({Kind{'O' - 'A'}, 0, {}}).kind, Kind{'O' - 'A'});
}

}  // namespace
}  // namespace lw::shires
