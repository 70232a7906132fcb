#include "app/app.hpp"
#include "app/new_game.hpp"
#include "app/platform.hpp"

#include <utility>

namespace lw::app {

template <class G>
void App::carry_out(const ui::ActOf<G>& act) {
    if (auto* table = live_.of<G>()) static_cast<void>(table->host.act(act));  // stale clicks change nothing, and need no message
}

template <class G>
void App::carry_out(const ui::StartGameOf<G>& wanted) {
    start(make_match(wanted.game, platform::random_seed()));
}

void App::carry_out() {
    const std::vector<ui::Intent> wanted = std::exchange(intents_, {});
    for (const ui::Intent& intent : wanted) {
        std::visit([this](const auto& one) { carry_out(one); }, intent);
    }
    if (!wanted.empty()) frames_due_ = 3;
}

void App::carry_out(const ui::Undo&) {
    live_.with([](auto& table) { static_cast<void>(table.host.undo()); });
}

void App::carry_out(const ui::AskHint& ask) {
    live_.with([&](auto& table) { table.host.ask_hint(ask.on); });
}

void App::carry_out(const ui::TakeDevice&) {
    if (screen_.screen == ui::ScreenId::replay)
        replayed_.with([](auto& table) { table.host->take_device(); });
    else
        live_.with([](auto& table) { table.host.take_device(); });
}

void App::carry_out(const ui::Go& where) {
    go(where.screen);
    if (where.game) screen_.game = *where.game;
}

void App::carry_out(const ui::Back&) {
    if (screen_.screen == ui::ScreenId::replay) stop_watching();
    const ui::ScreenId to = back_.empty() ? ui::ScreenId::title : back_.back();
    if (!back_.empty()) back_.pop_back();
    screen_.screen = to;
    if (to == ui::ScreenId::title || to == ui::ScreenId::saves) refresh_saves();
}

void App::carry_out(const ui::QuickGame& wanted) {
    start(quick_match(wanted.game, screen_.last_players, platform::random_seed(), platform::random_seed()));
}

void App::carry_out(const ui::Continue&) {
    // The game on the screen a moment ago goes on as it stands, even where nothing can be stored.
    const bool here = live_ && screen_.current && played_slot() == screen_.current->slot;
    if (!here) return take_up(library_.load(library_.current()), library_.current());
    back_.clear();
    library_.set_open(played_slot());
    screen_.screen = ui::ScreenId::game;
}

void App::carry_out(const ui::SaveAs& save) {
    live_.with([&](const auto& table) {
        auto copy = table.match();
        copy.title = save.name.empty() ? table.title() : save.name;
        std::string slot = library_.new_slot();
        const std::string problem = library_.write(slot, copy);
        notify(problem.empty() ? "Saved as " + copy.title + "." : problem, !problem.empty());
        refresh_saves();
    });
}

void App::carry_out(const ui::LoadSave& wanted) { take_up(library_.load(wanted.slot), wanted.slot); }

void App::carry_out(const ui::DeleteSave& wanted) {
    if (!library_.remove(wanted.slot)) return notify(std::string(kKeptElsewhere), true);
    if (live_ && played_slot() == wanted.slot) {
        live_.reset();
        library_.set_open("");
        back_.assign(1, ui::ScreenId::title);  // there is no game to go back to
    }
    keeping_.hurry();  // there is room now
    refresh_saves();
}

void App::carry_out(const ui::ExportSave& wanted) {
    const auto save = []<class G>(const match::Match<G>& match) {
        platform::save_file("landwright-" + std::string(G::kName) + ".txt", Library::to_file(match));
    };
    if (wanted.slot.empty()) return with_table([&](const auto& table) { save(table.match()); });
    if (live_ && played_slot() == wanted.slot) return live_.with([&](const auto& table) { save(table.match()); });
    const Loaded loaded = library_.load(wanted.slot);
    if (!loaded.match) return notify(loaded.message, true);
    std::visit(save, *loaded.match);
}

void App::carry_out(const ui::ImportSave&) { platform::pick_file(); }

void App::carry_out(const ui::SetPreferences& set) {
    screen_.preferences = set.preferences;
    live_.with([&](auto& table) { table.host.hand_over_open(set.preferences.hand_over_open); });
    store_preferences();
}

void App::carry_out(const ui::Rematch& again) {
    std::optional<registry::AnyMatch> next;
    live_.with(
        [&](const auto& table) { next = rematch(table.match(), again.same_board, platform::random_seed(), platform::random_seed()); });
    if (next) start(std::move(*next));
}

void App::carry_out(const ui::AbandonGame&) { go(ui::ScreenId::title); }

void App::carry_out(const ui::AskText& ask) { platform::ask_text(ask.id, ask.title, ask.value, ask.max_length, ask.problem); }

void App::carry_out(const ui::CopyText& copy) { platform::copy_text(copy.text, "The text is copied."); }

void App::carry_out(const ui::DismissNotice&) { screen_.notice.reset(); }

}  // namespace lw::app
