// The work for a line is in proportion to its length: what could make it more is bounded, and answered as an error.
#include "cli/engine/json_reader.hpp"
#include "cli/engine_asks.hpp"
#include "cli/scenario/script.hpp"

#include <gtest/gtest.h>

namespace lw::cli {
namespace {

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

/// An object or list of so many different fields or items behind `before`.
std::string with_many(const std::string& before, int count, const std::string& after, bool named = true) {
    std::string line = before;
    for (int i = 0; i < count; ++i) line += (i == 0 ? "" : ",") + (named ? "\"k" + std::to_string(i) + "\":1" : std::to_string(i));
    return line + after;
}

TEST(EngineBounds, AnObjectHasSoManyFields) {
    const JsonRead fits = read_json(with_many("{", static_cast<int>(kMostFields), "}"));
    EXPECT_EQ(fits.wrong, "");
    EXPECT_EQ(fits.value.size(), kMostFields);
    const JsonRead more = read_json(with_many("{", 160'000, "}"));
    EXPECT_TRUE(more.is_json);
    EXPECT_EQ(more.wrong, "An object has more than 64 fields.");
    EXPECT_EQ(more.value.size(), kMostFields) << "reading went on behind the field that was too much";
    const JsonRead deep = read_json(with_many("{\"a\":[[{", 160'000, "}]]}"));
    EXPECT_EQ(deep.wrong, "An object has more than 64 fields.");
}

TEST(EngineBounds, NestingIsBounded) {
    EXPECT_EQ(read_json(std::string(kMostNested, '[') + std::string(kMostNested, ']')).wrong, "");
    EXPECT_EQ(read_json(std::string(kMostNested + 1, '[') + std::string(kMostNested + 1, ']')).wrong, "The line is nested deeper than 32.");
    EXPECT_EQ(read_json(repeated("{\"a\":", 200'000)).wrong, "The line is nested deeper than 32.");
}

TEST(EngineBounds, TheSameFieldTwiceIsRefusedAnywhere) {
    EXPECT_EQ(read_json(R"({"a":1,"b":2,"a":1})").wrong, "\"a\" is given twice in one object.");
    EXPECT_EQ(read_json(R"([{"a":{"b":1}},{"a":{"b":1,"b":1}}])").wrong, "\"b\" is given twice in one object.");
    EXPECT_EQ(read_json(R"([{"a":1},{"a":1}])").wrong, "");
    EXPECT_EQ(read_json(R"({"a":1,"\u0061":1})").wrong, "\"a\" is given twice in one object.") << "the same name written otherwise";
    EXPECT_FALSE(read_json(R"({"a":1,)").is_json);
    EXPECT_FALSE(read_json(R"({"a":1} x)").is_json);
    EXPECT_FALSE(read_json("").is_json);
}

TEST(EngineBounds, WhatIsReadIsWhatWasWritten) {
    for (const char* text :
         {R"({"a":[1,-2,3.5,true,false,null,"x",{}],"b":{"c":[]},"z":18446744073709551615})", "[]", "7", R"("é")", "null"}) {
        EXPECT_EQ(read_json(text).value.dump(), Json::parse(text).dump()) << text;
    }
}

/// Lines of two megabytes: each is an error or an answer, and the game is as it was.
TEST(EngineBounds, LongLinesOfEveryKindAreAnswered) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"new","recipe":"BEG"})"));
    EXPECT_EQ(expect_error(engine, with_many(R"({"id":5,"do":"state",)", 160'000, "}"), "bad_field", "more than 64 fields")["id"], 5);
    expect_error(engine, with_many(R"({"do":"new","recipe":"BEG","settings":{)", 160'000, "}}"), "bad_field", "more than 64 fields");
    expect_error(engine, with_many(R"({"do":"state","x":[)", 300'000, "]}", false), "bad_field", "\"x\" is not a field");
    expect_error(
        engine,
        with_many(R"({"do":"act","seat":0,"action":{"kind":"offer","give":{"ore":1},"want":{"ore":1},"to":[)", 300'000, "]}}", false),
        "bad_field", "from 0 to 7");
    expect_error(engine, R"({"do":"act","seat":0,"action":"roll","chance":[)" + repeated("\"dice 1 1\",", 180'000) + "\"dice 1 1\"]}",
                 "refused", "wrong_phase");
    expect_error(
        engine,
        R"({"do":"new","board":{"robber":{"q":0,"r":0},"hexes":[)" + repeated(R"({"q":0,"r":0,"terrain":"desert"},)", 50'000) + "1]}}",
        "bad_table", "named twice");
    expect_error(engine,
                 R"({"do":"new","board":{"hexes":[{"q":0,"r":0,"terrain":"desert"}],"robber":{"q":0,"r":0},"harbours":[)" +
                     repeated(R"({"q":0,"r":0,"side":"E","kind":"any"},)", 50'000) + "1]}}",
                 "bad_table", "named twice");
    const std::string long_text(2'000'000, 'x');
    expect_error(engine, R"({"do":")" + long_text + "\"}", "unknown_request", "xxx...");
    expect_error(engine, R"({"do":"state",")" + long_text + "\":1}", "bad_field", "xxx...");
    expect_error(engine, R"({"do":"act","seat":0,"action":")" + long_text + "\"}", "bad_action", "xxx...");
    expect_error(engine, R"({"do":"new","recipe":"island 19 )" + repeated("no-adjacent red ", 120'000) + "\"}", "bad_table", "said twice");
    expect_error(engine, R"({"do":"load","play":"landwright isles game\n)" + repeated("seats 2\\n", 200'000) + "\"}", "bad_game", "");
    for (const std::string& line : {R"({"do":")" + long_text + "\"}", R"({"do":"new","recipe":"island 19 )" + long_text + "\"}"}) {
        EXPECT_LT(ask(engine, line)["message"].get<std::string>().size(), 500U);
    }
}

/// What a few words of a scenario bring about is bounded, too.
TEST(EngineBounds, AScenarioDoesNotGrow) {
    Engine engine;
    const auto load = [](const std::string& text) { return Json{{"do", "load"}, {"scenario", text}}.dump(); };
    std::string cases;
    for (int i = 0; i < 100'000; ++i) cases += "case A" + std::to_string(i) + ": a\n";
    static_cast<void>(good(engine, load(cases + "board BEG\n")));
    EXPECT_NE(expect_error(engine, load(cases + "case A7: a\nboard BEG\n"), "bad_game", "in this file twice"), Json{});
    std::string nested = "define D0\n" + repeated("robber (0,0)\n", 1000);
    for (int i = 1; i < 20; ++i) nested += "define D" + std::to_string(i) + "\n" + repeated("use D" + std::to_string(i - 1) + "\n", 100);
    expect_error(engine, load(nested + "case A: a\nuse D19\n"), "bad_game", "has at most 10000 lines");
    std::string wide;
    for (int i = 0; i < 2000; ++i) wide += "define E" + std::to_string(i) + "\nuse D0\n";
    expect_error(engine, load("define D0\n" + repeated("robber (0,0)\n", 9000) + wide + "case A: a\n"), "bad_game", "used too often");
    expect_error(engine, load("case A: a\n" + repeated("seeds 1..900000\nfor x in 1..900000\n", 20)), "bad_game",
                 "more than 1000000 values");
    expect_error(engine, load("case A: a\n" + repeated("robber (0,0)\n", 20'000)), "bad_game", "has at most 10000 lines");
}

}  // namespace
}  // namespace lw::cli
