#include "cli/scenario/shires/play.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/move_expectation.hpp"
#include "cli/scenario/shires/facts.hpp"
#include "cli/scenario/shires/places.hpp"
#include "shires/board.hpp"

namespace lw::cli::shires_script {

using namespace shires;

namespace {

/// "=> completes city tiles 3 ...", cut off the text.
std::optional<std::vector<Facts>> take_completions(const World& world, std::string& text) {
    const std::size_t arrow = text.find("=>");
    if (arrow == std::string::npos) return std::nullopt;
    Words words(std::string_view(text).substr(arrow + 2));
    if (!words.take("completes")) return std::nullopt;
    text = std::string(trimmed(std::string_view(text).substr(0, arrow)));
    auto list = read_list(world, words);
    words.end();
    return list;
}

/// "draws C", "draws C: no place", "draws C and puts it aside".
void draws(World& world, Seat seat, Words& words) {
    const Action drawn = DrawnTile{read_kind(words)};
    const std::string remark = words.rest();
    const bool no_place = !remark.empty();
    if (no_place && remark.find("no ") == std::string::npos && remark.find("aside") == std::string::npos) {
        throw Failure("expected 'no place' after the drawn tile, not '" + remark + "'");
    }
    world.events.clear();
    while (world.ready().phase == Phase::first_player) world.draw_chance();
    if (world.ready().turn != seat) throw Failure("it is the turn of " + world.name(world.ready().turn));
    const Kind next = world.next_in_order();
    if (next.valid() && Action(DrawnTile{next}) != drawn) throw Failure("the next tile of the pile is " + to_text(next));
    const Reason reason = check(world.setup(), world.ready(), game::kNature, drawn);
    judge_reason({}, name_of(reason));
    world.apply(game::kNature, drawn);
    const bool aside = world.ready().phase != Phase::tile;
    if (no_place && !aside) throw Failure("the tile has a place");
}

void finish_line(World& world, const std::optional<std::vector<Facts>>& completions, bool turn_ended) {
    if (completions) return same_scores(world, scores(world, true), *completions);
    if (world.strict && turn_ended) same_scores(world, scores(world, true), {});
}

void turn_line(World& world, Seat seat, const Turn& turn, const MoveExpectation& expected, bool only_asked) {
    if (only_asked || !expected.accepted) return judge_reason(expected, name_of(judge_turn(world, seat, turn)));
    world.events.clear();
    do_turn(world, seat, turn);
}

void action_line(World& world, Seat seat, const Action& action, const MoveExpectation& expected, bool only_asked) {
    const bool drawn = world.ready().phase == Phase::tile || world.ready().phase == Phase::follower;
    if (!drawn && !only_asked) world.events.clear();
    if (std::holds_alternative<PlaceTile>(action)) world.quiet();
    const Reason reason = check(world.setup(), world.ready(), seat, action);
    judge_reason(expected, name_of(reason));
    cross_check(world.setup(), world.ready(), seat, action, reason);
    if (only_asked || reason != Reason::ok) return;
    if (drawn) world.events.clear();
    act(world, seat, action);
}

/// Turns by the active seats: "turns U0,-1r1+f:LD V1,-1r0".
void turns(World& world, Words& words) {
    do {
        const Turn turn = turn_from_token(words.next("a turn such as U0,-1r1+f:LD"));
        while (world.ready().phase == Phase::first_player) world.draw_chance();
        world.events.clear();
        do_turn(world, world.ready().turn, turn);
    } while (!words.empty());
}

void random_moves(World& world, int count) {
    world.events.clear();
    for (int i = 0; i < count && world.quiet().phase != Phase::over; ++i) {
        const Seat seat = world.ready().turn;
        const ActionList legal = legal_of(world, seat);
        if (legal.empty()) throw Failure("a seat must act and has no legal action");
        act(world, seat, legal[world.rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

void nature(World& world, const std::string& verb, std::string text) {
    const MoveExpectation expected = read_move_expectation(text, reason_of);
    Words words(text);
    Action action;
    if (verb == "tile") {
        action = DrawnTile{read_kind(words)};
    } else {
        action = FirstPlayer{world.seat(words.next("a seat"))};
    }
    words.end();
    const Kind next = world.next_in_order();
    const bool out_of_order = verb == "tile" && world.ready().phase == Phase::draw && next.valid() && Action(DrawnTile{next}) != action;
    if (out_of_order && expected.accepted) throw Failure("the next tile of the pile is " + to_text(next));
    const Reason reason = check(world.setup(), world.ready(), game::kNature, action);
    judge_reason(expected, name_of(reason));
    if (reason != Reason::ok) return;
    world.events.clear();
    world.apply(game::kNature, action);
}

}  // namespace

void seat_line(World& world, Seat seat, const std::string& text, bool only_asked) {
    std::string rest = text;
    const auto completions = take_completions(world, rest);
    const MoveExpectation expected = read_move_expectation(rest, reason_of);
    Words words(rest);
    if (words.take("draws") || words.take("draw")) {
        if (only_asked || !expected.accepted) throw Failure("'draws' tells what nature does; it is not asked");
        return draws(world, seat, words);
    }
    if (at_turn(words)) {
        const Turn turn = read_turn(words);
        words.end();
        turn_line(world, seat, turn, expected, only_asked);
    } else {
        const Action action = read_action(words);
        words.end();
        action_line(world, seat, action, expected, only_asked);
    }
    const bool done = !only_asked && expected.accepted;
    if (done) finish_line(world, completions, world.ready().phase != Phase::follower);
}

bool seat_line_without_colon(World& world, const std::string& text) {
    Words words(text);
    const std::string first = words.next("a word");
    if (!world.is_seat(first)) return false;
    const std::string& second = words.peek();
    if (second != "draws" && second != "place" && second != "follower" && second != "none" && !at_kind(words)) return false;
    seat_line(world, world.seat(first), std::string(trimmed(std::string_view(text).substr(first.size()))), false);
    return true;
}

bool nature_line(World& world, const std::string& verb, Words& words) {
    if (verb == "first") {
        nature(world, verb, words.rest());
    } else if (verb == "tile") {
        Words ahead = words;
        ahead.next("a tile");
        if (!ahead.empty() && ahead.peek() != "=>") return false;  // a tile that is part of the position
        nature(world, verb, words.rest());
    } else if (verb == "play") {
        random_moves(world, words.take("all") ? 1'000'000 : words.number("a number of moves", 1, 1'000'000));
    } else if (verb == "turns") {
        turns(world, words);
    } else if (verb == "draw") {
        world.events.clear();
        world.quiet();
    } else if (verb == "reload") {
        world.reload();
    } else if (verb == "finish") {
        world.finish();
    } else {
        return false;
    }
    words.end();
    return true;
}

}  // namespace lw::cli::shires_script
