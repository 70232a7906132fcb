// Eight players on the largest island: everything is there and nothing is cut, at every size.
#include "isles/presets.hpp"
#include "ui/isles_table.hpp"

#include <gtest/gtest.h>

namespace lw::ui {
namespace {

using draw::Rect;
using draw::Vec2;
using test::IslesTable;

void seat_eight(IslesTable& table) {
    const std::vector<std::string> names{"Ada", "Bruno", "Chidi", "Dana", "Emil", "Fatou", "Grace", "Hugo"};
    table.players.clear();
    for (std::size_t i = 0; i < names.size(); ++i) {
        table.players.push_back(
            {names[i], static_cast<std::uint8_t>(i), i == 0 ? game::Controller::human : game::Controller::computer, {}});
    }
    isles::Config config = isles::table_of(isles::preset(isles::PresetKind::big_island), 8, 5);
    config.first_player = game::Seat(0);
    table.p.setup = isles::make_setup(config);
    table.p.state = isles::initial(table.p.setup);
}

bool meet(Rect a, Rect b) { return a.x < b.right() - 0.5F && b.x < a.right() - 0.5F && a.y < b.bottom() - 0.5F && b.y < a.bottom() - 0.5F; }

TEST(IslesEight, EveryPlayerIsInSightAtEverySize) {
    for (const Vec2 size : {Vec2{390, 844}, Vec2{360, 640}, Vec2{800, 900}, Vec2{1366, 768}, Vec2{1920, 1080}}) {
        IslesTable table(size);
        seat_eight(table);
        table.show(3);
        const auto rows = table.ids("player.");
        ASSERT_EQ(rows.size(), 8U) << size.x;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Rect r = table.bench.control(rows[i])->rect;
            EXPECT_GE(r.y, 0) << rows[i];
            EXPECT_LE(r.bottom(), size.y) << rows[i] << " at " << size.x;
            EXPECT_LE(r.right(), size.x) << rows[i];
            EXPECT_GE(r.h, 36) << rows[i] << " at " << size.x;
            for (std::size_t k = i + 1; k < rows.size(); ++k) {
                EXPECT_FALSE(meet(r, table.bench.control(rows[k])->rect)) << rows[i] << rows[k];
            }
        }
    }
}

TEST(IslesEight, TheBankIsInSightBesideEightRows) {
    IslesTable table({1366, 768});
    seat_eight(table);
    table.show(3);
    ASSERT_TRUE(table.bench.lists("bank"));
    const Rect bank = table.bench.control("bank")->rect;
    EXPECT_LE(bank.bottom(), 640 - 12);
    EXPECT_EQ(table.bench.control("bank")->label.rfind("Bank: 29 brick", 0), 0U);
}

TEST(IslesEight, TheBoardFitsAndItsPlacesCanBePressed) {
    IslesTable table({1366, 768});
    seat_eight(table);
    table.show(3);
    EXPECT_EQ(table.ids("spot.").size(), 216U) << "every corner of the empty island";
    table.click("spot.N(0,0)");
    EXPECT_TRUE(table.carry_out());
}

}  // namespace
}  // namespace lw::ui
