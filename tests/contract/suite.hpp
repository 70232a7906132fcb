// What every game must keep (src/game/concept.hpp), shown by random play. A game joins with a few lines: a
// Case that names the game and says
//   configs()                          tables to play at
//   propose(setup, state, seat, rng, out)   some moves that `legal` does not list; check() decides
//   garbage(setup, rng)                an action, most likely nonsense
//   text(setup, event)               the event as text
//   hidden_refusal(reason)             whether a listed action may be refused so: lists must not betray
//   kHasSecrets                        whether anything is hidden; a game with secrets says also
//   tells(setup, state, action)        whether the action brings out what others hid
//   stir(setup, state, viewer, rng)    another state that `viewer` cannot tell from this one
#pragma once

#include "support/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace lw::test {

inline int from_environment(const char* name, int otherwise) {
    const char* text = std::getenv(name);
    return text != nullptr ? std::atoi(text) : otherwise;
}

template <class Case>
class Contract : public ::testing::Test {
public:
    /// Plays a game a config, calling `before(table, move)` before each move.
    template <class Before>
    static void play_all(int rounds, Before before) {
        int number = 0;
        for (int round = 0; round < rounds; ++round) {
            for (const auto& config : Case::configs()) {
                ASSERT_TRUE(Case::G::valid(config)) << number;
                Table<Case> table(config, static_cast<std::uint64_t>(++number));
                while (!table.over() && !::testing::Test::HasFailure()) {
                    const auto move = table.choose();
                    if (::testing::Test::HasFailure()) break;
                    before(table, move);
                    table.play(move);
                }
                if (::testing::Test::HasFailure()) FAIL() << "game " << number << ", " << table.where();
            }
        }
    }
};

TYPED_TEST_SUITE_P(Contract);

TYPED_TEST_P(Contract, ListedMovesPass) {
    using G = typename TypeParam::G;
    this->play_all(1, [](auto& table, const auto&) {
        for (const Seat seat : table.all()) {
            for (const auto& action : table.listed(seat)) {
                const auto reason = G::check(table.setup, table.state, seat, action);
                if (reason == G::Reason::ok) continue;
                EXPECT_TRUE(TypeParam::hidden_refusal(reason))
                    << G::to_text(table.setup, action) << ": " << static_cast<int>(reason) << ", " << table.where();
            }
        }
    });
}

/// A view alone tells its viewer the same moves as the state, and refuses none that it has.
TYPED_TEST_P(Contract, ViewsTellTheMoves) {
    using G = typename TypeParam::G;
    this->play_all(1, [](auto& table, const auto&) {
        for (const Seat seat : table.all()) {
            const auto seen = G::view(table.setup, table.state, seat);
            const auto moves = G::legal(table.setup, seen);
            const auto listed = table.listed(seat);
            EXPECT_TRUE(std::equal(moves.begin(), moves.end(), listed.begin(), listed.end())) << table.where();
            for (const auto& action : moves) {
                if (G::check(table.setup, table.state, seat, action) != G::Reason::ok) continue;
                EXPECT_EQ(G::check_view(table.setup, seen, action), G::Reason::ok) << G::to_text(table.setup, action);
            }
        }
        EXPECT_TRUE(G::legal(table.setup, G::view(table.setup, table.state, game::kSpectator)).empty());
    });
}

TYPED_TEST_P(Contract, ChancesPass) {
    using G = typename TypeParam::G;
    this->play_all(1, [](auto& table, const auto&) {
        typename G::ChanceList list;
        G::chances(table.setup, table.state, list);
        const bool due = G::to_act(table.setup, table.state).waiting == game::Waiting::chance;
        EXPECT_EQ(due, !list.empty());
        for (const auto& chance : list) {
            EXPECT_GT(chance.weight, 0U);
            EXPECT_EQ(G::check(table.setup, table.state, game::kNature, chance.action), G::Reason::ok);
        }
    });
}

