#include "ui/isles/log_book.hpp"

namespace lw::ui::isles {

void LogBook::take(const Model& model, const isles::Event& event) {
    if (const auto* began = std::get_if<isles::TurnBegan>(&event); began != nullptr) turn_ = began->turn;
    answers_.note(event);
    LogEntry entry;
    entry.line = log_line(*model.setup, model.players, event);
    sum_up(model, event, entry.line);
    entry.turn = turn_;
    entry.round = round_of(turn_, model.setup->config.seats);
    entries_.push_back(std::move(entry));
}

/// Of all answers to an offer there is one line, unless somebody accepts.
void LogBook::sum_up(const Model& model, const isles::Event& event, LogLine& line) const {
    if (const auto* declined = std::get_if<isles::OfferDeclined>(&event)) {
        const bool all = answers_.refused_by_all(declined->from);
        if (all && answers_.asked(declined->from) > 1) line = refused_line(model.players, declined->from);
        line.quiet = !all;
    }
    if (const auto* closed = std::get_if<isles::OfferClosed>(&event)) line.quiet = answers_.refused_by_all(closed->seat);
}

void LogBook::forget() {
    entries_.clear();
    read_ = fresh_from_ = 0;
    turn_ = 0;
    answers_ = {};
}

void LogBook::read(const Model& model, Mirror& mirror, bool anew) {
    fresh_from_ = entries_.size();
    for (; read_ < model.events.size(); ++read_) {
        take(model, model.events[read_]);
        if (anew) continue;
        const auto* began = std::get_if<isles::TurnBegan>(&model.events[read_]);
        const bool own = began != nullptr && began->seat == model.view.viewer;
        const LogLine& line = entries_.back().line;
        if (!line.quiet || began != nullptr) mirror.announce(spoken(*model.setup, line), own);
    }
    if (anew) fresh_from_ = entries_.size();
    if (model.replay || !listener_.takes_over(model.view.viewer) || !anew) return;
    std::vector<std::string> lines;
    for (std::size_t i = table::since_own_turn<isles::TurnBegan>(model); i < entries_.size(); ++i) {
        if (!entries_[i].line.quiet) lines.push_back(spoken(*model.setup, entries_[i].line));
    }
    table::tell(lines, mirror);
}

bool passes(LogFilter filter, const LogLine& line) {
    switch (filter) {
        case LogFilter::all: return true;
        case LogFilter::build: return line.kind == LogKind::build || line.kind == LogKind::award;
        case LogFilter::cards: return line.kind == LogKind::roll || line.kind == LogKind::gain || line.kind == LogKind::card;
        case LogFilter::trade: return line.kind == LogKind::trade;
        case LogFilter::robber: return line.kind == LogKind::robber;
    }
    return true;
}

}  // namespace lw::ui::isles
