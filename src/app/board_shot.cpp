#include "app/board_shot.hpp"

#include "scene/isles_board.hpp"

#include <array>
#include <span>

namespace lw::app {
namespace {

constexpr float kSeaAround = 70;   ///< board units of sea round the land and its harbours

}  // namespace

BoardShot board_shot(const isles::Setup& setup, const isles::View& view, const std::vector<game::Player>& players,
                     draw::ThemeKind theme) {
    std::array<scene::SeatLook, game::kMaxSeats> looks{};
    for (const game::Seat seat : setup.all_seats()) looks[seat.index()].paint = draw::player_paint(players[seat.index()].colour);
    scene::BoardOverlay overlay;
    overlay.theme = theme;
    overlay.compass = false;
    const scene::Places places = scene::make_places(setup);
    return {scene::board_picture(setup, places, view, std::span(looks.data(), setup.config.seats), overlay),
            scene::board_bounds(places).grown(kSeaAround)};
}

BoardShot board_shot(const shires::Setup& /*setup*/, const shires::View& /*view*/, const std::vector<game::Player>& /*players*/,
                     draw::ThemeKind /*theme*/) {
    return {};
}

void BoardPreview::show(const ui::AnyConfig& config) {
    if (shown_ == config) return;
    shown_ = config;
    setup_.reset();
    const auto* island = std::get_if<isles::Config>(&config);
    if (island == nullptr) return;
    setup_ = isles::make_setup(*island);
    places_ = scene::make_places(*setup_);
}

draw::Rect BoardPreview::bounds() const { return setup_ ? scene::board_bounds(places_) : draw::Rect{}; }

draw::Picture BoardPreview::picture(float hex_radius, draw::ThemeKind theme) const {
    return setup_ ? scene::board_preview(*setup_, places_, hex_radius, theme) : draw::Picture{};
}

}  // namespace lw::app
