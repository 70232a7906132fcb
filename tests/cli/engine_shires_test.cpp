// The engine at a table of Shires.
#include "cli/engine_asks.hpp"
#include "shires/game.hpp"

namespace lw::cli {
namespace {

constexpr const char* kNew = R"({"do":"new","game":"shires","seats":2})";
/// Two turns: P1 has a city of two tiles with a pennant, P2 a road of two.
constexpr const char* kTwoTurns = R"_({"do":"load","scenario":"game shires\ncase A: a\nP1: M (0,1) r2 +c:D\nP2: U (1,0) r1 +r:L\n"})_";

Json feature(const Json& state, const std::string& spot, int on) {
    for (const Json& one : state["features"]) {
        for (const Json& part : one["extent"]) {
            if (part["on"] == on && part["spot"] == spot) return one;
        }
    }
    ADD_FAILURE() << "no feature has " << spot << " on tile " << on;
    return {};
}

Json edges_at(const Json& state, const std::string& cell) {
    for (const Json& gap : state["gaps"]) {
        if (gap["at"] == cell) return gap["edges"];
    }
    ADD_FAILURE() << "there is no gap at " << cell;
    return {};
}

TEST(ShiresEngine, KnowsItsGameAndItsPlayers) {
    Engine engine;
    const Json hello = good(engine, R"({"do":"hello"})");
    EXPECT_EQ(hello["games"], (Json{"isles", "shires"}));
    EXPECT_EQ(hello["rules_version"], hello["rules_versions"]["isles"]) << "as clients of one game know it";
    EXPECT_EQ(hello["rules_versions"]["shires"], shires::Game::kRulesVersion);
    EXPECT_TRUE(hello["agents_of"]["shires"].is_array());
}

TEST(ShiresEngine, TheTableIsTheSameAgain) {
    Engine engine;
    const Json made = good(engine, R"({"do":"new","game":"shires","seats":5,"first":"lot",)"
                                   R"("settings":{"farms":"second","smallCity":2,"followers":8,"tileSets":2,"turnSeconds":60}})");
    const Json config = good(engine, R"({"do":"config"})")["config"];
    EXPECT_EQ(config["settings"]["farms"], "second");
    Json again = config;
    again["do"] = "new";
    EXPECT_EQ(good(engine, again.dump())["hash"], made["hash"]);
    EXPECT_EQ(good(engine, R"({"do":"config"})")["config"], config);
}

TEST(ShiresEngine, TheStateTellsTilesFeaturesAndGaps) {
    Engine engine;
    static_cast<void>(good(engine, kTwoTurns));
    const Json state = state_of(engine);
    EXPECT_EQ(state["tiles"][1], Json::parse(R"_({"tile":"M","rotation":2,"at":"(0,1)","follower":{"seat":0,"spot":"c:L"}})_"))
        << state["tiles"][1];
    const Json city = feature(state, "c:U", 0);
    EXPECT_EQ(city["kind"], "city");
    EXPECT_EQ(city["tiles"], 2);
    EXPECT_EQ(city["pennants"], 1);
    EXPECT_EQ(city["open"], 1);
    EXPECT_EQ(city["followers"], (Json{1, 0}));
    EXPECT_EQ(city["complete"], false);
    EXPECT_EQ(city["worth"], 3);
    EXPECT_EQ(city["worth_complete"], 6);
    EXPECT_EQ(state["players"][0]["supply"], 6);
    EXPECT_EQ(state["players"][0]["projected"], 3);
    EXPECT_EQ(state["pile"]["M"], 1);
    EXPECT_EQ(state["pile_size"], 69);
    EXPECT_EQ(edges_at(state, "(-1,0)"), (Json{nullptr, nullptr, nullptr, "road"}));
    EXPECT_EQ(edges_at(state, "(-1,1)"), (Json{nullptr, nullptr, nullptr, "city"}));
}

TEST(ShiresEngine, MovesAreMadeAndTakenBack) {
    Engine engine;
    static_cast<void>(good(engine, kNew));
    static_cast<void>(good(engine, R"({"do":"act","seat":"nature","action":{"kind":"tile","tile":"V"}})"));
    expect_error(engine, R"_({"do":"act","seat":0,"action":"place (1,0) r2"})_", "refused", "edge_mismatch");
    expect_error(engine, R"_({"do":"act","seat":0,"action":{"kind":"place","at":"(1,0)","rotation":4}})_", "bad_field", "from 0 to 3");
    expect_error(engine, R"_({"do":"act","seat":0,"action":"settle N(0,0)"})_", "bad_action", "not an action");
    expect_error(engine, R"({"do":"act","seat":2,"action":"none"})", "bad_field", "from 0 to 1");
    const Json legal = good(engine, R"({"do":"legal","seat":0})");
    EXPECT_EQ(legal["actions"].size(), 6U) << "rules T01";
    EXPECT_FALSE(legal.contains("discard"));
    const Json before = state_of(engine);
    static_cast<void>(good(engine, R"_({"do":"act","seat":0,"action":"place (1,0) r0"})_"));
    const Json told = good(engine, R"({"do":"act","seat":0,"action":"none","chance":["tile A"]})");
    EXPECT_EQ(told["events"].back()["text"], "drawn 1 A");
    static_cast<void>(good(engine, R"({"do":"back","count":3})"));
    EXPECT_EQ(state_of(engine), before);
    static_cast<void>(good(engine, R"_({"do":"act","seat":0,"action":"place (1,0) r0"})_"));
    static_cast<void>(good(engine, R"({"do":"undo","seat":0})"));
    EXPECT_EQ(state_of(engine)["hash"], before["hash"]);
}

TEST(ShiresEngine, ChancesAreTheTilesOfThePile) {
    Engine engine;
    static_cast<void>(good(engine, kNew));
    const Json chances = good(engine, R"({"do":"chances"})");
    EXPECT_EQ(chances["chances"].size(), 24U);
    EXPECT_EQ(chances["total"], 71);
    EXPECT_EQ(good(engine, R"({"do":"draw"})")["events"].back()["kind"], "drawn");
}

TEST(ShiresEngine, AScoreTellsWhoGotWhat) {
    Engine engine;
    static_cast<void>(good(engine, kTwoTurns));
    static_cast<void>(good(engine, R"({"do":"act","seat":"nature","action":"tile E"})"));
    static_cast<void>(good(engine, R"_({"do":"act","seat":0,"action":"place (-1,1) r1"})_"));
    const Json events = good(engine, R"({"do":"act","seat":0,"action":"none"})")["events"];
    ASSERT_GE(events.size(), 2U);
    EXPECT_EQ(events[0]["kind"], "scored");
    EXPECT_EQ(events[0]["feature"], "city");
    EXPECT_EQ(events[0]["occasion"], "complete");
    EXPECT_EQ(events[0]["tiles"], 3);
    EXPECT_EQ(events[0]["pennants"], 1);
    EXPECT_EQ(events[0]["followers"], (Json{1, 0}));
    EXPECT_EQ(events[0]["points"], 8);
    EXPECT_EQ(events[0]["winners"], (Json{0}));
    EXPECT_EQ(events[0]["given"], (Json{8, 0}));
    EXPECT_EQ(events[1]["kind"], "returned");
    EXPECT_EQ(events[1]["on"], 1);
}

/// Of a cloister itself and the filled cells around it, as where it is scored.
TEST(ShiresEngine, TheTilesOfACloisterAreThoseAroundIt) {
    Engine engine;
    static_cast<void>(good(engine, R"_({"do":"load","scenario":"game shires\ncase A: a\ntile B (0,-1)\ntile B (1,-1)\n"})_"));
    int cloisters = 0;
    const Json features = state_of(engine)["features"];
    for (const Json& feature : features) {
        if (feature["kind"] != "cloister") continue;
        ++cloisters;
        EXPECT_EQ(feature["tiles"], 3) << feature.dump();
        EXPECT_EQ(feature["open"], 6) << feature.dump();
        EXPECT_EQ(feature["worth"], 3) << feature.dump();
    }
    EXPECT_EQ(cloisters, 2);
}

TEST(ShiresEngine, AWholeGameSavedAndRead) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"new","game":"shires","seats":3,"first":"lot","chance_seed":9})"));
    static_cast<void>(good(engine, R"({"do":"draw"})"));
    play_on(engine, 1000);
    const Json end = state_of(engine);
    EXPECT_EQ(end["to_act"]["waiting"], "over");
    Engine other;
    for (const char* how : {"save", "play"}) {
        Json load{{"do", "load"}};
        load[how] = good(engine, std::string(R"({"do":"save","as":")") + how + "\"}")[how];
        static_cast<void>(good(other, load.dump()));
        EXPECT_EQ(state_of(other), end) << how;
    }
}

