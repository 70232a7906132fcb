#include "wire/players.hpp"

#include "wire/feed.hpp"
#include "wire/message_bytes.hpp"

#include <wire/game.pb.h>

#include <chrono>
#include <string_view>

namespace lw::wire {

namespace {

namespace message = ::landwright::game;

/// A feed and what goes with it; a decision, whose actions are as small as requests.
constexpr std::size_t kMostQuestion = kMostFeed + 16 * 1024;
constexpr std::size_t kMostAnswer = kMostDecision + 64;

std::string_view text_of(base::ByteView bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
base::Bytes bytes_of_text(std::string_view text) { return {text.begin(), text.end()}; }

}  // namespace

base::Bytes encode_question(const Question& question) {
    message::ToPlayers out;
    if (question.table) {
        out.mutable_table()->set_board(question.table->board);
        out.mutable_table()->set_seed(question.table->seed);
    }
    message::Question& asked = *out.mutable_question();
    asked.set_number(question.number);
    asked.set_seat(question.seat.value);
    asked.set_level(question.level);
    asked.set_feed(std::string(text_of(question.feed)));
    asked.set_iterations(question.budget.iterations);
    asked.set_milliseconds(static_cast<std::uint32_t>(question.budget.time.count()));
    return bytes_of(out);
}

std::optional<Question> decode_question(base::ByteView bytes, Error& error) {
    message::ToPlayers in;
    error = parse(bytes, kMostQuestion, in);
    if (error != Error::none) return std::nullopt;
    const message::Question& asked = in.question();
    if (asked.seat() >= game::kMaxSeats) {
        error = Error::out_of_range;
        return std::nullopt;
    }
    Question question;
    if (in.has_table()) question.table = PlayersTable{in.table().board(), in.table().seed()};
    question.number = asked.number();
    question.seat = game::Seat(static_cast<int>(asked.seat()));
    question.level = asked.level();
    question.feed = bytes_of_text(asked.feed());
    question.budget.iterations = asked.iterations();
    question.budget.time = std::chrono::milliseconds(asked.milliseconds());
    return question;
}

base::Bytes encode_answer(const Answer& answer) {
    message::Answer out;
    out.set_number(answer.number);
    if (answer.decision) out.set_decision(std::string(text_of(*answer.decision)));
    out.set_unanswered(!answer.decision);
    return bytes_of(out);
}

std::optional<Answer> decode_answer(base::ByteView bytes, Error& error) {
    message::Answer in;
    error = parse(bytes, kMostAnswer, in);
    if (error != Error::none) return std::nullopt;
    Answer answer{in.number(), std::nullopt};
    if (!in.unanswered()) answer.decision = bytes_of_text(in.decision());
    return answer;
}

}  // namespace lw::wire
