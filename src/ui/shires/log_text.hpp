// Events in words, third person: the log, the live region and the hand-off card.
#pragma once

#include "shires/event.hpp"
#include "shires/state.hpp"
#include "ui/games.hpp"
#include "ui/mirror.hpp"
#include "ui/model.hpp"
#include "ui/rich.hpp"
#include "ui/shires/words.hpp"
#include "ui/table/telling.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lw::ui::shires {

enum class LogKind : std::uint8_t { turn, tile, score };

struct LogLine {
    LogKind kind = LogKind::turn;
    game::Seat who;  ///< whose shape stands before it
    Rich words;
    std::optional<shires::Cell> cell;  ///< shown on the board
    shires::SegmentId feature;         ///< of a score: lit on the board
    bool quiet = false;                ///< not worth a line on the screen
};

/// `state` is any position after the event: tiles stay where they were laid.
[[nodiscard]] LogLine log_line(const shires::State& state, const Players& players, const shires::Event& event);

struct LogEntry {
    LogLine line;
    int turn = 0;
    int round = 0;
};

/// The lines in order, started over when the events are different ones.
class LogBook {
public:
    /// As in Isles (ui/isles/log_book.hpp).
    void read(const Model& model, Mirror& mirror, bool anew);
    void forget();
    [[nodiscard]] const std::vector<LogEntry>& entries() const { return entries_; }

private:
    std::vector<LogEntry> entries_;
    std::size_t read_ = 0;
    int turn_ = 0;
    table::Listener listener_;
};

}  // namespace lw::ui::shires
