// The odds that what is open on a board is completed, by the gaps around it.
#pragma once

#include "agent/shires/shires_facts.hpp"
#include "base/bounded.hpp"
#include "shires/features.hpp"

#include <cstdlib>
#include <vector>

namespace lw::agent {

/// The same cell, or one of those around it.
[[nodiscard]] inline bool touch(shires::Cell a, shires::Cell b) { return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }

/// What meets the gaps of a board. A tile changes only the gaps around it, so that the odds after each place for a tile are read
/// off one frontier: most of the work of judging a position is to find out what meets where.
class Frontier {
public:
    Frontier(const shires::Setup& setup, const shires::State& state);

    /// Of the position that it was made for.
    void read_odds(const shires::State& state, CompletionOdds& out) const;
    /// Of a position that has one more tile, laid last, and the same pile.
    void read_odds_after(const shires::State& state, CompletionOdds& out) const;

private:
    struct Meeting {
        shires::Cell at;
        float odds = 0;  ///< that the gap is filled while the game lasts
        base::Bounded<shires::SegmentId, shires::kSides> ends;
        base::Bounded<shires::SegmentId, 8> cloisters;
    };
    [[nodiscard]] float odds_of(const shires::State& state, const shires::Gap& gap) const;
    [[nodiscard]] Meeting meeting(const shires::State& state, const shires::Gap& gap) const;
    static void multiply(const shires::State& state, const Meeting& meeting, CompletionOdds& out);

    int seats_;
    std::vector<Meeting> meetings_;  ///< by gap
};

}  // namespace lw::agent
