#include "app/app.hpp"

#include "app/platform.hpp"

#include <algorithm>
#include <memory>
#include <type_traits>
#include <utility>

namespace lw::app {
namespace {

constexpr int kSettlingFrames = 3;  ///< after input: hover, press and release each want one

/// Something lies over the game that is not a decision in it.
bool card_over(const ui::table::State& screen) { return screen.menu_open || screen.settings_open || screen.leaving || screen.share_open; }

}  // namespace

App::App(Window& window, gfx::Device& device) : window_(window), device_(device) {
    const Stored stored = stored_from_text(library_.preferences());
    screen_.preferences = stored.preferences;
    screen_.last_players = stored.last_players;
    screen_.system = platform::system_settings();
    window_.expect_touch(platform::coarse_pointer());
    ui::set_game_keys(shell_, ScreenTraits<isles::Game>::keys(false));
    refresh_saves();
    // A reload, a crash or a discarded tab in the middle of a game: on with it.
    if (const std::string slot = library_.open(); !slot.empty() && platform::owns_storage()) take_up(library_.load(slot), slot);
    take_link(platform::fragment());
    watch_storage();
}

bool App::advance(double now) {
    now_ = now;
    const bool input = window_.take_input();
    if (handle_events() || input) frames_due_ = kSettlingFrames;
    const bool playing = screen_.screen == ui::ScreenId::game && !gpu_lost_;
    live_.with([&](auto& table) {
        if (!playing || away_) return table.host.rest(now);
        table.host.covered(card_over(table.screen) || shell_.keys_open || platform::covered());
        table.host.composing(ScreenTraits<typename std::decay_t<decltype(table)>::Game>::composing(table.screen));
        if (table.host.step(now, screen_.preferences.speed, table.screen.busy(now))) frames_due_ = kSettlingFrames;
    });
    watch_storage();
    if (screen_.screen == ui::ScreenId::replay && !gpu_lost_ && !away_) {
        replayed_.with([&](auto& table) {
            if (table.host->step(now, table.screen.busy(now))) frames_due_ = kSettlingFrames;
        });
    }
    if (screen_.notice && screen_.notice->until > 0 && now > screen_.notice->until) {
        screen_.notice.reset();
        frames_due_ = kSettlingFrames;
    }
    if (wants_frame_ || now >= wakes_at_) frames_due_ = std::max(frames_due_, 1);
    return frames_due_ > 0 && !gpu_lost_;
}

double App::rest(double now) const {
    if (gpu_lost_) return kNever;
    if (frames_due_ > 0 || wants_frame_) return 0;
    double rest = std::min(wakes_at_ - now, keeping_.rest(now));
    if (screen_.screen == ui::ScreenId::game) {
        rest = std::min(rest, live_.ask(kNever, [this](const auto& table) { return table.host.rest_time(screen_.preferences.speed); }));
    }
    if (screen_.screen == ui::ScreenId::replay) {
        rest = std::min(rest, replayed_.ask(kNever, [](const auto& table) { return table.host->rest_time(); }));
    }
    return std::max(rest, 0.0);
}

void App::go(ui::ScreenId screen) {
    if (screen_.screen == screen) return;
    with_shown([this](const auto& table) { screen_.game = ScreenTraits<typename std::decay_t<decltype(table)>::Game>::kKind; });
    back_.push_back(screen_.screen);
    screen_.screen = screen;
    if (screen == ui::ScreenId::title) {
        back_.clear();
        library_.set_open("");
    }
    if (screen == ui::ScreenId::title || screen == ui::ScreenId::saves) refresh_saves();
    if (screen == ui::ScreenId::new_game) screen_.board_seed = platform::random_seed();
}

void App::start(registry::AnyMatch match) {
    library_.prune_finished();
    screen_.last_players = std::visit([](const auto& one) { return one.players; }, match);
    store_preferences();
    host(std::move(match), library_.new_slot());
}

void App::take_up(Loaded loaded, const std::string& slot) {
    if (!loaded.message.empty()) notify(loaded.message, !loaded.match.has_value());
    if (loaded.match) host(std::move(*loaded.match), slot);
}

void App::put_on_table(registry::AnyMatch any, const std::string& slot) {
    std::visit(
        [&]<class G>(match::Match<G>& match) {
            auto& table = live_.emplace<G>(std::make_unique<LiveGame<G>>(library_, std::move(match), slot, platform::random_seed()));
            table.host.hand_over_open(screen_.preferences.hand_over_open);
            screen_.game = ScreenTraits<G>::kKind;
        },
        any);
}

void App::host(registry::AnyMatch any, const std::string& slot) {
    put_on_table(std::move(any), slot);
    library_.set_current(slot);
    library_.set_open(slot);
    back_.clear();
    screen_.screen = ui::ScreenId::game;
}

std::string App::played_slot() const {
    return live_.ask(std::string(), [](const auto& table) { return table.host.slot(); });
}

void App::notify(std::string text, bool error) {
    mirror_.announce(text, error);
    screen_.notice = ui::Notice{std::move(text), error, error ? 0 : now_ + kNoticeSeconds};
    frames_due_ = kSettlingFrames;
}

void App::refresh_saves() {
    screen_.saves = library_.list();
    screen_.current.reset();
    const std::string current = library_.current();
    for (const ui::SaveInfo& save : screen_.saves) {
        if (save.slot == current && save.problem.empty()) screen_.current = save;
    }
}

void App::store_preferences() { library_.set_preferences(to_text({screen_.preferences, screen_.last_players})); }

}  // namespace lw::app
