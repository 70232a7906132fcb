// A replay: where it stands, whose view is on the screen, and automatic playing. Knows no platform.
#pragma once

#include "app/course.hpp"
#include "game/eyes.hpp"
#include "match/replay_eyes.hpp"
#include "registry/games.hpp"
#include "ui/model.hpp"

#include <memory>

namespace lw::app {

template <class G>
class ReplayHost {
public:
    using Match = match::Match<G>;
    using Model = ui::GameModelOf<G>;

    /// Stands at the beginning. `holder` is whose private things are on the screen already, if anybody's: that person sees
    /// their own view at once, as does a lone human player; all hands are open when the game is over; otherwise, and in a game
    /// without secrets, the view is the public one. Null when the current rules refuse the game's moves.
    static std::unique_ptr<ReplayHost> of(const Match& match, game::Seat holder);

    [[nodiscard]] const Model& model() const { return model_; }
    [[nodiscard]] const Match& match() const { return match_; }
    /// Whoever is looking: for pictures.
    [[nodiscard]] typename G::View public_view() const { return replay_.view(game::kSpectator); }
    /// Somebody took the device at a card: whoever held it before must take it again.
    [[nodiscard]] bool passed_on() const { return passed_on_; }

    void go(int step);
    void play(bool on);
    void pace(ui::ReplaySpeed speed);
    /// Changes the view, if match::may_look() allows it; goes to a seat's hand-off card first where one is needed.
    void look(game::Eyes eyes);
    /// The person named on the card has the device.
    void take_device();

    /// How the game went, if it is over; it comes into the model when it is known.
    void ask_course(double now);

    /// The next step when its time has come; `waiting` = something still moves on the screen. True when anything changed.
    bool step(double now, bool waiting);
    /// How long step() may wait to be called again (rest.hpp).
    [[nodiscard]] double rest_time() const;

private:
    ReplayHost(Match match, match::Replayer<G> replay, game::Seat holder);
    [[nodiscard]] match::ReplayTable table() const;
    [[nodiscard]] game::Eyes first_eyes() const;
    void show(game::Eyes eyes);
    void refresh();
    bool play_on(double now, bool waiting);

    Match match_;
    match::Replayer<G> replay_;
    game::Seat holder_;  ///< whose own view is shown
    bool passed_on_ = false;
    Model model_;
    CourseCall course_;
    game::Told told_;
    double stepped_at_ = -1;  ///< -1: play() has just begun
};

// Instantiated once, in replay_host.cpp.
extern template class ReplayHost<isles::Game>;
extern template class ReplayHost<shires::Game>;

}  // namespace lw::app
