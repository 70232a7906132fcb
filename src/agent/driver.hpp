// Plays the computers' seats of a session: who acts, what it does, and a fallback so that no game stalls.
//
// Pure: no clock. `Session` is match::Session<G>, taken as a template parameter since this folder does not know it.
#pragma once

#include "agent/agent.hpp"
#include "game/feed.hpp"
#include "game/player.hpp"

#include <array>
#include <cassert>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace lw::agent {

template <game::Game G>
class Driver {
public:
    using Action = typename G::Action;

    /// The seed is the computers' own, different from that of board and chance. An unknown name plays "random".
    Driver(const std::vector<game::Player>& players, std::uint64_t seed) {
        for (std::size_t i = 0; i < players.size() && i < game::kMaxSeats; ++i) {
            const game::Seat seat(static_cast<int>(i));
            if (players[i].controller != game::Controller::computer) continue;
            computers_.add(seat);
            minds_[i].agent = Traits<G>::make(players[i].agent);
            if (minds_[i].agent == nullptr) minds_[i].agent = Traits<G>::make("random");
            minds_[i].rng = base::Rng(seed + 0x632BE59BD9B4E019ULL * (i + 1));
        }
    }

    [[nodiscard]] game::SeatSet computers() const { return computers_; }

    /// Gives a seat of computers() another agent, one without a name, before the first move.
    void seat(game::Seat seat, std::unique_ptr<Agent<G>> agent) {
        assert(computers_.has(seat) && agent != nullptr);
        minds_[seat.index()].agent = std::move(agent);
    }

    template <class Session>
    [[nodiscard]] Due due(const Session& session, Patience patience = Patience::waiting) const {
        return Traits<G>::due(session.setup(), session.state(), computers_, patience);
    }

    /// What `seat`, one of computers(), does now: its own choice when the view allows it, else a fallback.
    /// Nothing only when the seat has no move at all.
    template <class Session>
    Decision<Action> choose(const Session& session, game::Seat seat, const Budget& budget = {}) {
        Mind& mind = minds_[seat.index()];
        assert(mind.agent != nullptr);
        const auto feed = session.feed(seat, mind.told);
        const auto& view = feed.view;
        mind.agent->observe(session.setup(), feed.events, feed.anew);
        if (within_limit(session, mind)) {
            Decision<Action> wish = mind.agent->choose(session.setup(), view, mind.rng, budget);
            if (wish && allowed(session.setup(), view, *wish.action)) return wish;
        }
        for (const Action& action : Traits<G>::fallbacks(session.setup(), view, mind.rng)) {
            if (allowed(session.setup(), view, action)) return action;
        }
        return std::nullopt;
    }

    /// Lets the seat that due() named move once. False when no computer has anything to do or (which no legal
    /// position should bring about) none of its moves is accepted.
    template <class Session>
    bool step(Session& session, Patience patience = Patience::waiting) {
        const game::Seat seat = due(session, patience).computer;
        return seat.valid() && move(session, seat);
    }

    /// One move of `seat`, one of computers(): its choice; when hidden cards forbid it, a fallback.
    template <class Session>
    bool move(Session& session, game::Seat seat) {
        const std::optional<Action> wish = choose(session, seat).action;
        if (wish && session.submit(seat, *wish, session.state_no()).ok()) return true;
        Mind& mind = minds_[seat.index()];
        for (const Action& action : Traits<G>::fallbacks(session.setup(), session.view(seat), mind.rng)) {
            if (session.submit(seat, action, session.state_no()).ok()) return true;
        }
        return false;
    }

    /// Plays on until a person is needed, the game is over, or `limit` moves have been made. Returns the number of moves.
    template <class Session>
    int run(Session& session, int limit, Patience patience = Patience::waiting) {
        int moves = 0;
        while (moves < limit && step(session, patience)) ++moves;
        return moves;
    }

private:
    struct Mind {
        std::unique_ptr<Agent<G>> agent;
        base::Rng rng;
        game::Told told;
        game::SeatSet acting;  ///< who had to act then
        int moves = 0;         ///< since the mark
    };
    static bool allowed(const typename G::Setup& setup, const typename G::View& view, const Action& action) {
        return G::check_view(setup, view, action) == G::Reason::ok;
    }

    /// Moves of one seat while it alone must act, after which only fallbacks are played: more than any turn needs.
    static constexpr int kMoveLimit = 120;

    /// Counts choices; restarts whenever other seats must act than at the last one.
    template <class Session>
    static bool within_limit(const Session& session, Mind& mind) {
        const game::SeatSet acting = session.to_act().seats;
        if (acting != mind.acting) {
            mind.acting = acting;
            mind.moves = 0;
        }
        return ++mind.moves <= kMoveLimit;
    }

    std::array<Mind, game::kMaxSeats> minds_;
    game::SeatSet computers_;
};

}  // namespace lw::agent
