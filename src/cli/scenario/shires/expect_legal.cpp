// What may be done: where a tile goes, where a follower may stand.
#include "cli/perft.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/same.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/places.hpp"
#include "cli/scenario/shires/play.hpp"
#include "shires/board.hpp"
#include "shires/features.hpp"

#include <set>

namespace lw::cli::shires_script {

using namespace shires;

namespace {

using Texts = std::set<std::string>;

std::string place_text(Cell at, int rotation) { return to_text(at) + " r" + std::to_string(rotation); }

/// "places N 7" or "places N 7/14": rotations that look alike counted once, and all four.
void place_numbers(const State& state, Kind kind, Words& words) {
    int once = 0;
    for_each_place(state, kind, [&once](Cell, std::uint8_t) { return ++once != 0; });
    std::string word = words.next("a number of places");
    const std::size_t slash = word.find('/');
    const std::string found = std::to_string(once);
    const std::string raw = std::to_string(once * kRotations / distinct_rotations(kind));
    if (slash != std::string::npos) return same("the number of places", found + "/" + raw, word);
    same("the number of places", found, word);
    if (words.take("raw")) same("the number of places in all rotations", raw, words.next("a number"));
}

/// "places N", "places": of the tile in hand; then a number, "none", or exactly these.
void places(World& world, Words& words) {
    const bool named = at_kind(words);
    const State& state = named ? world.ready() : world.quiet();
    const Kind kind = named ? read_kind(words) : state.in_hand;
    if (!kind.valid()) throw Failure("no tile is in hand");
    words.take("=");
    if (at_row(words)) return place_numbers(state, kind, words);
    words.take("only");
    Texts wanted;
    while (!words.empty() && !words.take("none")) {
        const Cell at = read_cell(words);
        do wanted.insert(place_text(at, read_rotation(words) % distinct_rotations(kind)));
        while (!words.empty() && at_rotation(words));
    }
    Texts found;
    for_each_place(state, kind, [&found](Cell at, std::uint8_t r) { return found.insert(place_text(at, r)).second; });
    same("where it may lie", joined(found), joined(wanted));
}

/// "rotations V (1,0) 0 1": all those of the four that are legal there.
void rotations(World& world, Words& words) {
    const Kind kind = read_kind(words);
    const Cell at = read_cell(words);
    Texts found;
    for (int r = 0; r < kRotations; ++r) {
        if (judge_place(world.ready(), kind, at, r) == Reason::ok) found.insert(std::to_string(r));
    }
    Texts wanted;
    while (!words.empty() && !words.take("none")) wanted.insert(std::to_string(read_rotation(words)));
    same("the rotations", joined(found), joined(wanted));
}

/// The board with a tile as if the active seat had laid it.
State laid_now(World& world, Words& words) {
    Turn turn = read_turn(words);
    State copy = world.ready();
    copy.in_hand = turn.kind;
    copy.phase = Phase::tile;
    const Reason reason = check(world.setup(), copy, copy.turn, turn.place);
    if (reason != Reason::ok) throw Failure("the tile cannot lie there: " + std::string(name_of(reason)));
    EventSink nowhere;
    shires::apply(world.setup(), copy, copy.turn, turn.place, nowhere);
    return copy;
}

/// Takes the words of "N (0,1) r2" at the beginning, leaving the rest of the line.
Words take_tile(Words& words) {
    std::string text = words.next("a tile");
    for (int i = 0; i < 2; ++i) text += " " + words.next("a cell and a rotation");
    return Words(text);
}

/// "spots c:D f:UL" on the tile laid last, before a follower was placed on it; "spots N (0,1) r2 c:D ...": as if laid now.
void spots(World& world, Words& words) {
    State state;
    if (at_kind(words)) {
        Words tile = take_tile(words);
        state = laid_now(world, tile);
    } else if (world.ready().phase == Phase::follower) {
        state = world.ready();
    } else if (world.before_follower) {
        state = *world.before_follower;
    } else {
        throw Failure("no tile has been laid yet");
    }
    words.take("=");
    words.take("only");
    ActionList list;
    legal(world.setup(), state, state.turn, list);
    Texts found;
    for (const Action& action : list) {
        const auto* one = std::get_if<PlaceFollower>(&action);
        if (one != nullptr) found.insert(to_text(one->spot));
    }
    Texts wanted;
    while (!words.empty() && !words.take("none")) {
        const Action one = PlaceFollower{read_spot(words)};
        wanted.insert(to_text(std::get<PlaceFollower>(as_listed(state, one)).spot));
    }
    same("where a follower may stand", joined(found), joined(wanted));
}

void legal_line(World& world, Words& words) {
    world.quiet();
    const Seat seat = world.seat(words.next("a seat"));
    const ActionList list = legal_of(world, seat);
    Texts texts;
    for (const Action& action : list) texts.insert(to_text(world.setup(), action));
    if (words.take("none-at-all") || words.take("nothing")) return same("the legal actions", joined(texts), "none");
    if (words.take("total")) return same("the number of legal actions", static_cast<int>(list.size()), words.number("actions", 0, 2000));
    const bool has = words.take("has");
    if (has || words.take("lacks")) {
        const Action action = as_listed(world.ready(), read_action(words));
        if (list.contains(action) != has) throw Failure("'" + to_text(world.setup(), action) + (has ? "' is not legal" : "' is legal"));
        return;
    }
    const std::string verb = words.next("place, follower or none");
    if (verb != "place" && verb != "follower" && verb != "none") throw Failure("'" + verb + "' is not place, follower or none");
    words.take("=");
    int n = 0;
    for (const auto& text : texts) n += text.starts_with(verb) ? 1 : 0;
    same("the number of legal '" + verb + "'", n, words.number("a number", 0, 2000));
}

void perft_line(World& world, Words& words) {
    const int depth = words.number("a depth", 1, 10);
    words.take("=");
    const std::uint64_t found = perft<shires::Game>(world.setup(), world.ready(), depth);
    same("the number of sequences", std::to_string(found), words.next("a number"));
}

}  // namespace

void add_legal_expectations(Expectations& all) {
    all["places"] = places;
    all["rotations"] = rotations;
    all["spots"] = spots;
    all["legal"] = legal_line;
    all["perft"] = perft_line;
}

}  // namespace lw::cli::shires_script
