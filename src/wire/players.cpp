#include "wire/players.hpp"

#include "wire/feed.hpp"
#include "wire/message_bytes.hpp"

#include <wire/game.pb.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace lw::wire {

namespace {

namespace message = ::landwright::game;

/// A feed or a game, and what goes with it.
constexpr std::size_t kMostAsked = std::max(kMostFeed, kMostStudy) + 16 * 1024;
constexpr std::size_t kMostAnswer = std::max(kMostDecision, kMostCourse) + 64;

constexpr int kCertain = 10'000;  ///< what a certain win is on the wire

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
    error = parse(bytes, kMostAsked, in);
    if (error != Error::none) return std::nullopt;
    if (!in.has_question()) {
        error = Error::missing;
        return std::nullopt;
    }
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

base::Bytes encode_study(const Study& study) {
    message::ToPlayers out;
    out.mutable_study()->set_number(study.number);
    out.mutable_study()->set_game(std::string(text_of(study.game)));
    return bytes_of(out);
}

std::optional<Study> decode_study(base::ByteView bytes, Error& error) {
    message::ToPlayers in;
    error = parse(bytes, kMostAsked, in);
    if (error == Error::none && !in.has_study()) error = Error::missing;
    if (error != Error::none) return std::nullopt;
    return Study{in.study().number(), bytes_of_text(in.study().game())};
}

base::Bytes encode_answer(const Answer& answer) {
    message::Answer out;
    out.set_number(answer.number);
    if (answer.content) out.set_content(std::string(text_of(*answer.content)));
    out.set_unanswered(!answer.content);
    return bytes_of(out);
}

std::optional<Answer> decode_answer(base::ByteView bytes, Error& error) {
    message::Answer in;
    error = parse(bytes, kMostAnswer, in);
    if (error != Error::none) return std::nullopt;
    Answer answer{in.number(), std::nullopt};
    if (!in.unanswered()) answer.content = bytes_of_text(in.content());
    return answer;
}

base::Bytes encode_course(const agent::Course& course, int seats) {
    message::Course out;
    for (const agent::CourseStep& step : course) {
        message::CourseStep& put = *out.add_steps();
        if (step.mover.valid()) put.set_mover(step.mover.value);
        put.set_turn(step.turn);
        put.set_events(step.events);
        for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
            put.add_chances(static_cast<std::uint32_t>(std::lround(step.chances[i] * kCertain)));
            put.add_luck(static_cast<std::int32_t>(std::lround(step.luck[i] * kCertain)));
        }
    }
    return bytes_of(out);
}

namespace {

bool in_range(const message::CourseStep& step) {
    return step.chances_size() <= static_cast<int>(game::kMaxSeats) && step.luck_size() == step.chances_size() &&
           step.mover() < game::kMaxSeats && step.turn() <= std::numeric_limits<std::uint16_t>::max() &&
           std::all_of(step.chances().begin(), step.chances().end(), [](std::uint32_t chance) { return chance <= kCertain; }) &&
           std::all_of(step.luck().begin(), step.luck().end(), [](std::int32_t luck) { return -kCertain <= luck && luck <= kCertain; });
}

agent::CourseStep step_of(const message::CourseStep& from) {
    agent::CourseStep step;
    if (from.has_mover()) step.mover = game::Seat(static_cast<int>(from.mover()));
    step.turn = static_cast<std::uint16_t>(from.turn());
    step.events = from.events();
    for (int i = 0; i < from.chances_size(); ++i) {
        step.chances[static_cast<std::size_t>(i)] = static_cast<float>(from.chances(i)) / kCertain;
        step.luck[static_cast<std::size_t>(i)] = static_cast<float>(from.luck(i)) / kCertain;
    }
    return step;
}

}  // namespace

std::optional<agent::Course> decode_course(base::ByteView bytes, Error& error) {
    message::Course in;
    error = parse(bytes, kMostCourse, in);
    if (error != Error::none) return std::nullopt;
    agent::Course course;
    for (const message::CourseStep& step : in.steps()) {
        if (!in_range(step)) {
            error = Error::out_of_range;
            return std::nullopt;
        }
        course.push_back(step_of(step));
    }
    return course;
}

}  // namespace lw::wire
