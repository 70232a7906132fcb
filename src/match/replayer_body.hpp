// The definitions of replayer.hpp's template; included only by it.
#pragma once

#include "match/replayer.hpp"

#include <algorithm>
#include <utility>

namespace lw::match {

template <game::Game G>
Replayer<G>::Replayer(const Config& config, const std::optional<State>& base)
    : setup_(G::setup(config)), state_(base ? *base : G::initial(setup_)) {
    kept_.push_back(state_);
    events_until_.push_back(0);
    stops_.push_back(0);
    turns_.push_back(0);
}

template <game::Game G>
std::optional<Replayer<G>> Replayer<G>::of(const Config& config, const std::optional<State>& base, const Log& log, ReplayError<G>& error) {
    error = {};
    if (!G::valid(config)) {
        error.fault = ReplayFault::bad_config;
        return std::nullopt;
    }
    Replayer replay(config, base);
    for (const Record& one : standing_moves(log)) {
        if (!replay.take(one, error)) return std::nullopt;
    }
    replay.note_stop();
    replay.ends_ = G::to_act(replay.setup_, replay.state_).waiting == game::Waiting::over;
    replay.at_ = replay.steps();
    replay.go(0);
    return replay;
}

template <game::Game G>
bool Replayer<G>::take(const Record& one, ReplayError<G>& error) {
    error.index = static_cast<std::uint32_t>(moves_.size());
    const std::optional<typename G::Action> action = G::unpack(one.packed);
    if (!action || (!one.nature() && !seats().has(one.seat()))) {
        error.fault = ReplayFault::bad_record;
        return false;
    }
    const game::Actor actor = one.nature() ? game::kNature : game::Actor(one.seat());
    error.reason = G::check(setup_, state_, actor, *action);
    if (error.reason != G::Reason::ok) {
        error.fault = ReplayFault::refused;
        return false;
    }
    if (!one.nature()) note_stop();
    const auto turn = G::turn(state_);
    typename G::EventSink sink(events_);
    G::apply(setup_, state_, actor, *action, sink);
    moves_.push_back(one);
    events_until_.push_back(static_cast<std::uint32_t>(events_.size()));
    if (moves_.size() % kStride == 0) kept_.push_back(state_);
    // The turn begins with the step that this move belongs to.
    const int step = static_cast<int>(stops_.size());
    if (G::turn(state_) != turn && turns_.back() != step) turns_.push_back(step);
    return true;
}

/// A seat has to decide here, or the game has ended: a place where a replay may stop.
template <game::Game G>
void Replayer<G>::note_stop() {
    const auto made = static_cast<std::uint32_t>(moves_.size());
    if (stops_.back() != made) stops_.push_back(made);
}

template <game::Game G>
void Replayer<G>::go(int step) {
    step = std::clamp(step, 0, steps());
    if (step != at_ && step != at_ + 1) ++epoch_;
    const std::size_t now = stops_[static_cast<std::size_t>(at_)];
    const std::size_t wanted = stops_[static_cast<std::size_t>(step)];
    std::size_t from = now;
    if (wanted < now || wanted / kStride > now / kStride) {
        from = wanted / kStride * kStride;
        state_ = kept_[wanted / kStride];
    }
    for (; from < wanted; ++from) {
        const Record& one = moves_[from];
        typename G::EventSink nobody;
        G::apply(setup_, state_, one.nature() ? game::kNature : game::Actor(one.seat()), *G::unpack(one.packed), nobody);
    }
    at_ = step;
}

template <game::Game G>
int Replayer<G>::turn_before(int step) const {
    const auto it = std::lower_bound(turns_.begin(), turns_.end(), step);
    return it == turns_.begin() ? 0 : *std::prev(it);
}

template <game::Game G>
int Replayer<G>::turn_after(int step) const {
    const auto it = std::upper_bound(turns_.begin(), turns_.end(), step);
    return it == turns_.end() ? steps() : *it;
}

template <game::Game G>
typename G::View Replayer<G>::view(game::Seat viewer) const {
    View seen = G::view(setup_, state_, viewer);
    if constexpr (requires { seen.state_no; }) seen.state_no = stops_[static_cast<std::size_t>(at_)];
    return seen;
}

template <game::Game G>
game::Feed<G> Replayer<G>::feed(game::Eyes eyes, game::Told& told) const {
    const bool anew = told.epoch != epoch_ || told.eyes != eyes;
    const std::size_t from = anew ? 0 : told.events;
    const bool open = eyes.kind == game::Eyes::Kind::open;
    told = {eyes, epoch_, event_count(at_)};
    return {view(eyes.viewer()), open ? open_events(from) : events(eyes.viewer(), from), anew};
}

template <game::Game G>
std::vector<typename G::Event> Replayer<G>::events(game::Seat viewer, std::size_t from) const {
    std::vector<Event> seen = open_events(from);
    for (Event& event : seen) event = G::redact(event, viewer);
    return seen;
}

template <game::Game G>
std::vector<typename G::Event> Replayer<G>::open_events(std::size_t from) const {
    return {events_.begin() + static_cast<std::ptrdiff_t>(from), events_.begin() + static_cast<std::ptrdiff_t>(event_count(at_))};
}

}  // namespace lw::match
