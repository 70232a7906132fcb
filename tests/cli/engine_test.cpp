// The engine by its lines: the documented session and every request.
#include "cli/engine/engine.hpp"
#include "cli/engine/notation_json.hpp"
#include "cli/engine_asks.hpp"
#include "cli/files.hpp"
#include "cli/golden/play_text.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

namespace lw::cli {
namespace {

// --- the document -------------------------------------------------------------------------------------------------------

TEST(Engine, AnswersAsTheDocumentSays) {
    const auto text = read_text(LW_SOURCE_DIR "/docs/engine.md");
    ASSERT_TRUE(text);
    std::istringstream lines(*text);
    Engine engine;
    std::string expected;
    int compared = 0;
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == "```session")
            inside = true;
        else if (line == "```")
            inside = false;
        if (!inside) continue;
        if (line.starts_with("> ")) expected = engine.answer(line.substr(2));
        if (!line.starts_with("< ")) continue;
        EXPECT_EQ(line.substr(2), expected);
        ++compared;
    }
    EXPECT_GE(compared, 15);
    EXPECT_TRUE(engine.finished()) << "the example ends with quit";
}

TEST(Engine, EveryRequestAndErrorIsInTheDocument) {
    const auto text = read_text(LW_SOURCE_DIR "/docs/engine.md");
    ASSERT_TRUE(text);
    for (const char* name : {"hello", "new", "load", "save", "config", "quit", "act", "draw", "check", "undo", "back", "state", "view",
                             "events", "legal", "chances", "bot"}) {
        EXPECT_NE(text->find("**`" + std::string(name) + "`**"), std::string::npos) << name;
    }
    for (const char* code :
         {"bad_json", "too_long", "bad_field", "unknown_request", "no_game", "bad_table", "bad_game", "bad_action", "refused", "stale"}) {
        EXPECT_NE(text->find("| `" + std::string(code) + "` |"), std::string::npos) << code;
    }
}

// --- notation -----------------------------------------------------------------------------------------------------------

template <class G>
void expect_to_read_back(const std::string& folder) {
    std::set<std::size_t> actions;
    std::set<std::size_t> events;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const Play<G> play = parse_play<G>(*read_text(entry.path().string()));
        const auto setup = G::setup(play.config);
        for (const auto& [actor, action] : play.moves) {
            Json json = to_json(setup, action);
            EXPECT_EQ(read_action(setup, json), action) << json.dump();
            EXPECT_EQ(read_action(setup, json["text"]), action);
            json.erase("text");
            EXPECT_EQ(read_action(setup, json), action) << json.dump();
            actions.insert(action.index());
        }
        std::vector<typename G::Event> all;
        static_cast<void>(final_state<G>(play, &all));
        for (const auto& event : all) {
            const Json json = to_json(setup, event);
            EXPECT_EQ(json["text"], to_text(setup, event));
            events.insert(event.index());
        }
    }
    EXPECT_EQ(actions.size(), std::variant_size_v<typename G::Action>);
    EXPECT_EQ(events.size(), std::variant_size_v<typename G::Event>);
}

TEST(Engine, ActionsAreTheSameAsTextAndAsObject) {
    expect_to_read_back<isles::Game>(LW_SOURCE_DIR "/tests/golden/isles");
    expect_to_read_back<shires::Game>(LW_SOURCE_DIR "/tests/golden/shires");
}

// --- games --------------------------------------------------------------------------------------------------------------

TEST(Engine, AnExplicitBoardIsTheSameTableAgain) {
    Engine engine;
    for (const char* table :
         {R"("recipe":"island 19 tokens random","board_seed":7)", R"("seats":6,"recipe":"island 30","first":"lot")",
          R"("seats":3,"recipe":"BEG","first":2,"settings":{"friendlyRobber":true,"dice":"deck36","discardLimit":false})"}) {
        const Json made = good(engine, std::string(R"({"do":"new",)") + table + "}");
        const Json config = good(engine, R"({"do":"config"})")["config"];
        Json again = config;
        again["do"] = "new";
        EXPECT_EQ(good(engine, again.dump())["hash"], made["hash"]) << table;
        EXPECT_EQ(good(engine, R"({"do":"config"})")["config"], config) << table;
    }
}

