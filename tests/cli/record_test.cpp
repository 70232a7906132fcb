// A record of a game is held against itself: whatever is cut off, changed or added, it is no game.
#include "cli/engine_asks.hpp"
#include "cli/files.hpp"
#include "cli/golden/play_text.hpp"
#include "cli/position_hash.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/text.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace lw::cli {
namespace {

std::string golden(const std::string& name) {
    const FileRead read = read_text(LW_SOURCE_DIR "/tests/golden/" + name);
    EXPECT_TRUE(read) << name << ' ' << read.why();
    return read ? *read : "";
}

/// Why it is no record; empty when it is one.
template <class G>
std::string why_not(const std::string& text) {
    try {
        static_cast<void>(read_record<G>(text));
        return {};
    } catch (const Failure& failure) {
        return failure.text.empty() ? "?" : failure.text;
    }
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) lines.push_back(text.substr(at, text.find('\n', at) + 1 - at));
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

bool is_blank(const std::string& line) { return line.find_first_not_of(" \n") == std::string::npos; }
/// What anybody may write there says nothing about the game.
bool is_free(const std::string& line) { return line.starts_with("title ") || line.starts_with("made-by "); }

template <class G>
void expect_whole_only(const std::string& name) {
    const auto lines = lines_of(golden(name));
    ASSERT_EQ(why_not<G>(joined(lines)), "") << name;
    std::string text;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        text += lines[i];
        EXPECT_NE(why_not<G>(text), "") << name << " is cut behind line " << i + 1;
    }
}

TEST(Record, CutAnywhereItIsNone) {
    expect_whole_only<isles::Game>("isles/crowded-set-up.play");
    expect_whole_only<isles::Game>("isles/two-seats.play");
    expect_whole_only<shires::Game>("shires/rules-g1.play");
}

template <class G>
void expect_every_line_needed(const std::string& name) {
    const auto lines = lines_of(golden(name));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto without = lines;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        const bool counts = !is_blank(lines[i]) && !is_free(lines[i]);
        EXPECT_EQ(why_not<G>(joined(without)) != "", counts) << name << " without line " << i + 1 << ": " << lines[i];
        if (!counts) continue;
        auto twice = lines;
        twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
        EXPECT_NE(why_not<G>(joined(twice)), "") << name << " with line " << i + 1 << " twice: " << lines[i];
    }
}

TEST(Record, EveryLineCounts) {
    expect_every_line_needed<isles::Game>("isles/crowded-set-up.play");
    expect_every_line_needed<shires::Game>("shires/rules-g1.play");
}

/// The character, one further on.
char changed(char c) {
    if (c == '9') return '0';
    if (c == 'z') return 'a';
    if (c == 'Z') return 'A';
    if (c == ')') return '(';
    return static_cast<char>(c + 1);
}

/// One token after the other is changed by one, every `stride`-th of the file.
template <class G>
void expect_every_token_counts(const std::string& name, std::size_t stride) {
    const std::string text = golden(name);
    const Play<G> right = read_record<G>(text);
    std::size_t line_at = 0;
    std::size_t token = 0;
    for (const std::string& line : lines_of(text)) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            const bool ends_token = line[i] != ' ' && line[i] != '\n' && (line[i + 1] == ' ' || line[i + 1] == '\n');
            if (!ends_token || token++ % stride != 0) continue;
            std::string other = text;
            other[line_at + i] = changed(line[i]);
            if (!is_free(line) || i < line.find(' ')) {
                EXPECT_NE(why_not<G>(other), "") << name << ", column " << i << " of: " << line;
                continue;
            }
            const Play<G> same = read_record<G>(other);
            EXPECT_EQ(same.moves, right.moves) << line;
            EXPECT_EQ(same.config, right.config) << line;
        }
        line_at += line.size();
    }
    EXPECT_GT(token, 100U) << name;
}

TEST(Record, ATokenChangedByOneMakesItNone) {
    expect_every_token_counts<isles::Game>("isles/crowded-set-up.play", 1);
    expect_every_token_counts<isles::Game>("isles/two-seats.play", 13);
    expect_every_token_counts<shires::Game>("shires/rules-g1.play", 7);
}

