// Text in the room it has: long words, long names, and letters that our typefaces lack.
#include "base/letters.hpp"
#include "ui/bench.hpp"
#include "ui/foreign.hpp"
#include "ui/paint.hpp"
#include "ui/shell.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace lw::ui {
namespace {

using test::Bench;

const std::string kWide(24, 'W');

std::string times(int n, std::string_view words) {
    std::string out;
    for (int i = 0; i < n; ++i) out += words;
    return out;
}
const std::string kFaces = times(24, "😀");
const std::string kArabic = times(24, "م");

/// Stands in for the system's engine: ten points per letter, whatever it is.
class TenPoints final : public ForeignLetters {
public:
    float width(std::string_view run, Typeface /*face*/, float /*size*/) override {
        return 10 * static_cast<float>(base::letter_count(run));
    }
    ForeignRun picture(std::string_view run, Typeface face, float size, draw::Color /*ink*/) override {
        drawn.emplace_back(run);
        return {1, {0, 0}, {1, 1}, {0, -size, width(run, face, size), size * 1.2F}, false};
    }
    std::vector<std::string> drawn;
};

/// What was drawn in a frame, from left to right.
struct Extent {
    float left = 1e9F;
    float right = -1e9F;
};

class Painted {
public:
    explicit Painted(ForeignLetters* engine = nullptr) : engine_(engine) {}

