#include "app/app.hpp"
#include "app/new_game.hpp"
#include "app/platform.hpp"
#include "gfx/image.hpp"

#include <utility>

namespace lw::app {

void App::copy_link(const std::string& fragment) { platform::copy_text(platform::page_address() + "#" + fragment, "The link is copied."); }

void App::carry_out(const ui::CopyBoardLink& copy) {
    const auto link = [this]<class G>(const typename G::Config& config) { copy_link(codec::board_link<G>(config)); };
    if (copy.game) {
        return std::visit([&]<class G>(const ui::NewGameOf<G>& game) { link.template operator()<G>(game.config); }, *copy.game);
    }
    with_table(
        [&](const auto& table) { link.template operator()<typename std::decay_t<decltype(table)>::Game>(table.match().session.config()); });
}

void App::carry_out(const ui::CopyGameLink&) {
    with_table([this](const auto& table) {
        if (const auto link = codec::game_link(table.match())) return copy_link(*link);
        notify("This game cannot be put into a link. Export it to a file instead.", true);
    });
}

void App::carry_out(const ui::SavePicture& save) {
    with_table([&]<template <class> class Shown, class G>(const Shown<G>& table) {
        const auto& match = table.match();
        const BoardShot shot = board_shot(match.session.setup(), table.public_view(), match.players, make_frame(now_).theme_kind);
        if (shot.bounds.w <= 0) return picture_told(false);
        const gfx::Image image = gfx::board_image(device_, shot.picture, shot.bounds, save.width);
        if (image.rgba.empty()) return picture_told(false);
        platform::save_picture("landwright-" + std::string(G::kName) + ".png", image.width, image.height, image.rgba);
    });
}

void App::picture_told(bool ok) {
    notify(ok ? "The picture is made; the browser saves it." : "The picture could not be made. A smaller one may work.", !ok);
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
    shared_ = std::move(*any);
    const ui::LinkInfo info = std::visit(
        [this](const auto& shared) {
            if (!shared.game) return ui::LinkInfo{false, {}, shared.config, table_for(shared.config.seats, screen_.last_players)};
            return ui::LinkInfo{true, shared.game->title, shared.config, shared.game->players};
        },
        *shared_);
    screen_.link = info;
    if (screen_.screen == ui::ScreenId::replay) carry_out(ui::Back{});
    go(ui::ScreenId::link);
}

void App::carry_out(const ui::AnswerLink& answer) {
    using Choice = ui::AnswerLink::Choice;
    if (!shared_) return;
    const registry::AnyShared any = std::move(*std::exchange(shared_, std::nullopt));
    platform::clear_fragment();
    carry_out(ui::Back{});
    screen_.link.reset();
    std::visit(
        [&]<class G>(const codec::Shared<G>& shared) {
            switch (answer.choice) {
                case Choice::leave: return;
                case Choice::play_board: {
                    ui::NewGameOf<G> game{table_for(shared.config.seats, screen_.last_players), shared.config};
                    return start(make_match(game, platform::random_seed()));
                }
                case Choice::watch: return watch(*shared.game, game::Seat{});
                case Choice::keep: return keep_shared(*shared.game);
            }
        },
        any);
}

template <class G>
void App::keep_shared(const match::Match<G>& match) {
    std::string slot = library_.new_slot();
    const std::string problem = library_.write(slot, match);
    notify(problem.empty() ? "The game is kept in Saves." : problem, !problem.empty());
    refresh_saves();
}

}  // namespace lw::app
