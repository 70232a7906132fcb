// The flow between screens: what the platform tells and people want goes in, the game and the pictures come out.
#pragma once

#include "app/game_host.hpp"
#include "app/library.hpp"
#include "app/preferences_store.hpp"
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
