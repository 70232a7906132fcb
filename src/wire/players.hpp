// What passes between the program and its computer players, as bytes; the schema is game.proto. Nothing throws.
#pragma once

#include "agent/budget.hpp"
#include "base/bytes.hpp"
#include "game/seat.hpp"
#include "wire/error.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace lw::wire {

/// At which table the questions are asked.
struct PlayersTable {
    std::string board;       ///< codec::board_link of the config
    std::uint64_t seed = 0;  ///< of the players' own chance
};

/// What would a player of this level do at this seat?
struct Question {
    std::uint32_t number = 0;           ///< comes back with the answer
    std::optional<PlayersTable> table;  ///< nothing: as before
    game::Seat seat;
    std::string level;
    base::Bytes feed;      ///< encode_feed
    agent::Budget budget;  ///< without the stop
};

struct Answer {
    std::uint32_t number = 0;
    std::optional<base::Bytes> decision;  ///< encode_decision; nothing: question or table could not be read
};

[[nodiscard]] base::Bytes encode_question(const Question& question);
[[nodiscard]] std::optional<Question> decode_question(base::ByteView bytes, Error& error);

[[nodiscard]] base::Bytes encode_answer(const Answer& answer);
[[nodiscard]] std::optional<Answer> decode_answer(base::ByteView bytes, Error& error);

}  // namespace lw::wire
