// The engine by its lines: the documented session, every request, every error, and lines that are none.
#include "base/rng.hpp"
#include "cli/engine/engine.hpp"
#include "cli/engine_asks.hpp"
#include "cli/engine/lines.hpp"
#include "cli/engine/notation_json.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/files.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

namespace lw::cli {
namespace {

constexpr const char* kSmall =
    R"({"do":"new","seats":2,"settings":{"victoryTarget":3},"board":{"hexes":[{"q":0,"r":0,"terrain":"hills","token":6},)"
    R"({"q":1,"r":0,"terrain":"forest","token":8}],"harbours":[{"q":0,"r":0,"side":"W","kind":"any"}],"robber":{"q":0,"r":0}}})";

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
        if (line == "```session") inside = true;
        else if (line == "```") inside = false;
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
    for (const char* code : {"bad_json", "too_long", "bad_field", "unknown_request", "no_game", "bad_table", "bad_game", "bad_action",
                             "refused", "stale"}) {
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
    for (const char* table : {R"("recipe":"island 19 tokens random","board_seed":7)", R"("seats":6,"recipe":"island 30","first":"lot")",
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
    static_cast<void>(good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nset bankVisible off\nhand blue 5o\ncards blue monopoly\n"})"));
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
    static_cast<void>(good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nset bankVisible off\nhand red 4b\nhand orange 2g\nhand blue 19o\n"})"));
    const Json legal = good(engine, R"({"do":"legal","seat":0})");
    ASSERT_EQ(legal["hidden_bar"].size(), 1U) << legal.dump();
    EXPECT_EQ(legal["hidden_bar"][0]["text"], "bank 4 brick ore");
    EXPECT_EQ(legal["actions"].size(), 4U) << "three other trades and the end of the turn: " << legal.dump();
    const Json judged = good(engine, R"({"do":"check","seat":0,"action":{"kind":"bank","give":"brick","count":4,"take":"ore"}})");
    EXPECT_EQ(judged["accepted"], false);
    EXPECT_EQ(judged["reason"], "bank_short");
    static_cast<void>(good(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nhand red 1b\nhand blue 2w\noffer red 1b for 1o to blue\n"})"));
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
    expect_error(engine, R"({"do":"bot","agent":"greedy","seat":2})", "refused", "nothing to decide");
    expect_error(engine, R"({"do":"bot","agent":"deep thought"})", "bad_field", "no computer player");
}

// --- errors -------------------------------------------------------------------------------------------------------------

TEST(Engine, EveryErrorSaysWhatIsWrong) {
    Engine engine;
    expect_error(engine, R"({"do":"act","seat":0,"action":"roll"})", "no_game", "begin one");
    static_cast<void>(good(engine, kSmall));
    expect_error(engine, "", "bad_json", "not JSON");
    expect_error(engine, "{\"do\":\"state\"", "bad_json", "not JSON");
    expect_error(engine, "{\"do\":\"\xff\"}", "bad_json", "not JSON");
    expect_error(engine, "[1,2]", "bad_field", "must be an object, not a list");
    expect_error(engine, "{}", "bad_field", "'do' is missing");
    expect_error(engine, R"({"do":7})", "bad_field", "must be a text");
    expect_error(engine, R"({"do":"dance"})", "unknown_request", "\"dance\"");
    expect_error(engine, R"({"do":"state","id":[1]})", "bad_field", "'id'");
    expect_error(engine, R"({"do":"state","fast":true})", "bad_field", "\"fast\" is not a field");
    expect_error(engine, R"({"do":"act","seat":2,"action":"roll"})", "bad_field", "from 0 to 1");
    expect_error(engine, R"({"do":"act","seat":-1,"action":"roll"})", "bad_field", "not -1");
    expect_error(engine, R"({"do":"act","seat":0.5,"action":"roll"})", "bad_field", "not 0.5");
    expect_error(engine, R"({"do":"act","seat":"red","action":"roll"})", "bad_field", "\"nature\"");
    expect_error(engine, R"_({"do":"act","seat":0,"action":"settle N(9,9)"})_", "bad_action", "not an action on this board");
    expect_error(engine, R"({"do":"act","seat":0,"action":{"kind":"fly"}})", "bad_action", "no kind of action");
    expect_error(engine, R"_({"do":"act","seat":0,"action":{"kind":"roll","at":"N(0,0)"}})_", "bad_field", "\"at\" is not a field");
    expect_error(engine, R"({"do":"act","seat":0,"action":{"kind":"rob","victim":1,"text":"rob 0"}})", "bad_field", "'text' says");
    expect_error(engine, R"({"do":"act","seat":0,"action":{"kind":"discard","cards":{"gold":1}}})", "bad_field", "\"gold\"");
    expect_error(engine, R"({"do":"act","seat":0,"action":"roll","chance":"maybe"})", "bad_field", "'chance'");
    EXPECT_EQ(expect_error(engine, R"({"do":"act","seat":1,"action":"roll"})", "refused", "not_your_turn")["reason"], "not_your_turn");
    expect_error(engine, R"({"do":"new","recipe":"BEG","board":{}})", "bad_field", "not both");
    expect_error(engine, R"({"do":"new"})", "bad_field", "is needed");
    expect_error(engine, R"({"do":"new","recipe":"empty"})", "bad_table", "not a recipe");
    expect_error(engine, R"({"do":"new","recipe":"island 21"})", "bad_table", "island 21");
    expect_error(engine, R"({"do":"new","recipe":"BEG","settings":{"victoryTarget":99}})", "bad_table", "victoryTarget 99");
    expect_error(engine, R"({"do":"new","recipe":"BEG","settings":{"speed":1}})", "bad_table", "is not a setting");
    expect_error(engine, R"({"do":"new","recipe":"BEG","seats":9})", "bad_field", "from 2 to 8");
    expect_error(engine, R"({"do":"new","recipe":"BEG","first":5})", "bad_table", "no seat 5");
    expect_error(engine, R"({"do":"sttae"})", "unknown_request", "Did you mean 'state'?");
    expect_error(engine, R"({"do":"new","game":"chess","recipe":"BEG"})", "bad_table", "no game called");
    const std::string board = R"({"do":"new","board":{"robber":{"q":0,"r":0},"hexes":[{"q":0,"r":0,"terrain":)";
    expect_error(engine, board + R"("desert","token":4}]}})", "bad_table", "a desert has no token");
    expect_error(engine, board + R"("hills","token":7}]}})", "bad_table", "not 7");
    expect_error(engine, board + R"("desert"},{"q":0,"r":0,"terrain":"desert"}]}})", "bad_table", "named twice");
    expect_error(engine, board + R"("desert"}],"harbours":[{"q":3,"r":0,"side":"E","kind":"any"}]}})", "bad_table", "there is no hex (3,0) for a harbour");
    expect_error(engine, R"({"do":"new","board":{"robber":{"q":0,"r":0},"hexes":[]}})", "bad_table", "the board has no hexes");
    expect_error(engine, R"({"do":"new","board":{"robber":{"q":1,"r":0},"hexes":[{"q":0,"r":0,"terrain":"desert"}]}})", "bad_table",
                 "there is no hex (1,0) for the robber");
    expect_error(engine, board + R"("desert"},{"q":90,"r":0,"terrain":"desert"}]}})", "bad_table", "lie too far apart");
    expect_error(engine, board + R"("desert"},{"q":1,"r":0,"terrain":"desert"}],"harbours":[{"q":0,"r":0,"side":"E","kind":"any"}]}})", "bad_table",
                 "the harbour of (0,0) is not on the coast");
    expect_error(engine, board + R"("desert"}],"harbours":[{"q":0,"r":0,"side":"E","kind":"any"},{"q":0,"r":0,"side":"NE","kind":"any"}]}})", "bad_table",
                 "the harbours of (0,0) and (0,0) touch");
    expect_error(engine, board + R"("desert"}],"harbours":[{"q":0,"r":0,"side":"E","kind":"any"},{"q":0,"r":0,"side":"E","kind":"ore"}]}})", "bad_table",
                 "is named twice");
    expect_error(engine, board + R"("desert; hex"}]}})", "bad_field", "one word");
    expect_error(engine, R"({"do":"load"})", "bad_field", "is needed");
    expect_error(engine, R"({"do":"load","save":"AAAA"})", "bad_game", "");
    expect_error(engine, R"({"do":"load","play":"landwright isles game\n0: settle N(0,0)\n0: settle N(0,0)\n"})", "bad_game", "move 2");
    expect_error(engine, R"({"do":"load","play":"something else"})", "bad_game", "first line");
    expect_error(engine, R"({"do":"load","scenario":"case A: a\nboard BEG\n","case":"B"})", "bad_game", "no such case");
    expect_error(engine, R"({"do":"load","scenario":"case A: a\nboard BEG4\nbank 99b\n"})", "bad_game", "cannot occur");
    expect_error(engine, R"({"do":"save","as":"picture"})", "bad_field", "'as'");
}

/// Each value has the one type, and each thing the one name, that the document gives.
TEST(Engine, OtherTypesAndSpellingsAreRefused) {
    Engine engine;
    const auto isles = [](const std::string& fields) { return R"({"do":"new","recipe":"BEG",)" + fields + "}"; };
    const auto shires = [](const std::string& settings) { return R"({"do":"new","game":"shires","settings":{)" + settings + "}}"; };
    for (const char* first : {"\"0\"", "\"red\"", "\"P1\"", "0.0", "null", "[0]", "\"none\""}) {
        expect_error(engine, isles("\"first\":" + std::string(first)), "bad_field", "'first' must be");
    }
    for (const char* setting : {R"("victoryTarget":"12")", R"("victoryTarget":12.0)", R"("discardLimit":"off")", R"("discardLimit":"7")", R"("friendlyRobber":"on")",
                                R"("friendlyRobber":null)", R"("dice":["random"])", R"("noSevenRounds":"1")", R"("bankVisible":"off")"}) {
        expect_error(engine, isles("\"settings\":{" + std::string(setting) + "}"), "bad_field", "must be one word");
    }
    for (const char* setting : {R"("victory-target":12)", R"("victorytarget":12)", R"("BANK_VISIBLE":true)"}) {
        expect_error(engine, isles("\"settings\":{" + std::string(setting) + "}"), "bad_field", "There is no setting");
    }
    expect_error(engine, isles(R"("settings":{"friendlyRobber":1})"), "bad_table", "friendlyRobber 1");
    expect_error(engine, isles(R"("settings":{"victoryTarget":true})"), "bad_table", "victoryTarget on");
    expect_error(engine, isles(R"("settings":{"dice":1})"), "bad_table", "dice 1");
    expect_error(engine, isles(R"("settings":{"discardLimit":0})"), "bad_table", "discardLimit 0");
    expect_error(engine, shires(R"("farms":false)"), "bad_field", "'farms' must be \"none\" here, not false");
    expect_error(engine, shires(R"("farms":"third")"), "bad_field", "'farms' must be \"current\" here");
    expect_error(engine, shires(R"("fields":"second")"), "bad_field", "There is no setting 'fields'");
    expect_error(engine, shires(R"("small-city":2)"), "bad_field", "There is no setting 'small-city'");
    expect_error(engine, shires(R"("followers":"7")"), "bad_field", "must be one word");
    expect_error(engine, isles("\"game\":\"isles\",\"seats\":\"3\""), "bad_field", "'seats' must be a whole number");
    const auto hex = [](const std::string& rest) {
        return R"({"do":"new","board":{"robber":{"q":0,"r":0},"hexes":[{"q":0,"r":0,)" + rest + "}]}}";
    };
    expect_error(engine, hex(R"("terrain":"lumber","token":6)"), "bad_field", "'terrain' must be forest here, not lumber");
    expect_error(engine, hex(R"("terrain":"desert","token":null)"), "bad_field", "'token' must be a whole number");
    expect_error(engine, hex(R"("terrain":"hills","token":"6")"), "bad_field", "'token' must be a whole number");
    expect_error(engine, hex(R"("terrain":5,"token":6)"), "bad_field", "'terrain' must be a text");
    const auto harbour = [&hex](const std::string& rest) { return hex(R"("terrain":"desert"}],"harbours":[{"q":0,"r":0,)" + rest); };
    expect_error(engine, harbour(R"("side":"W","kind":"3:1")"), "bad_field", "'kind' must be any here");
    expect_error(engine, harbour(R"("side":"W","kind":"none")"), "bad_table", "any or of a resource");
    expect_error(engine, harbour(R"("side":"w","kind":"any")"), "bad_table", "is not a side");
    expect_error(engine, R"({"do":"new","recipe":"island 61 tokens spiral"})", "bad_table", "has no effect");
    expect_error(engine, R"({"do":"new","recipe":"island 19 seed 5 seed 6"})", "bad_table", "is said twice");
    expect_error(engine, R"({"do":"new","recipe":"island 19 seed 5","board_seed":6})", "bad_field", "has a seed of its own");
    expect_error(engine, R"({"do":"new","recipe":"island 19 terrain beginner tokens beginner harbours fixed","board_seed":6})", "bad_field", "has no effect");
    expect_error(engine, R"({"do":"new","game":"shires","recipe":"BEG"})", "bad_field", "\"recipe\" is not a field");
    expect_error(engine, R"({"do":"new","game":"shires","settings":{"dice":"deck36"}})", "bad_table", "is not a setting");
    static_cast<void>(good(engine, isles(R"("seats":3)")));
    const auto offer = [](const std::string& to) {
        return R"({"do":"check","seat":0,"action":{"kind":"offer","give":{"brick":1},"want":{"ore":1},"to":)" + to + "}}";
    };
    expect_error(engine, offer("[1,1]"), "bad_field", "'to' has the seat 1 twice");
    expect_error(engine, offer("[\"1\"]"), "bad_field", "'to' must be a whole number");
    expect_error(engine, offer("\"1,2\""), "bad_field", "'to' must be a list");
    static_cast<void>(good(engine, offer("[2,1]")));
}

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
    const auto act = [&engine](const std::string& action) { static_cast<void>(good(engine, R"({"do":"act","seat":0,"action":")" + action + "\"}")); };
    act("bank 4 brick ore");
    act("bank 4 lumber ore");
    expect_error(engine, R"({"do":"undo","seat":0,"steps":3})", "refused", "can take back 2 moves");
    static_cast<void>(good(engine, R"({"do":"undo","seat":0,"steps":2})"));
    act("bank 4 brick ore");
    act("end");
    expect_error(engine, R"({"do":"undo","seat":0})", "refused", "can take back 0 moves");
}

