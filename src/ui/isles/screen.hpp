// The screen on which Isles is played: board input, panels, prompts, log, end. A view in, intents out.
//
// Once a frame, by the app:
//   picture = board(frame, model, screen, state);     // reads the model, moves the camera
//   ... the renderer draws `picture` with state.camera ...
//   draw_screen(frame, model, screen, state);         // panels, prompts and what the pointer does on the board
// While model.hand_off names a seat, do not call board(); draw_screen() shows nothing and forgets all that belonged to the
// previous viewer, including what was read from that viewer's events; the shell draws the hand-off card. Nothing here sees a
// State.
#pragma once

#include "draw/picture.hpp"
#include "scene/isles_animation.hpp"
#include "ui/isles/card_choice.hpp"
#include "ui/isles/game_stats.hpp"
#include "ui/isles/layout.hpp"
#include "ui/isles/log_book.hpp"
#include "ui/isles/trade_draft.hpp"
#include "ui/model.hpp"
#include "ui/shell.hpp"
#include "ui/table/board_camera.hpp"
#include "ui/table/log_list.hpp"
#include "ui/table/state.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lw::ui::isles {

/// What the side column (wide), the right sheet (middle) or the sheet (phone) shows. `closed` shows the board
/// alone where the panel would cover something, and the log in the wide form.
enum class SidePanel : std::uint8_t { closed, log, stats, trade };

/// What belongs to one viewer and is forgotten with it.
struct Viewer {
    game::Seat seat;                        ///< who it is
    scene::Tool armed = scene::Tool::none;  ///< by hand; set-up and robber arm themselves
    scene::Target chosen;                   ///< waits for confirmation
    TradeDraft trade;
    int trade_tab = 0;  ///< 0 players, 1 bank
    std::optional<isles::Resource> bank_take;
    std::uint16_t no_trades_turn = 0xFFFF;  ///< offers are declined automatically in this turn
    CardChoice discard;
    CardChoice plenty;
    std::optional<isles::DevCard> asking;  ///< this card is about to be played
    std::uint32_t sent_for = 0xFFFFFFFF;   ///< state number that an action was sent for ...
    double sent_at = -10;                  ///< ... and when
};

struct Screen : table::State, table::BoardCamera {
    Viewer viewer;
    SidePanel side = SidePanel::closed;
    bool hide_hand = false;
    LogFilter filter = LogFilter::all;
    bool skip_wanted = false;

    // --- worked out from the model
    scene::Places places;
    std::uint32_t generation = 0;           ///< of the model that the rest was read from; 0 = none
    std::optional<std::uint32_t> state_no;  ///< the position last read
    isles::Phase seen_phase = isles::Phase::first_player;
    std::size_t fed = 0;     ///< events given to the animator
    game::SeatSet asked_by;  ///< whose offers the viewer still has to answer
    scene::Animator animator;
    scene::ScoreCounter scores;
    LogBook book;
    table::LogList log_list;
    GameStats stats;

    // --- the board under the pointer
    scene::Target hover;        ///< a legal place
    scene::Target drawn_hover;  ///< as the last picture shows it
    scene::Target pointed;      ///< by a log line
    double pointed_until = 0;
    game::Seat glint;     ///< whose longest road shines
    scene::Target under;  ///< anything, for explanations
    int under_harbour = -1;
    double under_since = 0;
    double pulse_until = 0;
    std::string note;       ///< what a roll did not bring, or which offer is gone, shown over the sea ...
    double note_until = 0;  ///< ... until then
    bool was_my_move = false;
    float sea_time = 0;
    double last_now = 0;

    // --- where things are on the screen, for flying cards
    std::array<draw::Rect, game::kMaxSeats> seat_rect{};
    std::array<draw::Rect, isles::kResources> stack_rect{};
    draw::Rect bank_rect;
    draw::Rect pile_rect;
    draw::Rect award_rect;

    /// Something is still moving; the app makes computer players wait for it.
    [[nodiscard]] bool busy(double now) const { return animator.busy(now); }
};

[[nodiscard]] draw::Picture board(const Frame& frame, const Model& model, const ScreenModel& screen, Screen& state);
void draw_screen(Frame& frame, const Model& model, const ScreenModel& screen, Screen& state);

/// The keys of this screen, for the list that '?' opens.
[[nodiscard]] std::vector<KeyHelp> keys();
/// Those of a replay.
[[nodiscard]] std::vector<KeyHelp> replay_keys();
/// The last public lines before the viewer takes over, for the hand-off card; newest last.
[[nodiscard]] std::vector<Rich> public_lines(const Model& model, std::size_t most);

}  // namespace lw::ui::isles
