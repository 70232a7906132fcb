// What visibly happened, and how often over many runs.
#include "cli/scenario/event_match.hpp"
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"

#include <cstdlib>

namespace lw::cli {

Pattern read_pattern(const SeatNames& seats, Words& words) {
    Pattern pattern;
    while (!words.empty()) {
        const std::string word = words.next("a word");
        int number = 0;
        const bool names = !to_number(word, number) && seats.is_seat(word);
        pattern.push_back(names ? std::to_string(int{seats.seat(word).value}) : word);
    }
    if (pattern.empty()) throw Failure("expected an event such as 'rolled 0 3 4'");
    return pattern;
}

bool matches(const Pattern& pattern, const std::string& event) {
    const auto words = split_words(event);
    if (pattern.size() > words.size()) return false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != "*" && pattern[i] != words[i]) return false;
    }
    return true;
}

std::vector<std::string> event_texts(World& world, const Seat* viewer) {
    world.quiet();
    std::vector<std::string> texts;
    for (const auto& event : world.events) {
        texts.push_back(isles::to_text(world.setup(), viewer == nullptr ? event : isles::redact(event, *viewer)));
    }
    return texts;
}

void expect_event(const std::vector<std::string>& events, const Pattern& pattern, bool wanted) {
    bool found = false;
    std::string all;
    for (const auto& event : events) {
        found = found || matches(pattern, event);
        all += (all.empty() ? "" : " | ") + event;
    }
    if (found != wanted) throw Failure((wanted ? "no such event in: " : "such an event in: ") + (all.empty() ? "nothing" : all));
}

namespace {

void event_line(World& world, Words& words, bool wanted) { expect_event(event_texts(world, nullptr), read_pattern(world, words), wanted); }

/// "events rolled produced": the kinds in order, exactly.
void events_line(World& world, Words& words) {
    std::string found;
    for (const auto& event : event_texts(world, nullptr)) found += (found.empty() ? "" : " ") + event.substr(0, event.find(' '));
    const std::string wanted = words.rest();
    same("the kinds of events", found.empty() ? "none" : found, wanted);
}

/// "totals 2:1 3:2 ...": how often each sum was rolled in the last events.
void totals(World& world, Words& words) {
    world.quiet();
    std::map<std::string, int> found;
    for (const auto& event : world.events) {
        if (const auto* roll = std::get_if<isles::Rolled>(&event); roll != nullptr) ++found[std::to_string(roll->a + roll->b)];
    }
    same("the rolled sums", to_text(found), to_text(read_tally(words)));
}

double read_percent(std::string_view text) {
    const std::string copy(text);
    char* end = nullptr;
    const double value = std::strtod(copy.c_str(), &end);
    if (copy.empty() || end != copy.c_str() + copy.size()) throw Failure("'" + copy + "' is not a percentage");
    return value / 100.0;
}

/// "share 65..68 percent stole * from * brick": judged over all runs of the case.
void share(World& world, Words& words) {
    const std::string range = words.next("a range such as 65..68");
    const std::size_t dots = range.find("..");
    if (dots == std::string::npos) throw Failure("expected a range such as 65..68");
    words.require("percent");
    Share& share = world.shares[world.line];
    share.least = read_percent(std::string_view(range).substr(0, dots));
    share.most = read_percent(std::string_view(range).substr(dots + 2));
    const Pattern pattern = read_pattern(world, words);
    ++share.runs;
    for (const auto& event : event_texts(world, nullptr)) {
        if (!matches(pattern, event)) continue;
        ++share.hits;
        return;
    }
}

}  // namespace

void add_event_expectations(Expectations& all) {
    all["event"] = [](World& w, Words& t) { event_line(w, t, true); };
    all["no-event"] = [](World& w, Words& t) { event_line(w, t, false); };
    all["events"] = events_line;
    all["totals"] = totals;
    all["share"] = share;
}

}  // namespace lw::cli