TEST(Engine, TheIdIsEchoedWithErrorsToo) {
    Engine engine;
    EXPECT_EQ(engine.answer(R"({"id":"a","do":"dance"})").find(R"({"id":"a","ok":false)"), 0U);
    EXPECT_EQ(engine.answer(R"({"do":"hello","id":-3})").find(R"({"id":-3,"ok":true)"), 0U);
}

TEST(Engine, LinesOfEveryKindAreRead) {
    std::istringstream in("{\"do\":\"hello\"}\r\n" + std::string(kMostLine + 1, 'x') + "\n\n{\"do\":\"state\"}");
    std::ostringstream out;
    serve(in, out);
    std::istringstream replies(out.str());
    std::vector<Json> all;
    for (std::string line; std::getline(replies, line);) all.push_back(Json::parse(line));
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0]["program"], "landwright");
    EXPECT_EQ(all[1]["error"], "too_long");
    EXPECT_EQ(all[2]["error"], "bad_json");
    EXPECT_EQ(all[3]["error"], "no_game");
}

TEST(Engine, ReadsNothingAfterQuit) {
    std::istringstream in("{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n");
    std::ostringstream out;
    serve(in, out);
    EXPECT_EQ(out.str(), "{\"ok\":true}\n");
}

TEST(Engine, NestingWithoutEndIsAnErrorLikeAnother) {
    Engine engine;
    const std::string open(200'000, '[');
    const std::string close(200'000, ']');
    EXPECT_EQ(ask(engine, open + close)["error"], "bad_field");
    EXPECT_EQ(ask(engine, R"({"do":"hello","x":)" + open + close + "}")["error"], "bad_field");
    EXPECT_EQ(ask(engine, R"({"do":)" + open + close + "}")["error"], "bad_field");
}

/// Changes a few bytes: flips, cuts, repeats, or puts in a piece of another line.
std::string mutated(std::string line, const std::vector<std::string>& lines, base::Rng& rng) {
    for (std::uint32_t i = 1 + rng.below(4); i > 0 && !line.empty(); --i) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(line.size()));
        const std::size_t length = 1 + rng.below(8);
        const std::string& other = lines[rng.below(static_cast<std::uint32_t>(lines.size()))];
        switch (rng.below(5)) {
            case 0: line[at] = static_cast<char>(rng.below(256)); break;
            case 1: line.erase(at, length); break;
            case 2: line.insert(at, line.substr(at, length)); break;
            case 3: line.insert(at, other.substr(rng.below(static_cast<std::uint32_t>(other.size())), length)); break;
            default: line[at] = "0123456789-\"{}[],:"[rng.below(18)];
        }
    }
    return line;
}

