// Plays the computers' seats of a session, one decision after another: for console, tools and tests. The app asks its players
// and goes on meanwhile (app/thinking.hpp).
#pragma once

#include "agent/computer_seats.hpp"
#include "agent/mind.hpp"

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

    /// The seed is the computers' own, different from that of board and chance.
    Driver(const std::vector<game::Player>& players, std::uint64_t seed) : seats_(players, seed), seed_(seed) {
        for (const game::Seat seat : seats_.seats()) minds_[seat.index()].emplace(players[seat.index()].agent, seed, seat);
    }

    [[nodiscard]] game::SeatSet computers() const { return seats_.seats(); }

    /// Gives a seat of computers() another agent, one without a name, before the first move.
    void seat(game::Seat seat, std::unique_ptr<Agent<G>> agent) {
        assert(computers().has(seat) && agent != nullptr);
        minds_[seat.index()].emplace(std::move(agent), seed_, seat);
    }

    template <class Session>
    [[nodiscard]] Due due(const Session& session, Patience patience = Patience::waiting) const {
        return seats_.due(session, patience);
    }

    /// What `seat`, one of computers(), does now: its own choice when the view allows it, else a fallback.
    /// Nothing only when the seat has no move at all.
    template <class Session>
    Decision<Action> choose(const Session& session, game::Seat seat, const Budget& budget = {}) {
        Decision<Action> wish = think(session, seat, budget);
        std::optional<Action> move = seats_.move(session, seat, wish.action);
        if (move == wish.action) return wish;
        return move ? Decision<Action>(*std::move(move)) : std::nullopt;
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
        return seats_.play(session, seat, think(session, seat, {}).action);
    }

    /// Plays on until a person is needed, the game is over, or `limit` moves have been made. Returns the number of moves.
    template <class Session>
    int run(Session& session, int limit, Patience patience = Patience::waiting) {
        int moves = 0;
        while (moves < limit && step(session, patience)) ++moves;
        return moves;
    }

private:
    template <class Session>
    Decision<Action> think(const Session& session, game::Seat seat, const Budget& budget) {
        assert(minds_[seat.index()].has_value());
        return minds_[seat.index()]->think(session.setup(), session.feed(seat, told_[seat.index()]), budget);
    }

    ComputerSeats<G> seats_;
    std::uint64_t seed_;
    std::array<std::optional<Mind<G>>, game::kMaxSeats> minds_;
    std::array<game::Told, game::kMaxSeats> told_;
};

}  // namespace lw::agent
