// The picture of a position has the right pieces in the right places and order.
#include "position.hpp"

#include "draw/hex.hpp"
#include "draw/kit.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace lw::scene {
namespace {

using draw::Image;
using draw::Paint;
using isles::Building;

Game middle() {
    Game game;
    game.put(n(0, 0), 0, Building::city);
    game.put(s(1, 0), 1, Building::settlement);
    game.put(n(-1, 0), 0, Building::settlement);
    game.put_road(n(0, 0), s(1, -1), 0);
    game.put_road(n(0, 0), s(0, -1), 0);
    game.put_road(s(0, -1), n(-1, 0), 0);
    game.put_road(s(1, 0), n(1, 1), 1);
    game.state.table.robber = game.hex(1, -1);
    game.state.table.phase = isles::Phase::main;
    game.state.table.turn = isles::Seat(0);
    return game;
}

draw::Picture picture_of(const Game& game, const BoardOverlay& overlay = {}) {
    return board_picture(game.setup, game.places, game.view(), kLooks, overlay);
}

TEST(IslesBoard, TheBareBoard) {
    const Game game;
    const draw::Picture picture = picture_of(game);
    EXPECT_EQ(picture.land.size(), 19U);
    EXPECT_EQ(count(picture, Image::terrain_forest), 4);
    EXPECT_EQ(count(picture, Image::terrain_pasture), 4);
    EXPECT_EQ(count(picture, Image::terrain_fields), 4);
    EXPECT_EQ(count(picture, Image::terrain_hills), 3);
    EXPECT_EQ(count(picture, Image::terrain_mountains), 3);
    EXPECT_EQ(count(picture, Image::terrain_desert), 1);
    EXPECT_EQ(count(picture, Image::hex_seam), 19);
    EXPECT_EQ(count(picture, Image::harbour_jetty), 18);
    EXPECT_EQ(count(picture, Image::harbour_any), 4);
    EXPECT_EQ(count(picture, Image::harbour_wool), 1);
    EXPECT_EQ(count(picture, Image::token_6), 2);
    EXPECT_EQ(count(picture, Image::token_12), 1);
    EXPECT_EQ(count(picture, Image::robber), 1);
    EXPECT_EQ(count(picture, Image::settlement), 0);
    EXPECT_EQ(count(picture, Image::compass_rose), 1);
    const auto hills = sprites_of(picture, Image::terrain_hills);
    EXPECT_TRUE(near(hills[0].at, game.places.at(game.hex(0, -1))));
}

TEST(IslesBoard, TheMiddleOfAGame) {
    const Game game = middle();
    const draw::Picture picture = picture_of(game);
    const auto cities = sprites_of(picture, Image::city);
    ASSERT_EQ(cities.size(), 1U);
    EXPECT_EQ(cities[0].paint, Paint::p0);
    EXPECT_TRUE(near(cities[0].at, {0, -100}));
    const auto settlements = sprites_of(picture, Image::settlement);
    ASSERT_EQ(settlements.size(), 2U);
    EXPECT_EQ(settlements[0].paint, Paint::p0) << "further up, so drawn first";
    EXPECT_EQ(settlements[1].paint, Paint::p1);
    EXPECT_EQ(count(picture, Image::road), 4);
    EXPECT_EQ(count(picture, Image::shape_circle), 3) << "a shape on every road";
    EXPECT_EQ(count(picture, Image::shape_square), 1);
    const auto robber = sprites_of(picture, Image::robber);
    ASSERT_EQ(robber.size(), 1U);
    EXPECT_TRUE(near(robber[0].at, game.places.at(game.hex(1, -1)) + draw::kit::kRobberOffset));
    EXPECT_TRUE(near(sprites_of(picture, Image::robber_shade)[0].at, game.places.at(game.hex(1, -1))));
}

TEST(IslesBoard, RoadsLieAlongTheirEdges) {
    const Game game = middle();
    for (const draw::Sprite& road : sprites_of(picture_of(game), Image::road)) {
        const Target at = under(game.places, road.at);
        ASSERT_TRUE(at.edge().valid());
        const EdgePlace& edge = game.places.at(at.edge());
        EXPECT_NEAR(std::abs(std::sin(road.angle - edge.angle)), 0, 1e-3F);
    }
}

TEST(IslesBoard, DrawOrderOfTheKit) {
    Game game = middle();
    BoardOverlay overlay;
    overlay.tool = Tool::settlement;
    overlay.targets = {game.vertex(s(0, 0)), game.vertex(s(0, 1))};
    overlay.hover = game.vertex(s(0, 1));
    overlay.motion.glowing = {game.hex(0, 1)};
    overlay.motion.glow = 1;
    const draw::Picture picture = picture_of(game, overlay);
    const auto before = [&](Image a, Image b) {
        EXPECT_GE(first_index(picture, a), 0) << static_cast<int>(a);
        EXPECT_LT(last_index(picture, a), first_index(picture, b)) << static_cast<int>(a) << " " << static_cast<int>(b);
    };
    before(Image::terrain_forest, Image::hex_seam);
    before(Image::hex_seam, Image::harbour_jetty);
    before(Image::harbour_any, Image::roll_glow);
    before(Image::roll_glow, Image::robber_shade);
    before(Image::robber_shade, Image::token_2);
    before(Image::token_11, Image::road);
    before(Image::road, Image::legal_spot);
    before(Image::legal_spot, Image::city);
    before(Image::city, Image::ghost_ring);
    before(Image::ghost_ring, Image::robber);
    EXPECT_EQ(last_index(picture, Image::robber), static_cast<int>(picture.sprites.size()) - 1);
}

TEST(IslesBoard, BuildingsByHeight) {
    Game game;
    for (const auto& [name, seat] : {std::pair{s(0, 1), 0}, std::pair{n(0, -2), 1}, std::pair{n(0, 0), 2}}) {
        game.put(name, seat, Building::settlement);
    }
    float last = -1000;
    for (const draw::Sprite& sprite : sprites_of(picture_of(game), Image::settlement)) {
        EXPECT_GE(sprite.at.y, last);
        last = sprite.at.y;
    }
}

TEST(IslesBoard, LegalSpotsAndGhosts) {
    const Game game = middle();
    BoardOverlay overlay;
    overlay.tool = Tool::road;
    const isles::EdgeId a = game.edge(n(-1, 0), s(-1, -1));
    const isles::EdgeId b = game.edge(n(-1, 0), s(0, -2));
    overlay.targets = {a, b};
    EXPECT_EQ(count(picture_of(game, overlay), Image::legal_edge), 2);
    EXPECT_EQ(count(picture_of(game, overlay), Image::ghost_ring), 0);
    overlay.hover = a;
    draw::Picture picture = picture_of(game, overlay);
    EXPECT_EQ(count(picture, Image::legal_edge), 1) << "the ghost stands where the mark was";
    EXPECT_EQ(count(picture, Image::ghost_ring), 1);
    EXPECT_EQ(count(picture, Image::hover_ring), 0);
    ASSERT_EQ(count(picture, Image::road), 5);
    EXPECT_EQ(sprites_of(picture, Image::road).back().paint, Paint::p0);
    overlay.armed = a;
    picture = picture_of(game, overlay);
    EXPECT_EQ(count(picture, Image::ghost_ring), 1) << "hovered and armed are one ghost";
    EXPECT_EQ(count(picture, Image::hover_ring), 1);
    overlay.placing = isles::Seat(1);
    EXPECT_EQ(sprites_of(picture_of(game, overlay), Image::road).back().paint, Paint::p1);
}

TEST(IslesBoard, UpgradesAreRingedNotHidden) {
    const Game game = middle();
    BoardOverlay overlay;
    overlay.tool = Tool::city;
    overlay.targets = {game.vertex(n(-1, 0))};
    draw::Picture picture = picture_of(game, overlay);
    EXPECT_EQ(count(picture, Image::hover_ring), 1);
    EXPECT_EQ(count(picture, Image::settlement), 2);
    EXPECT_GT(first_index(picture, Image::hover_ring), last_index(picture, Image::settlement));
    overlay.hover = game.vertex(n(-1, 0));
    picture = picture_of(game, overlay);
    EXPECT_EQ(count(picture, Image::settlement), 1) << "the city's ghost takes its place";
    EXPECT_EQ(count(picture, Image::city), 2);
}

TEST(IslesBoard, RobberHexes) {
    const Game game = middle();
    BoardOverlay overlay;
    overlay.tool = Tool::robber;
    for (int h = 0; h < 19; ++h) {
        if (isles::HexId{h} != game.state.table.robber) overlay.targets.emplace_back(isles::HexId{h});
    }
    overlay.hover = game.hex(0, 1);
    const draw::Picture picture = picture_of(game, overlay);
    EXPECT_EQ(count(picture, Image::legal_hex), 18);
    EXPECT_EQ(count(picture, Image::hover_hex), 1);
    EXPECT_EQ(count(picture, Image::robber_ghost), 1);
    EXPECT_EQ(count(picture, Image::robber), 1);
    EXPECT_EQ(count(picture, Image::ghost_ring), 0);
}

TEST(IslesBoard, TheLongestRoadShines) {
    const Game game = middle();
    BoardOverlay overlay;
    EXPECT_EQ(count(picture_of(game, overlay), Image::road_glint), 0);
    overlay.glint = isles::Seat(0);
    EXPECT_EQ(count(picture_of(game, overlay), Image::road_glint), 3);
    overlay.glint_strength = 0;
    EXPECT_EQ(count(picture_of(game, overlay), Image::road_glint), 0);
}

TEST(IslesBoard, LastMovesAreMarked) {
    const Game game = middle();
    BoardOverlay overlay;
    overlay.last_moves = {game.vertex(n(0, 0)), game.edge(n(0, 0), s(1, -1)), game.hex(1, -1), {}};
    const draw::Picture picture = picture_of(game, overlay);
    EXPECT_EQ(count(picture, Image::hover_ring), 2);
    EXPECT_EQ(count(picture, Image::legal_hex), 1);
}

TEST(IslesBoard, SmallBoardsHaveLargerFigures) {
    const Game game = middle();
    BoardOverlay overlay;
    const auto large = sprites_of(picture_of(game, overlay), Image::token_2)[0].scale;
    overlay.hex_radius = 34;
    const draw::Picture small = picture_of(game, overlay);
    EXPECT_FLOAT_EQ(large, 1);
    EXPECT_FLOAT_EQ(sprites_of(small, Image::token_2)[0].scale, 1.25F);
    EXPECT_FLOAT_EQ(sprites_of(small, Image::harbour_any)[0].scale, 1.45F);
    EXPECT_FLOAT_EQ(sprites_of(small, Image::settlement)[0].scale, 1.16F);
}

TEST(IslesBoard, TheContrastThemeHasNoOrnament) {
    const Game game;
    BoardOverlay overlay;
    overlay.theme = draw::ThemeKind::contrast;
    const draw::Picture picture = picture_of(game, overlay);
    EXPECT_EQ(picture.sea, draw::SeaStyle::contrast);
    EXPECT_FALSE(picture.rhumb_lines);
    EXPECT_EQ(count(picture, Image::compass_rose), 0);
}

TEST(IslesBoard, TheCompassLiesOnOpenSea) {
    for (const isles::Island island : {isles::Island::standard19, isles::Island::extension30}) {
        isles::Config config;
        config.layout = isles::generate({.island = island}, 1);
        const Places places = make_places(isles::make_setup(config));
        for (const Vec2 hex : places.hexes) EXPECT_GT(draw::length(compass_at(places) - hex), 100 + 68);
        for (const HarbourPlace& harbour : places.harbours) {
            EXPECT_GT(draw::length(compass_at(places) - harbour.badge), 68 + 45);
        }
    }
}

TEST(IslesBoard, NothingHiddenIsDrawn) {  // two states that differ in secrets only give the same picture
    Game game = middle();
    const draw::Picture before = board_picture(game.setup, game.places, game.view(1), kLooks, {});
    game.state.secrets.holdings[0].hand = isles::Resources{1, 0, 0, 0, 0};
    game.state.secrets.bank = game.state.secrets.bank - isles::Resources{1, 0, 0, 0, 0};
    EXPECT_EQ(board_picture(game.setup, game.places, game.view(1), kLooks, {}).sprites, before.sprites);
}

TEST(IslesBoard, GainsOfARoll) {
    const Game game = middle();
    EXPECT_TRUE(gains_of(game.setup, game.places, game.state.table, 7).empty());
    // Hills (0,-1): the city at N(0,0) and the settlement at N(-1,0); fields (-1,2): nobody.
    const auto six = gains_of(game.setup, game.places, game.state.table, 6);
    ASSERT_EQ(six.size(), 2U);
    int cards = 0;
    for (const GainMark& gain : six) {
        EXPECT_EQ(gain.seat, isles::Seat(0));
        EXPECT_EQ(gain.resource, isles::Resource::brick);
        EXPECT_EQ(gain.from, game.hex(0, -1));
        EXPECT_TRUE(near(gain.at, game.places.at(gain.to)));
        cards += gain.count;
    }
    EXPECT_EQ(cards, 3);
}

TEST(IslesBoard, TheRobberStopsGains) {
    Game game = middle();
    game.state.table.robber = game.hex(0, -1);
    EXPECT_TRUE(gains_of(game.setup, game.places, game.state.table, 6).empty());
}

TEST(IslesBoard, ThePulseComesBack) {
    EXPECT_FLOAT_EQ(pulse_at(0, false), 0);
    EXPECT_FLOAT_EQ(pulse_at(0.8, false), 1);
    EXPECT_NEAR(pulse_at(1.6, false), 0, 1e-5F);
    EXPECT_FLOAT_EQ(pulse_at(0.8, true), 0);
}

TEST(IslesBoard, APreviewNeedsNoGame) {
    const Game game;
    const draw::Picture picture = board_preview(game.setup, game.places, 40, draw::ThemeKind::dark);
    EXPECT_EQ(picture.sea, draw::SeaStyle::dark);
    EXPECT_EQ(count(picture, Image::hex_seam), 19);
    EXPECT_EQ(count(picture, Image::robber), 1);
}

TEST(IslesBoard, WholeGamesCanBeDrawn) {
    Game game;
    int most_roads = 0;
    for (int i = 0; i < 1500 && isles::to_act(game.setup, game.state).waiting != game::Waiting::over; ++i) {
        game.advance();
        const draw::Picture picture = picture_of(game);
        int roads = 0;
        for (const isles::Seat owner : game.state.table.roads) roads += owner.valid() ? 1 : 0;
        ASSERT_EQ(count(picture, Image::road), roads);
        most_roads = std::max(most_roads, roads);
    }
    EXPECT_GT(most_roads, 8);
}

}  // namespace
}  // namespace lw::scene