TEST(Engine, AWholeGameSavedAndRead) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"new","recipe":"island 19","board_seed":3,"chance_seed":9})"));
    play_on(engine, 120);
    const Json end = state_of(engine);
    Json load{{"do", "load"}, {"save", good(engine, R"({"do":"save"})")["save"]}};
    Engine other;
    static_cast<void>(good(other, load.dump()));
    EXPECT_EQ(state_of(other), end);
    load = {{"do", "load"}, {"play", good(engine, R"({"do":"save","as":"play"})")["play"]}};
    static_cast<void>(good(other, load.dump()));
    EXPECT_EQ(state_of(other)["hash"], end["hash"]);
    EXPECT_EQ(state_of(other)["players"], end["players"]);
}

TEST(Engine, BackGoesToTheVeryPosition) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"new","recipe":"BEG"})"));
    play_on(engine, 40);
    const Json before = state_of(engine);
    const auto number = before["state_no"].get<int>();
    play_on(engine, 25);
    const int count = state_of(engine)["state_no"].get<int>() - number;
    static_cast<void>(good(engine, R"({"do":"back","count":)" + std::to_string(count) + "}"));
    EXPECT_EQ(state_of(engine), before);
    expect_error(engine, R"({"do":"back","count":4000})", "refused", "moves to go back");
}

TEST(Engine, UndoIsThatOfTheTable) {
    Engine engine;
    static_cast<void>(good(engine, kSmall));
    const Json start = state_of(engine);
    static_cast<void>(good(engine, R"_({"do":"act","seat":0,"action":"settle N(0,0)"})_"));
    expect_error(engine, R"({"do":"undo","seat":1})", "refused", "can take back 0 moves");
    expect_error(engine, R"({"do":"undo","seat":0,"steps":2})", "refused", "can take back 1 moves, not 2");
    static_cast<void>(good(engine, R"({"do":"undo","seat":0})"));
    const Json now = state_of(engine);
    EXPECT_EQ(now["hash"], start["hash"]);
    EXPECT_EQ(now["state_no"], 2);
    const std::string play = good(engine, R"({"do":"save","as":"play"})")["play"];
    EXPECT_EQ(play.find("settle N"), std::string::npos) << "what was taken back is no move of the game";
}

TEST(Engine, ChanceIsToldDrawnOrAwaited) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nturn red before-roll\n"})"));
    expect_error(engine, R"({"do":"act","seat":0,"action":"roll","chance":["dice 3 4","stolen ore"]})", "refused", "not_an_outcome");
    const Json told = good(engine, R"({"do":"act","seat":0,"action":"roll","chance":["dice 5 6"]})");
    EXPECT_EQ(told["events"][0]["text"], "rolled 0 5 6");
    static_cast<void>(good(engine, R"({"do":"back","count":2})"));
    EXPECT_EQ(good(engine, R"({"do":"act","seat":0,"action":"roll"})")["to_act"]["waiting"], "chance");
    const Json chances = good(engine, R"({"do":"chances"})");
    EXPECT_EQ(chances["chances"].size(), 36U);
    EXPECT_EQ(chances["total"], 36);
    EXPECT_EQ(good(engine, R"({"do":"draw"})")["events"][0]["kind"], "rolled");
    EXPECT_EQ(good(engine, R"({"do":"chances"})")["total"], 0);
    EXPECT_TRUE(good(engine, R"({"do":"draw"})")["events"].empty());
}

TEST(Engine, TheSameSeedDrawsTheSameGame) {
    Engine one;
    Engine two;
    for (Engine* engine : {&one, &two}) {
        static_cast<void>(good(*engine, R"({"do":"new","recipe":"BEG","chance_seed":77})"));
        play_on(*engine, 60);
    }
    EXPECT_EQ(state_of(one), state_of(two));
}

