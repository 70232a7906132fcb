// What passes between the program and its computer players, as bytes; the schema is game.proto. Nothing throws.
#pragma once

#include "agent/budget.hpp"
#include "agent/course.hpp"
#include "base/bytes.hpp"
#include "game/seat.hpp"
#include "wire/error.hpp"

#include <cstddef>
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

/// How did this game go?
struct Study {
    std::uint32_t number = 0;
    base::Bytes game;  ///< codec::encode; over
};

struct Answer {
    std::uint32_t number = 0;
    std::optional<base::Bytes> content;  ///< encode_decision or encode_course; nothing: what was asked could not be read
};

/// The most bytes accepted.
inline constexpr std::size_t kMostStudy = std::size_t{1} << 20U;
inline constexpr std::size_t kMostCourse = std::size_t{1} << 20U;

[[nodiscard]] base::Bytes encode_question(const Question& question);
[[nodiscard]] std::optional<Question> decode_question(base::ByteView bytes, Error& error);

[[nodiscard]] base::Bytes encode_study(const Study& study);
[[nodiscard]] std::optional<Study> decode_study(base::ByteView bytes, Error& error);

[[nodiscard]] base::Bytes encode_answer(const Answer& answer);
[[nodiscard]] std::optional<Answer> decode_answer(base::ByteView bytes, Error& error);

/// Of a table with so many seats. Chances are rounded to ten-thousandths.
[[nodiscard]] base::Bytes encode_course(const agent::Course& course, int seats);
[[nodiscard]] std::optional<agent::Course> decode_course(base::ByteView bytes, Error& error);

}  // namespace lw::wire