    Extent operator()(const Bench::Draw& draw) {
        Extent out;
        const auto watched = [&](Frame& f) {
            f.foreign = engine_;
            const int before = f.kit->list()->VtxBuffer.Size;
            draw(f);
            out = {};
            for (int i = before; i < f.kit->list()->VtxBuffer.Size; ++i) {
                out.left = std::min(out.left, f.kit->list()->VtxBuffer[i].pos.x);
                out.right = std::max(out.right, f.kit->list()->VtxBuffer[i].pos.x);
            }
        };
        bench.frames(3, watched);
        return out;
    }
    Bench bench;

private:
    ForeignLetters* engine_;
};

TEST(TextFit, AWordLongerThanTheLineGoesOnInTheNext) {
    for (const std::string& name : {kWide, kFaces, kArabic, "Ada " + kWide, kWide + " takes 3 cards"}) {
        Painted painted;
        float high = 0;
        float line = 0;
        const Extent e = painted([&](Frame& f) {
            line = line_height(f, kBody);
            high = paragraph(f, {20, 20}, 100, Rich().bold(name).text(" builds a road"), kBody);
            EXPECT_FLOAT_EQ(high, paragraph_height(f, 100, Rich().bold(name).text(" builds a road"), kBody));
        });
        EXPECT_GE(e.left, 19) << name;
        EXPECT_LE(e.right, 121) << name;
        EXPECT_GE(high, 3 * line) << name;
    }
}

TEST(TextFit, ALineIsCutToItsRoom) {
    for (const std::string& name : {kWide, kFaces, kArabic}) {
        Painted painted;
        const Extent one = painted([&](Frame& f) { text(f, {20, 20, 90, 20}, name, kBold); });
        EXPECT_LE(one.right, 111) << name;
        const Extent rich = painted([&](Frame& f) {
            rich_line(f, {20, 20, 120, 20}, Rich().bold(name).text(" gives ").icon(Image::icon_ore), kBody);
        });
        EXPECT_LE(rich.right, 141) << name;
        EXPECT_GT(rich.right, 100) << "the rest of the line stays";
    }
}

TEST(TextFit, ANameGivesWayToTheWordsAboutIt) {
    for (const std::string& name : {kWide, kFaces, kArabic}) {
        Painted painted;
        painted([&](Frame& f) {
            const std::string line = with_name(f, Text::hand_next, name, 120, kBold);
            EXPECT_LE(text_width(f, line, kBold), 121) << name;
            EXPECT_TRUE(line.ends_with("… is next")) << line;
            EXPECT_EQ(with_name(f, Text::hand_next, "Ada", 120, kBold), "Ada is next");
        });
    }
}

TEST(TextFit, OnTheHandOffCardNoWordsAreLostToALongName) {
    std::vector<game::Player> players(2);
    players[0].name = kWide;
    players[1].name = "Ada";
    const std::vector<Rich> since{Rich("Ada builds a road")};
    for (const Vec2 size : {Vec2{1366, 768}, Vec2{390, 844}, Vec2{667, 375}, Vec2{320, 568}}) {
        Bench bench(size);
        std::vector<std::string> cut;
        bench.frames(3, [&](Frame& f) {
            cut.clear();
            f.cut_texts = &cut;
            draw_hand_off(f, {players, game::Seat{0}, true, false, since});
        });
        EXPECT_TRUE(cut.empty()) << size.x << " wide: " << cut.front();
    }
}

TEST(Foreign, IsWhatOurFacesLack) {
    for (const std::string_view ours : {"", "Ada", "Éloïse – “Zoë”…", "Ωmega", "Юрий", "×·•−"}) EXPECT_FALSE(is_foreign(ours)) << ours;
    for (const std::string_view theirs : {"さくら", "محمد", "דוד", "กำแพง", "क्षितिज", "😀", "x\u0301", "Ada さ", "Nguyễn"}) {
        EXPECT_TRUE(is_foreign(theirs)) << theirs;
    }
}

TEST(Foreign, ARunGoesToTheSystemAsAWhole) {
    TenPoints engine;
    Painted painted(&engine);
    painted([](Frame& f) { text(f, {0, 0, 400, 20}, "محمد Ada", kBold); });
    ASSERT_FALSE(engine.drawn.empty());
    EXPECT_EQ(engine.drawn.back(), "محمد Ada");
    engine.drawn.clear();
    painted([](Frame& f) { paragraph(f, {0, 0}, 400, Rich().bold("山田 太郎").text(" builds a road"), kBody); });
    EXPECT_EQ(engine.drawn.back(), "山田 太郎") << "not the rest of the sentence";
    float width = 0;
    painted([&](Frame& f) { width = text_width(f, "さくら", kBody); });
    EXPECT_FLOAT_EQ(width, 30);
}

TEST(Foreign, IsCutBetweenLetters) {
    TenPoints engine;
    Painted painted(&engine);
    const std::string family = "👨‍👩‍👧";
    painted([&](Frame& f) { text(f, {0, 0, 45, 20}, times(9, family), kBold); });
    EXPECT_EQ(engine.drawn.back(), times(3, family) + "…");
    engine.drawn.clear();
    painted([&](Frame& f) { paragraph(f, {0, 0}, 45, Rich(times(9, family)), kBody); });
    EXPECT_EQ(engine.drawn.back(), family) << "four, four and one";
}

TEST(Foreign, WithoutASystemThereIsABoxALetter) {
    Painted painted;
    const Extent three = painted([](Frame& f) { text(f, {0, 0, 400, 20}, "さくら", kBody); });
    const Extent one = painted([](Frame& f) { text(f, {0, 0, 400, 20}, "さ", kBody); });
    EXPECT_GT(one.right, 0);
    EXPECT_NEAR(three.right - three.left, one.right - one.left + 2 * 0.72F * 14, 1.5F);
}

TEST(Initial, IsAWholeLetter) {
    EXPECT_EQ(initial("ada"), "A");
    EXPECT_EQ(initial("éa"), "É");
    EXPECT_EQ(initial("юрий"), "Ю");
    EXPECT_EQ(initial("さくら"), "さ");
    EXPECT_EQ(initial("👨‍👩‍👧 home"), "👨‍👩‍👧");
    EXPECT_EQ(initial("e\u0301a"), "E\u0301");
    EXPECT_EQ(initial(""), "?");
}

}  // namespace
}  // namespace lw::ui