TEST(Engine, ThousandsOfBrokenLinesDoNoHarm) {
    const std::vector<std::string> lines{
        kSmall,
        R"({"id":1,"do":"new","seats":3,"recipe":"BEG","settings":{"dice":"deck31","tradeBuild":"split"},"first":"lot","chance_seed":5})",
        R"_({"do":"act","seat":0,"action":{"kind":"settle","at":"N(0,0)"}})_",
        R"_({"do":"act","seat":0,"action":"road N(0,0)-S(0,-1)","chance":"draw","state_no":1})_",
        R"({"do":"check","seat":1,"action":{"kind":"offer","give":{"brick":1},"want":{"ore":2},"to":[0]}})",
        R"({"do":"check","seat":"nature","action":{"kind":"dice","a":3,"b":4}})",
        R"({"do":"act","seat":1,"action":"discard 2b1l","chance":["stolen ore"]})",
        R"({"do":"legal","seat":0})", R"({"do":"view","seat":1})", R"({"do":"events","seat":"spectator","from":2})",
        R"({"do":"bot","agent":"greedy","seat":0,"seed":3})", R"({"do":"undo","seat":0,"steps":1})", R"({"do":"back","count":1})",
        R"({"do":"load","scenario":"case A: a\nboard BEG4\nturn red before-roll\nhand red 2b\ncards red knight\n"})",
        R"({"do":"load","play":"landwright isles game\nseats 2\nboard empty\nhex (0,0) hills 6\n0: settle N(0,0)\n"})",
        R"({"do":"save","as":"play"})", R"({"do":"draw"})", R"({"do":"chances"})", R"({"do":"config"})", R"({"do":"quit"})"};
    base::Rng rng(20261128);
    Engine engine;
    std::string before;
    int errors = 0;
    for (int i = 0; i < 6000; ++i) {
        if (i % 20 == 0) {
            static_cast<void>(good(engine, kSmall));
            before = engine.answer(R"({"do":"state"})");
        }
        const std::string line = mutated(lines[rng.below(static_cast<std::uint32_t>(lines.size()))], lines, rng);
        const Json reply = Json::parse(engine.answer(line), nullptr, false);
        ASSERT_TRUE(reply.is_object() && reply.contains("ok")) << line;
        const std::string after = engine.answer(R"({"do":"state"})");
        if (reply["ok"] == false) {
            ++errors;
            ASSERT_FALSE(reply["message"].get<std::string>().empty()) << line;
            ASSERT_EQ(after, before) << line;
        }
        before = after;
    }
    EXPECT_GT(errors, 3000);
}

}  // namespace
}  // namespace lw::cli
