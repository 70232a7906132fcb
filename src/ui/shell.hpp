// The screens around the game: title, new game, saves, settings, rules, hand-off, notices.
#pragma once

#include "ui/frame.hpp"
#include "ui/model.hpp"
#include "ui/rich.hpp"
#include "ui/screens/state.hpp"

#include <string>
#include <vector>

namespace lw::ui {

/// Draws the screen that the model names (nothing for ScreenId::game and ScreenId::replay) and what lies above all screens: notice,
/// confirm cards, the list of keys. Intents go to frame.intents. Call it after the game's panels. Returns the
/// rect that is free for the board to be shown behind (title, link), or an empty one: then the screen is opaque.
draw::Rect draw_shell(Frame& frame, const ScreenModel& model, ShellState& state);

/// The card between two people. Emits TakeDevice.
struct HandOffCard {
    const std::vector<game::Player>& players;
    game::Seat next;
    bool secrets = true;  ///< opaque: covers everything; else the board stays in sight behind it
    bool replay = false;  ///< can be put away
    /// Public lines since the player last moved, newest last; only the last ones that fit are shown.
    const std::vector<Rich>& since;
};
void draw_hand_off(Frame& frame, const HandOffCard& card);
template <class G>
void draw_hand_off(Frame& frame, const GameModelOf<G>& model, const std::vector<Rich>& since) {
    draw_hand_off(frame, HandOffCard{model.players, model.hand_off, G::kSecrets, model.replay.has_value(), since});
}

/// The game's own keys for the list that '?' opens. Each with what it does.
void set_game_keys(ShellState& state, std::vector<KeyHelp> keys);
void open_keys(ShellState& state);

}  // namespace lw::ui