TEST(Engine, AViewTellsNoSecret) {
    Engine engine;
    static_cast<void>(
        good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nset bankVisible off\nhand blue 5o\ncards blue monopoly\n"})"));
    const Json view = good(engine, R"({"do":"view","seat":0})")["view"];
    EXPECT_EQ(view["players"][1]["hand_size"], 5);
    EXPECT_EQ(view["players"][1]["card_count"], 1);
    EXPECT_FALSE(view["players"][1].contains("hand"));
    EXPECT_FALSE(view.contains("hash"));
    EXPECT_FALSE(view.contains("deck"));
    EXPECT_TRUE(view["bank"].is_null());
    EXPECT_EQ(view.dump().find("monopoly\":1"), std::string::npos);
    const Json other = good(engine, R"({"do":"view","seat":1})")["view"];
    EXPECT_EQ(other["own"]["hand"]["ore"], 5);
    EXPECT_TRUE(good(engine, R"({"do":"view","seat":"spectator"})")["view"]["own"].is_null());
}

TEST(Engine, LegalTellsWhatWillBeAccepted) {
    Engine engine;
    static_cast<void>(good(
        engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nset bankVisible off\nhand red 4b\nhand orange 2g\nhand blue 19o\n"})"));
    const Json legal = good(engine, R"({"do":"legal","seat":0})");
    ASSERT_EQ(legal["hidden_bar"].size(), 1U) << legal.dump();
    EXPECT_EQ(legal["hidden_bar"][0]["text"], "bank 4 brick ore");
    EXPECT_EQ(legal["actions"].size(), 4U) << "three other trades and the end of the turn: " << legal.dump();
    const Json judged = good(engine, R"({"do":"check","seat":0,"action":{"kind":"bank","give":"brick","count":4,"take":"ore"}})");
    EXPECT_EQ(judged["accepted"], false);
    EXPECT_EQ(judged["reason"], "bank_short");
    static_cast<void>(
        good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nhand red 1b\nhand blue 2w\noffer red 1b for 1o to blue\n"})"));
    const Json asked = good(engine, R"({"do":"legal","seat":1})");
    ASSERT_EQ(asked["actions"].size(), 1U) << "blue has no ore: " << asked.dump();
    EXPECT_EQ(asked["actions"][0]["text"], "decline 0");
    EXPECT_EQ(good(engine, R"({"do":"view","seat":1})")["view"]["legal"], asked["actions"]);
    static_cast<void>(good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nhand blue 9w\nturn red\nphase dice\n"})"));
    static_cast<void>(good(engine, R"({"do":"act","seat":"nature","action":{"kind":"dice","a":3,"b":4}})"));
    EXPECT_EQ(good(engine, R"({"do":"legal","seat":1})")["discard"], 4);
    static_cast<void>(good(engine, R"({"do":"act","seat":1,"action":{"kind":"discard","cards":{"wool":4}}})"));
    EXPECT_EQ(state_of(engine)["phase"], "move_robber");
}

TEST(Engine, AChoiceOnAnOldPositionIsStale) {
    Engine engine;
    static_cast<void>(good(engine, kSmall));
    static_cast<void>(good(engine, R"_({"do":"act","seat":0,"action":"settle N(0,0)","state_no":0})_"));
    expect_error(engine, R"_({"do":"act","seat":0,"action":"road N(0,0)-S(0,-1)","state_no":0})_", "stale", "has changed since state 0");
    static_cast<void>(good(engine, R"_({"do":"act","seat":0,"action":"road N(0,0)-S(0,-1)","state_no":1})_"));
}

TEST(Engine, ComputerPlayersAnswerAlike) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"new","recipe":"BEG"})"));
    const Json one = good(engine, R"({"do":"bot","agent":"greedy","seed":4})");
    EXPECT_EQ(good(engine, R"({"do":"bot","agent":"greedy","seed":4})"), one);
    EXPECT_EQ(one["seat"], 0);
    EXPECT_EQ(one["action"]["kind"], "settle");
    EXPECT_FALSE(one.contains("alternatives"));
    expect_error(engine, R"({"do":"bot","agent":"greedy","seat":2})", "refused", "nothing to decide");
    expect_error(engine, R"({"do":"bot","agent":"deep thought"})", "bad_field", "no computer player");
}

