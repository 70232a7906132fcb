// The command line: mistyped words, options that do not go together, numbers that are none, the help.
#include "console/landwright.hpp"

#include <gtest/gtest.h>

namespace lw::console {
namespace {

struct Line {
    std::vector<std::string> words;
    std::string says;
};

void expect_misused(const std::vector<Line>& lines) {
    for (const Line& line : lines) {
        std::string about;
        for (const auto& word : line.words) about += word + " ";
        expect_says(run(line.words), 2, line.says, about);
    }
}

TEST(CommandLine, MistypedWordsNameTheNearOnes) {
    expect_misused({
        {{}, "A command is needed: scenario, arena,"},
        {{"replai"}, "There is no command 'replai'. Did you mean 'replay'?"},
        {{"replai", "--jsn"}, "There is no command 'replai'. Did you mean 'replay'?"},
        {{"scenarios", "x"}, "Did you mean 'scenario'?"},
        {{"gloden"}, "Did you mean 'golden'?"},
        {{"xylophone"}, "There is no command 'xylophone'. There are scenario, arena,"},
        {{"--version"}, "There is no command '--version'."},
        {{"replay", "--jsn", "x"}, "'replay' has no option '--jsn'. Did you mean '--json'?"},
        {{"arena", "--seat", "random,random"}, "'arena' has no option '--seat'. Did you mean '--seats'?"},
        {{"arena", "--move-tim=3", "--seats", "random,random"}, "'arena' has no option '--move-tim'. Did you mean '--move-time'"},
        {{"perft", "--recip", "x"}, "Did you mean '--recipe'?"},
        {{"soak", "-x"}, "'soak' has no option '-x'."},
        {{"replay"}, "file is required"},
        {{"replay", "a", "b"}, "not expected: b"},
        {{"arena", "--seats"}, "--seats: 1 required"},
        {{"arena", "--game", "iles", "--seats", "random,random"}, "There is no game 'iles'. Did you mean 'isles'?"},
        {{"soak", "--game", "shire"}, "There is no game 'shire'. Did you mean 'shires'?"},
        {{"play", "shirse"}, "Did you mean 'shires'?"},
        {{"perft", "--recipe", "random seats 2", "--game", "isle"}, "Did you mean 'isles'?"},
        {{"arena", "--seats", "gredy,random"}, "There is no computer player 'gredy'. Did you mean 'greedy'?"},
        {{"play", "isles", "--seats", "humen,greedy"}, "There is no computer player 'humen'."},
        {{"arena", "--seats", "greedy,random", "--board", "beginer"}, "There is no board 'beginer'. Did you mean 'beginner'?"},
        {{"arena", "--seats", "greedy,random", "--preset", "standart"}, "The presets of isles are"},
    });
}

TEST(CommandLine, NumbersAreDigits) {
    std::vector<Line> lines;
    const std::vector<std::string> arena{"arena", "--seats", "random,random", "--game", "shires"};
    const auto add = [&lines](std::vector<std::string> words, const std::string& option, const std::string& value,
                              const std::string& says) {
        words.push_back(option);
        words.push_back(value);
        lines.push_back({words, "'" + value + "' is not " + says});
    };
    for (const char* value : {"-1", "+1", "1x", "x", "0x10", "010", "1.5", "1e3", "18446744073709551616", " 1", ""}) {
        add(arena, "--seed", value, "a whole number from 0 to 18446744073709551615");
        add({"soak"}, "--seed", value, "a whole number from 0");
        add({"play", "shires"}, "--seed", value, "a whole number from 0");
        add(arena, "--games", value, "a whole number from 1 to 10000000");
        add({"soak"}, "--games", value, "a whole number from 1");
        add({"soak"}, "--every", value, "a whole number from 1");
        add({"perft", "--recipe", "random seats 2"}, "--depth", value, "a whole number from 1 to 10");
        add({"perft", "--recipe", "random seats 2"}, "--after", value, "a whole number from 0");
    }
    for (const char* value : {"0", "10000001"}) add(arena, "--games", value, "a whole number from 1 to 10000000");
    for (const char* value : {"nan", "NaN", "inf", "-inf", "-1", "0", "1e3", "0x1p3", "1.", ".5", "00.5", "86401", "1,5", "1 s", ""}) {
        add(arena, "--move-time", value, "a number of seconds from 0.001 to 86400");
    }
    for (const char* value : {"nan", "inf", "864001"}) add(arena, "--game-time", value, "a number of seconds from 0.001 to 864000");
    expect_misused(lines);
    expect_says(run({"arena", "--seats", "random,random", "--game", "shires", "--games", "1", "--seed", "18446744073709551615",
                     "--move-time", "0.25"}),
                0, "1 games", "what is right is taken");
}

TEST(CommandLine, WhatDoesNotGoTogetherIsRefused) {
    const std::string golden = std::string(LW_SOURCE_DIR) + "/tests/golden/shires/rules-g1.play";
    expect_misused({
        {{"arena", "--game", "shires", "--seats", "random,random", "--board", "beginner"}, "Kinds of boards are of Isles"},
        {{"arena", "--seats", "random,random", "--board", "random", "--preset", "duel"}, "A preset brings its own board"},
        {{"arena", "--seats", "random,random", "--game", "shires", "--preset", "duel"}, "The presets of shires are"},
        {{"play", "shires", "--beginner"}, "The beginner board is one of Isles."},
        {{"soak", "--preset", "duel"}, "--preset requires --game"},
        {{"perft", golden, "--game", "shires"}, "--game requires --recipe"},
        {{"perft", golden, "--recipe", "random seats 2"}, "Exactly 1 option from [file,--recipe] is required"},
        {{"bench", "--json", "--signature"}, "excludes"},
        {{"bench", "--json", "--expect", "x"}, "excludes"},
        {{"arena", "--seats", "random,random", "--seed", "1", "--seed", "2"}, "--seed"},
        {{"arena", "--seats", "random"}, "not for 1 seats"},
        {{"play", "isles", "--seats", "human,,human"}, "There is no computer player ''."},
    });
    expect_says(run({"perft", std::string(LW_SOURCE_DIR) + "/tests/perft/isles.txt", "--after", "3"}), 1, "--after is for games", "perft");
}

TEST(CommandLine, TheHelpIsText) {
    for (const char* verb : {"scenario", "arena", "bench", "soak", "golden", "replay", "perft", "play", "engine"}) {
        expect_says(run({verb, "--help"}), 0, "Options:", verb);
    }
    expect_says(run({"--help"}), 0, "Subcommands:", "--help");
}

}  // namespace
}  // namespace lw::console
