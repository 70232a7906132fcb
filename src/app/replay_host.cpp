#include "app/replay_host.hpp"

#include "app/rest.hpp"

#include <utility>

namespace lw::app {
namespace {

using game::Eyes;

constexpr double kLook = 0.03;  ///< seconds between checks whether the next step is due

double pause_between(ui::ReplaySpeed speed) {
    switch (speed) {
        case ui::ReplaySpeed::slow: return 1.6;
        case ui::ReplaySpeed::normal: return 0.8;
        case ui::ReplaySpeed::fast: return 0.15;
    }
    return 0.8;
}

ui::OpenTable<isles::Game> opened(const registry::IslesReplayer& replay) {
    ui::OpenTable<isles::Game> open;
    for (const game::Seat seat : replay.seats()) open.hands[seat.index()] = replay.view(seat).own;
    return open;
}
ui::OpenTable<shires::Game> opened(const registry::ShiresReplayer& /*replay*/) { return {}; }

}  // namespace

template <class G>
std::unique_ptr<ReplayHost<G>> ReplayHost<G>::of(const Match& match, game::Seat holder) {
    match::ReplayError<G> error;
    const auto& session = match.session;
    auto replay = match::Replayer<G>::of(session.config(), session.base(), session.log(), error);
    if (!replay) return nullptr;
    return std::unique_ptr<ReplayHost>(new ReplayHost(match, std::move(*replay), holder));
}

template <class G>
ReplayHost<G>::ReplayHost(Match match, match::Replayer<G> replay, game::Seat holder)
    : match_(std::move(match)), replay_(std::move(replay)), holder_(holder) {
    model_.setup = &replay_.setup();
    model_.players = match_.players;
    model_.humans = match_.humans();
    model_.fits_link = replay_.ends() && codec::game_link(match_).has_value();
    ui::ReplayModelOf<G>& shown = model_.replay.emplace();
    shown.steps = replay_.steps();
    shown.ended = replay_.ends();
    shown.title = match_.title;
    for (const game::Seat seat : replay_.seats()) {
        if (match::may_look(table(), holder_, {Eyes::Kind::seat, seat}) != match::Look::refused) shown.choosable.add(seat);
    }
    look(first_eyes());
}

template <class G>
game::Eyes ReplayHost<G>::first_eyes() const {
    if (!G::kSecrets) return {};
    if (replay_.ends()) return {Eyes::Kind::open, {}};
    if (holder_.valid()) return {Eyes::Kind::seat, holder_};
    if (model_.humans.count() == 1) return {Eyes::Kind::seat, model_.humans.lowest()};
    return {};
}

template <class G>
match::ReplayTable ReplayHost<G>::table() const {
    return {replay_.seats(), match_.humans(), replay_.ends() || !G::kSecrets};
}

template <class G>
void ReplayHost<G>::go(int step) {
    const int before = replay_.at();
    replay_.go(step);
    if (replay_.at() == before) return;
    if (replay_.at() == replay_.steps()) model_.replay->playing = false;
    refresh();
}

template <class G>
void ReplayHost<G>::play(bool on) {
    if (on && replay_.at() == replay_.steps()) go(0);
    model_.replay->playing = on && replay_.steps() > 0;
    stepped_at_ = -1;
}

template <class G>
void ReplayHost<G>::pace(ui::ReplaySpeed speed) {
    model_.replay->speed = speed;
}

template <class G>
void ReplayHost<G>::look(Eyes eyes) {
    model_.hand_off = game::Seat{};
    switch (match::may_look(table(), holder_, eyes)) {
        case match::Look::granted: return show(eyes);
        case match::Look::card:
            show({});
            model_.replay->playing = false;
            model_.hand_off = eyes.seat;
            return;
        case match::Look::refused: return show({});
    }
}

template <class G>
void ReplayHost<G>::take_device() {
    if (!model_.hand_off.valid()) return;
    holder_ = model_.hand_off;
    passed_on_ = true;
    look({Eyes::Kind::seat, holder_});
}

template <class G>
void ReplayHost<G>::show(Eyes eyes) {
    model_.replay->eyes = eyes;
    holder_ = eyes.viewer();
    refresh();
}

template <class G>
void ReplayHost<G>::ask_course(double now) {
    if (replay_.ends()) course_.ask(match_, model_.course, now);
}

template <class G>
bool ReplayHost<G>::step(double now, bool waiting) {
    const bool told = course_.step(model_.course, now);
    return play_on(now, waiting) || told;
}

template <class G>
bool ReplayHost<G>::play_on(double now, bool waiting) {
    if (!model_.replay->playing || waiting) return false;
    if (stepped_at_ < 0) stepped_at_ = now;
    if (now - stepped_at_ < pause_between(model_.replay->speed)) return false;
    stepped_at_ = now;
    go(replay_.at() + 1);
    return true;
}

template <class G>
double ReplayHost<G>::rest_time() const {
    return model_.replay->playing || course_.pending() ? kLook : kNever;
}

template <class G>
void ReplayHost<G>::refresh() {
    ui::ReplayModelOf<G>& shown = *model_.replay;
    shown.at = replay_.at();
    shown.turn_before = replay_.turn_before(shown.at);
    shown.turn_after = replay_.turn_after(shown.at);
    shown.events_before = shown.at > 0 ? replay_.event_count(shown.at - 1) : 0;
    model_.hear(replay_.feed(shown.eyes, told_));
    const bool open = shown.eyes.kind == Eyes::Kind::open;
    shown.open = open ? opened(replay_) : ui::OpenTable<G>{};
}

template class ReplayHost<isles::Game>;
template class ReplayHost<shires::Game>;

}  // namespace lw::app
