#include "ui/table/course.hpp"

#include "ui/charts.hpp"
#include "ui/intent.hpp"
#include "ui/kit.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace lw::ui::table {

namespace {

constexpr float kPointHigh = 50;  // look units
constexpr float kPartHigh = 28;
constexpr std::string_view kPartsMean =
    "How each changed the chance to win. Luck is what dice and draws brought, less what they bring on the average.";

const CourseModel& course_of(const CourseFacts& facts) { return **facts.course; }
bool known(const CourseFacts& facts) { return facts.course->has_value() && !course_of(facts).steps.empty(); }
const game::Player& player(const CourseFacts& facts, game::Seat seat) { return (*facts.players)[seat.index()]; }

int percent(int per_thousand) { return (per_thousand + (per_thousand < 0 ? -5 : 5)) / 10; }
std::string signed_percent(int per_thousand) {
    const int whole = percent(per_thousand);
    return (whole > 0 ? "+" : whole < 0 ? "−" : "") + std::to_string(std::abs(whole)) + " %";
}

/// One value a round, the mean of what its turns left: who is on turn has an edge. The last one is the end.
std::vector<int> by_round(const CourseModel& course, game::Seat seat, int seats) {
    std::vector<int> after_turn;
    for (const CourseModel::Step& step : course.steps) {
        after_turn.resize(std::max<std::size_t>(after_turn.size(), step.turn + std::size_t{1}), after_turn.empty() ? 0 : after_turn.back());
        after_turn.back() = step.chances[seat.index()];
    }
    std::vector<int> out;
    int sum = 0;
    int turns = 0;
    for (int turn = 0; turn < static_cast<int>(after_turn.size()); ++turn) {
        sum += after_turn[static_cast<std::size_t>(turn)];
        ++turns;
        const bool last = turn + 1 == static_cast<int>(after_turn.size());
        if (!last && round_of(turn, seats) == round_of(turn + 1, seats)) continue;
        out.push_back(percent(last ? after_turn.back() : sum / turns));
        sum = turns = 0;
    }
    return out;
}

/// Whose chance changed most in a step.
game::Seat most_moved(const CourseFacts& facts, const CourseModel::Step& before, const CourseModel::Step& after) {
    game::Seat most;
    int high = -1;
    for (const game::Seat seat : facts.seats) {
        const int change = std::abs(after.chances[seat.index()] - before.chances[seat.index()]);
        if (change <= high) continue;
        high = change;
        most = seat;
    }
    return most;
}

struct TurningPoint {
    int step = 0;
    game::Seat mover;
    std::string words;  ///< what happened
    std::string change;
};

/// In the words of the log, where it has any.
std::string what_happened(const CourseFacts& facts, const CourseModel::Step& before, const CourseModel::Step& after) {
    std::string words = facts.told(before.events, after.events);
    if (words.empty()) words = after.mover.valid() ? "A move of " + player(facts, after.mover).name : "The beginning";
    return words;
}

TurningPoint turning_point(const CourseFacts& facts, int step) {
    const CourseModel& course = course_of(facts);
    const CourseModel::Step& before = course.steps[static_cast<std::size_t>(step) - 1];
    const CourseModel::Step& after = course.steps[static_cast<std::size_t>(step)];
    const game::Seat who = most_moved(facts, before, after);
    const int round = round_of(before.turn, facts.seats.count());
    return {step, after.mover, what_happened(facts, before, after),
            round_words(round) + ": " + player(facts, who).name + " " + std::to_string(percent(before.chances[who.index()])) + " → " +
                std::to_string(percent(after.chances[who.index()])) + " %"};
}

void draw_turning_point(const Frame& f, Rect r, const CourseFacts& facts, const TurningPoint& point) {
    const std::string id = "course.point." + std::to_string(point.step);
    const std::string label = point.words + ". " + point.change;
    const Response response = area(f, {.id = id, .label = label, .rect = r}, 10);
    row(f, r, response.hovered);
    explain(f, response, r, Rich("Watch the game from here"));
    Rect in = inset(r, f.px(12), f.px(5));
    if (point.mover.valid()) player_shape(f, {in.x + f.px(9), in.centre().y}, f.px(16), player(facts, point.mover).colour);
    cut_left(in, f.px(28));
    icon(f, Image::icon_play, {in.right() - f.px(8), in.centre().y}, f.px(16));
    cut_right(in, f.px(22));
    const auto lines = rows(in, 2, 0);
    text_fit(f, lines[0], point.words, kBold.sized(14));
    text_fit(f, lines[1], point.change, kSmall);
    if (!response.pressed) return;
    f.emit(WatchGame{});
    f.emit(ReplayGo{point.step});
}

struct PartColumn {
    std::string_view words;
    int CourseModel::Parts::*value;
};
constexpr std::array<PartColumn, 3> kParts{
    {{"Luck", &CourseModel::Parts::luck}, {"Own moves", &CourseModel::Parts::own}, {"Others", &CourseModel::Parts::others}}};

void draw_parts_of(const Frame& f, Rect r, const CourseFacts& facts, game::Seat seat, float name_width) {
    const CourseModel::Parts& parts = course_of(facts).parts[seat.index()];
    Rect left = cut_left(r, name_width);
    player_shape(f, {left.x + f.px(9), left.centre().y}, f.px(14), player(facts, seat).colour);
    cut_left(left, f.px(24));
    text_fit(f, left, player(facts, seat).name, kBold.sized(14));
    const auto cells = columns(r, static_cast<int>(kParts.size()), 0);
    std::string label = player(facts, seat).name;
    for (std::size_t i = 0; i < kParts.size(); ++i) {
        const std::string value = signed_percent(parts.*kParts[i].value);
        text(f, cells[i], value, kBody.sized(14), Align::centre);
        label += (i == 0 ? ": " : ", ") + std::string(kParts[i].words) + " " + value;
    }
    read_out(f, "course.parts." + std::to_string(seat.value), label);
}

std::string_view why_unknown(const std::optional<CourseModel>& course) {
    if (course && !course->thinking) return "The computer players could not look through this game.";
    if (course && course->players_missing) return "The computer players have not arrived yet. They will look through the game.";
    return "The game is looked through...";
}

}  // namespace

