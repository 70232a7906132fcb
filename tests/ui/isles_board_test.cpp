// The board under the pointer: fit, drag, wheel, keys; and panels that never overlap nor leave the window.
#include "ui/isles_table.hpp"

#include "scene/isles_places.hpp"
#include "ui/wheel.hpp"

namespace lw::ui::test {

namespace {

using isles::Resources;

constexpr std::array<draw::Vec2, 10> kBoardWindows{
    {{360, 640}, {390, 844}, {667, 375}, {844, 390}, {960, 540}, {800, 900}, {1024, 768}, {1366, 768}, {1920, 1080}, {2560, 1080}}};

bool inside(draw::Rect r, draw::Vec2 size) {
    return r.x >= -0.6F && r.y >= -0.6F && r.right() <= size.x + 0.6F && r.bottom() <= size.y + 0.6F;
}

TEST(IslesBoard, FitsAtFirstPaintInEveryForm) {
    for (const draw::Vec2 size : kBoardWindows) {
        IslesTable t(size);
        t.show(1);
        const draw::Rect land = t.state.camera.to_screen(scene::board_bounds(t.state.places));
        const isles::ScreenLayout layout = isles::screen_layout(size, 1);
        EXPECT_GE(land.x, layout.board.x - 1) << size.x;
        EXPECT_GE(land.y, layout.board.y - 1) << size.x;
        EXPECT_LE(land.right(), layout.board.right() + 1) << size.x;
        EXPECT_LE(land.bottom(), layout.board.bottom() + 1) << size.x;
    }
}

/// Neighbouring corners of the standard island, in points.
float corner_distance(draw::Vec2 size) {
    IslesTable t(size, usable_scale(size, 1));
    t.show(2);
    return t.state.camera.hex_radius();
}

TEST(IslesBoard, CornersLieFarEnoughApartOnALowScreen) {
    constexpr draw::Vec2 kLow[] = {{667, 375}, {740, 360}, {844, 390}, {932, 430}};
    for (const draw::Vec2 size : kLow) EXPECT_GE(corner_distance(size), 30) << size.x << "x" << size.y;
    EXPECT_GE(corner_distance({390, 844}), 30);
}

TEST(IslesBoard, ControlsStayInTheWindow) {
    for (const draw::Vec2 size : kBoardWindows) {
        IslesTable t(size);
        t.p.give(0, Resources{3, 2, 1, 4, 2})
            .give(0, isles::DevCard::knight)
            .give(0, isles::DevCard::monopoly)
            .give(0, isles::DevCard::victory_point);
        for (const isles::SidePanel side :
             {isles::SidePanel::closed, isles::SidePanel::log, isles::SidePanel::stats, isles::SidePanel::trade}) {
            t.state.side = side;
            t.show(3);
            for (const Control& c : t.bench.mirror.controls()) {
                const bool scrolled = c.id.rfind("trade.", 0) == 0 || c.id.rfind("offer.", 0) == 0;
                EXPECT_TRUE(scrolled || inside(c.rect, size)) << c.id << " at " << size.x << "x" << size.y;
            }
        }
    }
}

TEST(IslesBoard, ButtonsDoNotOverlap) {
    for (const draw::Vec2 size : kBoardWindows) {
        IslesTable t(size);
        t.p.give(0, Resources{3, 2, 1, 4, 2});
        t.show(3);
        std::vector<const Control*> buttons;
        for (const Control& c : t.bench.mirror.controls()) {
            const bool fixed = c.id.rfind("build.", 0) == 0 || c.id == "trade" || c.id == "undo" || c.id == "end" || c.id == "fit" ||
                               c.id == "menu" || c.id == "log" || c.id == "stats" || c.id == "hand.hide";
            if (fixed) buttons.push_back(&c);
        }
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            for (std::size_t k = i + 1; k < buttons.size(); ++k) {
                const draw::Rect a = buttons[i]->rect;
                const draw::Rect b = buttons[k]->rect;
                const bool apart =
                    a.right() <= b.x + 0.5F || b.right() <= a.x + 0.5F || a.bottom() <= b.y + 0.5F || b.bottom() <= a.y + 0.5F;
                EXPECT_TRUE(apart) << buttons[i]->id << " and " << buttons[k]->id << " at " << size.x;
            }
        }
    }
}

struct Pointer : IslesTable {
    Pointer() {
        show(2);
        middle = isles::screen_layout(bench.size, 1).board.centre();
    }
    void step() { show(1); }
    draw::Vec2 middle;
};

TEST(IslesBoard, DragPansAndTheFitKeyBringsItBack) {
    Pointer t;
    const draw::Camera fitted = t.state.camera;
    t.bench.move(t.middle);
    t.step();
    t.bench.button(true);
    t.step();
    t.bench.move(t.middle + draw::Vec2{40, 25});
    t.step();
    t.bench.button(false);
    t.step();
    EXPECT_NE(t.state.camera.centre, fitted.centre);
    t.key(ImGuiKey_0);
    t.show(2);
    EXPECT_EQ(t.state.camera.centre, fitted.centre);
    EXPECT_EQ(t.state.camera.zoom, fitted.zoom);
}

TEST(IslesBoard, WheelZoomsAboutThePointerAndIsClamped) {
    Pointer t;
    const draw::Vec2 at = t.middle + draw::Vec2{60, -30};
    const draw::Vec2 held = t.state.camera.to_board(at);
    const float before = t.state.camera.zoom;
    t.bench.move(at);
    t.step();
    t.bench.wheel = -2 * kNotch;
    t.step();
    EXPECT_GT(t.state.camera.zoom, before);
    const draw::Vec2 shown = t.state.camera.to_screen(held);
    EXPECT_NEAR(shown.x, at.x, 0.5F);
    EXPECT_NEAR(shown.y, at.y, 0.5F);
    for (int i = 0; i < 80; ++i) {
        t.bench.wheel = -3 * kNotch;
        t.step();
    }
    EXPECT_LE(t.state.camera.zoom, before * 4.01F);
}

TEST(IslesBoard, TwoQuickClicksFitIt) {
    Pointer t;
    const draw::Camera fitted = t.state.camera;
    const auto zoomed = [&] {
        t.bench.wheel = -2 * kNotch;
        t.show(2);
        return t.state.camera.zoom > fitted.zoom;
    };
    t.bench.move(t.middle);
    t.step();
    ASSERT_TRUE(zoomed());
    t.click(t.middle);
    t.bench.wait(1);
    t.click(t.middle);
    EXPECT_NE(t.state.camera.zoom, fitted.zoom) << "two slow ones are none";
    t.click(t.middle);
    t.show(2);
    EXPECT_EQ(t.state.camera.zoom, fitted.zoom);
    EXPECT_EQ(t.state.camera.centre, fitted.centre);
}

TEST(IslesBoard, APressBesideAPlaceIsMeantForIt) {
    IslesTable t;
    t.p.state = isles::initial(t.p.setup);
    t.show(2);
    const draw::Rect spot = t.bench.control("spot.N(0,0)")->rect;
    t.click(draw::Vec2{spot.centre().x, spot.y - 2});
    ASSERT_TRUE(t.carry_out());
    EXPECT_EQ(t.p.state.table.sites[t.p.at(isles::n(0, 0)).index()].building, isles::Building::settlement);
}

TEST(IslesBoard, CannotBeLost) {
    Pointer t;
    for (int i = 0; i < 60; ++i) t.key(ImGuiKey_LeftArrow);
    const draw::Rect land = t.state.camera.to_screen(scene::board_bounds(t.state.places));
    const draw::Rect free = isles::screen_layout(t.bench.size, 1).board;
    EXPECT_GT(land.right(), free.x);
    EXPECT_LT(land.x, free.right());
}

TEST(IslesBoard, ADragOverASpotPlacesNothing) {
    IslesTable t;
    t.p.state = isles::initial(t.p.setup);
    t.show(2);
    const draw::Vec2 spot = t.bench.control("spot.N(0,0)")->rect.centre();
    t.bench.move(spot);
    t.show(1);
    t.bench.button(true);
    t.show(1);
    t.bench.move(spot + draw::Vec2{30, 0});
    t.show(1);
    t.bench.move(spot);
    t.show(1);
    t.bench.button(false);
    t.show(1);
    EXPECT_FALSE(t.bench.take<isles::Act>());
}

TEST(IslesBoard, IdleAsksForNoFrame) {
    IslesTable t;
    t.show(4);
    EXPECT_FALSE(t.bench.wants);
    t.bench.still = false;
    t.bench.wait(20);
    t.show(4);
    EXPECT_FALSE(t.bench.wants);
}

TEST(IslesBoard, PurePositionHasNoMarks) {
    IslesTable t;
    t.p.state = isles::initial(t.p.setup);
    t.screen.preferences.show_hints = false;
    t.show(2);
    EXPECT_FALSE(t.ids("spot.").empty()) << "places can still be chosen";
    std::size_t marks = 0;
    for (const draw::Sprite& sprite : t.picture.sprites) marks += sprite.image == draw::Image::legal_spot ? 1U : 0U;
    EXPECT_EQ(marks, 0U);
}

}  // namespace

}  // namespace lw::ui::test
