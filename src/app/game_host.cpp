#include "app/game_host.hpp"

#include "app/hint.hpp"
#include "app/rest.hpp"
#include "match/hand_off.hpp"

#include <chrono>
#include <cmath>
#include <utility>

namespace lw::app {
namespace {

constexpr int kAnswerSeconds = 20;  ///< a lone human player has to answer a computer's offer
constexpr double kLongestGap = 2;   ///< seconds between two looks at the clock; if more, the page stood still
constexpr int kInstantMoves = 40;   ///< computers' moves per frame at the highest speed, as far as the time below allows
constexpr auto kInstantTime = std::chrono::milliseconds(8);
constexpr double kMoveLook = 0.03;  ///< seconds between checks whether a computer's move is due
constexpr double kTimeLook = 0.2;   ///< the same for seconds that are shown

double pause_before_move(ui::Speed speed) {
    switch (speed) {
        case ui::Speed::instant: return 0;
        case ui::Speed::normal: return 0.42;
        case ui::Speed::slow: return 1.4;
    }
    return 0;
}

template <class... Kinds, class Action>
bool is_any(const Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

bool is_answer(const isles::Action& action) { return is_any<isles::AcceptOffer, isles::DeclineOffer>(action); }
bool is_answer(const shires::Action& /*action*/) { return false; }

/// How much of the pause comes before a move: what everybody waits for, and the end of something, is soon understood.
constexpr double kBrief = 0.4;
double share_of_pause(const isles::Action& action) {
    return is_any<isles::Roll, isles::ConfirmTrade, isles::WithdrawOffer, isles::EndTurn>(action) ? kBrief : 1;
}
double share_of_pause(const shires::Action& action) { return is_any<shires::NoFollower>(action) ? kBrief : 1; }

/// Which game it is, how far it has come, and whose turn it is.
struct Stage {
    std::string text;
    game::Seat turn;
};

Stage stage(const isles::Config& config, const isles::State& state) {
    const int turn = state.table.turn_number;
    const std::string when = turn == 0 ? "set-up" : "round " + std::to_string(1 + (turn - 1) / config.seats);
    return {"Isles, " + when, state.table.turn};
}

Stage stage(const shires::Config& /*config*/, const shires::State& state) {
    return {"Shires, turn " + std::to_string(state.turn_number), state.turn};
}

}  // namespace

template <class G>
GameHost<G>::GameHost(Library& library, Match match, std::string slot, std::uint64_t computers_seed)
    : library_(library),
      match_(std::move(match)),
      slot_(std::move(slot)),
      computers_(match_.players, computers_seed),
      thinking_(computers_seed),
      clock_(match_.session.config().settings.turn_seconds, kLongestGap),
      answer_clock_(kAnswerSeconds, kLongestGap) {
    due_ = computers_.due(match_.session);
    if (!library_.holds(slot_)) store();
    refresh_model();
}

template <class G>
bool GameHost<G>::act(const ui::ActOf<G>& act) {
    const game::Seat seat = viewer();
    if (!seat.valid() || !match_.session.submit(seat, act.action, act.state_no).ok()) return false;
    changed();
    return true;
}

template <class G>
bool GameHost<G>::undo() {
    const game::Seat seat = viewer();
    if (!seat.valid() || !match_.session.undo(seat)) return false;
    changed();
    return true;
}

template <class G>
void GameHost<G>::ask_hint(bool on) {
    if (model_.hint && model_.hint->thinking) thinking_.drop();
    model_.hint.reset();
    if (on && viewer().valid() && model_.view.to_act.seats.has(viewer())) model_.hint.emplace();
}

template <class G>
void GameHost<G>::ask_course(double now) {
    if (match_.session.over()) course_.ask(match_, model_.course, now);
}

template <class G>
void GameHost<G>::take_device() {
    if (!model_.hand_off.valid()) return;
    holder_ = model_.hand_off;
    refresh_model();
}

template <class G>
void GameHost<G>::put_down() {
    holder_ = game::Seat{};
    refresh_model();
}

template <class G>
bool GameHost<G>::step(double now, ui::Speed speed, bool waiting) {
    const bool late = keep_time(now, waiting);
    const bool ticked = keep_answer_time(now);
    const bool moved = let_computers_move(now, speed, waiting);
    const bool hinted = think_of_hint(now);
    const bool told = course_.step(model_.course, now);
    const bool missed = note_missing();
    return late || ticked || moved || hinted || told || missed;
}

/// Those who are due come first: they are asked the same way.
template <class G>
bool GameHost<G>::think_of_hint(double now) {
    if (!model_.hint || !model_.hint->thinking || computers_due() || clock_.over()) return false;
    const auto* decision = thinking_.decide(match_.session, viewer(), agent::Traits<G>::kAdviser, now);
    if (decision == nullptr) return false;
    model_.hint = hint_of<G>(*decision);
    return true;
}

template <class G>
bool GameHost<G>::note_missing() {
    const bool before = std::exchange(model_.players_missing, thinking_.missing());
    return before != model_.players_missing;
}

/// Who is being waited for with the clock running; nobody while the device is passed on or something lies over the game.
template <class G>
game::Seat GameHost<G>::deciding() const {
    const game::SeatSet people = model_.view.to_act.seats & model_.humans;
    if (covered_ || model_.hand_off.valid() || people.empty()) return {};
    return people.has(holder_) ? holder_ : people.lowest();
}

template <class G>
bool GameHost<G>::keep_time(double now, bool waiting) {
    if (!clock_.limited()) return false;
    clock_.tick(now, turn_key_, deciding());
    if (clock_.over() && !waiting && play_overtime(now)) {
        changed();
        return true;
    }
    std::optional<int> left;
    if (clock_.deciding().valid()) left = static_cast<int>(std::ceil(clock_.left(clock_.deciding())));
    const bool other = left != model_.seconds_left;
    model_.seconds_left = left;
    return other;
}

/// The only human player at the table, while only their answer to a computer's offer is awaited. Several people may take
/// the time they need.
template <class G>
game::Seat GameHost<G>::answering() const {
    const game::SeatSet people = match_.humans();
    return due_.answer_only && people.count() == 1 ? people.lowest() : game::Seat{};
}

/// Tells the screen how much longer the offer stands; true when that has changed.
template <class G>
bool GameHost<G>::keep_answer_time(double now) {
    const game::Seat person = answering();
    answer_clock_.tick(now, match_.session.state_no(), composing_ || covered_ ? game::Seat{} : person);
    std::optional<int> left;
    if (person.valid() && agent::Traits<G>::can_answer(model_.view)) {
        left = static_cast<int>(std::ceil(answer_clock_.left(person)));
    }
    const bool other = left != model_.answer_seconds;
    model_.answer_seconds = left;
    return other;
}

template <class G>
bool GameHost<G>::play_overtime(double now) {
    const game::Seat late = clock_.deciding();
    return agent::play_overtime(computers_, match_.session, late,
                                [&] { return thinking_.decide(match_.session, late, agent::kOvertimeLevel, now); });
}

template <class G>
bool GameHost<G>::let_computers_move(double now, ui::Speed speed, bool waiting) {
    if (!computers_due()) return false;
    if (due_since_ < 0) due_since_ = now;  // the pause begins with what is moving, and so does the thinking
    const agent::Patience patient = patience();
    if (!move_one(now, patient, waiting ? kNever : pause_before_move(speed))) return false;
    // Out of patience, one move only: the next offer gets its own wait.
    if (speed == ui::Speed::instant && patient == agent::Patience::waiting) move_on(now);
    changed();
    return true;
}

/// Whoever is due is asked at once, and moves when it is known what and when its time has come.
template <class G>
bool GameHost<G>::move_one(double now, agent::Patience patience, double pause) {
    const game::Seat seat = computers_.due(match_.session, patience).computer;
    if (!seat.valid()) return false;
    const auto* decision = thinking_.decide(match_.session, seat, match_.players[seat.index()].agent, now);
    if (decision == nullptr) return false;
    const bool answers = decision->action && is_answer(*decision->action);
    if (decision->action) pause *= share_of_pause(*decision->action);
    const bool same_beat = answers && answered_ && pause < kNever;
    if (!same_beat && now - due_since_ < pause) return false;
    answered_ = answers;
    return computers_.play(match_.session, seat, decision->action);
}

/// More moves of computers, for as long as a frame can wait.
template <class G>
void GameHost<G>::move_on(double now) {
    const auto end = std::chrono::steady_clock::now() + kInstantTime;
    int moves = 1;
    while (moves < kInstantMoves && std::chrono::steady_clock::now() < end && move_one(now, agent::Patience::waiting, 0)) ++moves;
}

/// An offer that the only human player's hand cannot pay is neither put to them nor waited for.
template <class G>
agent::Patience GameHost<G>::patience() const {
    if (!answering().valid()) return agent::Patience::waiting;
    const bool over = answer_clock_.over() || (!composing_ && !agent::Traits<G>::can_answer(model_.view));
    return over ? agent::Patience::over : agent::Patience::waiting;
}

template <class G>
double GameHost<G>::rest_time(ui::Speed speed) const {
    if (thinking_.pending() || course_.pending() || (model_.hint && model_.hint->thinking)) return kMoveLook;
    if (due_.computer.valid()) return speed == ui::Speed::instant ? 0 : kMoveLook;
    const bool timed = due_.answer_only || (clock_.limited() && deciding().valid());
    return timed ? kTimeLook : kNever;
}

template <class G>
game::Seat GameHost<G>::viewer() const {
    return model_.hand_off.valid() ? game::kSpectator : holder_;
}

template <class G>
void GameHost<G>::changed() {
    due_ = computers_.due(match_.session);
    due_since_ = -1;
    model_.course.reset();
    course_.drop();
    store();
    refresh_model();
}

template <class G>
void GameHost<G>::store() {
    match_.title = title();
    model_.storage_failed = !library_.write(slot_, match_).empty();  // the library says what went wrong
}

template <class G>
void GameHost<G>::refresh_model() {
    ask_hint(false);
    const auto& state = match_.session.state();
    const match::NextHolder next = match::next_holder(
        {.humans = match_.humans(), .holder = holder_, .to_act = match_.session.to_act(), .asked = agent::Traits<G>::asked(state)});
    const bool pass = next.step == match::HandOff::pass && cards_;
    model_.hand_off = pass ? next.to : game::Seat{};
    holder_ = pass ? game::Seat{} : next.to;
    const game::Seat eyes = viewer();
    turn_key_ = agent::Traits<G>::turn_key(state);
    model_.setup = &match_.session.setup();
    model_.hear(match_.session.feed(eyes, told_));
    model_.moves = G::legal(match_.session.setup(), model_.view);
    model_.players = match_.players;
    model_.undo_steps = eyes.valid() ? match_.session.undo_steps(eyes) : 0;
    model_.humans = match_.humans();
    model_.thinking = due_.computer;
    model_.fits_link = match_.session.over() && codec::game_link(match_).has_value();
}

template <class G>
void GameHost<G>::hand_over_open(bool cards) {
    cards_ = G::kSecrets || cards;
    if (!cards_ && model_.hand_off.valid()) take_device();
}

template <class G>
std::string GameHost<G>::title() const {
    const auto& state = match_.session.state();
    const auto [text, turn] = stage(match_.session.config(), state);
    const auto name = [this](game::Seat seat) { return match_.players[seat.index()].name; };
    if (!match_.session.over()) return text + ": " + name(turn) + " to move";
    const game::SeatSet winners = G::winners(state);
    return text + ": " + (winners.count() == 1 ? name(winners.lowest()) + " has won" : "a draw");
}

template class GameHost<isles::Game>;
template class GameHost<shires::Game>;

}  // namespace lw::app
