// A save of every released version, kept for ever. A new one is made by
//   LANDWRIGHT_MAKE_FIXTURE=1 test_codec --gtest_filter=Fixture.*
// which never touches one that is there.
#include "match/fresh_match.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace lw::test {
namespace {

constexpr std::uint64_t kFixtureTime = 1'795'000'000;

std::string folder() { return std::string(LW_SOURCE_DIR) + "/tests/codec/fixtures/"; }

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string facts_of(const IslesMatch& match) {
    std::ostringstream out;
    out << "title " << match.title << '\n';
    for (const game::Player& player : match.players) out << "player " << player.name << '\n';
    out << "turn " << match.session.state().table.turn_number << '\n';
    out << "records " << match.session.log().size() << '\n';
    out << "hash " << std::hex << isles::Game::hash(match.session.state()) << '\n';
    return out.str();
}

IslesMatch fixture_match() {
    IslesMatch match = played_match(11, {"greedy", "greedy", "random", "greedy"}, 260);
    match.title = "Sunday \xE2\x80\x93 third try";
    match.players[0] = {"Ad\xC3\xA8le", 3, game::Controller::human, "greedy"};
    match.players[2].name = "\xE6\xA1\x9C";
    return match;
}

void make(const std::string& name) {
    const IslesMatch match = fixture_match();
    std::ofstream(folder() + name + ".txt", std::ios::binary) << codec::to_text(codec::encode(match, kFixtureTime), true);
    std::ofstream(folder() + name + ".facts", std::ios::binary) << facts_of(match);
}

TEST(Fixture, ThePresentVersionHasOne) {
    const std::string name = "isles-v" + std::to_string(isles::Game::kRulesVersion);
    const bool there = !read_file(folder() + name + ".txt").empty();
    if (!there && std::getenv("LANDWRIGHT_MAKE_FIXTURE") != nullptr) make(name);
    EXPECT_FALSE(read_file(folder() + name + ".txt").empty());
    EXPECT_FALSE(read_file(folder() + name + ".facts").empty());
}

TEST(Fixture, EveryReleasedVersionLoads) {
    for (int version = 1; version <= isles::Game::kRulesVersion; ++version) {
        const std::string name = "isles-v" + std::to_string(version);
        base::Bytes save;
        ASSERT_TRUE(codec::from_text(read_file(folder() + name + ".txt"), save).ok()) << name;
        codec::Fault fault;
        const auto back = codec::decode<isles::Game>(save, fault);
        ASSERT_TRUE(back.has_value()) << name << ": " << codec::sentence(fault);
        EXPECT_EQ(back->saved_at, kFixtureTime);
        EXPECT_EQ(facts_of(back->match), read_file(folder() + name + ".facts"));
        if (version != isles::Game::kRulesVersion) continue;
        EXPECT_EQ(codec::encode(back->match, kFixtureTime), save);
    }
}

}  // namespace
}  // namespace lw::test
