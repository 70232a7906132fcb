// The engine by its lines: every error, and lines that are none.
#include "base/rng.hpp"
#include "cli/engine/engine.hpp"
#include "cli/engine/lines.hpp"
#include "cli/engine_asks.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace lw::cli {
namespace {

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
    expect_error(engine, R"({"do":"new","recipe":"BEG","settings":{"victoryTarget":99}})", "bad_field", "from 3 to 20, not 99");
    expect_error(engine, R"({"do":"new","recipe":"BEG","settings":{"speed":1}})", "bad_field", "There is no setting 'speed'");
    expect_error(engine, R"({"do":"new","recipe":"BEG","seats":9})", "bad_field", "from 2 to 8");
    expect_error(engine, R"({"do":"new","recipe":"BEG","first":5})", "bad_field", "from 0 to 3");
    expect_error(engine, R"({"do":"sttae"})", "unknown_request", "Did you mean 'state'?");
    expect_error(engine, R"({"do":"new","game":"chess","recipe":"BEG"})", "bad_table", "no game called");
    const std::string board = R"({"do":"new","board":{"robber":{"q":0,"r":0},"hexes":[{"q":0,"r":0,"terrain":)";
    expect_error(engine, board + R"("desert","token":4}]}})", "bad_table", "is a desert, which has no token");
    expect_error(engine, board + R"("hills","token":7}]}})", "bad_table", "that is not 7");
    expect_error(engine, board + R"("desert"},{"q":0,"r":0,"terrain":"desert"}]}})", "bad_table", "named twice");
    expect_error(engine, board + R"("desert"}],"harbours":[{"q":3,"r":0,"side":"E","kind":"any"}]}})", "bad_table",
                 "there is no hex (3,0) for a harbour");
    expect_error(engine, R"({"do":"new","board":{"robber":{"q":0,"r":0},"hexes":[]}})", "bad_table", "the board has no hexes");
    expect_error(engine, R"({"do":"new","board":{"robber":{"q":1,"r":0},"hexes":[{"q":0,"r":0,"terrain":"desert"}]}})", "bad_table",
                 "there is no hex (1,0) for the robber");
    expect_error(engine, board + R"("desert"},{"q":90,"r":0,"terrain":"desert"}]}})", "bad_table", "lie too far apart");
    expect_error(engine, board + R"("desert"},{"q":1,"r":0,"terrain":"desert"}],"harbours":[{"q":0,"r":0,"side":"E","kind":"any"}]}})",
                 "bad_table", "the harbour of (0,0) is not on the coast");
    expect_error(engine,
                 board + R"("desert"}],"harbours":[{"q":0,"r":0,"side":"E","kind":"any"},{"q":0,"r":0,"side":"NE","kind":"any"}]}})",
                 "bad_table", "the harbours of (0,0) and (0,0) touch");
    expect_error(engine, board + R"("desert"}],"harbours":[{"q":0,"r":0,"side":"E","kind":"any"},{"q":0,"r":0,"side":"E","kind":"ore"}]}})",
                 "bad_table", "is named twice");
    expect_error(engine, board + R"("desert; hex"}]}})", "bad_field", "There is no terrain");
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
    for (const char* setting : {R"("victoryTarget":"12")", R"("victoryTarget":12.0)", R"("discardLimit":"off")", R"("discardLimit":"7")",
                                R"("friendlyRobber":"on")", R"("friendlyRobber":null)", R"("dice":["random"])", R"("noSevenRounds":"1")",
                                R"("bankVisible":"off")"}) {
        expect_error(engine, isles("\"settings\":{" + std::string(setting) + "}"), "bad_field", "' must be ");
    }
    for (const char* setting : {R"("victory-target":12)", R"("victorytarget":12)", R"("BANK_VISIBLE":true)"}) {
        expect_error(engine, isles("\"settings\":{" + std::string(setting) + "}"), "bad_field", "There is no setting");
    }
    expect_error(engine, isles(R"("settings":{"friendlyRobber":1})"), "bad_field", "must be true or false, not 1");
    expect_error(engine, isles(R"("settings":{"victoryTarget":true})"), "bad_field", "must be a whole number from 3 to 20, not true");
    expect_error(engine, isles(R"("settings":{"dice":1})"), "bad_field", "must be one of random, deck36, deck31, not 1");
    expect_error(engine, isles(R"("settings":{"discardLimit":0})"), "bad_field", "from 5 to 15, or false, not 0");
    expect_error(engine, shires(R"("farms":false)"), "bad_field", "must be one of current, second, first, none, not false");
    expect_error(engine, shires(R"("farms":"third")"), "bad_field", "must be one of current");
    expect_error(engine, shires(R"("fields":"second")"), "bad_field", "There is no setting 'fields'");
    expect_error(engine, shires(R"("small-city":2)"), "bad_field", "There is no setting 'small-city'");
    expect_error(engine, shires(R"("followers":"7")"), "bad_field", "must be a whole number from 5 to 8");
    expect_error(engine, isles("\"game\":\"isles\",\"seats\":\"3\""), "bad_field", "'seats' must be a whole number");
    const auto hex = [](const std::string& rest) {
        return R"({"do":"new","board":{"robber":{"q":0,"r":0},"hexes":[{"q":0,"r":0,)" + rest + "}]}}";
    };
    expect_error(engine, hex(R"("terrain":"lumber","token":6)"), "bad_field", "There is no terrain 'lumber'");
    expect_error(engine, hex(R"("terrain":"desert","token":null)"), "bad_field", "'token' must be a whole number");
    expect_error(engine, hex(R"("terrain":"hills","token":"6")"), "bad_field", "'token' must be a whole number");
    expect_error(engine, hex(R"("terrain":5,"token":6)"), "bad_field", "'terrain' must be a text");
    const auto harbour = [&hex](const std::string& rest) { return hex(R"("terrain":"desert"}],"harbours":[{"q":0,"r":0,)" + rest); };
    expect_error(engine, harbour(R"("side":"W","kind":"3:1")"), "bad_field", "There is no kind '3:1'");
    expect_error(engine, harbour(R"("side":"W","kind":"none")"), "bad_field", "There is no kind 'none'");
    expect_error(engine, harbour(R"("side":"w","kind":"any")"), "bad_field", "There is no side 'w'");
    expect_error(engine, R"({"do":"new","recipe":"island 61 tokens spiral"})", "bad_table", "has no effect");
    expect_error(engine, R"({"do":"new","recipe":"island 19 seed 5 seed 6"})", "bad_table", "is said twice");
    expect_error(engine, R"({"do":"new","recipe":"island 19 seed 5","board_seed":6})", "bad_field", "has a seed of its own");
    expect_error(engine, R"({"do":"new","recipe":"island 19 terrain beginner tokens beginner harbours fixed","board_seed":6})", "bad_field",
                 "has no effect");
    expect_error(engine, R"({"do":"new","game":"shires","recipe":"BEG"})", "bad_field", "\"recipe\" is not a field");
    expect_error(engine, R"({"do":"new","game":"shires","settings":{"dice":"deck36"}})", "bad_field", "There is no setting 'dice'");
    static_cast<void>(good(engine, isles(R"("seats":3)")));
    const auto offer = [](const std::string& to) {
        return R"({"do":"check","seat":0,"action":{"kind":"offer","give":{"brick":1},"want":{"ore":1},"to":)" + to + "}}";
    };
    expect_error(engine, offer("[1,1]"), "bad_field", "'to' has the seat 1 twice");
    expect_error(engine, offer("[\"1\"]"), "bad_field", "'to' must be a whole number");
    expect_error(engine, offer("\"1,2\""), "bad_field", "'to' must be a list");
    static_cast<void>(good(engine, offer("[2,1]")));
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
        R"({"do":"legal","seat":0})",
        R"({"do":"view","seat":1})",
        R"({"do":"events","seat":"spectator","from":2})",
        R"({"do":"bot","agent":"greedy","seat":0,"seed":3})",
        R"({"do":"undo","seat":0,"steps":1})",
        R"({"do":"back","count":1})",
        R"({"do":"load","scenario":"case A: a\nboard BEG4\nturn red before-roll\nhand red 2b\ncards red knight\n"})",
        R"({"do":"load","play":"landwright isles game\nseats 2\nboard empty\nhex (0,0) hills 6\n0: settle N(0,0)\n"})",
        R"({"do":"save","as":"play"})",
        R"({"do":"draw"})",
        R"({"do":"chances"})",
        R"({"do":"config"})",
        R"({"do":"quit"})"};
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
