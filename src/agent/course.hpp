// How a game went: each seat's chance to win all along it, and how much of its changes was luck.
#pragma once

#include "agent/chances.hpp"
#include "game/concept.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lw::agent {

/// How a step of a replay (match/replayer.hpp) left things, everything known.
struct CourseStep {
    game::Seat mover;          ///< whose move it was; nobody: chance before the first move
    std::uint16_t turn = 0;    ///< as G::turn
    std::uint32_t events = 0;  ///< until then
    Chances chances{};         ///< to win; in the middle of a move (Traits::half_done), those after it
    Chances luck{};  ///< how much of their change in this step was chance's: what came, against the mean of all that might have come

    friend bool operator==(const CourseStep&, const CourseStep&) = default;
};
/// Step by step; the first is the beginning.
using Course = std::vector<CourseStep>;

template <game::Game G>
struct MadeMove {
    game::Actor actor;
    typename G::Action action;
};

/// From a first position on, by valid moves, nature's among them, of which none was taken back. The chances are those that the
/// strongest player judges by.
template <game::Game G>
[[nodiscard]] Course course_of(const typename G::Setup& setup, const typename G::State& begin, std::span<const MadeMove<G>> moves);

}  // namespace lw::agent
