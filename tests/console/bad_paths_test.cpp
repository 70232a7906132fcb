// Whatever path a verb is given, it ends by itself with a sentence and a status that is not 0.
#include "console/landwright.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include <sys/stat.h>

namespace lw::console {
namespace {

namespace fs = std::filesystem;

/// The verbs that read a path; it is put where the "@" stands.
const std::vector<std::vector<std::string>> kReaders{
    {"scenario", "@"},         {"golden", "@"}, {"golden", "@", "--write"}, {"golden", "@", "--coverage"}, {"replay", "@"},
    {"replay", "@", "--json"}, {"perft", "@"},  {"bench", "--expect", "@"},
};

std::vector<std::string> with_path(std::vector<std::string> words, const std::string& path) {
    for (std::string& word : words) {
        if (word == "@") word = path;
    }
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += word + " ";
    return text;
}

bool takes_folders(const std::vector<std::string>& words) { return words[0] == "scenario" || words[0] == "golden"; }

/// Every reader is given the path, and says these words; `by_folder` where a folder may be given and it is one.
void expect_all_say(const std::string& path, const std::string& words, const std::string& by_folder = "") {
    for (const auto& reader : kReaders) {
        const bool other = !by_folder.empty() && takes_folders(reader);
        expect_says(run(with_path(reader, path)), 1, other ? by_folder : words, joined(with_path(reader, path)));
    }
}

TEST(BadPaths, WhatIsNotThere) {
    const Folder folder;
    expect_all_say(folder.path("nothing"), "cannot be read: No such file or directory");
    expect_all_say(folder.path("nothing/deeper"), "cannot be read: No such file or directory");
    expect_all_say(folder.path(std::string(5000, 'x')), "cannot be read: File name too long");
    expect_all_say(folder.file("plain", "a text\n") + "/below", "cannot be read: Not a directory");
    fs::create_symlink(folder.path("nothing"), folder.path("gone"));
    expect_all_say(folder.path("gone"), "cannot be read: No such file or directory");
    fs::create_symlink(folder.path("round"), folder.path("round"));
    expect_all_say(folder.path("round"), "cannot be read: Too many levels of symbolic links");
}

TEST(BadPaths, AFolderWhereAFileIsWanted) {
    const Folder folder;
    expect_all_say(folder.path(), "cannot be read: Is a directory", "is a folder without a .");
}

TEST(BadPaths, AFolderInPlaceOfAFileInAFolder) {
    const Folder folder;
    fs::create_directory(folder.path("not-a-case.txt"));
    fs::create_directory(folder.path("not-a-game.play"));
    ASSERT_EQ(::mkfifo(folder.path("waits.txt").c_str(), 0600), 0);
    ASSERT_EQ(::mkfifo(folder.path("waits.play").c_str(), 0600), 0);
    expect_says(run({"scenario", folder.path()}), 1, "is a folder without a .txt file", "folders and FIFOs are no cases");
    expect_says(run({"golden", folder.path()}), 1, "is a folder without a .play file", "folders and FIFOs are no games");
    fs::create_symlink(folder.path("nothing"), folder.path("gone.txt"));
    expect_says(run({"scenario", folder.path()}), 1, "gone.txt: cannot be read: No such file", "a file that is gone is told");
}

TEST(BadPaths, WhatMayNotBeRead) {
    const Folder folder;
    const std::string file = folder.file("secret.txt", "case A: a\n  red: roll => refused\n");
    fs::permissions(file, fs::perms::none);
    fs::create_directories(folder.path("closed/deeper"));
    fs::permissions(folder.path("closed"), fs::perms::none);
    const auto as_nobody = [](std::vector<std::string> words) { return run(Asked{.arguments = std::move(words), .without_rights = true}); };
    for (const auto& reader : kReaders) {
        expect_says(as_nobody(with_path(reader, file)), 1, "cannot be read: Permission denied", joined(reader));
        expect_says(as_nobody(with_path(reader, folder.path("closed"))), 1, "cannot be read: Permission denied", joined(reader));
    }
    expect_says(as_nobody({"scenario", folder.path()}), 1, "cannot be read: Permission denied", "a closed folder in the one that is given");
    fs::permissions(folder.path("closed"), fs::perms::all);
}

TEST(BadPaths, FilesOfNothingOfTooMuchAndOfNoText) {
    const Folder folder;
    const std::string empty = folder.file("empty", "");
    const std::string binary = folder.file("binary", std::string("\x7F"
                                                                 "ELF\0\x01\x02\xFF\x1B[2J",
                                                                 12));
    const std::string huge = folder.file("huge", "");
    fs::resize_file(huge, std::uintmax_t{1} << 32U);
    for (const auto& reader : kReaders) {
        const bool replays = reader[0] == "replay";
        expect_says(run(with_path(reader, empty)), 1, replays ? "not a saved game" : "is empty", joined(reader));
        expect_says(run(with_path(reader, binary)), 1, replays ? "not a saved game" : "is not a text", joined(reader));
    }
    expect_all_say(huge, "has more than 67108864 bytes");
    expect_all_say("/dev/zero", "has more than 67108864 bytes");
}

TEST(BadPaths, ATextThatIsAnother) {
    const Folder folder;
    const std::string text = folder.file("text", "Once upon a time.\n");
    expect_says(run({"scenario", text}), 1, "stands before the first case", "scenario");
    expect_says(run({"perft", text}), 1, "stands before the first case", "perft");
    expect_says(run({"golden", text}), 1, "the first line is not that of a game", "golden");
    expect_says(run({"golden", text, "--write"}), 1, "the first line is not that of a game", "golden --write");
    expect_says(run({"replay", text}), 1, "not a saved game", "replay");
    expect_says(run({"bench", "--expect", text}), 1, "expected Once upon a time.", "bench");
    const std::string comments = folder.file("comments", "# nothing\n");
    expect_says(run({"scenario", comments}), 1, "there is no case in this file", "scenario");
    expect_says(run({"perft", comments}), 1, "there is no case in this file", "perft");
}

TEST(BadPaths, AByteOrderMarkIsNoHarm) {
    const Folder folder;
    const std::string mark = "\xEF\xBB\xBF";
    const std::string cases = folder.file("cases.txt", mark + "case A: a\r\n  red: roll => refused\r\n");
    expect_says(run({"scenario", cases}), 0, "1 passed, 0 failed", "scenario");
    const std::string game = folder.file("game.play", mark + source_file("tests/golden/shires/rules-g1.play"));
    expect_says(run({"replay", game}), 0, "over: true", "replay");
    const std::string number = folder.file("signature.txt", mark + source_file("tests/golden/signature.txt"));
    expect_says(run({"bench", "--signature", "--expect", number}), 0, "1 passed", "bench");
}

// --- writing ------------------------------------------------------------------------------------------------------------

Ran play_into(const std::string& path, const std::string& input = "quit\n") {
    return run(Asked{.arguments = {"play", "shires", "--seats", "human,greedy", "--save", path}, .input = input});
}

TEST(BadPaths, AGameThatCannotBeKeptIsNotBegun) {
    const Folder folder;
    ASSERT_EQ(::mkfifo(folder.path("fifo").c_str(), 0600), 0);
    const std::vector<std::pair<std::string, std::string>> table{
        {folder.path(), "cannot be written: Is a directory"},
        {folder.path("no/such/folder"), "cannot be written: No such file or directory"},
        {folder.file("plain", "x") + "/below", "cannot be written: Not a directory"},
        {"/dev/full", "cannot be written: No space left on device"},
        {folder.path("fifo"), "cannot be written: No such device or address"},
        {folder.path(std::string(300, 'x')), "cannot be written: File name too long"},
    };
    for (const auto& [path, words] : table) {
        const Ran ran = play_into(path);
        expect_says(ran, 1, words, path);
        EXPECT_EQ(ran.out.find("seat 0>"), std::string::npos) << path;
    }
}

TEST(BadPaths, AKeptGameIsThereFromTheStart) {
    const Folder folder;
    expect_says(play_into(folder.path("kept")), 0, "seat 0>", "kept");
    expect_says(run({"replay", folder.path("kept")}), 0, "over: false", "the kept game");
    EXPECT_FALSE(fs::exists(folder.path("kept.part")));
    expect_says(play_into("/dev/null"), 0, "seat 0>", "a device is written into");
    EXPECT_FALSE(fs::is_regular_file("/dev/null"));
    expect_says(play_into(folder.path("kept"), ""), 1, "The input has ended before the game.", "the input ends");
}

TEST(BadPaths, ASaveThatFailsInTheMiddleIsToldAndLeavesAStatus) {
    const Folder folder;
    fs::create_directory(folder.path("room"));
    const Ran ran = play_into(folder.path("room/kept"), "save /dev/full\nsave " + folder.path("room/other") + "\nquit\n");
    expect_says(ran, 0, "/dev/full cannot be written: No space left on device.", "by hand");
    EXPECT_NE(ran.out.find("Saved."), std::string::npos) << ran.out;
    EXPECT_TRUE(fs::exists(folder.path("room/other")));
}

TEST(BadPaths, AGoldenGameThatCannotBeWrittenAgain) {
    const Folder folder;
    fs::create_directory(folder.path("closed"));
    const std::string file = folder.file("closed/game.play", "landwright shires game\nmade-by random seats 2 seed 1\n");
    fs::permissions(folder.path("closed"), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    const Ran ran = run(Asked{.arguments = {"golden", "--write", file}, .without_rights = true});
    expect_says(ran, 1, "cannot be written: Permission denied", file);
    fs::permissions(folder.path("closed"), fs::perms::all);
}

}  // namespace
}  // namespace lw::console