TEST(Record, EveryGoldenGameIsOne) {
    for (const auto& entry : std::filesystem::directory_iterator(LW_SOURCE_DIR "/tests/golden/isles")) {
        EXPECT_EQ(why_not<isles::Game>(golden("isles/" + entry.path().filename().string())), "") << entry.path();
    }
    for (const auto& entry : std::filesystem::directory_iterator(LW_SOURCE_DIR "/tests/golden/shires")) {
        EXPECT_EQ(why_not<shires::Game>(golden("shires/" + entry.path().filename().string())), "") << entry.path();
    }
}

TEST(Record, SaysWhatIsWrong) {
    const std::string text = golden("isles/crowded-set-up.play");
    const auto with = [&text](const std::string& before, const std::string& after) {
        std::string other = text;
        const std::size_t at = other.find(before);
        EXPECT_NE(at, std::string::npos) << before;
        return other.replace(at, before.size(), after);
    };
    EXPECT_NE(why_not<isles::Game>(with("\nmoves ", "\nmoves 1")).find("' should be 'moves "), std::string::npos);
    EXPECT_NE(why_not<isles::Game>(with("\nwinners none", "\nwinners 0")).find("'winners 0' should be 'winners none'"), std::string::npos);
    EXPECT_NE(why_not<isles::Game>(text + "0: end\n").find("stands behind the end of the record"), std::string::npos);
    EXPECT_NE(why_not<isles::Game>(text.substr(0, text.find("\nend\n"))).find("the record ends where 'end' should follow"),
              std::string::npos);
    EXPECT_NE(why_not<isles::Game>(with("\nhash ", "\nhash 0")).find("should be 'hash "), std::string::npos);
}

TEST(Record, BlanksAndCommentsAreFree) {
    std::string text;
    for (const std::string& line : lines_of(golden("isles/crowded-set-up.play"))) {
        if (!is_blank(line)) text += line.substr(0, line.size() - 1) + "  \r\n# a word about it\n\n";
    }
    EXPECT_EQ(why_not<isles::Game>(text), "");
}

/// Records of the time when the hash was that of the position alone are games as well.
TEST(Record, TheOlderHashIsTaken) {
    const std::string text = golden("shires/rules-g1.play");
    const Play<shires::Game> play = read_record<shires::Game>(text);
    const auto state = final_state<shires::Game>(play, nullptr);
    const std::string older = hex64(shires::hash(state));
    std::string old_text = text;
    const std::size_t at = text.find("\nhash ") + 6;
    ASSERT_NE(old_text.substr(at, 16), older);
    old_text.replace(at, 16, older);
    EXPECT_EQ(why_not<shires::Game>(old_text), "");
    old_text.back() = '0';
    old_text.replace(at, 16, hex64(shires::hash(state) + 1));
    EXPECT_NE(why_not<shires::Game>(old_text), "");
}

TEST(Record, TitlesOfAnyKindAreReadBack) {
    Play<shires::Game> play = read_record<shires::Game>(golden("shires/rules-g1.play"));
    for (const char* title : {"two  blanks", "a;b", "( 0, 1 )", "  before and behind ", "#1", "end", "", "Zoë's 島"}) {
        play.title = title;
        EXPECT_EQ(why_not<shires::Game>(play_text<shires::Game>(play)), "") << title;
    }
}

// --- by the engine -------------------------------------------------------------------------------------------------------

std::string load_line(const std::string& text) { return Json{{"do", "load"}, {"play", text}}.dump(); }

TEST(Record, TheEngineRefusesADamagedOne) {
    Engine engine;
    const std::string text = golden("isles/crowded-set-up.play");
    static_cast<void>(good(engine, load_line(text)));
    std::string cut;
    const auto lines = lines_of(text);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        cut += lines[i];
        expect_error(engine, load_line(cut), "bad_game", "The game cannot be read: ");
    }
    expect_error(engine, load_line(text + "0: roll\n"), "bad_game", "behind the end");
    expect_error(engine, load_line(""), "bad_game", "first line");
}

TEST(Record, EveryLetterOfASaveCounts) {
    Engine engine;
    static_cast<void>(good(engine, R"({"do":"new","game":"shires","seats":2})"));
    play_on(engine, 6);
    const std::string save = good(engine, R"({"do":"save"})")["save"];
    const Json before = state_of(engine);
    for (std::size_t i = 0; i < save.size(); ++i) {
        std::string other = save;
        other[i] = other[i] == 'A' ? 'B' : 'A';
        const Json reply = ask(engine, Json{{"do", "load"}, {"save", other}}.dump());
        EXPECT_EQ(reply["error"], "bad_game") << i;
        EXPECT_NE(ask(engine, Json{{"do", "load"}, {"save", save.substr(0, i)}}.dump())["ok"], true) << i;
    }
    EXPECT_EQ(state_of(engine), before);
}

