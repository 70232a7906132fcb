// What a frame costs, counted and not timed: texts measured or drawn, letters drawn at once, frames asked for.
#include "ui/glyph_sheets.hpp"
#include "ui/isles_table.hpp"
#include "ui/shell_bench.hpp"
#include "ui/shires_table.hpp"

#include <gtest/gtest.h>

namespace lw::ui::test {

namespace {

constexpr game::Seat kAda{0};

/// Texts measured or drawn in a frame in which nothing is new.
template <class Table>
std::uint64_t texts_of_a_frame(Table& table) {
    table.show(4);
    const std::uint64_t before = table.bench.kit.fonts().picks();
    table.show(1);
    return table.bench.kit.fonts().picks() - before;
}

std::uint64_t texts_after_rolls(isles::SidePanel side, int rolls) {
    IslesTable table;
    table.state.side = side;
    table.events.emplace_back(isles::TurnBegan{kAda, 1});
    for (int i = 0; i < rolls; ++i) table.events.emplace_back(isles::Rolled{kAda, 4, 4});
    return texts_of_a_frame(table);
}

std::uint64_t texts_after_tiles(shires::SidePanel side, int tiles) {
    ShiresTable table;
    table.seen.side = side;
    table.events.emplace_back(shires::TurnBegan{kAda, 1});
    for (int i = 0; i < tiles; ++i) table.events.emplace_back(shires::TileLaid{kAda, shires::TileId{0}, shires::Kind{0}, {}});
    return texts_of_a_frame(table);
}

TEST(Work, AFrameOfIslesCostsTheSameAfterManyEvents) {
    for (const isles::SidePanel side : {isles::SidePanel::log, isles::SidePanel::stats}) {
        EXPECT_LE(texts_after_rolls(side, 1200), texts_after_rolls(side, 40) + 8) << static_cast<int>(side);
    }
}

TEST(Work, AFrameOfShiresCostsTheSameAfterManyEvents) {
    for (const shires::SidePanel side : {shires::SidePanel::log, shires::SidePanel::stats}) {
        EXPECT_LE(texts_after_tiles(side, 1200), texts_after_tiles(side, 40) + 8) << static_cast<int>(side);
    }
}

TEST(Work, ANewLineIsWrappedAloneAndAnotherWidthWrapsAllOnce) {
    IslesTable table;
    table.state.side = isles::SidePanel::log;
    for (int i = 0; i < 500; ++i) table.events.emplace_back(isles::Rolled{kAda, 4, 4});
    const std::uint64_t still = texts_of_a_frame(table);
    table.events.emplace_back(isles::Rolled{kAda, 1, 1});
    const std::uint64_t before = table.bench.kit.fonts().picks();
    table.show(1);
    EXPECT_LE(table.bench.kit.fonts().picks() - before, still + 20);
    table.bench.size.x = 1300;
    EXPECT_LE(texts_of_a_frame(table), still + 20);
}

TEST(Work, ANoticeAsksForNoFramesWhileItStands) {
    Shell s(ScreenId::title);
    s.bench.still = false;
    s.model.notice = Notice{"Copied.", false, s.bench.now + 6};
    s.bench.frame(s.draw);
    EXPECT_TRUE(s.bench.wants) << "it rises";
    s.bench.wait(1);
    s.bench.frames(2, s.draw);
    EXPECT_FALSE(s.bench.wants);
    EXPECT_EQ(s.bench.wakes_at, s.model.notice->until) << "it goes by itself";
}

TEST(Work, APointedPlaceOfIslesAsksForOneFrameAtItsEnd) {
    IslesTable isles;
    isles.state.pointed_until = isles.bench.now + 3;
    isles.show(3);
    EXPECT_FALSE(isles.bench.wants);
    EXPECT_EQ(isles.bench.wakes_at, isles.state.pointed_until);
}

TEST(Work, APointedPlaceOfShiresAsksForOneFrameAtItsEnd) {
    ShiresTable shires;
    shires.seen.pointed_until = shires.bench.now + 3;
    shires.show(3);
    EXPECT_FALSE(shires.bench.wants);
    EXPECT_EQ(shires.bench.wakes_at, shires.seen.pointed_until);
}

TEST(Work, ASentenceOverTheBoardAsksForOneFrameAtItsEnd) {
    IslesTable isles;
    isles.show(1);  // a different viewer: what was said is forgotten
    isles.state.note = "Not there.";
    isles.state.note_until = isles.bench.now + 2;
    isles.show(3);
    EXPECT_FALSE(isles.bench.wants);
    EXPECT_EQ(isles.bench.wakes_at, isles.state.note_until);
}

TEST(Work, ThinkingIsShownByThreeFramesASecond) {
    IslesTable table;
    table.bench.still = false;
    table.thinking = game::Seat{1};
    table.show(3);
    table.bench.wait(5);  // what moved at the start has come to rest
    table.show(2);
    EXPECT_FALSE(table.bench.wants);
    EXPECT_GT(table.bench.wakes_at, table.bench.now);
    EXPECT_LE(table.bench.wakes_at, table.bench.now + 0.4);
}

// The letters for a screen of double density, at the start and when the window moves to another screen.
TEST(Work, LettersAreDrawnInSlices) {
    Bench b;
    FontBook book;
    for (const float ratio : {2.0F, 3.0F}) {
        int slices = 1;
        while (!book.prepare(ratio, 1)) ++slices;
        EXPECT_GT(slices, 10) << ratio;
        EXPECT_FALSE(book.lacking());
    }
    std::vector<GlyphJob> pieces;
    const GlyphJob large{0, 60, false, 300, false, std::vector<std::uint16_t>(100, 'A')};
    split(large, FontBook::kSlice, pieces);
    std::size_t letters = 0;
    for (const GlyphJob& piece : pieces) {
        letters += piece.letters.size();
        EXPECT_LE(letter_cost(piece) * static_cast<float>(piece.letters.size()), FontBook::kSlice);
    }
    EXPECT_EQ(letters, 100U);
}

TEST(Work, UntilTheNewLettersAreThereTheOldOnesServe) {
    Bench b;
    FontBook book;
    while (!book.prepare(1, 1)) {
    }
    ImFont* before = book.pick(Typeface::regular, 14, "Ada").font;
    EXPECT_FALSE(book.prepare(2, 1));
    EXPECT_TRUE(book.lacking());
    EXPECT_EQ(book.pick(Typeface::regular, 14, "Ada").font, before);
    while (!book.prepare(2, 1)) {
    }
    const FontBook::Pick sharp = book.pick(Typeface::regular, 14, "Ada");
    EXPECT_NEAR(sharp.font->FontSize * sharp.font->Scale, sharp.size, 0.6F);
}

}  // namespace

}  // namespace lw::ui::test
