// Time for a turn. Pure: it is given the time.
#pragma once

#include "game/seat.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace lw::match {

/// Each seat that decides something within a turn has the same time for everything it decides in it. The clock stops
/// while nobody decides (a computer moves, the device is being passed, another screen is shown).
class TurnClock {
public:
    /// Seconds a seat has in a turn; 0: no limit. A gap of more than `longest_gap` seconds between two ticks is charged
    /// to nobody: the caller was asleep (a hidden page, a closed lid), and people saw nothing either.
    explicit TurnClock(int limit, double longest_gap = std::numeric_limits<double>::infinity())
        : limit_(limit), longest_gap_(longest_gap) {}

    /// Charges the time since the last call to the seat given then. `turn` is any number that changes
    /// with the turn; `deciding` = who decides from now on, or nobody. `now` in seconds, never decreasing.
    void tick(double now, std::uint64_t turn, game::Seat deciding) {
        const double passed = std::max(now - last_, 0.0);
        if (deciding_.valid() && turn == turn_ && passed <= longest_gap_) spent_[deciding_.index()] += passed;
        if (turn != turn_) spent_ = {};
        turn_ = turn;
        deciding_ = deciding;
        last_ = now;
    }

    [[nodiscard]] bool limited() const { return limit_ > 0; }
    [[nodiscard]] game::Seat deciding() const { return deciding_; }
    /// Seconds that the seat still has in this turn, as of the last tick; not below 0. Requires limited().
    [[nodiscard]] double left(game::Seat seat) const { return std::max(limit_ - spent_[seat.index()], 0.0); }
    /// The seat that decides has no time left.
    [[nodiscard]] bool over() const { return limited() && deciding_.valid() && left(deciding_) <= 0; }

private:
    int limit_;
    double longest_gap_;
    std::uint64_t turn_ = 0;
    game::Seat deciding_;
    double last_ = 0;
    std::array<double, game::kMaxSeats> spent_{};
};

}  // namespace lw::match
