// The axes and names of the charts: apart, whatever the scores.
#include "ui/charts.hpp"

#include <gtest/gtest.h>

namespace lw::ui::test {

namespace {

TEST(Charts, AnAxisHasRoomBetweenItsLabels) {
    for (const float room : {90.0F, 150.0F, 400.0F}) {
        for (const int top : {2, 10, 40, 99, 130, 250, 420}) {
            const int step = axis_step(top, room, 24);
            EXPECT_GE(room * static_cast<float>(step) / static_cast<float>(top), 24) << top << " in " << room;
        }
    }
    EXPECT_EQ(axis_step(10, 150, 24), 2);
    EXPECT_EQ(axis_step(130, 150, 24), 50) << "labels every 4 points lay over each other";
    EXPECT_EQ(axis_step(100, 250, 24), 10);
    EXPECT_EQ(axis_step(4, 400, 24), 1);
}

TEST(Charts, NamesStayBetweenTheEndsAndApart) {
    const std::vector<float> level = spread({100, 100, 100, 100, 100}, 10, 112, 16);
    for (std::size_t i = 1; i < level.size(); ++i) EXPECT_NEAR(level[i] - level[i - 1], 16, 0.01F);
    EXPECT_LE(level.back(), 112);
    const std::vector<float> many = spread(std::vector<float>(8, 100), 10, 112, 16);
    EXPECT_GE(many.front(), 9.9F);
    EXPECT_LE(many.back(), 112.1F);
    EXPECT_EQ(spread({20, 60}, 10, 112, 16), (std::vector<float>{20, 60})) << "where there is room nothing moves";
}

}  // namespace

}  // namespace lw::ui::test
