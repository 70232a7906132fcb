// What a viewer is told about a game: the position, and what has happened since the last update. Screens, computer
// players, workers and other devices get nothing else.
#pragma once

#include "game/eyes.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::game {

/// What a receiver has already been told; the receiver keeps it. By default, nothing.
struct Told {
    Eyes eyes;                ///< whose view
    std::uint32_t epoch = 0;  ///< rises when events are taken back
    std::size_t events = 0;
};

template <class G>
struct Feed {
    typename G::View view;  ///< with the state number and who is expected to decide
    std::vector<typename G::Event> events;
    /// What was told before no longer holds: moves were taken back, or the viewer has changed. `events` are then all events.
    bool anew = false;
};

}  // namespace lw::game
