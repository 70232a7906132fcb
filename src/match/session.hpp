// The authority over one game: position, chance, log, undo, and the only way to views and events.
//
// The chance generator lives only here. Nothing in a view or an event reveals it.
#pragma once

#include "base/rng.hpp"
#include "game/concept.hpp"
#include "game/feed.hpp"
#include "match/record.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lw::match {

enum class Verdict : std::uint8_t {
    accepted,
    stale,    ///< this seat's own decision has changed since the given state number; look again
    refused,  ///< the rules say no; see the reason
};

template <game::Game G>
struct Outcome {
    Verdict verdict = Verdict::accepted;
    typename G::Reason reason = G::Reason::ok;
    [[nodiscard]] bool ok() const { return verdict == Verdict::accepted; }
};

/// Who supplies the outcomes of chance.
enum class ChanceBy : std::uint8_t {
    session,  ///< drawn at once after the move that calls for it
    caller,   ///< by place(kNature, ...): replays, scenarios, engines
};

/// Why a log was rejected.
enum class ReplayFault : std::uint8_t { none, bad_config, bad_record, refused, bad_undo };

template <game::Game G>
struct ReplayError {
    ReplayFault fault = ReplayFault::none;
    std::uint32_t index = 0;                    ///< of the record in the log
    typename G::Reason reason = G::Reason::ok;  ///< when refused
};

template <game::Game G>
class Session {
public:
    using Rules = G;
    using Config = typename G::Config;
    using Setup = typename G::Setup;
    using State = typename G::State;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using View = typename G::View;
    using Log = std::vector<Record>;

    /// Requires G::valid(config). The seed is for dice and draws: keep it secret from everybody.
    static Session start(const Config& config, std::uint64_t chance_seed, ChanceBy chance = ChanceBy::session);
    /// Continues from a position that is not the beginning. Requires a valid config and a state of it that satisfies
    /// all invariants. The log starts empty; base() returns the position.
    static Session start_from(const Config& config, const State& base, const base::Rng& rng, ChanceBy chance = ChanceBy::session);
    /// Plays a log again, each record through check(). Nothing, and the fault in `error`, unless all of it is valid.
    /// Chance is not drawn while replaying; what is due after the last record is drawn when `chance` says so.
    static std::optional<Session> resume(const Config& config, const std::optional<State>& base, const Log& log, const base::Rng& rng,
                                         ReplayError<G>& error, ChanceBy chance = ChanceBy::session);

    /// Checks, applies, logs and draws the chance that falls due. `state_no` is the number of the view that the
    /// choice was based on. Stale when the number is later than now or earlier than decision_no(seat).
    Outcome<G> submit(game::Seat seat, const Action& action, std::uint32_t state_no);
    /// The same for anybody, nature included, without a state number and without drawing chance.
    Outcome<G> place(game::Actor actor, const Action& action);
    /// Draws all chance that is due. Submit and start do so by themselves unless the caller plays nature.
    void draw_chance();
    /// Changes who plays nature from here on; `session` draws what is due.
    void chance_by(ChanceBy chance) {
        chance_ = chance;
        if (chance == ChanceBy::session) draw_chance();
    }

    /// How many of the seat's moves can be taken back: its latest, back to the last draw, secret or end of turn, or to
    /// another seat's move. Zero once the game is over.
    [[nodiscard]] int undo_steps(game::Seat seat) const;
    /// Takes back `steps` moves, 1..undo_steps(seat); false and nothing done otherwise. The position is exactly the
    /// one before them; events go with them, the log grows and the state number rises.
    bool undo(game::Seat seat, int steps = 1);

    /// Rises with every record, undos included.
    [[nodiscard]] std::uint32_t state_no() const { return static_cast<std::uint32_t>(log_.size()); }
    /// The state number at which this seat's own pending decision (decision.hpp) last changed.
    [[nodiscard]] std::uint32_t decision_no(game::Seat seat) const { return decision_no_[seat.index()]; }

    /// What `viewer` (or kSpectator) may know now.
    [[nodiscard]] View view(game::Seat viewer) const;
    /// The view and the events that the receiver has not been told; `told` is brought up to date.
    [[nodiscard]] game::Feed<G> feed(game::Seat viewer, game::Told& told) const;
    /// Redacted events from number `from` on.
    [[nodiscard]] std::vector<Event> events(game::Seat viewer, std::size_t from = 0) const;
    [[nodiscard]] std::size_t event_count() const { return events_.size(); }

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] const Config& config() const { return setup_.config; }
    [[nodiscard]] game::SeatSet seats() const { return game::SeatSet::first(G::seat_count(config())); }
    [[nodiscard]] game::ToAct to_act() const { return G::to_act(setup_, state_); }
    [[nodiscard]] bool over() const { return to_act().waiting == game::Waiting::over; }

    // --- full information: for saves, tools and tests; never for a screen or a computer player -----------------
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const std::optional<State>& base() const { return base_; }
    [[nodiscard]] const Log& log() const { return log_; }
    [[nodiscard]] const std::vector<Event>& all_events() const { return events_; }  ///< as apply() gave them
    [[nodiscard]] const base::Rng& rng() const { return rng_; }

private:
    struct Snapshot {
        State state;
        std::size_t events = 0;
    };

    Session(const Config& config, const base::Rng& rng, ChanceBy chance);
    void record(game::Actor actor, const Action& action);
    void remember(game::Actor actor, const Action& action);
    void forget_undo();
    void note_decisions(game::SeatSet surely);
    bool replay(const Record& record, ReplayError<G>& error);

    Setup setup_;
    State state_;
    std::optional<State> base_;
    base::Rng rng_;
    ChanceBy chance_ = ChanceBy::session;
    Log log_;
    std::vector<Event> events_;
    std::uint32_t epoch_ = 0;
    std::vector<Snapshot> undo_;  ///< positions before each move of `undo_seat_` that can be taken back
    game::Seat undo_seat_;
    std::array<std::uint64_t, game::kMaxSeats> decision_key_{};
    std::array<std::uint32_t, game::kMaxSeats> decision_no_{};
};

}  // namespace lw::match

#include "match/session_body.hpp"  // IWYU pragma: export
