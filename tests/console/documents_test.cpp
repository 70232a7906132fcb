// What the documents say to type is typed, and their samples are run.
#include "console/landwright.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace lw::console {
namespace {

namespace fs = std::filesystem;

/// Every document of the repository that people read, by its path in it.
std::vector<std::string> documents() {
    std::vector<std::string> found;
    const fs::path root = LW_SOURCE_DIR;
    const auto take = [&](const fs::path& path) {
        if (path.extension() == ".md") found.push_back(fs::relative(path, root).string());
    };
    for (const auto& entry : fs::directory_iterator(root)) take(entry.path());
    for (const char* folder : {"docs", "src", "tests", "tools", "cmake", "web"}) {
        for (auto at = fs::recursive_directory_iterator(root / folder); at != fs::recursive_directory_iterator(); ++at) {
            if (at->path().filename() == "node_modules") at.disable_recursion_pending();
            take(at->path());
        }
    }
    return found;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The blocks between ``` and ```.
std::vector<std::string> blocks_of(const std::string& document) {
    std::vector<std::string> blocks;
    bool inside = false;
    for (const std::string& line : lines_of(source_file(document))) {
        if (line.starts_with("```")) {
            inside = !inside;
            if (inside) blocks.emplace_back();
        } else if (inside) {
            blocks.back() += line + "\n";
        }
    }
    return blocks;
}

/// "landwright ..." in `...`, or at the beginning of a line of a block, up to a comment.
std::vector<std::string> commands_in(const std::string& text, const std::string& before) {
    std::vector<std::string> commands;
    for (const std::string& line : lines_of(text)) {
        for (std::size_t at = line.find(before + "landwright "); at != std::string::npos; at = line.find(before + "landwright ", at + 1)) {
            if (before.empty() && at != 0) break;
            const std::size_t start = at + before.size();
            std::string command = line.substr(start, line.find_first_of("`#", start) - start);
            command.erase(command.find_last_not_of(' ') + 1);
            commands.push_back(command);
        }
    }
    return commands;
}

std::set<std::string> all_commands() {
    std::set<std::string> commands;
    for (const std::string& document : documents()) {
        const std::string text = source_file(document);
        for (const char* before : {"`", "`build/debug/"}) {
            for (const std::string& command : commands_in(text, before)) commands.insert(command);
        }
        for (const std::string& block : blocks_of(document)) {
            for (const std::string& command : commands_in(block, "")) commands.insert(command);
        }
    }
    return commands;
}

/// As the shell splits it, for what stands in our documents.
std::vector<std::string> words_of(const std::string& command) {
    std::vector<std::string> words;
    bool quoted = false;
    bool inside = false;
    for (const char c : command) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ' ' && !quoted)
            inside = false;
        else {
            if (!inside) words.emplace_back();
            inside = true;
            words.back() += c;
        }
    }
    return words;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

/// Names that stand for the reader's own files, and numbers that would take the afternoon, are filled in.
std::string runnable(std::string command, const std::string& cases) {
    command = replaced(command, "replay FILE", "replay tests/golden/shires/rules-g1.play");
    command = replaced(command, "perft FILE", "perft tests/perft/shires.txt --depth 1");
    command = replaced(command, "scenario FILE", "scenario " + cases);
    command = replaced(command, "my-cases.txt", cases);
    command = replaced(command, "my_bot.py", "tests/external/bot.py play");
    command = replaced(command, "--games 20", "--games 1");
    for (const char* deep : {"--depth 5", "--depth 4", "--depth 3"}) {
        if (command.find("perft") != std::string::npos) command = replaced(command, deep, "--depth 1");
    }
    for (const char* whole : {"tests/scenarios", "tests/perft"}) {  // tests of their own
        if (command.ends_with(whole)) command = replaced(command, whole, cases);
    }
    if (command.ends_with("tests/golden/shires --coverage")) command = replaced(command, "tests/golden/isles ", "");
    if (command.find("bot.py,") != std::string::npos) command += " --games 1";
    return command;
}

TEST(Documents, EveryCommandRuns) {
    const Folder folder;
    const std::string cases = folder.file("cases.txt", "case A: a\n  red: roll => refused\n");
    const auto commands = all_commands();
    EXPECT_GE(commands.size(), 14U);
    for (const std::string& command : commands) {
        auto words = words_of(runnable(command, cases));
        words.erase(words.begin());
        if (words.size() == 1) words.emplace_back("--help");  // the verb is only named
        const Ran ran = run(Asked{.arguments = words, .input = "quit\n", .directory = LW_SOURCE_DIR});
        expect_says(ran, 0, "", command);
    }
}

TEST(Documents, EverySampleOfAScenarioHolds) {
    const Folder folder;
    std::set<std::string> with_samples;
    for (const std::string& document : documents()) {
        for (const std::string& block : blocks_of(document)) {
            if (block.find("case ") != 0 && block.find("\ncase ") == std::string::npos) continue;
            with_samples.insert(document);
            const std::string file = folder.file("sample.txt", block);
            expect_says(run({"scenario", file, "--each"}), 0, " passed, 0 failed", document + ":\n" + block);
        }
    }
    EXPECT_TRUE(with_samples.contains("README.md"));
    EXPECT_TRUE(with_samples.contains("tests/scenarios/README.md"));
}

TEST(Documents, EveryScriptIsThere) {
    int found = 0;
    for (const std::string& document : documents()) {
        for (const std::string& block : blocks_of(document)) {
            for (const std::string& line : lines_of(block)) {
                if (!line.starts_with("tools/")) continue;
                ++found;
                EXPECT_TRUE(fs::is_regular_file(fs::path(LW_SOURCE_DIR) / line.substr(0, line.find(' ')))) << document << ": " << line;
            }
        }
    }
    EXPECT_GE(found, 2);
}

}  // namespace
}  // namespace lw::console
