// Requests to an engine, and what is expected of every reply.
#pragma once

#include "cli/engine/engine.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lw::cli {

/// Two hexes for two players.
inline constexpr const char* kSmall =
    R"({"do":"new","seats":2,"settings":{"victoryTarget":3},"board":{"hexes":[{"q":0,"r":0,"terrain":"hills","token":6},)"
    R"({"q":1,"r":0,"terrain":"forest","token":8}],"harbours":[{"q":0,"r":0,"side":"W","kind":"any"}],"robber":{"q":0,"r":0}}})";

inline Json ask(Engine& engine, const std::string& line) {
    const Json reply = Json::parse(engine.answer(line), nullptr, false);
    EXPECT_TRUE(reply.is_object()) << line;
    return reply;
}

/// The reply, which must be a good one.
inline Json good(Engine& engine, const std::string& line) {
    Json reply = ask(engine, line);
    EXPECT_EQ(reply.value("ok", false), true) << line << '\n' << reply.dump();
    return reply;
}

inline Json state_of(Engine& engine) { return good(engine, R"({"do":"state"})")["state"]; }

/// The reply is this error, and the game is as it was.
inline Json expect_error(Engine& engine, const std::string& line, const std::string& code, const std::string& words) {
    const std::string before = engine.answer(R"({"do":"state"})");
    Json reply = ask(engine, line);
    EXPECT_EQ(reply["ok"], false) << line;
    EXPECT_EQ(reply["error"], code) << line << '\n' << reply.dump();
    EXPECT_NE(reply["message"].get<std::string>().find(words), std::string::npos) << line << '\n' << reply.dump();
    EXPECT_EQ(engine.answer(R"({"do":"state"})"), before) << line;
    return reply;
}

/// Plays on by a computer player until the game is over or so many moves are made.
inline void play_on(Engine& engine, int moves) {
    for (int i = 0; i < moves; ++i) {
        const Json bot = ask(engine, R"({"do":"bot","agent":"random","seed":)" + std::to_string(i) + "}");
        if (bot["ok"] != true) return;
        Json act{{"do", "act"}, {"seat", bot["seat"]}, {"action", bot["action"]}, {"chance", "draw"}};
        static_cast<void>(good(engine, act.dump()));
    }
}

}  // namespace lw::cli
