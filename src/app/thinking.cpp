#include "app/thinking.hpp"

#include "app/platform.hpp"
#include "registry/games.hpp"
#include "wire/feed.hpp"
#include "wire/players.hpp"

#include <chrono>
#include <optional>
#include <utility>

namespace lw::app {
namespace {

/// A cap; levels stop by themselves, most of them long before. Within the program's own thread nobody may think for longer
/// than a frame can wait.
constexpr std::chrono::milliseconds kThinkTime{900};
constexpr std::chrono::milliseconds kThinkTimeWithin{8};
/// Seconds; whoever has not answered by then has got lost.
constexpr double kPatience = 10;
/// The same question, of that many players one after another.
constexpr int kMostAsked = 3;

/// Numbers are never used twice: an answer to another game's question is nobody's.
std::uint32_t next_number() {
    static std::uint32_t number = 0;
    return ++number;
}

}  // namespace

template <class G>
Thinking<G>::~Thinking() {
    if (pending_) platform::dismiss_players();
}

template <class G>
const typename Thinking<G>::Decision* Thinking<G>::decide(const Session& session, game::Seat seat, std::string_view level, double now) {
    const Wanted wanted{seat, std::string(level), session.state_no()};
    if (wanted_ != wanted) {
        wanted_ = wanted;
        asked_ = 0;
        ask(session, now);
    }
    if (pending_) listen(session);
    if (pending_) watch(session, now);
    return pending_ ? nullptr : &decision_;
}

template <class G>
void Thinking<G>::drop() {
    wanted_.reset();
    pending_ = false;
}

template <class G>
bool Thinking<G>::missing() const {
    return pending_ && platform::players() == platform::PlayersAre::missing;
}

template <class G>
void Thinking<G>::ask(const Session& session, double now) {
    if (!seated_ || life_ != platform::players_life()) {
        life_ = platform::players_life();
        told_.clear();
        seated_ = false;
    }
    wire::Question question;
    question.number = number_ = next_number();
    if (!seated_) question.table = wire::PlayersTable{codec::board_link<G>(session.config()), seed_};
    question.seat = wanted_->seat;
    question.level = wanted_->level;
    question.feed = wire::encode_feed<G>(session.feed(wanted_->seat, told_[{wanted_->seat.value, wanted_->level}]));
    question.budget.time = platform::players() == platform::PlayersAre::within ? kThinkTimeWithin : kThinkTime;
    platform::ask_players(wire::encode_question(question));
    seated_ = true;
    pending_ = true;
    since_ = now;
    ++asked_;
}

/// Takes in what has been answered; what was answered to an earlier question no longer matters.
template <class G>
void Thinking<G>::listen(const Session& session) {
    while (const auto bytes = platform::players_answer()) {
        wire::Error error{};
        const auto answer = wire::decode_answer(*bytes, error);
        if (!answer || answer->number != number_) continue;
        auto decision = answer->decision ? wire::decode_decision<G>(session.setup(), *answer->decision, error) : std::nullopt;
        decision_ = decision ? std::move(*decision) : Decision();
        pending_ = false;
    }
}

/// Players who were lost are asked again, a few times; the clock starts when they have arrived.
template <class G>
void Thinking<G>::watch(const Session& session, double now) {
    const bool there = platform::players() == platform::PlayersAre::beside || platform::players() == platform::PlayersAre::within;
    if (!there) since_ = now;
    const bool late = now - since_ > kPatience;
    if (late) platform::dismiss_players();
    if (life_ == platform::players_life()) return;
    if (asked_ < kMostAsked) return ask(session, now);
    decision_ = Decision();
    pending_ = false;
}

template class Thinking<isles::Game>;
template class Thinking<shires::Game>;

}  // namespace lw::app
