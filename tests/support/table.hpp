// A table of any game, with random moves. `Case` names the game, G, and says
//   propose(setup, state, seat, rng, out)   some moves that `legal` does not list; check() decides
#pragma once

#include "base/rng.hpp"
#include "game/concept.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lw::test {

using game::Actor;
using game::Seat;
using game::SeatSet;

template <class Case>
class Table {
public:
    using G = typename Case::G;
    using Action = typename G::Action;
    struct Move {
        Actor actor;
        Action action;
    };

    Table(const typename G::Config& config, std::uint64_t seed) : setup(G::setup(config)), state(G::initial(setup)), rng(seed) {}

    [[nodiscard]] bool over() const { return G::to_act(setup, state).waiting == game::Waiting::over; }
    [[nodiscard]] std::string where() const { return "move " + std::to_string(log.size()); }

    /// Every seat's listed moves. Those that must act come first; an empty list for all of them is a fault.
    Move choose() {
        const game::ToAct due = G::to_act(setup, state);
        if (due.waiting == game::Waiting::chance) return nature();
        for (int tries = 0; tries < 200; ++tries) {
            Seat seat = pick(due.seats);
            if (rng.below(4) == 0) seat = pick(all());
            std::vector<Action> candidates = listed(seat);
            Case::propose(setup, state, seat, rng, candidates);
            if (candidates.empty()) continue;
            const Action action = candidates[rng.below(static_cast<std::uint32_t>(candidates.size()))];
            if (G::check(setup, state, seat, action) == G::Reason::ok) return {seat, action};
        }
        ADD_FAILURE() << "nobody finds a move, " << where();
        return {};
    }

    void play(const Move& move, std::vector<typename G::Event>& events) {
        typename G::EventSink sink(events);
        G::apply(setup, state, move.actor, move.action, sink);
        log.push_back(move);
    }
    void play(const Move& move) {
        typename G::EventSink nowhere;
        G::apply(setup, state, move.actor, move.action, nowhere);
        log.push_back(move);
    }

    std::vector<Action> listed(Seat seat) const {
        typename G::ActionList list;
        G::legal(setup, state, seat, list);
        return {list.begin(), list.end()};
    }
    [[nodiscard]] SeatSet all() const { return SeatSet::first(G::seat_count(setup.config)); }

    Seat pick(SeatSet seats) {
        auto skip = rng.below(static_cast<std::uint32_t>(seats.count()));
        for (const Seat seat : seats) {
            if (skip-- == 0) return seat;
        }
        return {};
    }

    Move nature() {
        typename G::ChanceList list;
        G::chances(setup, state, list);
        std::uint32_t total = 0;
        for (const auto& chance : list) total += chance.weight;
        EXPECT_GT(total, 0U) << where();
        std::uint32_t at = rng.below(total);
        for (const auto& chance : list) {
            if (at < chance.weight) return {game::kNature, chance.action};
            at -= chance.weight;
        }
        return {};
    }

    typename G::Setup setup;
    typename G::State state;
    base::Rng rng;
    std::vector<Move> log;
};

}  // namespace lw::test
