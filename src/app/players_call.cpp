#include "app/players_call.hpp"

#include "app/platform.hpp"
#include "wire/players.hpp"

#include <map>
#include <utility>

namespace lw::app {
namespace {

/// Seconds; whoever has not answered by then has got lost.
constexpr double kPatience = 10;
/// The same, of that many players one after another.
constexpr int kMostAsked = 3;

/// Numbers are never used twice: an answer to what was asked for another game is nobody's.
std::uint32_t next_number() {
    static std::uint32_t number = 0;
    return ++number;
}

/// What came while somebody else listened, by number; only what is still waited for.
std::map<std::uint32_t, std::optional<wire::Answer>>& awaited() {
    static std::map<std::uint32_t, std::optional<wire::Answer>> answers;
    return answers;
}

void take_in_answers() {
    while (const auto bytes = platform::players_answer()) {
        wire::Error error{};
        auto answer = wire::decode_answer(*bytes, error);
        if (!answer) continue;
        if (const auto found = awaited().find(answer->number); found != awaited().end()) found->second = std::move(*answer);
    }
}

}  // namespace

PlayersCall::~PlayersCall() {
    if (pending_) platform::dismiss_players();
    drop();
}

void PlayersCall::ask(Write write, double now) {
    write_ = std::move(write);
    asked_ = 0;
    ask_once(now);
}

void PlayersCall::drop() {
    awaited().erase(number_);
    pending_ = false;
}

bool PlayersCall::done(double now) {
    if (pending_) listen();
    if (pending_) watch(now);
    return !pending_;
}

bool PlayersCall::missing() const { return pending_ && platform::players() == platform::PlayersAre::missing; }

void PlayersCall::ask_once(double now) {
    drop();
    number_ = next_number();
    awaited()[number_].reset();
    life_ = platform::players_life();
    content_.reset();
    pending_ = true;
    since_ = now;
    ++asked_;
    platform::ask_players(write_(number_));
}

void PlayersCall::listen() {
    take_in_answers();
    auto& answer = awaited()[number_];
    if (!answer) return;
    content_ = std::move(answer->content);
    drop();
}

/// Players who were lost are asked again; the clock starts when they have arrived.
void PlayersCall::watch(double now) {
    const bool there = platform::players() == platform::PlayersAre::beside || platform::players() == platform::PlayersAre::within;
    if (!there) since_ = now;
    const bool late = now - since_ > kPatience;
    if (late) platform::dismiss_players();
    if (life_ == platform::players_life()) return;
    if (asked_ < kMostAsked) return ask_once(now);
    drop();
}

}  // namespace lw::app
