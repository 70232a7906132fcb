// The same keys for the same things in both games, and an accurate list of them.
#include "ui/table/keys.hpp"
#include "ui/isles_table.hpp"
#include "ui/shires_table.hpp"

#include <map>
#include <set>

namespace lw::ui::test {

namespace {

using Lists = std::vector<std::vector<KeyHelp>>;

TEST(Keys, OneMeaningInTheWholeProgram) {
    for (const Lists& lists : {Lists{isles::keys(), shires::keys()}, Lists{isles::replay_keys(), shires::replay_keys()}}) {
        std::map<std::string, std::set<std::string>> meanings;
        for (const auto& list : lists) {
            for (const KeyHelp& help : list) meanings[help.keys].insert(help.words);
        }
        for (const auto& [keys, words] : meanings) {
            if (keys == "1 to 4") continue;  // digits choose in a row of four buttons
            EXPECT_EQ(words.size(), 1U) << keys;
        }
    }
}

TEST(Keys, NoListNamesAKeyTwiceNorOneThatThePageKeeps) {
    for (const auto& list : {isles::keys(), shires::keys(), isles::replay_keys(), shires::replay_keys()}) {
        std::set<std::string> seen;
        for (const KeyHelp& help : list) {
            EXPECT_TRUE(seen.insert(help.keys).second) << help.keys;
            EXPECT_EQ(help.keys.find("Tab"), std::string::npos);
            EXPECT_EQ(help.words.find("place to place"), std::string::npos) << "the page has no ring on the canvas";
        }
    }
}

/// Each key of the common table, pressed in a game.
template <class Table, class State>
void common_keys_work(Table& t, State& state) {
    t.show(3);
    const float fitted = state.camera.zoom;
    t.key(ImGuiKey_0);
    ImGui::GetIO().AddInputCharacter('=');
    t.show(2);
    EXPECT_GT(state.camera.zoom, fitted) << "a plus without Shift";
    t.key(ImGuiKey_Keypad0);
    t.show(2);
    EXPECT_EQ(state.camera.zoom, fitted) << "the keypad";
    ImGui::GetIO().AddInputCharacter('-');
    t.show(2);
    EXPECT_LT(state.camera.zoom, fitted);
    using Panel = decltype(state.side);
    t.key(ImGuiKey_S);
    EXPECT_EQ(state.side, Panel::stats);
    t.key(ImGuiKey_L);
    EXPECT_EQ(state.side, Panel::log);
    t.key(ImGuiKey_L);
    EXPECT_EQ(state.side, Panel::closed);
    ImGui::GetIO().AddInputCharacter('?');
    t.show(2);
    EXPECT_TRUE(state.keys_wanted);
}

TEST(Keys, TheCommonOnesWorkInIsles) {
    IslesTable isles;
    common_keys_work(isles, isles.state);
}
TEST(Keys, TheCommonOnesWorkInShires) {
    ShiresTable shires;
    common_keys_work(shires, shires.seen);
}

TEST(Keys, TheCommonOnesWorkInAReplayOfShires) {
    ShiresTable shires;
    shires.viewer = game::kSpectator;
    shires.replay.emplace().steps = 10;
    common_keys_work(shires, shires.seen);
}

}  // namespace

}  // namespace lw::ui::test
