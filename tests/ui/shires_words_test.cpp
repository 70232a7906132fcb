// The words of Shires as people read them: articles, nothing said about nothing, one count of the tiles that are left.
#include "ui/shires_table.hpp"

#include "scene/shires_choices.hpp"
#include "scene/shires_places.hpp"
#include "ui/shires/words.hpp"

#include <string>
#include <string_view>

namespace lw::ui::test {

namespace {

/// "a" before a vowel, or "an" before any other letter.
bool has_wrong_article(const std::string& line) {
    const std::string padded = " " + line + " ";
    const auto is_vowel = [](char c) { return std::string_view("aeiou").find(c) != std::string_view::npos; };
    for (std::size_t at = padded.find(" a"); at != std::string::npos; at = padded.find(" a", at + 1)) {
        if (padded.compare(at, 3, " a ") == 0 && is_vowel(padded[at + 3])) return true;
        if (padded.compare(at, 4, " an ") == 0 && at + 4 < padded.size() && !is_vowel(padded[at + 4])) return true;
    }
    return false;
}

/// Every line of a few whole games under each farm rule.
std::vector<std::string> lines_of_games() {
    std::vector<std::string> out;
    for (int rule = 0; rule < 4; ++rule) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            shires::Config config = ShiresTable::table_of(2 + rule);
            config.settings.farms = static_cast<shires::FarmRule>(rule);
            ShiresTable t({1366, 768}, config);
            t.play_on(1000, seed);
            for (const shires::Event& event : t.events) out.push_back(shires::log_line(t.state, t.players, event).words.plain());
        }
    }
    return out;
}

TEST(ShiresWords, ArticlesGoWithTheirNouns) {
    EXPECT_EQ(shires::with_article("abbey"), "an abbey");
    EXPECT_EQ(shires::with_article("town"), "a town");
    EXPECT_EQ(shires::with_article("open road"), "an open road");
    EXPECT_TRUE(has_wrong_article("she keeps a abbey"));
    EXPECT_TRUE(has_wrong_article("an town"));
    for (const std::string& line : lines_of_games()) EXPECT_FALSE(has_wrong_article(line)) << line;
}

TEST(ShiresWords, NothingIsCalledNothing) {
    bool seen = false;
    for (const std::string& line : lines_of_games()) {
        EXPECT_EQ(line.find("scores 0 "), std::string::npos) << line;
        EXPECT_EQ(line.find("score 0 "), std::string::npos) << line;
        seen = seen || line.find("nothing for a field without a complete town") != std::string::npos;
    }
    EXPECT_TRUE(seen);
}

TEST(ShiresWords, TheBestOfASeatHasItsArticle) {
    ShiresTable t;
    for (const char* move : {"tile B", "place (0,-1) r0", "follower m"}) ASSERT_TRUE(t.play(move)) << move;
    shires::Scored scored;
    scored.kind = shires::FeatureKind::cloister;
    scored.occasion = shires::Occasion::complete;
    scored.tiles = 9;
    scored.winners = game::SeatSet::of(game::Seat(0));
    scored.given[0] = 9;
    EXPECT_EQ(shires::log_line(t.state, t.players, scored).words.plain(), "Ada scores 9 for an abbey");
    scored.occasion = shires::Occasion::incomplete;
    scored.tiles = 5;
    scored.given[0] = 5;
    EXPECT_EQ(shires::log_line(t.state, t.players, scored).words.plain(), "Ada scores 5 for an open abbey with 5 of 9 cells filled");
}

TEST(ShiresWords, TilesLeftAreCountedOnce) {
    ShiresTable t;
    t.play_on(20);
    t.to_next_tile();
    t.viewer = game::Seat((t.state.turn.value + 1) % 3);
    t.show();
    const std::string left = std::to_string(t.state.pile_size) + " tiles left";
    EXPECT_EQ(t.bench.control("tiles")->label, left);
    for (const shires::Gap& gap : t.state.gaps) {
        t.rest_at(scene::centre_of(gap.at));
        if (!t.bench.lists("about") || t.bench.control("about")->label.rfind("Empty cell", 0) != 0) continue;
        EXPECT_NE(t.bench.control("about")->label.find(" of " + left), std::string::npos) << t.bench.control("about")->label;
        const bool hand = scene::in_hand_fits(t.state, gap);
        EXPECT_EQ(t.bench.control("about")->label.find("and the one in hand") != std::string::npos, hand);
        return;
    }
    FAIL() << "no empty cell answered";
}

}  // namespace

}  // namespace lw::ui::test
