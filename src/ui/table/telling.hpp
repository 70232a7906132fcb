// What the live region says besides the lines of the log: time running out, and what happened before one's turn.
#pragma once

#include "ui/mirror.hpp"
#include "ui/model.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lw::ui::table {

/// Says that half of a turn's time is over, and that 30 and 10 seconds are left; each once per turn.
class ClockTeller {
public:
    /// `left`: seconds left to whoever decides; nothing: no clock runs.
    void read(std::optional<int> left, Mirror& mirror);

private:
    int from_ = 0;  ///< seconds that the turn began with
    int last_ = 0;
};

inline constexpr std::size_t kMostTold = 12;  ///< lines at once

/// The first event after the last turn that the viewer ended; 0 before the first.
template <class TurnBegan, class G>
[[nodiscard]] std::size_t since_own_turn(const GameModelOf<G>& model) {
    std::size_t from = 0;
    bool own = false;
    for (std::size_t i = 0; i < model.events.size(); ++i) {
        const auto* began = std::get_if<TurnBegan>(&model.events[i]);
        if (began == nullptr) continue;
        if (own && began->seat != model.view.viewer) from = i;
        own = began->seat == model.view.viewer;
    }
    return from;
}

/// The last of the lines, oldest first.
void tell(const std::vector<std::string>& lines, Mirror& mirror);

/// Whether somebody looks at a game for the first time, or after somebody else, and has to be told what they missed.
class Listener {
public:
    [[nodiscard]] bool takes_over(game::Seat viewer) {
        const bool other = viewer.valid() && viewer != heard_by_;
        heard_by_ = viewer;
        return other;
    }

private:
    game::Seat heard_by_;
};

}  // namespace lw::ui::table
