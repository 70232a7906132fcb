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

}  // namespace

template <class G>
const typename Thinking<G>::Decision* Thinking<G>::decide(const Session& session, game::Seat seat, std::string_view level, double now) {
    const Wanted wanted{seat, std::string(level), session.state_no()};
    if (wanted_ != wanted) {
        wanted_ = wanted;
        decision_.reset();
        call_.ask([this, &session](std::uint32_t number) { return question(session, number); }, now);
    }
    if (!decision_ && call_.done(now)) decision_ = answered(session);
    return decision_ ? &*decision_ : nullptr;
}

template <class G>
void Thinking<G>::drop() {
    wanted_.reset();
    call_.drop();
}

template <class G>
base::Bytes Thinking<G>::question(const Session& session, std::uint32_t number) {
    if (!seated_ || life_ != platform::players_life()) {
        life_ = platform::players_life();
        told_.clear();
        seated_ = false;
    }
    wire::Question question;
    question.number = number;
    if (!seated_) question.table = wire::PlayersTable{codec::board_link<G>(session.config()), seed_};
    question.seat = wanted_->seat;
    question.level = wanted_->level;
    question.feed = wire::encode_feed<G>(session.feed(wanted_->seat, told_[{wanted_->seat.value, wanted_->level}]));
    question.budget.time = platform::players() == platform::PlayersAre::within ? kThinkTimeWithin : kThinkTime;
    seated_ = true;
    return wire::encode_question(question);
}

template <class G>
typename Thinking<G>::Decision Thinking<G>::answered(const Session& session) const {
    wire::Error error{};
    auto decision = call_.content() ? wire::decode_decision<G>(session.setup(), *call_.content(), error) : std::nullopt;
    return decision ? std::move(*decision) : Decision();
}

template class Thinking<isles::Game>;
template class Thinking<shires::Game>;

}  // namespace lw::app
