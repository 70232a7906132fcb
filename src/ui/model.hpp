// What the screens are given to show. Nothing here knows more than the seat whose view it is.
#pragma once

#include "game/eyes.hpp"
#include "game/feed.hpp"
#include "game/player.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"
#include "ui/games.hpp"
#include "ui/intent.hpp"
#include "ui/preferences.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lw::ui {

/// What a replay with all hands open shows beyond a seat's view.
template <class G>
struct OpenTable {};
template <>
struct OpenTable<isles::Game> {
    std::array<isles::Holding, game::kMaxSeats> hands{};  ///< filled only when all hands are open
};

/// Where a replay stands and what may be asked of it. isles::Model::view and events are those of its step.
template <class G>
struct ReplayModelOf {
    int at = 0;
    int steps = 0;        ///< 0..steps are the steps; 0 is the beginning
    int turn_before = 0;  ///< steps that the buttons for turns lead to
    int turn_after = 0;
    bool playing = false;
    ReplaySpeed speed = ReplaySpeed::normal;
    bool ended = false;  ///< the game is over: all hands may be opened
    game::Eyes eyes;
    game::SeatSet choosable;  ///< whose view may be asked for, perhaps behind the hand-off card
    OpenTable<G> open;
    std::size_t events_before = 0;  ///< events of the steps before this one
    std::string title;
};

/// What a strong computer player would do in the viewer's place.
template <class G>
struct HintOf {
    struct Move {
        typename G::Action action;
        std::optional<int> chance = {};  ///< to win, per thousand; nothing: it was not weighed

        friend bool operator==(const Move&, const Move&) = default;
    };
    bool thinking = true;
    std::vector<Move> moves;  ///< the best ones, best first; none when nobody could say
};

/// How a game that is over went, as the strongest computer player judges it. Chances to win, per thousand.
struct CourseModel {
    using PerSeat = std::array<std::int16_t, game::kMaxSeats>;
    struct Step {
        game::Seat mover;  ///< nobody: chance before the first move
        std::uint16_t turn = 0;
        std::size_t events = 0;  ///< until then
        PerSeat chances{};
    };
    /// What made a seat's chance at the beginning the one at the end; they add up to the difference.
    struct Parts {
        int luck = 0;    ///< dice and draws: what came, against what might have come
        int own = 0;     ///< its own moves
        int others = 0;  ///< those of all others
    };
    bool thinking = true;
    bool players_missing = false;  ///< while it thinks: those who do are not there yet
    std::vector<Step> steps;       ///< those of a replay; none when nobody could say
    std::array<Parts, game::kMaxSeats> parts{};
    std::vector<int> turning_points;  ///< the steps that changed most, in their order

    /// Whether an event is of such a step.
    [[nodiscard]] bool turns_at(std::size_t event) const {
        return std::any_of(turning_points.begin(), turning_points.end(), [&](int step) {
            const auto k = static_cast<std::size_t>(step);
            return steps[k - 1].events <= event && event < steps[k].events;
        });
    }
};

/// A running or finished game as one seat, or a spectator, may see it. In a game with secrets: while `hand_off` names a seat, `view` and
/// `events` are the spectator's: nothing private reaches the interface before the press.
template <class G>
struct GameModelOf {
    const typename G::Setup* setup = nullptr;
    typename G::View view;
    typename G::ActionList moves;  ///< what the viewer may do now; in a replay nothing
    std::vector<game::Player> players;
    std::vector<typename G::Event> events;  ///< all so far, redacted for view.viewer
    /// Rises whenever `events` is not the old list with more appended: moves taken back, another step of a replay, and, where
    /// there are secrets, another viewer. Whatever was read from the events is then read again. Never 0.
    std::uint32_t generation = 1;
    int undo_steps = 0;   ///< own moves that may be taken back now
    game::Seat hand_off;  ///< who has to take the device; nobody = go on
    game::SeatSet humans;
    std::optional<int> seconds_left;         ///< of the person who decides now; nothing: no clock runs
    std::optional<int> answer_seconds;       ///< until a computer withdraws its offer to the only human player; nothing: no limit
    game::Seat thinking;                     ///< the computer player being waited for
    bool players_missing = false;            ///< it cannot be loaded and the game waits for it
    bool storage_failed = false;             ///< the game goes on in memory only
    std::optional<HintOf<G>> hint;           ///< asked for in this position
    bool fits_link = false;                  ///< over, and short enough for a link
    std::optional<CourseModel> course;       ///< over, and asked for
    std::optional<ReplayModelOf<G>> replay;  ///< this is not a game in play but a replay

    void hear(game::Feed<G> feed) {
        if (feed.anew) {
            ++generation;
            events.clear();
        }
        events.insert(events.end(), feed.events.begin(), feed.events.end());
        view = std::move(feed.view);
    }
};
namespace isles {
using Model = GameModelOf<Game>;
using ReplayModel = ReplayModelOf<Game>;
}  // namespace isles
namespace shires {
using Model = GameModelOf<Game>;
using ReplayModel = ReplayModelOf<Game>;
}  // namespace shires

struct SaveInfo {
    std::string slot;
    std::string title;  ///< "Isles, round 12: Ada to move" - nothing private
    std::string saved;  ///< "27 Nov, 23:57"
    std::vector<game::Player> players;
    std::string problem;                ///< why it cannot be loaded; empty = it can
    std::optional<GameKind> game = {};  ///< nothing: it cannot be read
};

/// A sentence in a corner or, when `blocking`, on a card: a save refused, storage full, another tab plays this game.
struct Notice {
    std::string text;
    bool error = false;
    double until = 0;  ///< app clock, seconds; 0 = until dismissed
};

using AnyConfig = std::variant<isles::Config, shires::Config>;

/// What the page's address brought: a table, or a whole game.
struct LinkInfo {
    bool whole = false;
    std::string title;  ///< of the game
    AnyConfig config;
    std::vector<game::Player> players;  ///< of the game; of a table, those who would play it
};

struct ScreenModel {
    ScreenId screen = ScreenId::title;
    GameKind game = GameKind::isles;  ///< the one that New game and Rules are about
    std::optional<SaveInfo> current;  ///< what Continue would resume
    std::vector<SaveInfo> saves;
    std::optional<LinkInfo> link;  ///< for ScreenId::link
    Preferences preferences;
    SystemSettings system;
    std::optional<Notice> notice;
    std::optional<std::pair<std::string, std::string>> answer;  ///< AskText id and the text, for one frame
    std::vector<game::Player> last_players;                     ///< the table of the last game, for New game; may be empty
    std::uint64_t board_seed = 0;                               ///< for the board that New game shows first
};

}  // namespace lw::ui
