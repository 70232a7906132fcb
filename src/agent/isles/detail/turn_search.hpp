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
    TurnSearch(const isles::Setup& setup, const IslesValue& value, isles::Seat me, std::uint32_t most)
        : setup_(setup), value_(value), me_(me), most_(most) {}

    /// The seat's chance to win after its best moves up to the end of its turn.
    [[nodiscard]] float best(const State& state);
    /// The same after one move of the seat, which must be allowed.
    [[nodiscard]] float after(const State& state, const isles::Action& action);
    /// The seat's chance as the position stands.
    [[nodiscard]] float standing(const State& state) const { return value_.chances(state)[me_.index()]; }

private:
    [[nodiscard]] float looked_through(const State& state);
    [[nodiscard]] float by_odds(const State& state);
    [[nodiscard]] float best_robbery(const State& state);

    const isles::Setup& setup_;
    const IslesValue& value_;
    isles::Seat me_;
    std::uint32_t most_;
    std::unordered_map<std::uint64_t, float> known_;
};

}  // namespace lw::agent
