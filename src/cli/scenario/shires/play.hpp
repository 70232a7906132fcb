// Lines that do something: "red: N (0,1) r2 +c:D", "red: place (0,1) r2", "tile N", "play 10".
#pragma once

#include "cli/scenario/shires/world.hpp"

#include <optional>
#include <string>

namespace lw::cli::shires_script {

/// A whole turn in one line: the tile drawn, where it goes, and the follower on it.
struct Turn {
    shires::Kind kind;
    shires::PlaceTile place;
    std::optional<shires::Spot> follower;
};

/// "SEAT: ACTION [=> ok | refused [REASON] | completes FACTS]"; `only_asked` judges without doing it.
void seat_line(World& world, Seat seat, const std::string& text, bool only_asked);
/// "red N (0,1) r2" and "red draws N": false when the line is not of this form.
bool seat_line_without_colon(World& world, const std::string& text);
/// Moves of nature and lines that play many moves; false when the first word is not one of them.
bool nature_line(World& world, const std::string& verb, Words& words);

[[nodiscard]] shires::Action read_action(Words& words);
[[nodiscard]] bool at_turn(const Words& words);
/// "N (0,1) r2 +c:D"
[[nodiscard]] Turn read_turn(Words& words);
/// "N0,1r2+c:D"
[[nodiscard]] Turn turn_from_token(const std::string& token);

/// Checks the move in every way and makes it; a Failure when it is refused.
void act(World& world, Seat seat, const shires::Action& action);
/// Judges a whole turn without doing it, as if its tile were drawn.
[[nodiscard]] shires::Reason judge_turn(World& world, Seat seat, const Turn& turn);
void do_turn(World& world, Seat seat, const Turn& turn);
/// check(), legal() and check_view() agree.
void cross_check(const shires::Setup& setup, const shires::State& state, Seat seat, const shires::Action& action, shires::Reason reason);
/// The action as legal() lists it: rotations that look alike, and places of one segment, have one name.
[[nodiscard]] shires::Action as_listed(const shires::State& state, const shires::Action& action);
[[nodiscard]] shires::ActionList legal_of(World& world, Seat seat);
/// The game's name for a reason, even for "edge mismatch on side D" and the like.
[[nodiscard]] std::string reason_of(const std::string& written);

}  // namespace lw::cli::shires_script
