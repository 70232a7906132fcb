// The flow between screens: what the platform tells and people want goes in, the game and the pictures come out.
#pragma once

#include "app/game_host.hpp"
#include "app/library.hpp"
#include "app/preferences_store.hpp"
#include "app/replay_host.hpp"
#include "app/window.hpp"
#include "gfx/device.hpp"
#include "ui/isles/game_screen.hpp"
#include "ui/kit.hpp"
#include "ui/model.hpp"
#include "ui/shell.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lw::app {

class App {
public:
    App(Window& window, gfx::Device& device);

    /// Takes in what happened; true when a frame has to be drawn.
    bool advance(double now);
    void draw(double now);

private:
    // What the platform told (app_happenings.cpp).
    bool take_happenings();
    void imported(const std::string& bytes);

    // What people want (app_intents.cpp).
    void carry_out();
    void carry_out(const ui::Act& act);
    void carry_out(const ui::Undo&);
    void carry_out(const ui::TakeDevice&);
    void carry_out(const ui::Skip&) {}   // the screen's own matter
    void carry_out(const ui::Go& go);
    void carry_out(const ui::Back&);
    void carry_out(const ui::QuickGame&);
    void carry_out(const ui::StartGame& start);
    void carry_out(const ui::Continue&);
    void carry_out(const ui::SaveAs& save);
    void carry_out(const ui::LoadSave& load);
    void carry_out(const ui::DeleteSave& remove);
    void carry_out(const ui::ExportSave& save);
    void carry_out(const ui::ImportSave&);
    void carry_out(const ui::SetPreferences& set);
    void carry_out(const ui::Rematch& again);
    void carry_out(const ui::AbandonGame&);
    void carry_out(const ui::AskText& ask);
    void carry_out(const ui::CopyText& copy);
    void carry_out(const ui::DismissNotice&);

    // Watching (app_replay.cpp).
    void carry_out(const ui::WatchGame& watch);
    void carry_out(const ui::ReplayGo& step);
    void carry_out(const ui::ReplayPlay& play);
    void carry_out(const ui::ReplayPace& pace);
    void carry_out(const ui::ReplayLook& look);
    void watch(const registry::IslesMatch& match, game::Seat holder);
    void stop_watching();

    // Sharing (app_share.cpp).
    void carry_out(const ui::CopyBoardLink& copy);
    void carry_out(const ui::CopyGameLink&);
    void carry_out(const ui::SavePicture& save);
    void carry_out(const ui::AnswerLink& answer);
    void picture_told(bool ok);
    void take_link(const std::string& fragment);
    void copy_link(const std::string& fragment);
    /// The match on the screen: the one watched, else the one played; nothing on other screens without one.
    [[nodiscard]] const registry::IslesMatch* shown_match() const;

    void start(registry::IslesMatch match);
    void take_up(Loaded loaded, const std::string& slot);
    void host(registry::IslesMatch match, const std::string& slot);
    void go(ui::Screen screen);
    void notify(std::string text, bool error);
    void refresh_saves();
    void store_preferences();
    void watch_storage();

    // One frame (app_frame.cpp).
    [[nodiscard]] ui::Frame make_frame(double now);
    void draw_board(const ui::Frame& frame);
    /// The game or the replay that is on the screen, with its screen; nothing elsewhere.
    [[nodiscard]] const ui::GameModel* shown_game() const;
    [[nodiscard]] ui::GameScreen& shown_screen();
    void draw_screens(ui::Frame& frame);
    void watch_viewer();

    Window& window_;
    gfx::Device& device_;
    Library library_;
    ui::Kit kit_;
    ui::Mirror mirror_;
    ui::ScreenModel screen_;
    ui::ShellState shell_;
    std::unique_ptr<GameHost> host_;
    std::unique_ptr<ui::GameScreen> game_;
    std::unique_ptr<ReplayHost> replay_;
    std::unique_ptr<ui::GameScreen> watched_;   ///< the replay's screen
    std::optional<codec::Shared<isles::Game>> shared_;   ///< what the address brought, until it is answered
    std::vector<ui::Screen> back_;
    std::vector<ui::Intent> intents_;
    draw::Rect preview_rect_;          ///< where the title leaves room for a board
    game::Seat eyes_;                  ///< whose view was shown last
    std::string title_shown_;
    std::string storage_told_;         ///< the storage problem that people know of
    double now_ = 0;
    int frames_due_ = 3;
    bool wants_frame_ = false;
    bool gpu_lost_ = false;
    bool first_frame_ = true;
};

}  // namespace lw::app
