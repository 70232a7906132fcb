#include "app/memory_platform.hpp"

#include "app/platform.hpp"
#include "players/service.hpp"

#include <memory>
#include <queue>
#include <utility>

namespace lw::test {
namespace {
bool owner = true;
bool full = false;

struct Players {
    PlayersDo what = PlayersDo::answer;
    PlayersLog log;
    std::uint32_t life = 1;
    std::unique_ptr<players::Service> service = std::make_unique<players::Service>();
    std::queue<base::Bytes> answers;

    void replace() {
        ++life;
        service = std::make_unique<players::Service>();
        answers = {};
    }
};
Players& players() {
    static Players one;
    return one;
}
}  // namespace

void players_do(PlayersDo what) { players().what = what; }
const PlayersLog& players_log() { return players().log; }

std::map<std::string, std::string, std::less<>>& stored() {
    static std::map<std::string, std::string, std::less<>> texts;
    return texts;
}

void forget_stored() {
    stored().clear();
    owner = true;
    full = false;
    players() = {};
}

void own_storage(bool owns) { owner = owns; }
void fill_storage(bool filled) { full = filled; }

}  // namespace lw::test

namespace lw::app::platform {

using test::stored;

std::optional<std::string> load(std::string_view key) {
    const auto found = stored().find(key);
    if (found == stored().end()) return std::nullopt;
    return found->second;
}

StoreError store(std::string_view key, std::string_view value) {
    if (test::full) return StoreError::full;
    stored()[std::string(key)] = value;
    return StoreError::none;
}

void erase(std::string_view key) {
    if (const auto found = stored().find(key); found != stored().end()) stored().erase(found);
}

std::vector<std::string> keys() {
    std::vector<std::string> all;
    for (const auto& [key, value] : stored()) all.push_back(key);
    return all;
}

PlayersAre players() { return test::players().what == test::PlayersDo::not_come ? PlayersAre::missing : PlayersAre::beside; }
std::uint32_t players_life() { return test::players().life; }
void ask_players(base::ByteView question) {
    auto& players = test::players();
    ++players.log.asked;
    players.log.last.assign(question.begin(), question.end());
    if (players.what == test::PlayersDo::die_when_asked) return players.replace();
    if (players.what == test::PlayersDo::answer) players.answers.push(players.service->answer(question));
}
std::optional<base::Bytes> players_answer() {
    auto& answers = test::players().answers;
    if (answers.empty()) return std::nullopt;
    base::Bytes first = std::move(answers.front());
    answers.pop();
    return first;
}
void dismiss_players() {
    ++test::players().log.dismissed;
    test::players().replace();
}

bool owns_storage() { return test::owner; }
std::uint64_t unix_time() { return 1'795'000'000; }
std::string local_time(std::uint64_t /*unix_seconds*/) { return "27 Nov, 23:57"; }

}  // namespace lw::app::platform
