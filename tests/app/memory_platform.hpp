// The platform in memory, for the parts of the app that store something or ask the computer players.
#pragma once

#include "base/bytes.hpp"

#include <map>
#include <string>

namespace lw::test {

/// All texts by key, which a test may damage.
std::map<std::string, std::string, std::less<>>& stored();
/// Starts over: nothing is stored, and everything can be.
void forget_stored();
/// Whether this tab may write.
void own_storage(bool owns);
/// Whether there is room.
void fill_storage(bool full);

/// The computer players answer a question before anybody asks for the answer; a test may send them away.
enum class PlayersDo { answer, keep_silent, die_when_asked, not_come };
void players_do(PlayersDo what);
/// Questions asked so far, the last one of them, and how often the players were dismissed.
struct PlayersLog {
    int asked = 0;
    base::Bytes last;
    int dismissed = 0;
};
const PlayersLog& players_log();

}  // namespace lw::test
