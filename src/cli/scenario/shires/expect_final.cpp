// Scores: for what was completed, and at the end, under any version of the farm rule.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/settings.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/facts.hpp"
#include "cli/scenario/shires/places.hpp"
#include "shires/final_scoring.hpp"
#include "shires/settings.hpp"

#include <algorithm>

namespace lw::cli::shires_script {

using namespace shires;

namespace {

std::vector<Scored> final_scores(const Setup& setup, const State& state) {
    std::vector<Scored> list;
    for_each_final_score(setup, state, [&list](const Scored& one) { list.push_back(one); });
    return list;
}

/// Totals if the game ended here; for a game that is over, those it would have under another version of the farm rule.
std::vector<int> totals(World& world, const Settings& settings) {
    const State& state = world.ready();
    Setup other = world.setup();
    other.config.settings = settings;
    std::vector<int> row;
    for (int i = 0; i < world.seats(); ++i) row.push_back(points(world.setup(), state, Seat(i)));
    const auto add = [&row](const std::vector<Scored>& list, int sign) {
        for (const Scored& one : list) {
            for (std::size_t i = 0; i < row.size(); ++i) row[i] += sign * one.given[i];
        }
    };
    if (state.phase == Phase::over) add(final_scores(world.setup(), state), -1);
    add(final_scores(other, state), 1);
    return row;
}

/// "final 13/5/5", "final farms second 13/5/5"
void final_line(World& world, Words& words) {
    Settings settings = world.plan().settings;
    const bool other = words.peek() == "farms";
    if (other) read_setting(words, kSettings, settings);
    const std::string found = row_text(totals(world, settings));
    same("the total", found, row_text(read_row(world, words)));
    if (other) return;
    std::vector<int> projected_row;
    const auto all = projected(world.setup(), world.ready());
    for (int i = 0; i < world.seats(); ++i) projected_row.push_back(all[static_cast<std::size_t>(i)]);
    same("the total that is shown during the game", row_text(projected_row), found);
}

/// Exactly these, from the last line that did something.
void completed(World& world, Words& words) { same_scores(world, scores(world, true), read_list(world, words)); }

/// At least this one.
void scored_line(World& world, Words& words) {
    const auto found = scores(world, false);
    const Facts facts = read_facts(world, words);
    const bool any = std::any_of(found.begin(), found.end(), [&](const Scored& one) { return matches(facts, one); });
    if (!any) throw Failure("no such score in: " + to_text(world, found));
}

/// Exactly these, now or at the end if it has been reached.
void final_scored(World& world, Words& words) {
    const auto list = final_scores(world.setup(), world.ready());
    same_scores(world, list, read_list(world, words));
}

}  // namespace

void add_final_expectations(Expectations& all) {
    all["final"] = final_line;
    all["totals"] = final_line;
    all["completed"] = completed;
    all["completes"] = completed;
    all["scored"] = scored_line;
    all["final-scored"] = final_scored;
}

}  // namespace lw::cli::shires_script