void draw_course_chart(const Frame& f, Rect r, const CourseFacts& facts) {
    if (!known(facts)) {
        const std::string_view words = why_unknown(*facts.course);
        paragraph(f, {r.x, r.centre().y - f.px(10)}, r.w, Rich(words), kBody.faded(), Align::centre);
        read_out(f, "course.wait", words);
        return;
    }
    std::vector<Line> lines;
    for (const game::Seat seat : facts.seats)
        lines.push_back({player(facts, seat).colour, player(facts, seat).name, by_round(course_of(facts), seat, facts.seats.count())});
    line_chart(f, r, lines, 0, "start");
}

float draw_turning_points(const Frame& f, Rect r, const CourseFacts& facts) {
    const float from = r.y;
    if (!known(facts) || course_of(facts).turning_points.empty()) return 0;
    text(f, cut_top(r, f.px(26), f.px(6)), "Turning points", kHeading);
    for (const int step : course_of(facts).turning_points)
        draw_turning_point(f, cut_top(r, f.px(kPointHigh), f.px(6)), facts, turning_point(facts, step));
    return r.y - from;
}

void mark_turning_point(const Frame& f, Rect line) { fill(f, line, f.theme->accent.with_alpha(0.16F), f.px(6)); }

float draw_course_parts(const Frame& f, Rect r, const CourseFacts& facts) {
    const float from = r.y;
    if (!known(facts)) return 0;
    const float name_width = r.w * 0.34F;
    Rect head = cut_top(r, f.px(26));
    text_fit(f, cut_left(head, name_width), "What decided it", kHeading);
    const auto cells = columns(head, static_cast<int>(kParts.size()), f.px(2));
    for (std::size_t i = 0; i < kParts.size(); ++i) text_fit(f, cells[i], kParts[i].words, kSmallBold, Align::centre);
    for (const game::Seat seat : facts.seats) draw_parts_of(f, cut_top(r, f.px(kPartHigh)), facts, seat, name_width);
    r.y += f.px(4) + paragraph(f, {r.x, r.y + f.px(4)}, r.w, Rich(kPartsMean), kSmall);
    return r.y - from;
}

}  // namespace lw::ui::table
