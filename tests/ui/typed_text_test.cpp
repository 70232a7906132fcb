// What people type at the set-up: names and the board's seed.
#include "isles/board_text.hpp"
#include "ui/shell_bench.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace lw::ui {
namespace {

using test::Shell;

TEST(TypedText, NamesThatOnlyLookDifferentInBytesAreTheSame) {
    for (const std::string_view name : {"ada", " A\u00A0da ", "Ada\u200B", "ADA"}) {
        Shell s(ScreenId::new_game);
        s.model.answer = {{"new.name.1", std::string(name)}};
        s.bench.frames(2, s.draw);
        EXPECT_FALSE(s.bench.control("new.start")->enabled) << name;
        EXPECT_TRUE(s.bench.control("new.start")->reason.starts_with("Two players are called")) << name;
    }
}

TEST(TypedText, ABlankNameIsAskedForAgain) {
    for (const std::string_view name : {"", "  ", "\u3000", "\u200B\u2800"}) {
        Shell s(ScreenId::new_game);
        s.model.answer = {{"new.name.1", std::string(name)}};
        s.bench.frames(2, s.draw);
        EXPECT_EQ(s.bench.control("new.name.1")->label, "Name of player 2: Bruno") << "the usual one stays";
        const auto ask = s.bench.take<AskText>();
        ASSERT_TRUE(ask);
        EXPECT_EQ(ask->id, "new.name.1");
        EXPECT_EQ(ask->value, "Bruno");
        EXPECT_EQ(ask->problem, "A name needs a letter or a sign that can be seen.");
    }
}

TEST(TypedText, BlanksThatNobodySeesGiveTheSameBoard) {
    Shell s(ScreenId::new_game);
    s.model.answer = {{"new.seed", " seven\u00A0 seas "}};
    s.bench.frames(2, s.draw);
    s.press("new.start");
    const auto start = s.bench.take<isles::StartGame>();
    ASSERT_TRUE(start);
    EXPECT_EQ(start->game.config.board_seed, isles::seed_from_text("seven seas"));
    s.model.answer = {{"new.seed", ""}};
    s.bench.frames(2, s.draw);
    s.press("new.start");
    const auto other = s.bench.take<isles::StartGame>();
    ASSERT_TRUE(other);
    EXPECT_NE(other->game.config.board_seed, start->game.config.board_seed) << "nothing gives any board";
}

TEST(TypedText, WhatAsksForTextSaysSo) {
    {
        Shell s(ScreenId::new_game);
        EXPECT_TRUE(s.bench.control("new.name.0")->asks_text);
        EXPECT_TRUE(s.bench.control("new.seed")->asks_text);
        EXPECT_FALSE(s.bench.control("new.start")->asks_text);
    }
    Shell saves(ScreenId::saves);
    EXPECT_TRUE(saves.bench.control("saves.as")->asks_text);
}

}  // namespace
}  // namespace lw::ui
