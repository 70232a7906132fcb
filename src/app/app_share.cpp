#include "app/app.hpp"
#include "app/new_game.hpp"
#include "app/platform.hpp"
#include "gfx/image.hpp"

#include <array>
#include <span>
#include <utility>

namespace lw::app {
namespace {

constexpr float kSeaAround = 70;   ///< board units of sea round the land and its harbours

/// The bare position as anybody sees it.
draw::Picture picture_of(const isles::Setup& setup, const scene::Places& places, const isles::View& view,
                         const std::vector<game::Player>& players, draw::ThemeKind theme) {
    std::array<scene::SeatLook, game::kMaxSeats> looks{};
    for (const game::Seat seat : setup.all_seats()) looks[seat.index()].paint = draw::player_paint(players[seat.index()].colour);
    scene::BoardOverlay overlay;
    overlay.theme = theme;
    overlay.compass = false;
    return scene::board_picture(setup, places, view, std::span(looks.data(), setup.config.seats), overlay);
}

}  // namespace

const registry::IslesMatch* App::shown_match() const {
    if (screen_.screen == ui::Screen::replay) return replay_ != nullptr ? &replay_->match() : nullptr;
    return host_ != nullptr ? &host_->match() : nullptr;
}

void App::copy_link(const std::string& fragment) {
    platform::copy_text(platform::page_address() + "#" + fragment);
    notify("The link is copied.", false);
}

void App::carry_out(const ui::CopyBoardLink& copy) {
    if (copy.game) {
        return copy_link(registry::board_link(make_match(*copy.game, platform::random_seed())));
    }
    if (shown_match() != nullptr) copy_link(registry::board_link(*shown_match()));
}

void App::carry_out(const ui::CopyGameLink&) {
    if (shown_match() == nullptr) return;
    if (const auto link = registry::game_link(*shown_match())) return copy_link(*link);
    notify("This game cannot be put into a link. A file takes it.", true);
}

void App::carry_out(const ui::SavePicture& save) {
    const registry::IslesMatch* match = shown_match();
    if (match == nullptr) return;
    const bool watching = screen_.screen == ui::Screen::replay;
    const isles::View view = watching ? replay_->public_view() : match->session.view(game::kSpectator);
    const isles::Setup& setup = match->session.setup();
    const scene::Places places = scene::make_places(setup);
    const draw::Picture picture = picture_of(setup, places, view, match->players, make_frame(now_).theme_kind);
    const gfx::Image image = gfx::board_image(device_, picture, scene::board_bounds(places).grown(kSeaAround), save.width);
    if (image.rgba.empty()) return picture_told(false);
    platform::save_picture("landwright-isles.png", image.width, image.height, image.rgba);
}

void App::picture_told(bool ok) {
    notify(ok ? "The picture is saved." : "The picture could not be made. A smaller one may do.", !ok);
}

/// Says what the address brought and asks; a damaged one is named, and nothing else happens.
void App::take_link(const std::string& fragment) {
    if (fragment.empty()) return;
    codec::Fault fault;
    auto any = registry::read_link(fragment, fault);
    if (!any) {
        platform::clear_fragment();
        return notify(codec::link_sentence(fault), true);
    }
    shared_ = std::get<codec::Shared<isles::Game>>(std::move(*any));
    ui::LinkInfo info;
    info.config = shared_->config;
    info.whole = shared_->game.has_value();
    if (info.whole) {
        info.title = shared_->game->title;
        info.players = shared_->game->players;
    } else {
        info.players = table_for(shared_->config.seats, screen_.last_players);
    }
    screen_.link = std::move(info);
    if (screen_.screen == ui::Screen::replay) carry_out(ui::Back{});
    go(ui::Screen::link);
}

void App::carry_out(const ui::AnswerLink& answer) {
    using Choice = ui::AnswerLink::Choice;
    if (!shared_) return;
    const codec::Shared<isles::Game> shared = std::move(*std::exchange(shared_, std::nullopt));
    platform::clear_fragment();
    carry_out(ui::Back{});
    screen_.link.reset();
    switch (answer.choice) {
        case Choice::leave: return;
        case Choice::play_board:
            return start(match_on(shared.config, screen_.last_players, platform::random_seed()));
        case Choice::watch: return watch(*shared.game, game::Seat{});
        case Choice::keep: {
            const std::string problem = library_.write(library_.new_slot(), *shared.game);
            notify(problem.empty() ? "The game is kept in Saves." : problem, !problem.empty());
            refresh_saves();
            return;
        }
    }
}

}  // namespace lw::app
