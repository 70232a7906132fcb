// The definitions of session.hpp's template; included only by it.
#pragma once

#include "match/decision.hpp"
#include "match/session.hpp"

#include <cassert>

namespace lw::match {

template <game::Game G>
Session<G>::Session(const Config& config, const base::Rng& rng, ChanceBy chance)
    : setup_(G::setup(config)), state_(G::initial(setup_)), rng_(rng), chance_(chance) {}

template <game::Game G>
Session<G> Session<G>::start(const Config& config, std::uint64_t chance_seed, ChanceBy chance) {
    assert(G::valid(config));
    Session session(config, base::Rng(chance_seed), chance);
    session.note_decisions(session.seats());
    if (chance == ChanceBy::session) session.draw_chance();
    return session;
}

template <game::Game G>
Session<G> Session<G>::start_from(const Config& config, const State& base, const base::Rng& rng, ChanceBy chance) {
    assert(G::valid(config));
    Session session(config, rng, chance);
    session.state_ = base;
    session.base_ = base;
    session.note_decisions(session.seats());
    if (chance == ChanceBy::session) session.draw_chance();
    return session;
}

template <game::Game G>
std::optional<Session<G>> Session<G>::resume(const Config& config, const std::optional<State>& base, const Log& log, const base::Rng& rng,
                                             ReplayError<G>& error, ChanceBy chance) {
    error = {};
    if (!G::valid(config)) {
        error.fault = ReplayFault::bad_config;
        return std::nullopt;
    }
    Session session(config, rng, ChanceBy::caller);
    if (base) session.state_ = *base;
    session.base_ = base;
    session.note_decisions(session.seats());
    session.log_.reserve(log.size());
    for (const Record& one : log) {
        if (session.replay(one, error)) continue;
        error.index = session.state_no();
        return std::nullopt;
    }
    session.chance_ = chance;
    if (chance == ChanceBy::session) session.draw_chance();
    return session;
}

template <game::Game G>
bool Session<G>::replay(const Record& one, ReplayError<G>& error) {
    if (!one.nature() && !seats().has(one.seat())) {
        error.fault = ReplayFault::bad_record;
        return false;
    }
    if (one.undo()) {
        const bool in_range = one.packed >= 1 && one.packed <= static_cast<std::uint64_t>(undo_steps(one.seat()));
        if (in_range && undo(one.seat(), static_cast<int>(one.packed))) return true;
        error.fault = ReplayFault::bad_undo;
        return false;
    }
    const std::optional<Action> action = G::unpack(one.packed);
    if (!action) {
        error.fault = ReplayFault::bad_record;
        return false;
    }
    const Outcome<G> outcome = place(one.nature() ? game::kNature : game::Actor(one.seat()), *action);
    if (outcome.ok()) return true;
    error.fault = ReplayFault::refused;
    error.reason = outcome.reason;
    return false;
}

template <game::Game G>
Outcome<G> Session<G>::submit(game::Seat seat, const Action& action, std::uint32_t state_no) {
    if (!seats().has(seat)) return {Verdict::refused, G::check(setup_, state_, seat, action)};
    if (state_no > this->state_no() || state_no < decision_no(seat)) return {Verdict::stale, G::Reason::ok};
    const Outcome<G> outcome = place(seat, action);
    if (outcome.ok() && chance_ == ChanceBy::session) draw_chance();
    return outcome;
}

template <game::Game G>
Outcome<G> Session<G>::place(game::Actor actor, const Action& action) {
    const typename G::Reason reason = G::check(setup_, state_, actor, action);
    if (reason != G::Reason::ok) return {Verdict::refused, reason};
    record(actor, action);
    return {};
}

template <game::Game G>
void Session<G>::draw_chance() {
    while (to_act().waiting == game::Waiting::chance) {
        typename G::ChanceList outcomes;
        G::chances(setup_, state_, outcomes);
        std::uint32_t total = 0;
        for (const auto& outcome : outcomes) total += outcome.weight;
        assert(total > 0);
        std::uint32_t at = rng_.below(total);
        std::size_t pick = 0;
        while (at >= outcomes[pick].weight) at -= outcomes[pick++].weight;
        record(game::kNature, outcomes[pick].action);
    }
}

template <game::Game G>
void Session<G>::record(game::Actor actor, const Action& action) {
    remember(actor, action);
    typename G::EventSink sink(events_);
    G::apply(setup_, state_, actor, action, sink);
    log_.push_back({actor.value, G::pack(action)});
    if (over()) forget_undo();  // the end reveals what was hidden
    note_decisions(actor.nature() ? game::SeatSet{} : game::SeatSet::of(actor.seat()));
}

/// Keeps the position before a move that its seat could take back; any other move makes all before it final.
template <game::Game G>
void Session<G>::remember(game::Actor actor, const Action& action) {
    if (G::irreversible(actor, action)) {
        forget_undo();
        return;
    }
    if (undo_seat_ != actor.seat()) forget_undo();
    undo_seat_ = actor.seat();
    undo_.push_back({state_, events_.size()});
}

template <game::Game G>
void Session<G>::forget_undo() {
    undo_.clear();
    undo_seat_ = game::Seat{};
}

template <game::Game G>
int Session<G>::undo_steps(game::Seat seat) const {
    return seat.valid() && seat == undo_seat_ ? static_cast<int>(undo_.size()) : 0;
}

template <game::Game G>
bool Session<G>::undo(game::Seat seat, int steps) {
    if (steps < 1 || steps > undo_steps(seat)) return false;
    const std::size_t left = undo_.size() - static_cast<std::size_t>(steps);
    state_ = undo_[left].state;
    events_.erase(events_.begin() + static_cast<std::ptrdiff_t>(undo_[left].events), events_.end());
    undo_.erase(undo_.begin() + static_cast<std::ptrdiff_t>(left), undo_.end());
    ++epoch_;
    log_.push_back({static_cast<std::uint8_t>(Record::kUndo | seat.value), static_cast<std::uint64_t>(steps)});
    note_decisions(game::SeatSet::of(seat));
    return true;
}

/// The seats in `surely` have a new decision even when it looks the same as the last one.
template <game::Game G>
void Session<G>::note_decisions(game::SeatSet surely) {
    for (const game::Seat seat : seats()) {
        const std::uint64_t key = decision_key<G>(setup_, state_, seat);
        if (key == decision_key_[seat.index()] && !surely.has(seat)) continue;
        decision_key_[seat.index()] = key;
        decision_no_[seat.index()] = state_no();
    }
}

template <game::Game G>
typename G::View Session<G>::view(game::Seat viewer) const {
    View seen = G::view(setup_, state_, viewer);
    if constexpr (requires { seen.state_no; }) seen.state_no = state_no();
    return seen;
}

template <game::Game G>
std::vector<typename G::Event> Session<G>::events(game::Seat viewer, std::size_t from) const {
    std::vector<Event> seen;
    for (std::size_t i = from; i < events_.size(); ++i) seen.push_back(G::redact(events_[i], viewer));
    return seen;
}

template <game::Game G>
game::Feed<G> Session<G>::feed(game::Seat viewer, game::Told& told) const {
    const auto eyes = game::Eyes::of(viewer);
    const bool other_eyes = G::kSecrets && told.eyes != eyes;
    const bool anew = told.events > 0 && (other_eyes || told.epoch != epoch_);
    game::Feed<G> feed{view(viewer), events(viewer, anew ? 0 : told.events), anew};
    told = {eyes, epoch_, events_.size()};
    return feed;
}

}  // namespace lw::match
