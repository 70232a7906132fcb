// The screen on which Shires is played; used like that of Isles (ui/isles/screen.hpp). Nothing is secret: while
// model.hand_off names a seat, board() shows the table alone and goes on animating; draw_screen() shows nothing and forgets
// what the previous viewer had begun.
#pragma once

#include "draw/picture.hpp"
#include "scene/score_counter.hpp"
#include "scene/shires_board.hpp"
#include "ui/model.hpp"
#include "ui/shell.hpp"
#include "ui/shires/game_stats.hpp"
#include "ui/shires/log_text.hpp"
#include "ui/table/board_camera.hpp"
#include "ui/table/log_list.hpp"
#include "ui/table/state.hpp"
#include "ui/wheel.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lw::ui::shires {

/// What the side column or the sheet shows. `closed` is the log in the wide form, the board in the others.
enum class SidePanel : std::uint8_t { closed, log, stats, tiles };

/// What belongs to one viewer and is forgotten with it.
struct Viewer {
    game::Seat seat;                      ///< who it is
    std::uint8_t rotation = 0;            ///< of the tile in hand
    std::optional<shires::Cell> chosen;   ///< where it lies until it is confirmed
    std::optional<shires::Action> pick;   ///< PlaceFollower or NoFollower, until it is confirmed
    std::uint32_t sent_for = 0xFFFFFFFF;  ///< state number that an action was sent for ...
    double sent_at = -10;                 ///< ... and when
};

struct Screen : table::State, table::BoardCamera {
    Viewer viewer;
    SidePanel side = SidePanel::closed;
    std::optional<shires::FeatureKind> lens;  ///< the overlay of who holds the features of this kind
    bool projected = false;                   ///< scores as if the game ended now
    bool scores_only = false;                 ///< of the log

    // --- worked out from the model
    std::uint32_t generation = 0;           ///< of the model that the rest was read from; 0 = none
    std::optional<std::uint32_t> state_no;  ///< the position last read
    std::size_t seen_tiles = 0;
    std::size_t fed = 0;  ///< events given to the animator
    scene::ShiresAnimator animator;
    scene::ScoreCounter scores;
    LogBook book;
    table::LogList log_list;
    GameStats stats;
    std::vector<shires::Cell> dead;

    // --- the board under the pointer
    std::optional<shires::Cell> hover;       ///< a legal cell
    std::optional<std::uint8_t> hover_spot;  ///< a segment of the tile laid last that a follower may go to
    shires::SegmentId feature;               ///< the one being explained
    std::optional<shires::Cell> gap;         ///< an empty cell being explained
    draw::Vec2 asked_at;                     ///< where on the board, board units
    bool pinned = false;                     ///< by a tap: stays until the next
    shires::SegmentId under;                 ///< the pointer rests here ...
    std::optional<shires::Cell> under_gap;
    double under_since = 0;               ///< ... since then
    std::optional<shires::Cell> pointed;  ///< by a log line
    shires::SegmentId pointed_feature;
    double pointed_until = 0;
    double turned_at = -10;  ///< when the tile was turned last, and which way
    int turned_way = 1;
    WheelSteps wheel;       ///< over a place for the tile
    std::string note;       ///< told to all, over the board ...
    double note_until = 0;  ///< ... until then
    bool was_my_move = false;
    bool due_sought = false;  ///< what is due in this position was brought into sight

    /// Something is still moving; the app makes computer players wait for it.
    [[nodiscard]] bool busy(double now) const { return animator.busy(now); }
};

[[nodiscard]] draw::Picture board(const Frame& frame, const Model& model, const ScreenModel& screen, Screen& state);
void draw_screen(Frame& frame, const Model& model, const ScreenModel& screen, Screen& state);

[[nodiscard]] std::vector<KeyHelp> keys();
[[nodiscard]] std::vector<KeyHelp> replay_keys();
/// The last public lines before the viewer takes over, for the hand-off card; newest last.
[[nodiscard]] std::vector<Rich> public_lines(const Model& model, std::size_t most);

}  // namespace lw::ui::shires
