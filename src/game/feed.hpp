// What a pair of eyes is told of a game: how it stands, and what has happened since it was last told. Screens, computer
// players, workers and other devices live on this alone.
#pragma once

#include "game/eyes.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::game {

/// What a receiver has been told already; the receiver keeps it. The default has been told nothing.
struct Told {
    Eyes eyes;                ///< through which
    std::uint32_t epoch = 0;  ///< rises when events are taken back
    std::size_t events = 0;
};

template <class G>
struct Feed {
    typename G::View view;  ///< with the state number and who is expected to decide
    std::vector<typename G::Event> events;
    /// What was told before holds no longer: moves were taken back, or these are other eyes. `events` are all there are.
    bool anew = false;
};

}  // namespace lw::game