TEST(ShiresEngine, AViewIsTheStateWithWhatMayBeDone) {
    Engine engine;
    static_cast<void>(good(engine, kTwoTurns));
    static_cast<void>(good(engine, R"({"do":"draw"})"));
    const Json state = state_of(engine);
    const Json view = good(engine, R"({"do":"view","seat":0})")["view"];
    EXPECT_FALSE(view.contains("hash"));
    for (const char* field : {"phase", "in_hand", "players", "pile", "tiles", "features", "gaps"})
        EXPECT_EQ(view[field], state[field]) << field;
    EXPECT_EQ(view["legal"], good(engine, R"({"do":"legal","seat":0})")["actions"]);
    EXPECT_TRUE(good(engine, R"({"do":"view","seat":1})")["view"]["legal"].empty());
}

TEST(ShiresEngine, EveryErrorSaysWhatIsWrong) {
    Engine engine;
    expect_error(engine, R"({"do":"new","game":"shires","recipe":"BEG"})", "bad_field", "\"recipe\" is not a field");
    expect_error(engine, R"({"do":"new","game":"shires","seats":6})", "bad_field", "from 2 to 5");
    expect_error(engine, R"({"do":"new","game":"shires","settings":{"followers":9}})", "bad_field",
                 "'followers' must be a whole number from 5 to 8, not 9");
    expect_error(engine, R"({"do":"new","game":"shires","settings":{"dice":"random"}})", "bad_field", "There is no setting 'dice'");
    expect_error(engine, R"({"do":"new","game":"shires","seats":2,"first":2})", "bad_field", "'first' must be a whole number from 0 to 1");
    expect_error(engine, R"({"do":"load","play":"landwright shires game\nnature: tile A\n0: none\n"})", "bad_game", "move 2");
    expect_error(engine, R"({"do":"load","play":"landwright chess game\n"})", "bad_game", "first line");
    expect_error(engine, R"_({"do":"load","scenario":"game shires\ncase A: a\nsupply P1 0\n"})_", "bad_game", "cannot occur");
    static_cast<void>(good(engine, kTwoTurns));
    expect_error(engine, R"({"do":"save","as":"play"})", "refused", "a save only");
}

}  // namespace
}  // namespace lw::cli
