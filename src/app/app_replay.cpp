#include "app/app.hpp"
#include "app/platform.hpp"

#include <memory>
#include <utility>

namespace lw::app {

template <class G>
void App::watch(const match::Match<G>& match, game::Seat holder) {
    auto host = ReplayHost<G>::of(match, holder);
    if (host == nullptr) return notify("The moves of this game cannot be replayed under the current rules.", true);
    host->ask_course(now_);
    go(ui::ScreenId::replay);
    replayed_.emplace<G>(std::make_unique<ReplayedGame<G>>(ReplayedGame<G>{std::move(host), {}}));
}
template void App::watch(const match::Match<isles::Game>& match, game::Seat holder);
template void App::watch(const match::Match<shires::Game>& match, game::Seat holder);

/// Whoever held the device before takes it again at the hand-off card, if somebody else had it meanwhile.
void App::stop_watching() {
    const bool passed_on = replayed_.ask(false, [](const auto& table) { return table.host->passed_on(); });
    if (passed_on) live_.with([](auto& table) { table.host.put_down(); });
    replayed_.reset();
}

void App::carry_out(const ui::AskCourse&) {
    with_shown([this](auto& table) { table.ask_course(now_); });
}

void App::carry_out(const ui::WatchGame& wanted) {
    if (live_ && (wanted.slot.empty() || played_slot() == wanted.slot)) {
        const bool on_screen = screen_.screen == ui::ScreenId::game;
        return live_.with([&](const auto& table) { watch(table.match(), on_screen ? table.model().view.viewer : game::Seat{}); });
    }
    const Loaded loaded = library_.load(wanted.slot);
    if (!loaded.message.empty()) notify(loaded.message, !loaded.match.has_value());
    if (loaded.match) std::visit([this](const auto& match) { watch(match, game::Seat{}); }, *loaded.match);
}

void App::carry_out(const ui::ReplayGo& wanted) {
    replayed_.with([&](auto& table) {
        table.host->play(false);
        table.host->go(wanted.step);
    });
}

void App::carry_out(const ui::ReplayPlay& wanted) {
    replayed_.with([&](auto& table) { table.host->play(wanted.on); });
}

void App::carry_out(const ui::ReplayPace& wanted) {
    replayed_.with([&](auto& table) { table.host->pace(wanted.speed); });
}

void App::carry_out(const ui::ReplayLook& wanted) {
    replayed_.with([&](auto& table) { table.host->look(wanted.eyes); });
}

}  // namespace lw::app
