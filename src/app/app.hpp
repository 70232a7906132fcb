// The flow between screens: what the platform reports and people want goes in, the game and the pictures come out.
#pragma once

#include "app/board_shot.hpp"
#include "app/keeping.hpp"
#include "app/library.hpp"
#include "app/one_of.hpp"
#include "app/preferences_store.hpp"
#include "app/rest.hpp"
#include "app/shown_games.hpp"
#include "app/system_letters.hpp"
#include "app/window.hpp"
#include "gfx/device.hpp"
#include "ui/kit.hpp"
#include "ui/model.hpp"
#include "ui/shell.hpp"

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
    /// Time until advance() has something to do although nothing happens (rest.hpp).
    [[nodiscard]] double rest(double now) const;

private:
    // What the platform reported (app_events.cpp).
    bool handle_events();
    void imported(const std::string& bytes);
    void come_back();

    // What people want (app_intents.cpp).
    void carry_out();
    template <class G>
    void carry_out(const ui::ActOf<G>& act);
    void carry_out(const ui::Undo&);
    void carry_out(const ui::AskHint& ask);
    void carry_out(const ui::TakeDevice&);
    void carry_out(const ui::Skip&) {}  // the screen's own business
    void carry_out(const ui::Go& go);
    void carry_out(const ui::Back&);
    void carry_out(const ui::QuickGame& quick);
    template <class G>
    void carry_out(const ui::StartGameOf<G>& start);
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
    void carry_out(const ui::AskCourse&);
    void carry_out(const ui::WatchGame& watch);
    void carry_out(const ui::ReplayGo& step);
    void carry_out(const ui::ReplayPlay& play);
    void carry_out(const ui::ReplayPace& pace);
    void carry_out(const ui::ReplayLook& look);
    template <class G>
    void watch(const match::Match<G>& match, game::Seat holder);
    void stop_watching();

    // Sharing (app_share.cpp).
    void carry_out(const ui::CopyBoardLink& copy);
    void carry_out(const ui::CopyGameLink&);
    void carry_out(const ui::SavePicture& save);
    void carry_out(const ui::AnswerLink& answer);
    void picture_told(bool ok);
    template <class G>
    void keep_shared(const match::Match<G>& match);
    void take_link(const std::string& fragment);
    void copy_link(const std::string& fragment);
    /// Does it with the table on the screen: the one watched on the replay screen, else the one played, even behind another screen.
    template <class Do>
    void with_table(Do action) const {
        if (screen_.screen == ui::ScreenId::replay)
            replayed_.with(action);
        else
            live_.with(action);
    }

    void start(registry::AnyMatch match);
    void take_up(Loaded loaded, const std::string& slot);
    void host(registry::AnyMatch match, const std::string& slot);
    void put_on_table(registry::AnyMatch match, const std::string& slot);
    /// The slot of the game being played; empty = none.
    [[nodiscard]] std::string played_slot() const;
    void go(ui::ScreenId screen);
    void notify(std::string text, bool error);
    void refresh_saves();
    void store_preferences();

    // Whether everything is stored, and what people are told about it (app_keeping.cpp).
    void watch_storage();
    void take_up_newer();
    [[nodiscard]] PlayedGame played_game();

    // One frame (app_frame.cpp).
    [[nodiscard]] ui::Frame make_frame(double now);
    bool prepare_letters(float pixel_ratio, float scale);
    bool letters_stand(float pixel_ratio, float scale);
    void draw_board(const ui::Frame& frame);
    /// Does it with the game or the replay that is on the screen; nothing elsewhere.
    template <class Do>
    void with_shown(Do action) {
        if (screen_.screen == ui::ScreenId::game) live_.with(action);
        if (screen_.screen == ui::ScreenId::replay) replayed_.with(action);
    }
    template <class Shown>
    void draw_table(ui::Frame& frame, Shown& table);
    void draw_screens(ui::Frame& frame);
    void watch_viewer();
    void watch_theme(draw::ThemeKind shown);

    static constexpr double kNoticeSeconds = 6;

    Window& window_;
    gfx::Device& device_;
    SystemLetters letters_{device_};
    Library library_;
    Keeping keeping_{library_};
    ui::Kit kit_;
    ui::Mirror mirror_;
    ui::ScreenModel screen_;
    ui::ShellState shell_;
    OneOf<LiveGame> live_;
    OneOf<ReplayedGame> replayed_;
    std::optional<registry::AnyShared> shared_;  ///< what the address brought, until it is answered
    std::vector<ui::ScreenId> back_;
    std::vector<ui::Intent> intents_;
    BoardPreview preview_;
    draw::Rect preview_rect_;  ///< where the title leaves room for a board
    game::Seat eyes_;          ///< whose view was shown last
    std::string title_shown_;
    std::string trouble_shown_;  ///< beside the canvas
    bool warns_on_leaving_ = false;
    bool asked_to_persist_ = false;
    std::optional<draw::ThemeKind> theme_shown_;
    double now_ = 0;
    bool away_ = false;     ///< the page is not visible
    bool private_ = false;  ///< as last told to the platform
    int frames_due_ = 3;
    bool wants_frame_ = false;
    double wakes_at_ = kNever;      ///< when a frame is due although nothing moves until then
    bool letters_are_new_ = false;  ///< their texture is still to be made
    bool gpu_lost_ = false;
    bool first_frame_ = true;
};

}  // namespace lw::app
