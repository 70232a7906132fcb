#include "app/app.hpp"
#include "app/new_game.hpp"
#include "app/platform.hpp"

#include <utility>

namespace lw::app {

void App::carry_out() {
    const std::vector<ui::Intent> wanted = std::exchange(intents_, {});
    for (const ui::Intent& intent : wanted) {
        std::visit([this](const auto& one) { carry_out(one); }, intent);
    }
    if (!wanted.empty()) frames_due_ = 3;
}

void App::carry_out(const ui::Act& act) {
    if (host_ != nullptr) static_cast<void>(host_->act(act));   // stale clicks change nothing, and need no word
}

void App::carry_out(const ui::Undo&) {
    if (host_ != nullptr) static_cast<void>(host_->undo());
}

void App::carry_out(const ui::TakeDevice&) {
    if (screen_.screen == ui::Screen::replay && replay_ != nullptr) return replay_->take_device();
    if (host_ != nullptr) host_->take_device();
}

void App::carry_out(const ui::Go& where) { go(where.screen); }

void App::carry_out(const ui::Back&) {
    if (screen_.screen == ui::Screen::replay) stop_watching();
    const ui::Screen to = back_.empty() ? ui::Screen::title : back_.back();
    if (!back_.empty()) back_.pop_back();
    screen_.screen = to;
    if (to == ui::Screen::title || to == ui::Screen::saves) refresh_saves();
}

void App::carry_out(const ui::QuickGame&) {
    start(make_match(quick_game(screen_.last_players, platform::random_seed()), platform::random_seed()));
}

void App::carry_out(const ui::StartGame& wanted) {
    start(make_match(wanted.game, platform::random_seed()));
}

void App::carry_out(const ui::Continue&) {
    // The game on the screen a moment ago goes on as it stands, also where nothing can be stored.
    const bool here = host_ != nullptr && screen_.current && host_->slot() == screen_.current->slot;
    if (!here) return take_up(library_.load(library_.current()), library_.current());
    back_.clear();
    library_.set_open(host_->slot());
    screen_.screen = ui::Screen::game;
}

void App::carry_out(const ui::SaveAs& save) {
    if (host_ == nullptr) return;
    registry::IslesMatch copy = host_->match();
    copy.title = save.name.empty() ? host_->title() : save.name;
    const std::string problem = library_.write(library_.new_slot(), copy);
    notify(problem.empty() ? "Saved as " + copy.title + "." : problem, !problem.empty());
    refresh_saves();
}

void App::carry_out(const ui::LoadSave& wanted) { take_up(library_.load(wanted.slot), wanted.slot); }

void App::carry_out(const ui::DeleteSave& wanted) {
    if (host_ != nullptr && host_->slot() == wanted.slot) {
        host_.reset();
        game_.reset();
        library_.set_open("");
        back_.assign(1, ui::Screen::title);   // there is no game to go back to
    }
    library_.remove(wanted.slot);
    refresh_saves();
}

void App::carry_out(const ui::ExportSave& wanted) {
    if (wanted.slot.empty()) {
        if (shown_match() != nullptr) platform::save_file("landwright-isles.txt", Library::to_file(*shown_match()));
        return;
    }
    if (host_ != nullptr && host_->slot() == wanted.slot) {
        return platform::save_file("landwright-isles.txt", Library::to_file(host_->match()));
    }
    const Loaded loaded = library_.load(wanted.slot);
    if (!loaded.match) return notify(loaded.message, true);
    platform::save_file("landwright-isles.txt", Library::to_file(*loaded.match));
}

void App::carry_out(const ui::ImportSave&) { platform::pick_file(); }

void App::carry_out(const ui::SetPreferences& set) {
    screen_.preferences = set.preferences;
    store_preferences();
}

void App::carry_out(const ui::Rematch& again) {
    if (host_ != nullptr) start(rematch(host_->match(), again.same_board, platform::random_seed(), platform::random_seed()));
}

void App::carry_out(const ui::AbandonGame&) { go(ui::Screen::title); }

void App::carry_out(const ui::AskText& ask) { platform::ask_text(ask.id, ask.title, ask.value, ask.max_length); }

void App::carry_out(const ui::CopyText& copy) {
    platform::copy_text(copy.text);
    notify("Copied.", false);
}

void App::carry_out(const ui::DismissNotice&) { screen_.notice.reset(); }

}  // namespace lw::app
