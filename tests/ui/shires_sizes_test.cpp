// The screen of Shires at every size and scale: no text is cut except names that do not fit, whatever is open.
#include "ui/layout.hpp"
#include "ui/shires_table.hpp"

#include <algorithm>
#include <set>

namespace lw::ui::test {

namespace {

constexpr draw::Vec2 kSizedWindows[] = {{360, 640}, {390, 844}, {820, 1180}, {1024, 640}, {1366, 768}, {1920, 1080}};
constexpr std::array<std::string_view, 5> kLongNames{"Maximiliane Sonnenschein", "Bartholomew Featherstone", "Wilhelmina Oppenheimer",
                                                     "Dev", "Emil"};

/// A table well into the game, with three-digit scores.
struct LongGame : ShiresTable {
    LongGame(draw::Vec2 size, float scale, int seats) : ShiresTable(size, table_of(seats)) {
        bench.scale = usable_scale(size, scale);
        bench.touch = size.x < 700;
        for (std::size_t i = 0; i < players.size(); ++i) players[i].name = kLongNames[i];
        play_on(40);
        for (const game::Seat seat : setup.all_seats()) state.players[seat.index()].points = {88, 21, 9, 15};
        viewer = state.turn;
    }

    /// What is cut and neither is a name nor begins with one.
    [[nodiscard]] std::set<std::string> cut_words() const {
        std::set<std::string> out;
        for (const std::string& text : bench.cut) {
            const auto names = [&](const game::Player& p) { return text.rfind(p.name, 0) == 0; };
            if (std::none_of(players.begin(), players.end(), names)) out.insert(text);
        }
        return out;
    }
    void expect_whole(std::string_view what) {
        show(3);
        for (const std::string& text : cut_words())
            ADD_FAILURE() << "\"" << text << "\" is cut: " << what << " at " << bench.size.x << "x" << bench.size.y << " times "
                          << bench.scale << " with " << players.size();
    }
};

template <class Visit>
void each_table(Visit visit) {
    for (const draw::Vec2 size : kSizedWindows) {
        for (const float scale : {1.0F, 2.0F}) {
            for (const int seats : {2, 5}) {
                LongGame t(size, scale, seats);
                visit(t);
            }
        }
    }
}

TEST(ShiresSizes, NoWordIsCutInAnyStepOfATurn) {
    each_table([](LongGame& t) {
        t.expect_whole("choosing a follower");
        t.to_next_tile();
        t.viewer = t.state.turn;
        t.expect_whole("laying");
        t.hint = HintOf<shires::Game>{false, {{t.model().moves[0], 610}, {t.model().moves[t.model().moves.size() - 1], 48}}};
        t.expect_whole("a hint");
        t.hint.reset();
        t.viewer = game::Seat((t.state.turn.value + 1) % static_cast<int>(t.players.size()));
        t.expect_whole("another's turn");
    });
}

TEST(ShiresSizes, NoWordIsCutInAnyPanel) {
    each_table([](LongGame& t) {
        for (const shires::SidePanel panel : {shires::SidePanel::log, shires::SidePanel::stats, shires::SidePanel::tiles}) {
            t.show();
            t.seen.side = panel;
            t.expect_whole("panel " + std::to_string(static_cast<int>(panel)));
        }
        t.seen.side = shires::SidePanel::closed;
        for (int kind = 0; kind < shires::kFeatureKinds; ++kind) {
            t.seen.lens = static_cast<shires::FeatureKind>(kind);
            t.seen.projected = true;
            t.expect_whole("holders");
        }
    });
}

TEST(ShiresSizes, NoWordIsCutInTheCards) {
    each_table([](LongGame& t) {
        t.show();
        t.seen.menu_open = true;
        t.expect_whole("the menu");
        t.seen.menu_open = false;
        t.seen.share_open = true;
        t.expect_whole("sharing");
        t.seen.share_open = false;
        t.seen.settings_open = true;
        t.expect_whole("the settings of the table");
    });
}

TEST(ShiresSizes, NoWordIsCutAtTheEnd) {
    each_table([](LongGame& t) {
        t.finish();
        t.expect_whole("the end");
        t.seen.see_board = true;
        t.expect_whole("the finished board");
    });
}

TEST(ShiresSizes, ThePhoneShowsFollowersAndPointsOfAll) {
    for (const draw::Vec2 size : {draw::Vec2{360, 640}, draw::Vec2{390, 844}}) {
        for (const int seats : {2, 3, 4, 5}) {
            LongGame t(size, 1, seats);
            t.show(3);
            for (const game::Seat seat : t.setup.all_seats()) {
                const std::string points = std::to_string(shires::points(t.setup, t.state, seat));
                EXPECT_EQ(std::count(t.bench.cut.begin(), t.bench.cut.end(), points), 0) << seats << " at " << size.x;
            }
        }
    }
}

}  // namespace

}  // namespace lw::ui::test
