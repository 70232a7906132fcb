// A finished or saved game to be replayed: any position of it, forwards and backwards.
//
// Moves that were taken back are left out: a replay shows the game as it stands. A step is one seat's move with the
// chance that it makes due; the first step is the chance before anybody moves, where there is any. Full information,
// like a session: only view() and events() are for a screen, and replay_eyes.hpp says who may see it from whose point of view.
#pragma once

#include "game/eyes.hpp"
#include "match/session.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lw::match {

/// The log without undos and the moves they took back.
[[nodiscard]] std::vector<Record> standing_moves(const std::vector<Record>& log);

template <game::Game G>
class Replayer {
public:
    using Config = typename G::Config;
    using Setup = typename G::Setup;
    using State = typename G::State;
    using Event = typename G::Event;
    using View = typename G::View;
    using Log = std::vector<Record>;

    /// Plays the log once, each move through check(), and then goes to the beginning. Nothing, and the fault in
    /// `error`, unless all of it is valid; error.index counts the standing moves.
    static std::optional<Replayer> of(const Config& config, const std::optional<State>& base, const Log& log, ReplayError<G>& error);

    /// at() ranges from 0, the beginning, to steps(), the end.
    [[nodiscard]] int steps() const { return static_cast<int>(stops_.size()) - 1; }
    [[nodiscard]] int at() const { return at_; }
    /// To any step; one beyond an end means that end. Costs at most kStride moves. After one step forward feed()
    /// continues; after any other it begins anew.
    void go(int step);
    /// The last step before `step` at which a turn begins; 0 when there is none.
    [[nodiscard]] int turn_before(int step) const;
    /// The first one after it; steps() when there is none.
    [[nodiscard]] int turn_after(int step) const;

    /// What `viewer` (or kSpectator) knew at this step.
    [[nodiscard]] View view(game::Seat viewer) const;
    [[nodiscard]] std::vector<Event> events(game::Seat viewer, std::size_t from = 0) const;
    /// The view and the events that the receiver has not been told, as Session::feed; begins anew for other eyes, and for a
    /// receiver that has been told nothing. Open eyes see everything: only for a game that is over.
    [[nodiscard]] game::Feed<G> feed(game::Eyes eyes, game::Told& told) const;
    /// How many events there are up to a step, 0..steps(): the same for every viewer.
    [[nodiscard]] std::size_t event_count(int step) const { return events_until_[stops_[static_cast<std::size_t>(step)]]; }
    /// Without any redaction. Only for a game that is over.
    [[nodiscard]] std::vector<Event> open_events(std::size_t from = 0) const;

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] game::SeatSet seats() const { return game::SeatSet::first(G::seat_count(setup_.config)); }
    /// The game ended at the last step.
    [[nodiscard]] bool ends() const { return ends_; }

    /// Full information: for tests.
    [[nodiscard]] const State& state() const { return state_; }

    /// Moves between two kept positions.
    static constexpr std::size_t kStride = 32;

private:
    Replayer(const Config& config, const std::optional<State>& base);
    bool take(const Record& record, ReplayError<G>& error);
    void note_stop();

    Setup setup_;
    State state_;
    Log moves_;
    std::vector<Event> events_;
    std::vector<std::uint32_t> events_until_;  ///< number of events after that many moves
    std::vector<State> kept_;                  ///< the position before every kStride-th move
    std::vector<std::uint32_t> stops_;         ///< moves made at each step
    std::vector<int> turns_;                   ///< steps at which a turn begins
    int at_ = 0;
    std::uint32_t epoch_ = 1;  ///< rises with every step but the next one
    bool ends_ = false;
};

}  // namespace lw::match

#include "match/replayer_body.hpp"  // IWYU pragma: export
