// Points as a panel shows them while they change.
#pragma once

#include "game/seat.hpp"

#include <array>

namespace lw::scene {

/// Points that count up to their new value. Keeps eight seats.
class ScoreCounter {
public:
    void set_pace(float pace, bool still);
    /// What the seat's points count towards from now on; the first value is shown at once.
    void set(game::Seat seat, int points, double now);
    [[nodiscard]] int shown(game::Seat seat, double now) const;
    [[nodiscard]] bool active(double now) const;
    /// Forgets everything: another game, another viewer.
    void reset() { counts_ = {}; }

private:
    struct Count {
        bool known = false;
        int from = 0;
        int to = 0;
        double start = 0;
    };
    std::array<Count, game::kMaxSeats> counts_{};
    double length_ = 0.4;
};

}  // namespace lw::scene
