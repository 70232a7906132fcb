// What a person wants, as the screens report it to the app: values, carried out after the frame.
#pragma once

#include "game/eyes.hpp"
#include "game/player.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"
#include "ui/games.hpp"
#include "ui/preferences.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lw::ui {

enum class GameKind : std::uint8_t { isles, shires };

enum class ScreenId : std::uint8_t { title, new_game, game, saves, settings, rules, replay, link };

/// A game to be set up, with the exact board it is played on.
template <class G>
struct NewGameOf {
    std::vector<game::Player> players;
    typename G::Config config;
};

/// By the seat whose view is shown.
template <class G>
struct ActOf {
    typename G::Action action;
    std::uint32_t state_no = 0;
};
/// Sets it up and begins.
template <class G>
struct StartGameOf {
    NewGameOf<G> game;
};

namespace isles {
using NewGame = NewGameOf<Game>;
using Act = ActOf<Game>;
using StartGame = StartGameOf<Game>;
}  // namespace isles
namespace shires {
using NewGame = NewGameOf<Game>;
using Act = ActOf<Game>;
using StartGame = StartGameOf<Game>;
}  // namespace shires
using AnyNewGame = std::variant<isles::NewGame, shires::NewGame>;

struct Undo {};
struct AskHint {
    bool on = true;
};                     ///< off: it is no longer wanted
struct TakeDevice {};  ///< "Ada is ready" on the hand-off card
struct Skip {};        ///< a click that cuts animations and waits short
/// `game`: for New game and Rules; nothing = the one on the screen, or the last one named.
struct Go {
    ScreenId screen = ScreenId::title;
    std::optional<GameKind> game = {};
};
struct Back {};  ///< from settings, rules, saves to the screen before
struct QuickGame {
    GameKind game = GameKind::isles;
};
struct Continue {};
struct SaveAs {
    std::string name;
};
struct LoadSave {
    std::string slot;
};
struct DeleteSave {
    std::string slot;
};
struct ExportSave {
    std::string slot;
};  ///< empty = the game being played
struct ImportSave {};
struct SetPreferences {
    Preferences preferences;
};
struct Rematch {
    bool same_board = false;
};                      ///< where there is no board: the same first player
struct AbandonGame {};  ///< to the title; the game stays under Continue
/// Asks for a line of text in a real input field; the answer comes back in ScreenModel::answer with this id. Sent in reply
/// to an answer, it keeps the field, with a sentence saying why that answer will not do. max_length: letters, as people count them.
struct AskText {
    std::string id;
    std::string title;
    std::string value;
    std::uint16_t max_length = 24;
    std::string problem = {};
};
struct CopyText {
    std::string text;
};
struct DismissNotice {};

struct AskCourse {};  ///< of the game or the replay on the screen; it is over

// Replays. The step is one of 0..ReplayModel::steps; beyond an end means that end.
enum class ReplaySpeed : std::uint8_t { slow, normal, fast };
struct WatchGame {
    std::string slot;
};  ///< empty = the game on the screen
struct ReplayGo {
    int step = 0;
};
struct ReplayPlay {
    bool on = true;
};  ///< at the end it starts over
struct ReplayPace {
    ReplaySpeed speed = ReplaySpeed::normal;
};
struct ReplayLook {
    game::Eyes eyes;
};

// Sharing: of the game or the replay on the screen.
struct CopyBoardLink {
    std::optional<AnyNewGame> game;
};                       ///< `game`: the one that is being set up instead
struct CopyGameLink {};  ///< only of a game that is over
struct SavePicture {
    int width = 1600;
};  ///< pixels

/// What to do with what the page's address brought (ScreenModel::link).
struct AnswerLink {
    enum class Choice : std::uint8_t { leave, play_board, watch, keep };
    Choice choice = Choice::leave;
};

using Intent = std::variant<isles::Act, Undo, AskHint, TakeDevice, Skip, Go, Back, QuickGame, isles::StartGame, Continue, SaveAs, LoadSave,
                            DeleteSave, ExportSave, ImportSave, SetPreferences, Rematch, AbandonGame, AskText, CopyText, DismissNotice,
                            AskCourse, WatchGame, ReplayGo, ReplayPlay, ReplayPace, ReplayLook, CopyBoardLink, CopyGameLink, SavePicture,
                            AnswerLink, shires::Act, shires::StartGame>;

}  // namespace lw::ui
