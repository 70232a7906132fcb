// What visibly happened, and what a seat is shown.
#include "cli/scenario/event_match.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/places.hpp"

namespace lw::cli::shires_script {

using namespace shires;

namespace {

std::vector<std::string> texts(World& world, Seat viewer) {
    std::vector<std::string> out;
    for (const Event& event : world.events) out.push_back(to_text(world.setup(), redact(event, viewer)));
    return out;
}

void events_line(World& world, Words& words) {
    std::string found;
    for (const auto& event : texts(world, game::kSpectator)) found += (found.empty() ? "" : " ") + event.substr(0, event.find(' '));
    same("the kinds of events", found.empty() ? "none" : found, words.rest());
}

/// Nothing in this game is secret: a view is the table, and what the viewer may do.
void view_line(World& world, Words& words) {
    const std::string who = words.next("a seat or spectator");
    const Seat viewer = who == "spectator" ? game::kSpectator : world.seat(who);
    const View seen = view(world.setup(), world.ready(), viewer);
    const std::string what = words.next("what is seen");
    if (what == "table") {
        if (!(seen.table == world.ready())) throw Failure("the view shows another table");
    } else if (what == "legal") {
        same("the number of shown legal actions", static_cast<int>(legal(world.setup(), seen).size()), words.number("actions", 0, 2000));
    } else if (what == "event" || what == "no-event") {
        expect_event(texts(world, viewer), read_pattern(world, words), what == "event");
    } else if (what == "in-hand") {
        const std::string wanted = words.next("a tile or none");
        same("the shown tile", to_text(seen.table.in_hand), wanted == "none" ? "-" : wanted);
    } else if (what == "left") {
        const Kind kind = read_kind(words);
        same("the shown tiles left", seen.table.pile[kind.index()], words.number("tiles", 0, 999));
    } else if (what == "score") {
        std::vector<int> row;
        for (int i = 0; i < world.seats(); ++i) row.push_back(seen.table.players[static_cast<std::size_t>(i)].total());
        same("the shown score", row_text(row), row_text(read_row(world, words)));
    } else {
        throw Failure("'" + what + "' is nothing that a view shows");
    }
}

}  // namespace

void add_event_expectations(Expectations& all) {
    all["event"] = [](World& w, Words& t) { expect_event(texts(w, game::kSpectator), read_pattern(w, t), true); };
    all["no-event"] = [](World& w, Words& t) { expect_event(texts(w, game::kSpectator), read_pattern(w, t), false); };
    all["events"] = events_line;
    all["view"] = view_line;
}

}  // namespace lw::cli::shires_script
