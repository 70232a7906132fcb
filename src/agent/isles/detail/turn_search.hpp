// Looks through the rest of a seat's turn: every order of its moves, chance by its odds, a value at the turn's end.
#pragma once

#include "agent/isles/detail/isles_value.hpp"

#include <cstdint>
#include <unordered_map>

namespace lw::agent {

/// For one seat, in one position that is known in full (a determinized one). Positions met before are remembered.
template <class F>
class TurnSearch {
public:
    using State = isles::BasicState<F>;

    /// Looks at no more than `most` positions; those beyond are valued as they are.
    TurnSearch(const isles::Setup& setup, IslesValue& value, isles::Seat me, std::uint32_t most)
        : setup_(setup), value_(value), me_(me), most_(most) {}

    /// Everybody's chances to win after the seat's best moves up to the end of its turn.
    [[nodiscard]] Chances outcome(const State& state);
    /// The same after one move of the seat, which must be allowed.
    [[nodiscard]] Chances outcome_after(const State& state, const isles::Action& action);
    /// Of these chances the seat's own.
    [[nodiscard]] float best(const State& state) { return outcome(state)[me_.index()]; }
    [[nodiscard]] float after(const State& state, const isles::Action& action) { return outcome_after(state, action)[me_.index()]; }
    /// The seat's chance as the position stands.
    [[nodiscard]] float standing(const State& state) { return value_.chances(state)[me_.index()]; }
    /// From now on `more` positions may be looked at beyond those that have been.
    void allow(std::uint32_t more) { most_ = known_.size() + more; }

private:
    [[nodiscard]] Chances looked_through(const State& state);
    [[nodiscard]] Chances by_odds(const State& state);
    [[nodiscard]] Chances best_robbery(const State& state);
    void take_better(Chances& best, const Chances& other) const;

    const isles::Setup& setup_;
    IslesValue& value_;
    isles::Seat me_;
    std::size_t most_;
    std::unordered_map<std::uint64_t, Chances> known_;
};

}  // namespace lw::agent
