// Trio in the engine, beside the games that it has anyway: its entry in the list is all that the engine is told.
#include "cli/engine/game_of.hpp"
#include "cli/engine_asks.hpp"
#include "cli/golden/play_text_body.hpp"
#include "third_game/trio_engine.hpp"
#include "third_game/trio_format.hpp"
#include "third_game/trio_players.hpp"

#include <gtest/gtest.h>

namespace lw::cli {

namespace {

Engine engine_with_trio() {
    static const EngineGameOf<trio::Game> trio;
    std::vector<const EngineGame*> games = engine_games();
    games.push_back(&trio);
    return Engine(games);
}

/// The game to its end by a computer player; the engine draws what falls to chance.
void play(Engine& engine) {
    static_cast<void>(good(engine, R"({"do":"new","game":"trio","seats":3,"settings":{"bonus":4},"chance_seed":11})"));
    static_cast<void>(good(engine, R"({"do":"draw"})"));
    play_on(engine, 100);
}

TEST(TrioEngine, IsAGameBesideTheOthers) {
    Engine engine = engine_with_trio();
    const Json hello = good(engine, R"({"do":"hello"})");
    EXPECT_EQ(hello["games"], Json({"isles", "shires", "trio"}));
    EXPECT_EQ(hello["rules_versions"]["trio"], trio::Game::kRulesVersion);
    EXPECT_EQ(hello["agents_of"]["trio"], Json({"random", "greedy"}));
    static_cast<void>(good(engine, R"({"do":"new","game":"shires","seats":2})"));
    static_cast<void>(good(engine, R"({"do":"new","game":"trio"})"));
    expect_error(engine, R"({"do":"new","game":"quartet"})", "bad_table", "quartet");
}

TEST(TrioEngine, ATableIsMadeAndTold) {
    Engine engine = engine_with_trio();
    static_cast<void>(good(engine, R"({"do":"new","game":"trio","seats":3,"settings":{"bonus":4}})"));
    EXPECT_EQ(good(engine, R"({"do":"config"})")["config"], Json::parse(R"({"game":"trio","seats":3,"settings":{"bonus":4}})"));
    expect_error(engine, R"({"do":"new","game":"trio","settings":{"bonus":5}})", "bad_field", "bonus");
    expect_error(engine, R"({"do":"new","game":"trio","seats":4})", "bad_field", "seats");
}

TEST(TrioEngine, MovesAreMadeAskedAndTakenBack) {
    Engine engine = engine_with_trio();
    static_cast<void>(good(engine, R"({"do":"new","game":"trio"})"));
    EXPECT_EQ(good(engine, R"({"do":"chances"})")["total"], 9);
    for (const char* deal : {"secret 0", "secret 8"}) {
        static_cast<void>(good(engine, R"({"do":"act","seat":"nature","action":")" + std::string(deal) + "\"}"));
    }
    const Json rolled = good(engine, R"({"do":"act","seat":"nature","action":{"kind":"die","die":4}})");
    EXPECT_EQ(rolled["events"][0]["text"], "thrown 0 4");
    const Json before = state_of(engine);
    EXPECT_EQ(before["secrets"], Json({0, 8}));
    EXPECT_EQ(good(engine, R"({"do":"legal","seat":0})")["actions"].size(), 3U);
    EXPECT_EQ(good(engine, R"({"do":"check","seat":0,"action":"mark 5"})")["reason"], "die_says_otherwise");
    expect_error(engine, R"({"do":"act","seat":0,"action":"mark 5"})", "refused", "die_says_otherwise");
    expect_error(engine, R"({"do":"act","seat":0,"action":"mark 9"})", "bad_action", "mark 9");
    static_cast<void>(good(engine, R"({"do":"act","seat":0,"action":{"kind":"mark","cell":1}})"));
    EXPECT_EQ(state_of(engine)["marks"][1], 0);
    static_cast<void>(good(engine, R"({"do":"undo","seat":0})"));
    EXPECT_EQ(state_of(engine)["hash"], before["hash"]);
}

TEST(TrioEngine, ASecretIsForItsOwnerAlone) {
    Engine engine = engine_with_trio();
    static_cast<void>(good(engine, R"({"do":"new","game":"trio","chance_seed":5})"));
    static_cast<void>(good(engine, R"({"do":"draw"})"));
    const Json secrets = state_of(engine)["secrets"];
    for (int seat = 0; seat < 2; ++seat) {
        const std::string asker = std::to_string(seat) + "}";
        const Json seen = good(engine, R"({"do":"view","seat":)" + asker)["view"]["secrets"];
        EXPECT_EQ(seen[static_cast<std::size_t>(seat)], secrets[static_cast<std::size_t>(seat)]);
        EXPECT_TRUE(seen[static_cast<std::size_t>(1 - seat)].is_null());
        const Json events = good(engine, R"({"do":"events","seat":)" + asker)["events"];
        EXPECT_EQ(events[static_cast<std::size_t>(seat)]["cell"], secrets[static_cast<std::size_t>(seat)]);
        EXPECT_TRUE(events[static_cast<std::size_t>(1 - seat)]["cell"].is_null());
    }
}

TEST(TrioEngine, AGameIsKeptAsASaveAndAsText) {
    Engine engine = engine_with_trio();
    play(engine);
    const Json end = state_of(engine);
    EXPECT_EQ(end["to_act"]["waiting"], "over");
    for (const char* how : {"save", "play"}) {
        const Json kept = good(engine, R"({"do":"save","as":")" + std::string(how) + "\"}");
        Engine another = engine_with_trio();
        static_cast<void>(good(another, Json{{"do", "load"}, {how, kept[how]}}.dump()));
        EXPECT_EQ(state_of(another)["hash"], end["hash"]) << how;
        EXPECT_EQ(state_of(another)["winners"], end["winners"]) << how;
        Engine without;
        expect_error(without, Json{{"do", "load"}, {how, kept[how]}}.dump(), "bad_game", "");
    }
}

}  // namespace

}  // namespace lw::cli
