// The log as it is read: lines in order, gathered from the events of one viewer and started over when those change.
#pragma once

#include "ui/isles/log_text.hpp"
#include "ui/isles/offer_answers.hpp"
#include "ui/mirror.hpp"
#include "ui/model.hpp"
#include "ui/table/telling.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::ui::isles {

struct LogEntry {
    LogLine line;
    int turn = 0;   ///< 0 in set-up
    int round = 0;  ///< 0 in set-up
};

class LogBook {
public:
    /// Takes in what is new and announces it, the viewer's own turn urgently. `anew`: all of it happened before
    /// anybody looked and is not announced; but whoever takes over hears the last lines since their own turn.
    void read(const Model& model, Mirror& mirror, bool anew);
    /// The events are different ones now.
    void forget();
    [[nodiscard]] const std::vector<LogEntry>& entries() const { return entries_; }
    /// The first entry added by the last read().
    [[nodiscard]] std::size_t fresh_from() const { return fresh_from_; }

private:
    void take(const Model& model, const isles::Event& event);
    void sum_up(const Model& model, const isles::Event& event, LogLine& line) const;

    std::vector<LogEntry> entries_;
    std::size_t read_ = 0;
    std::size_t fresh_from_ = 0;
    int turn_ = 0;
    OfferAnswers answers_;
    table::Listener listener_;
};

enum class LogFilter : std::uint8_t { all, build, cards, trade, robber };
[[nodiscard]] bool passes(LogFilter filter, const LogLine& line);

}  // namespace lw::ui::isles