// --- what the hash covers -------------------------------------------------------------------------------------------------

std::string first_hash(const std::string& fields) {
    Engine engine;
    return good(engine, R"({"do":"new",)" + fields + "}")["hash"];
}

TEST(PositionHash, CoversWhatAGameDependsOn) {
    const std::string robber = R"("robber":{"q":0,"r":0}})";
    const std::string hills =
        R"("seats":2,"board":{"hexes":[{"q":0,"r":0,"terrain":"hills","token":6},{"q":1,"r":0,"terrain":"forest","token":8}],)";
    std::vector<std::string> tables{
        hills + robber,
        R"("seats":2,"board":{"hexes":[{"q":0,"r":0,"terrain":"fields","token":6},{"q":1,"r":0,"terrain":"forest","token":8}],)" + robber,
        R"("seats":2,"board":{"hexes":[{"q":0,"r":0,"terrain":"hills","token":5},{"q":1,"r":0,"terrain":"forest","token":8}],)" + robber,
        R"("seats":2,"board":{"hexes":[{"q":0,"r":0,"terrain":"hills","token":6},{"q":0,"r":1,"terrain":"forest","token":8}],)" + robber,
        hills + R"("harbours":[{"q":0,"r":0,"side":"W","kind":"any"}],)" + robber,
        hills + R"("harbours":[{"q":0,"r":0,"side":"W","kind":"ore"}],)" + robber,
        hills + R"("harbours":[{"q":0,"r":0,"side":"NW","kind":"any"}],)" + robber,
        hills + R"("robber":{"q":1,"r":0}})",
    };
    for (const char* setting :
         {R"("victoryTarget":9)", R"("discardLimit":8)", R"("discardLimit":false)", R"("friendlyRobber":true)", R"("dice":"deck36")",
          R"("noSevenRounds":1)", R"("tradeBuild":"split")", R"("victimMustHaveCards":false)", R"("bankVisible":false)"}) {
        tables.push_back(hills + robber + R"(,"settings":{)" + setting + "}");
    }
    tables.push_back(hills + robber + R"(,"first":1)");
    tables.push_back(hills + robber + R"(,"first":"lot")");
    for (const char* settings : {"", R"(,"settings":{"farms":"first"})", R"(,"settings":{"smallCity":2})", R"(,"settings":{"followers":5})",
                                 R"(,"settings":{"tileSets":2})", R"(,"seats":3)", R"(,"first":1)"}) {
        tables.push_back(std::string(R"("game":"shires")") + settings);
    }
    std::map<std::string, std::string> seen;
    for (const std::string& table : tables) {
        const auto [at, is_new] = seen.emplace(first_hash(table), table);
        EXPECT_TRUE(is_new) << table << "\nhas the hash of\n" << at->second;
    }
}

TEST(PositionHash, DoesNotCoverWhatChangesNoMove) {
    EXPECT_EQ(first_hash(R"("game":"shires")"), first_hash(R"("game":"shires","settings":{"turnSeconds":60})"));
    EXPECT_EQ(first_hash(R"("game":"shires")"), first_hash(R"("game":"shires","chance_seed":77)"));
    EXPECT_EQ(first_hash(R"("recipe":"BEG")"), first_hash(R"("recipe":"island 19 terrain beginner tokens beginner harbours fixed")"));
    const std::string hexes =
        R"("seats":2,"board":{"hexes":[{"q":0,"r":0,"terrain":"hills","token":6},{"q":2,"r":0,"terrain":"forest","token":8}],"robber":{"q":0,"r":0},"harbours":)";
    EXPECT_EQ(first_hash(hexes + R"([{"q":0,"r":0,"side":"W","kind":"any"},{"q":2,"r":0,"side":"E","kind":"ore"}]})"),
              first_hash(hexes + R"([{"q":2,"r":0,"side":"E","kind":"ore"},{"q":0,"r":0,"side":"W","kind":"any"}]})"));
}

}  // namespace
}  // namespace lw::cli
