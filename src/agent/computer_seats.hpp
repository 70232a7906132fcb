// The seats of a table that computers play: which of them is due, and the moves of each made in such a way that no game stalls.
//
// Pure: no clock, no players. `Session` is match::Session<G>, taken as a template parameter since this folder does not know it.
#pragma once

#include "agent/agent.hpp"
#include "game/player.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lw::agent {

template <game::Game G>
class ComputerSeats {
public:
    using Action = typename G::Action;

    /// The seed is for moves that nobody has chosen.
    ComputerSeats(const std::vector<game::Player>& players, std::uint64_t seed) : rng_(seed) {
        for (std::size_t i = 0; i < players.size() && i < game::kMaxSeats; ++i) {
            if (players[i].controller == game::Controller::computer) seats_.add(game::Seat(static_cast<int>(i)));
        }
    }

    [[nodiscard]] game::SeatSet seats() const { return seats_; }

    template <class Session>
    [[nodiscard]] Due due(const Session& session, Patience patience = Patience::waiting) const {
        return Traits<G>::due(session.setup(), session.state(), seats_, patience);
    }

    /// What `seat` does: its wish if the view allows it, else a fallback. Nothing only when the seat has no move at all.
    template <class Session>
    [[nodiscard]] std::optional<Action> move(const Session& session, game::Seat seat, const std::optional<Action>& wish) {
        const auto view = session.view(seat);
        if (wish && within_limit(session, seat) && allowed(session.setup(), view, *wish)) return wish;
        for (const Action& action : Traits<G>::fallbacks(session.setup(), view, rng_)) {
            if (allowed(session.setup(), view, action)) return action;
        }
        return std::nullopt;
    }

    /// One move of any seat: its wish; when nobody wished, or hidden cards forbid it, a fallback. False, and nothing done, when
    /// (which no legal position should bring about) none of them is accepted.
    template <class Session>
    bool play(Session& session, game::Seat seat, const std::optional<Action>& wish) {
        const std::optional<Action> chosen = move(session, seat, wish);
        if (chosen && session.submit(seat, *chosen, session.state_no()).ok()) return true;
        for (const Action& action : Traits<G>::fallbacks(session.setup(), session.view(seat), rng_)) {
            if (session.submit(seat, action, session.state_no()).ok()) return true;
        }
        return false;
    }

private:
    static bool allowed(const typename G::Setup& setup, const typename G::View& view, const Action& action) {
        return G::check_view(setup, view, action) == G::Reason::ok;
    }

    /// Moves of one seat while the same seats must act, after which only fallbacks are played: more than any turn needs.
    static constexpr int kMoveLimit = 120;

    template <class Session>
    bool within_limit(const Session& session, game::Seat seat) {
        Run& run = runs_[seat.index()];
        const game::SeatSet acting = session.to_act().seats;
        if (acting != run.acting) run = {acting, 0};
        return ++run.moves <= kMoveLimit;
    }

    struct Run {
        game::SeatSet acting;  ///< who had to act at the last move
        int moves = 0;         ///< since others had to
    };

    std::array<Run, game::kMaxSeats> runs_;
    game::SeatSet seats_;
    base::Rng rng_;
};

}  // namespace lw::agent
