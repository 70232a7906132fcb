// What a seat may do.
#include "cli/perft.hpp"
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/play.hpp"
#include "cli/scenario/same.hpp"

#include <set>

namespace lw::cli {

namespace {

using namespace isles;

std::string verb_of(const std::string& text) { return text.substr(0, text.find(' ')); }

std::set<std::string> texts(World& world, const ActionList& list, const std::string& verb) {
    std::set<std::string> out;
    for (const Action& action : list) {
        std::string text = to_text(world.setup(), action);
        if (verb.empty() || verb_of(text) == verb) out.insert(std::move(text));
    }
    return out;
}

void has(World& world, Words& words, Seat seat, const ActionList& list, bool wanted) {
    const Action action = read_action(world, seat, words);
    if (list.contains(action) != wanted) {
        throw Failure("'" + to_text(world.setup(), action) +
                      (wanted ? "' is not among the legal actions" : "' is among the legal actions"));
    }
}

void kinds(World& world, Words& words, const ActionList& list) {
    std::set<std::string> found;
    for (const auto& text : texts(world, list, "")) found.insert(verb_of(text));
    std::set<std::string> wanted;
    while (!words.empty()) wanted.insert(words.next("a kind of action"));
    same("the kinds of legal actions", joined(found), joined(wanted));
}

/// "settle = 54", "settle 54", "robber only (0,0) (1,0)".
void by_kind(World& world, Words& words, Seat seat, const ActionList& list) {
    const std::string verb = words.next("a kind of action");
    const auto found = texts(world, list, verb);
    if (!words.take("only")) {
        words.take("=");
        return same("the number of legal '" + verb + "'", static_cast<int>(found.size()), words.number("a number", 0, 512));
    }
    std::set<std::string> wanted;
    while (!words.empty()) {
        std::string operand = words.next("an operand");
        if (verb == "bank") operand += " " + words.next("a resource") + " " + words.next("a resource");
        Words one(verb + " " + operand);
        wanted.insert(to_text(world.setup(), read_action(world, seat, one)));
    }
    same("the legal '" + verb + "'", joined(found), joined(wanted));
}

void legal_line(World& world, Words& words) {
    world.quiet();
    const Seat seat = world.seat(words.next("a seat"));
    const ActionList list = legal_of(world, seat);
    if (words.take("none")) return same("the legal actions of " + world.name(seat), joined(texts(world, list, "")), "none");
    if (words.take("total")) return same("the number of legal actions", static_cast<int>(list.size()), words.number("actions", 0, 512));
    if (words.take("has")) return has(world, words, seat, list, true);
    if (words.take("lacks")) return has(world, words, seat, list, false);
    if (words.take("kinds")) return kinds(world, words, list);
    by_kind(world, words, seat, list);
}

}  // namespace

void add_legal_expectations(Expectations& all) {
    all["legal"] = legal_line;
    all["perft"] = [](World& w, Words& t) {
        const int depth = t.number("a depth", 1, 10);
        t.take("=");
        const std::uint64_t found = perft<isles::Game>(w.setup(), w.ready(), depth);
        same("the number of sequences", std::to_string(found), t.next("a number"));
    };
}

}  // namespace lw::cli