/// Whatever comes, check() gives an answer and changes nothing; what it accepts keeps the invariants.
TYPED_TEST_P(Contract, NonsenseIsRefused) {
    using G = typename TypeParam::G;
    int refused = 0;
    this->play_all(1, [&refused](auto& table, const auto&) {
        const auto before = table.state;
        for (int i = 0; i < 3; ++i) {
            const auto action = TypeParam::garbage(table.setup, table.rng);
            const auto byte = static_cast<std::uint8_t>(table.rng.below(256));
            Actor actor;
            actor.value = table.rng.below(4) == 0 ? byte : static_cast<std::uint8_t>(byte % 4);
            if (table.rng.below(8) == 0) actor = game::kNature;
            if (G::check(table.setup, table.state, actor, action) != G::Reason::ok) {
                ++refused;
                continue;
            }
            auto copy = table.state;
            typename G::EventSink nowhere;
            G::apply(table.setup, copy, actor, action, nowhere);
            EXPECT_EQ(G::check_invariants(table.setup, copy), "");
        }
        EXPECT_TRUE(table.state == before);
    });
    EXPECT_GT(refused, 0);
}

TYPED_TEST_P(Contract, ActionsSurviveTextAndPacking) {
    using G = typename TypeParam::G;
    this->play_all(1, [](auto& table, const auto& move) {
        std::vector<typename G::Action> actions{move.action};
        for (const Seat seat : table.all()) {
            const auto list = table.listed(seat);
            if (!list.empty()) actions.push_back(list[table.rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
        for (const auto& action : actions) {
            const std::string text = G::to_text(table.setup, action);
            const auto read = G::action_from_text(table.setup, text);
            EXPECT_TRUE(read.has_value() && *read == action) << text;
            const auto unpacked = G::unpack(G::pack(action));
            EXPECT_TRUE(unpacked.has_value() && *unpacked == action) << text;
        }
    });
}

/// The log alone, through packed actions, gives the same state; every position has its own hash.
TYPED_TEST_P(Contract, ReplayGivesTheSameState) {
    using G = typename TypeParam::G;
    int number = 0;
    for (const auto& config : TypeParam::configs()) {
        Table<TypeParam> table(config, static_cast<std::uint64_t>(1000 + ++number));
        while (!table.over() && !this->HasFailure()) {
            const auto before = table.state;
            table.play(table.choose());
            EXPECT_EQ(G::hash(table.state) == G::hash(before), table.state == before) << table.where();
        }
        auto again = G::initial(table.setup);
        typename G::EventSink nowhere;
        for (const auto& move : table.log) {
            const auto action = G::unpack(G::pack(move.action));
            ASSERT_TRUE(action.has_value());
            ASSERT_EQ(G::check(table.setup, again, move.actor, *action), G::Reason::ok);
            G::apply(table.setup, again, move.actor, *action, nowhere);
        }
        EXPECT_EQ(G::hash(again), G::hash(table.state));
        EXPECT_TRUE(again == table.state);
    }
}

/// LW_GAMES=10000 in the environment plays that many.
TYPED_TEST_P(Contract, GamesEndWithInvariantsKept) {
    using G = typename TypeParam::G;
    const auto configs = TypeParam::configs();
    const int games = from_environment("LW_GAMES", static_cast<int>(configs.size()));
    std::size_t moves = 0;
    for (int game = 0; game < games && !this->HasFailure(); ++game) {
        const auto& config = configs[static_cast<std::size_t>(game) % configs.size()];
        Table<TypeParam> table(config, static_cast<std::uint64_t>(500000 + game));
        EXPECT_EQ(G::check_invariants(table.setup, table.state), "");
        while (!table.over() && !this->HasFailure()) {
            table.play(table.choose());
            EXPECT_EQ(G::check_invariants(table.setup, table.state), "") << "game " << game << ", " << table.where();
        }
        EXPECT_FALSE(G::winners(table.state).empty());
        moves += table.log.size();
    }
    std::printf("%d games, %zu moves\n", games, moves);
}

TYPED_TEST_P(Contract, SomebodyMustActUntilTheEnd) {
    using G = typename TypeParam::G;
    this->play_all(1, [](auto& table, const auto&) {
        const game::ToAct due = G::to_act(table.setup, table.state);
        EXPECT_EQ(due.waiting == game::Waiting::seats, !due.seats.empty());
        EXPECT_TRUE((due.seats - table.all()).empty());
    });
}

/// A seat that cannot tell two states apart gets equal views, and sees the same when the same is done in
/// both.
TYPED_TEST_P(Contract, SecretsStaySecret) {
    using G = typename TypeParam::G;
    if constexpr (TypeParam::kHasSecrets) {
        int differing = 0;
        int followed = 0;
        this->play_all(1, [&](auto& table, const auto& move) {
            std::vector<Seat> viewers{game::kSpectator};
            for (const Seat seat : table.all()) viewers.push_back(seat);
            const Seat viewer = viewers[table.rng.below(static_cast<std::uint32_t>(viewers.size()))];
            auto twin = TypeParam::stir(table.setup, table.state, viewer, table.rng);
            const auto seen = G::view(table.setup, table.state, viewer);
            EXPECT_TRUE(seen == G::view(table.setup, twin, viewer)) << table.where();
            if (twin == table.state) return;
            ++differing;
            if (TypeParam::tells(table.setup, table.state, move.action)) return;
            if (G::check(table.setup, twin, move.actor, move.action) != G::Reason::ok) return;
            auto after = table.state;
            std::vector<typename G::Event> here;
            std::vector<typename G::Event> there;
            typename G::EventSink here_sink(here);
            typename G::EventSink there_sink(there);
            G::apply(table.setup, after, move.actor, move.action, here_sink);
            G::apply(table.setup, twin, move.actor, move.action, there_sink);
            // A win that rests on hidden cards does bring them out.
            if (!G::winners(after).empty() || !G::winners(twin).empty()) return;
            ++followed;
            EXPECT_TRUE(G::view(table.setup, after, viewer) == G::view(table.setup, twin, viewer))
                << G::to_text(table.setup, move.action) << ", " << table.where();
            ASSERT_EQ(here.size(), there.size()) << G::to_text(table.setup, move.action) << ", " << table.where();
            for (std::size_t i = 0; i < here.size(); ++i) {
                EXPECT_EQ(TypeParam::text(table.setup, G::redact(here[i], viewer)),
                          TypeParam::text(table.setup, G::redact(there[i], viewer)));
            }
        });
        EXPECT_GT(differing, 0);
        EXPECT_GT(followed, 0);
    } else {
        this->play_all(1, [](auto& table, const auto&) {
            const auto seen = G::view(table.setup, table.state, game::kSpectator);
            for (const Seat seat : table.all()) {
                auto theirs = G::view(table.setup, table.state, seat);
                EXPECT_TRUE(theirs.table == seen.table) << "somebody sees more, " << table.where();
            }
        });
    }
}

TYPED_TEST_P(Contract, GuessesFitTheView) {
    using G = typename TypeParam::G;
    this->play_all(1, [](auto& table, const auto&) {
        for (const Seat viewer : table.all()) {
            if (table.rng.below(4) != 0) continue;
            const auto seen = G::view(table.setup, table.state, viewer);
            const auto guess = G::determinize(table.setup, seen, table.rng);
            EXPECT_TRUE(G::view(table.setup, guess, viewer) == seen) << table.where();
            EXPECT_EQ(G::check_invariants(table.setup, guess), "") << table.where();
        }
    });
}

REGISTER_TYPED_TEST_SUITE_P(Contract, ListedMovesPass, ViewsTellTheMoves, ChancesPass, NonsenseIsRefused, ActionsSurviveTextAndPacking,
                            ReplayGivesTheSameState, GamesEndWithInvariantsKept, SomebodyMustActUntilTheEnd, SecretsStaySecret,
                            GuessesFitTheView);

}  // namespace lw::test
