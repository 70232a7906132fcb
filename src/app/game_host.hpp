// A game being played on this device: whose view is on the screen, the computers' moves in time, a save after each move.
#pragma once

#include "agent/overtime.hpp"
#include "app/course.hpp"
#include "app/library.hpp"
#include "app/thinking.hpp"
#include "match/turn_clock.hpp"
#include "registry/games.hpp"
#include "ui/model.hpp"

#include <cstdint>
#include <string>

namespace lw::app {

template <class G>
class GameHost {
public:
    using Match = match::Match<G>;
    using Model = ui::GameModelOf<G>;

    /// `slot` is where the game is kept. The computers' seed is independent of that for dice and draws.
    GameHost(Library& library, Match match, std::string slot, std::uint64_t computers_seed);

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] const std::string& slot() const { return slot_; }
    [[nodiscard]] const Model& model() const { return model_; }
    /// Stores the game as it stands. Its slot changes when another tab has played this game further.
    void store();

    // By the person whose view is shown; false when it was stale or refused.
    bool act(const ui::ActOf<G>& act);
    bool undo();
    /// What a strong player would do in the place of the person who must decide now; it comes into the model when it is known.
    void ask_hint(bool on);
    /// How the game went, once it is over; it comes into the model when it is known.
    void ask_course(double now);
    /// The person named on the hand-off card has the device.
    void take_device();
    /// Somebody else had the device meanwhile: among several people the hand-off card comes again.
    void put_down();
    /// Whether people take the device at a hand-off card although nothing is secret; a game with secrets has the card anyway.
    void hand_over_open(bool cards);
    /// Whose private things may be on the screen.
    [[nodiscard]] game::Seat holder() const { return holder_; }

    /// Lets a computer player move when its time has come, and decides for a person whose time for the turn is over;
    /// `waiting` = something is still moving on the screen. True when anything changed, the seconds left included.
    bool step(double now, ui::Speed speed, bool waiting);
    /// Somebody reads or writes something that lies over the game, or the page is not visible: nobody's time runs. Computers
    /// still move.
    void covered(bool on) { covered_ = on; }
    /// The game is not on the screen: nobody's time runs.
    void rest(double now) {
        clock_.tick(now, turn_key_, game::Seat{});
        answer_clock_.tick(now, match_.session.state_no(), game::Seat{});
    }
    /// Whether the person is putting an offer together: a computer's offer waits meanwhile.
    void composing(bool on) { composing_ = on; }
    /// How long step() may wait to be called again (rest.hpp).
    [[nodiscard]] double rest_time(ui::Speed speed) const;

    /// "Isles, round 12: Ada to move", "Shires, turn 12: Ada to move"; nothing private.
    [[nodiscard]] std::string title() const;

private:
    [[nodiscard]] bool computers_due() const { return due_.computer.valid() || due_.answer_only; }
    void changed();
    void refresh_model();
    [[nodiscard]] game::Seat viewer() const;
    [[nodiscard]] game::Seat answering() const;
    [[nodiscard]] agent::Patience patience() const;
    bool keep_answer_time(double now);
    bool keep_time(double now, bool waiting);
    bool let_computers_move(double now, ui::Speed speed, bool waiting);
    bool move_one(double now, agent::Patience patience, double pause);
    void move_on(double now);
    bool play_overtime(double now);
    bool think_of_hint(double now);
    bool note_missing();
    [[nodiscard]] game::Seat deciding() const;

    Library& library_;
    Match match_;
    std::string slot_;
    agent::ComputerSeats<G> computers_;
    Thinking<G> thinking_;
    CourseCall course_;
    agent::Due due_;
    bool cards_ = G::kSecrets;
    game::Seat holder_;  ///< whose private things may be on the screen
    Model model_;
    game::Told told_;
    match::TurnClock clock_;
    bool covered_ = false;
    match::TurnClock answer_clock_;
    bool composing_ = false;
    std::uint64_t turn_key_ = 0;
    bool answered_ = false;  ///< a computer's last move answered an offer: other answers come in the same beat
    double due_since_ = -1;  ///< when the computers' move came due; -1 = not seen yet
};

// Instantiated once, in game_host.cpp.
extern template class GameHost<isles::Game>;
extern template class GameHost<shires::Game>;

}  // namespace lw::app
