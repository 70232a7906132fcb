// What the program was given as input and output may be closed, full, or read by nobody.
#include "console/landwright.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace lw::console {
namespace {

/// A short run of each verb that ends well when there is somewhere to write.
std::vector<Asked> short_runs(const Folder& folder) {
    const std::string cases = folder.file("cases.txt", "case A: a\n  red: roll => refused\n");
    const std::string golden = std::string(LW_SOURCE_DIR) + "/tests/golden/shires/rules-g1.play";
    return {
        {.arguments = {"scenario", cases, "--each"}},
        {.arguments = {"golden", golden}},
        {.arguments = {"replay", golden}},
        {.arguments = {"replay", golden, "--json"}},
        {.arguments = {"perft", cases, "--depth", "1"}},
        {.arguments = {"arena", "--game", "shires", "--seats", "random,random", "--games", "1"}},
        {.arguments = {"arena", "--game", "shires", "--seats", "random,random", "--games", "1", "--json"}},
        {.arguments = {"soak", "--games", "1"}},
        {.arguments = {"bench", "--signature"}},
        {.arguments = {"engine"}, .input = "{\"do\":\"hello\"}\n"},
        {.arguments = {"play", "shires", "--seats", "human,random"}, .input = "quit\n"},
        {.arguments = {"--help"}},
        {.arguments = {"arena", "--help"}},
    };
}

TEST(Streams, OutputThatCannotBeWrittenIsAFault) {
    const Folder folder;
    for (Asked asked : short_runs(folder)) {
        expect_says(run(asked), 0, "", asked.arguments.front());
        asked.output = Output::full_disk;
        expect_says(run(asked), 1, "The output could not be written: No space left on device.", asked.arguments.front());
        asked.output = Output::closed;
        expect_says(run(asked), 1, "The output could not be written: Bad file descriptor.", asked.arguments.front());
        asked.output = Output::unread_pipe;
        expect_says(run(asked), 1, "The output could not be written: Broken pipe.", asked.arguments.front());
    }
}

TEST(Streams, NoFileTakesThePlaceOfAClosedOutput) {
    const Folder folder;
    const std::string game = folder.file("game.play", "landwright shires game\nmade-by random seats 2 seed 1\n");
    static_cast<void>(run(Asked{.arguments = {"golden", "--write", game}, .output = Output::closed}));
    std::ifstream in(game);
    std::ostringstream text;
    text << in.rdbuf();
    EXPECT_EQ(text.str().find("passed"), std::string::npos) << "what is printed has got into the file";
    expect_says(run({"golden", game}), 0, "1 passed, 0 failed", "the file is whole");
}

TEST(Streams, AnEngineWhoseRepliesNobodyReadsEnds) {
    std::string many;
    for (int i = 0; i < 100'000; ++i) many += "{\"do\":\"hello\"}\n";
    expect_says(run(Asked{.arguments = {"engine"}, .input = many, .output = Output::unread_pipe}), 1, "Broken pipe", "engine");
}

}  // namespace
}  // namespace lw::console
