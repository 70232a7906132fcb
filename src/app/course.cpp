#include "app/course.hpp"

#include "base/stable_sort.hpp"
#include "registry/games.hpp"
#include "wire/players.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <utility>
#include <vector>

namespace lw::app {
namespace {

constexpr int kMostTurningPoints = 6;
constexpr int kLeastTurn = 40;  ///< per thousand: what changed less is none

int per_thousand(float chance) { return static_cast<int>(std::lround(chance * 1'000)); }

ui::CourseModel::Step step_model(const agent::CourseStep& step) {
    ui::CourseModel::Step out{step.mover, step.turn, step.events, {}};
    for (std::size_t i = 0; i < out.chances.size(); ++i) out.chances[i] = static_cast<std::int16_t>(per_thousand(step.chances[i]));
    return out;
}

int greatest_change(const ui::CourseModel::Step& before, const ui::CourseModel::Step& after) {
    int most = 0;
    for (std::size_t i = 0; i < after.chances.size(); ++i) most = std::max(most, std::abs(after.chances[i] - before.chances[i]));
    return most;
}

std::vector<int> turning_points(const std::vector<ui::CourseModel::Step>& steps) {
    std::vector<std::pair<int, int>> changes;  // how much, at which step
    for (std::size_t k = 1; k < steps.size(); ++k) {
        const int change = greatest_change(steps[k - 1], steps[k]);
        if (change >= kLeastTurn) changes.emplace_back(change, static_cast<int>(k));
    }
    base::stable_sort(changes, [](const auto& a, const auto& b) { return a.first > b.first; });
    if (changes.size() > kMostTurningPoints) changes.resize(kMostTurningPoints);
    std::vector<int> out;
    for (const auto& [_, step] : changes) out.push_back(step);
    base::stable_sort(out, std::less<>());
    return out;
}

ui::CourseModel::Parts parts_of(const agent::Course& course, std::size_t seat) {
    float luck = 0;
    float own = 0;
    for (std::size_t k = 1; k < course.size(); ++k) {
        const agent::CourseStep& step = course[k];
        luck += step.luck[seat];
        if (step.mover.valid() && step.mover.index() == seat) own += step.chances[seat] - course[k - 1].chances[seat] - step.luck[seat];
    }
    const int all = per_thousand(course.back().chances[seat]) - per_thousand(course.front().chances[seat]);
    return {per_thousand(luck), per_thousand(own), all - per_thousand(luck) - per_thousand(own)};
}

}  // namespace

ui::CourseModel course_model(const agent::Course& course) {
    ui::CourseModel out;
    out.thinking = false;
    for (const agent::CourseStep& step : course) out.steps.push_back(step_model(step));
    out.turning_points = turning_points(out.steps);
    for (std::size_t seat = 0; seat < out.parts.size(); ++seat) out.parts[seat] = parts_of(course, seat);
    return out;
}

template <class G>
void CourseCall::ask(const match::Match<G>& match, std::optional<ui::CourseModel>& model, double now) {
    if (model && (model->thinking || !model->steps.empty())) return;
    model.emplace();
    call_.ask([game = codec::encode<G>(match, 0)](std::uint32_t number) { return wire::encode_study({number, game}); }, now);
}

bool CourseCall::step(std::optional<ui::CourseModel>& model, double now) {
    if (!model || !model->thinking) return false;
    if (!call_.done(now)) {
        const bool missing = call_.missing();
        return std::exchange(model->players_missing, missing) != missing;
    }
    wire::Error error{};
    const auto course = call_.content() ? wire::decode_course(*call_.content(), error) : std::nullopt;
    if (course && !course->empty())
        model = course_model(*course);
    else
        model->thinking = false;
    return true;
}

template void CourseCall::ask(const match::Match<isles::Game>&, std::optional<ui::CourseModel>&, double);
template void CourseCall::ask(const match::Match<shires::Game>&, std::optional<ui::CourseModel>&, double);

}  // namespace lw::app
