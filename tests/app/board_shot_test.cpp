// The board alone, for pictures and previews.
#include "app/board_shot.hpp"

#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace lw::app {
namespace {

const std::vector<game::Player> kPlayers{{"Ada", 0, game::Controller::computer, "random"},
                                         {"Bruno", 3, game::Controller::computer, "random"}};

TEST(BoardShot, ShowsEveryTileAndFollowerOfShires) {
    shires::Config config;
    auto session = registry::ShiresSession::start(config, 4);
    registry::ShiresDriver driver(kPlayers, 5);
    driver.run(session, 40);
    const auto view = session.view(game::kSpectator);
    const BoardShot shot = board_shot(session.setup(), view, kPlayers, draw::ThemeKind::light);
    const auto count = [&shot](draw::Paint paint) {
        return std::count_if(shot.picture.sprites.begin(), shot.picture.sprites.end(),
                             [paint](const draw::Sprite& sprite) { return sprite.paint == paint; });
    };
    const auto followers = [&view](game::Seat seat) {
        return std::count_if(view.table.tiles.begin(), view.table.tiles.end(),
                             [seat](const shires::Laid& tile) { return tile.follower == seat; });
    };
    EXPECT_GE(shot.picture.sprites.size(), view.table.tiles.size());
    EXPECT_GT(followers(game::Seat{0}), 0);
    EXPECT_GE(count(draw::player_paint(0)), followers(game::Seat{0}));
    EXPECT_GE(count(draw::player_paint(3)), followers(game::Seat{1}));
    EXPECT_GT(shot.bounds.w, 400) << "21 tiles do not lie on two cells";
}

TEST(BoardShot, APreviewIsOfTheTableThatIsAskedFor) {
    BoardPreview preview;
    EXPECT_EQ(preview.bounds().w, 0);
    preview.show(shires::Config{});
    const float of_tiles = preview.bounds().w;
    EXPECT_GT(of_tiles, 0);
    EXPECT_FALSE(preview.picture(50, draw::ThemeKind::light).sprites.empty());
    isles::Config island;
    island.layout = isles::beginner_layout();
    preview.show(island);
    EXPECT_NE(preview.bounds().w, of_tiles);
    EXPECT_FALSE(preview.picture(50, draw::ThemeKind::light).land.empty());
}

}  // namespace
}  // namespace lw::app
