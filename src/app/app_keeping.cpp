// Whether everything played is stored, and what people are told about it.
#include "app/app.hpp"
#include "app/platform.hpp"

#include <utility>

namespace lw::app {

PlayedGame App::played_game() {
    PlayedGame played;
    live_.with([&played](auto& table) { played = {table.host.slot(), [&table] { table.host.store(); }}; });
    return played;
}

void App::watch_storage() {
    const std::string said = keeping_.look(now_, played_game());
    if (keeping_.take_outdated()) take_up_newer();
    if (!said.empty()) notify(said, false);
    if (const std::string& trouble = keeping_.trouble(); trouble != trouble_shown_) {
        trouble_shown_ = trouble;
        platform::show_trouble(trouble, keeping_.elsewhere());
    }
    const bool warns = !library_.problem().empty();
    const bool changed = std::exchange(warns_on_leaving_, warns) != warns;
    if (changed) platform::warn_on_leaving(warns);
    if (changed || !said.empty()) refresh_saves();
    const bool over = live_.ask(false, [](const auto& table) { return table.model().view.to_act.waiting == game::Waiting::over; });
    if (over && !std::exchange(asked_to_persist_, true)) platform::ask_to_persist();
}

/// Another tab has played the game further: what is here is out of date.
void App::take_up_newer() {
    const std::string slot = played_slot();
    Loaded newer = library_.load(slot);
    if (newer.match) put_on_table(std::move(*newer.match), slot);
}

}  // namespace lw::app
