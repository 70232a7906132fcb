#include "app/board_shot.hpp"

#include "draw/tile_plan.hpp"
#include "scene/isles_board.hpp"
#include "scene/shires_board.hpp"
#include "scene/shires_places.hpp"
#include "shires/rules.hpp"

#include <array>
#include <span>

namespace lw::app {
namespace {

constexpr float kSeaAround = 70;    ///< board units of sea round the land and its harbours
constexpr float kTableAround = 60;  ///< of the table round the tiles

}  // namespace

BoardShot board_shot(const isles::Setup& setup, const isles::View& view, const std::vector<game::Player>& players, draw::ThemeKind theme) {
    std::array<scene::SeatLook, game::kMaxSeats> looks{};
    for (const game::Seat seat : setup.all_seats()) looks[seat.index()].paint = draw::player_paint(players[seat.index()].colour);
    scene::BoardOverlay overlay;
    overlay.theme = theme;
    overlay.compass = false;
    const scene::Places places = scene::make_places(setup);
    return {scene::board_picture(setup, places, view, std::span(looks.data(), setup.config.seats), overlay),
            scene::board_bounds(places).grown(kSeaAround)};
}

BoardShot board_shot(const shires::Setup& setup, const shires::View& view, const std::vector<game::Player>& players,
                     draw::ThemeKind theme) {
    std::array<draw::Paint, shires::kMostSeats> paints{};
    for (const game::Seat seat : setup.all_seats()) paints[seat.index()] = draw::player_paint(players[seat.index()].colour);
    scene::ShiresOverlay overlay;
    overlay.theme = theme;
    return {scene::shires_picture(view.table, std::span(paints.data(), setup.config.seats), overlay),
            scene::bounds_of(view.table).grown(kTableAround)};
}

void BoardPreview::show(const ui::AnyConfig& config) {
    if (shown_ == config) return;
    shown_ = config;
    setup_.reset();
    tiles_.reset();
    if (const auto* table = std::get_if<shires::Config>(&config)) {
        tiles_ = shires::initial(shires::make_setup(*table));
    } else {
        setup_ = isles::make_setup(std::get<isles::Config>(config));
        places_ = scene::make_places(*setup_);
    }
}

draw::Rect BoardPreview::bounds() const {
    if (tiles_) return scene::bounds_of(*tiles_).grown(draw::kTileSide);
    return setup_ ? scene::board_bounds(places_) : draw::Rect{};
}

draw::Picture BoardPreview::picture(float hex_radius, draw::ThemeKind theme) const {
    if (tiles_) {
        scene::ShiresOverlay overlay;
        overlay.theme = theme;
        return scene::shires_picture(*tiles_, {}, overlay);
    }
    return setup_ ? scene::board_preview(*setup_, places_, hex_radius, theme) : draw::Picture{};
}

}  // namespace lw::app