TEST(Engine, AComputerPlayerTellsWhatItWeighed) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"new","recipe":"BEG"})"));
    const Json reply = good(engine, R"({"do":"bot","agent":"greedy","alternatives":3})");
    const Json& best = reply["alternatives"];
    ASSERT_EQ(best.size(), 3U);
    EXPECT_EQ(best[0]["action"], reply["action"]);
    EXPECT_EQ(best[0]["value"], reply["value"]);
    EXPECT_GE(best[0]["value"], best[1]["value"]);
    EXPECT_GE(best[1]["value"], best[2]["value"]);
    EXPECT_NE(best[0]["action"], best[1]["action"]);
    EXPECT_EQ(good(engine, R"({"do":"bot","agent":"random","alternatives":3})")["alternatives"], Json::array());
    expect_error(engine, R"({"do":"bot","agent":"greedy","alternatives":1001})", "bad_field", "alternatives");
}

// --- errors -------------------------------------------------------------------------------------------------------------

TEST(Engine, AConfigNamesEverySetting) {
    const auto text = read_text(LW_SOURCE_DIR "/docs/engine.md");
    ASSERT_TRUE(text);
    for (const char* table : {R"("recipe":"BEG")", R"("game":"shires")"}) {
        Engine engine;
        static_cast<void>(good(engine, std::string(R"({"do":"new",)") + table + "}"));
        const Json config = good(engine, R"({"do":"config"})")["config"];
        for (const auto& [name, value] : config["settings"].items()) {
            EXPECT_NE(text->find("| `" + name + "` |"), std::string::npos) << name << " is not in the document";
            Json again{{"do", "new"}, {"game", config["game"]}, {"settings", {{name, value}}}};
            if (config["game"] == "isles") again["recipe"] = "BEG";
            static_cast<void>(good(engine, again.dump()));
        }
        EXPECT_EQ(config["settings"].contains("fiveSix"), config["game"] == "isles");
    }
}

TEST(Engine, RoadBuildingWithOneRoadLeft) {
    Engine engine;
    const std::string fourteen =
        "case A: a\nboard BEG4\nroads red N(0,-1) S(1,-2) N(0,0) S(1,-1) N(0,1) S(1,0) N(1,1)\n"
        "roads red N(-2,1) S(-1,0) N(-1,1) S(0,-1) ; S(-1,0) N(-2,2) ; N(-1,1) S(0,0) N(0,1)\n"
        "cards red road_building\n";
    static_cast<void>(good(engine, Json{{"do", "load"}, {"scenario", fourteen}}.dump()));
    static_cast<void>(good(engine, R"({"do":"act","seat":0,"action":"roads"})"));
    EXPECT_EQ(state_of(engine)["free_roads"], 2);
    const Json legal = good(engine, R"({"do":"legal","seat":0})");
    Json act{{"do", "act"}, {"seat", 0}, {"action", legal["actions"][0]}};
    const Json reply = good(engine, act.dump());
    EXPECT_EQ(reply["events"].back()["kind"], "free-road-lapsed") << reply.dump();
    EXPECT_EQ(state_of(engine)["free_roads"], 0);
    EXPECT_EQ(state_of(engine)["phase"], "main");
}

TEST(Engine, UndoGoesBackToWhatCannotBeTakenBack) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nhand red 4b4l\n"})"));
    const auto act = [&engine](const std::string& action) {
        static_cast<void>(good(engine, R"({"do":"act","seat":0,"action":")" + action + "\"}"));
    };
    act("bank 4 brick ore");
    act("bank 4 lumber ore");
    expect_error(engine, R"({"do":"undo","seat":0,"steps":3})", "refused", "can take back 2 moves");
    static_cast<void>(good(engine, R"({"do":"undo","seat":0,"steps":2})"));
    act("bank 4 brick ore");
    act("end");
    expect_error(engine, R"({"do":"undo","seat":0})", "refused", "can take back 0 moves");
}

}  // namespace
}  // namespace lw::cli
