#include "cli/scenario/shires/facts.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/places.hpp"

namespace lw::cli::shires_script {

using namespace shires;

namespace {

/// A number after its word, or before it: "tiles 3", "3 tiles".
void read_fact(const World& world, Words& words, Facts& facts) {
    std::optional<int> before;
    if (words.at_number()) before = words.number("a number", 0, 999);
    const auto number = [&] { return before ? *before : words.number("a number", 0, 999); };
    if (words.take("tiles") || words.take("tile")) {
        facts.tiles = number();
    } else if (words.take("pennants") || words.take("pennant")) {
        facts.pennants = number();
    } else if (words.take("cities")) {
        facts.cities = number();
    } else if (words.take("worth") || words.take("points")) {
        facts.points = number();
    } else if (!before && words.take("followers")) {
        facts.followers = read_followers(world, words);
    } else if (!before && words.take("to")) {
        facts.to = read_seats(world, words);
    } else {
        throw Failure("'" + words.peek() + "' is nothing that a score tells: tiles, pennants, cities, followers, worth, to");
    }
}

}  // namespace

Facts read_facts(const World& world, Words& words) {
    const std::string word = words.next("city, road, cloister or field");
    const auto kind = feature_kind(word);
    if (!kind) throw Failure("'" + word + "' is not city, road, cloister or field");
    Facts facts;
    facts.kind = *kind;
    while (!words.empty() && words.peek() != ";") read_fact(world, words, facts);
    return facts;
}

std::vector<Facts> read_list(const World& world, Words& words) {
    std::vector<Facts> list;
    if (words.take("nothing") || words.take("none")) return list;
    do list.push_back(read_facts(world, words));
    while (words.take(";"));
    return list;
}

bool matches(const Facts& facts, const Scored& scored) {
    return facts.kind == scored.kind && facts.tiles.value_or(scored.tiles) == scored.tiles &&
           facts.pennants.value_or(scored.pennants) == scored.pennants && facts.cities.value_or(scored.cities) == scored.cities &&
           facts.followers.value_or(scored.followers) == scored.followers && facts.points.value_or(scored.points) == scored.points &&
           facts.to.value_or(scored.winners) == scored.winners;
}

std::string to_text(const World& world, const std::vector<Scored>& list) {
    std::string out;
    for (const Scored& one : list) {
        out += (out.empty() ? "" : " ; ") + std::string(name_of(one.kind)) + " tiles " + std::to_string(one.tiles) + " pennants " +
               std::to_string(one.pennants) + " cities " + std::to_string(one.cities) + " followers " + to_text(world, one.followers) +
               " worth " + std::to_string(one.points) + " to " + world.name(one.winners);
    }
    return out.empty() ? "nothing" : out;
}

std::vector<Scored> scores(const World& world, bool completed_only) {
    std::vector<Scored> list;
    for (const Event& event : world.events) {
        const auto* scored = std::get_if<Scored>(&event);
        if (scored == nullptr || (completed_only && scored->occasion != Occasion::complete)) continue;
        list.push_back(*scored);
    }
    return list;
}

void same_scores(const World& world, const std::vector<Scored>& found, const std::vector<Facts>& wanted) {
    std::vector<Scored> left = found;
    bool all = true;
    for (const Facts& facts : wanted) {
        std::size_t i = 0;
        while (i < left.size() && !matches(facts, left[i])) ++i;
        all = all && i < left.size();
        if (i < left.size()) left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (!all) throw Failure("no such score in: " + to_text(world, found));
    if (!left.empty()) throw Failure("also scored: " + to_text(world, left));
}

}  // namespace lw::cli::shires_script
