#include "app/app.hpp"
#include "app/platform.hpp"

namespace lw::app {

void App::watch(const registry::IslesMatch& match, game::Seat holder) {
    replay_ = ReplayHost::of(match, holder);
    if (replay_ == nullptr) return notify("The moves of this game cannot be shown by today's rules.", true);
    watched_ = std::make_unique<ui::GameScreen>();
    go(ui::Screen::replay);
}

/// Whoever held the device before takes it again at the card, if somebody else had it meanwhile.
void App::stop_watching() {
    if (replay_ != nullptr && replay_->passed_on() && host_ != nullptr) host_->put_down();
    replay_.reset();
    watched_.reset();
}

void App::carry_out(const ui::WatchGame& wanted) {
    const bool here = host_ != nullptr && (wanted.slot.empty() || host_->slot() == wanted.slot);
    if (here) {
        const bool on_screen = screen_.screen == ui::Screen::game;
        return watch(host_->match(), on_screen ? host_->model().view.viewer : game::Seat{});
    }
    const Loaded loaded = library_.load(wanted.slot);
    if (!loaded.message.empty()) notify(loaded.message, !loaded.match.has_value());
    if (loaded.match) watch(*loaded.match, game::Seat{});
}

void App::carry_out(const ui::ReplayGo& wanted) {
    if (replay_ == nullptr) return;
    replay_->play(false);
    replay_->go(wanted.step);
}

void App::carry_out(const ui::ReplayPlay& wanted) {
    if (replay_ != nullptr) replay_->play(wanted.on);
}

void App::carry_out(const ui::ReplayPace& wanted) {
    if (replay_ != nullptr) replay_->pace(wanted.speed);
}

void App::carry_out(const ui::ReplayLook& wanted) {
    if (replay_ != nullptr) replay_->look(wanted.eyes);
}

}  // namespace lw::app
