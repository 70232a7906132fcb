#include "cli/scenario/play.hpp"

#include "cli/scenario/failure.hpp"
#include "cli/scenario/move_expectation.hpp"
#include "cli/scenario/places.hpp"
#include "cli/scenario/reload.hpp"
#include "isles/determinize.hpp"

#include <optional>

namespace lw::cli {

namespace {

using namespace isles;

/// The reason of exactly that name.
std::string reason_of(const std::string& text) {
    for (int i = 1; i <= static_cast<int>(Reason::not_an_outcome); ++i) {
        if (name_of(static_cast<Reason>(i)) == text) return text;
    }
    return {};
}

/// Refusals that a list must not show, because they rest on what the seat does not know (view.hpp).
bool hidden(Reason reason) {
    return reason == Reason::cards_not_held || reason == Reason::partner_lacks_cards || reason == Reason::bank_short;
}

bool listed_kind(const Action& action) {
    return !std::holds_alternative<Discard>(action) && !std::holds_alternative<MakeOffer>(action) &&
           !std::holds_alternative<BankTrade>(action);
}

/// check(), legal() and check_view() agree.
void cross_check(World& world, Seat seat, const Action& action, Reason reason) {
    const View seen = view(world.setup(), world.ready(), seat);
    const bool listed = legal(world.setup(), seen).contains(action);
    const std::string text = to_text(world.setup(), action);
    if (reason == Reason::ok && listed_kind(action) && !listed) throw Failure("'" + text + "' is accepted but not listed as legal");
    if (reason != Reason::ok && !hidden(reason) && listed) throw Failure("'" + text + "' is refused but listed as legal");
    const Reason by_view = check_view(world.setup(), seen, action);
    if (by_view != reason && !(hidden(reason) && by_view == Reason::ok)) {
        throw Failure("'" + text + "': by the seat's view " + std::string(name_of(by_view)) + ", by all facts " +
                      std::string(name_of(reason)));
    }
}

/// An accepted action survives the round trip through its number and its words (saves, logs, engines).
void round_trip(World& world, const Action& action) {
    const std::string text = to_text(world.setup(), action);
    if (unpack(pack(action)) != action) throw Failure("'" + text + "' does not come back from its number");
    if (action_from_text(world.setup(), text) != action) throw Failure("'" + text + "' does not come back from its words");
}

/// Two dice with that sum that can still come up.
Dice dice_of_sum(World& world, int sum) {
    ChanceList outcomes;
    chances(world.setup(), world.ready(), outcomes);
    for (const auto& outcome : outcomes) {
        const auto* dice = std::get_if<Dice>(&outcome.action);
        if (dice != nullptr && dice->a + dice->b == sum) return *dice;
    }
    throw Failure("the dice cannot show " + std::to_string(sum) + " now");
}

Action read_dice(World& world, Words& words) {
    const int first = words.number("a roll", 1, 12);
    if (words.empty()) return dice_of_sum(world, first);
    if (first > 6) throw Failure("no die shows " + std::to_string(first));
    return Dice{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(words.number("a die", 1, 6))};
}

void nature(World& world, const Action& action, const MoveExpectation& expected) {
    const Reason reason = check(world.setup(), world.ready(), game::kNature, action);
    judge_reason(expected, name_of(reason));
    if (reason == Reason::ok) world.apply(game::kNature, action);
}

/// The outcome that the words after a seat's action give for the chance that follows it: "roll 3 4", "buy knight", "rob blue ore".
std::optional<std::string> take_outcome(const std::string& verb, Words& words) {
    if (words.empty()) return std::nullopt;
    if (verb == "roll") return "dice " + words.rest();
    if (verb == "buy") return "drawn " + words.rest();
    return std::nullopt;
}

void random_moves(World& world, int count) {
    for (int i = 0; i < count && world.ready().table.phase != Phase::over; ++i) {
        const game::ToAct to_act = isles::to_act(world.setup(), world.ready());
        if (to_act.waiting == game::Waiting::chance) {
            world.draw_chance();
            continue;
        }
        const Seat seat = to_act.seats.lowest();
        if (world.ready().table.phase == Phase::discard) {
            world.apply(seat, random_discard(view(world.setup(), world.ready(), seat), world.rng));
            continue;
        }
        const ActionList legal = legal_of(world, seat);
        if (legal.empty()) throw Failure("a seat must act and has no legal action");
        world.apply(seat, legal[world.rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

/// The next rolls, one after another, whatever the turn: for the decks of dice.
void deal_dice(World& world, int count) {
    world.events.clear();
    for (int i = 0; i < count; ++i) {
        world.edit().table.phase = Phase::dice;
        world.draw_chance();
        State& state = world.edit();
        state.table.phase = Phase::pre_roll;
        state.table.rolled = false;
        state.table.owing = SeatSet{};
        state.table.discard_due = {};
    }
}

}  // namespace

isles::ActionList legal_of(World& world, Seat seat) {
    ActionList list;
    legal(world.setup(), world.ready(), seat, list);
    return list;
}

isles::Action read_action(World& world, Seat seat, Words& words) {
    const Setup& setup = world.setup();
    const std::string verb = words.next("an action");
    // By number on ring boards; everywhere by two corners, with or without a dash.
    if (verb == "road" && !words.peek().starts_with('V')) return BuildRoad{read_edge(words, setup.topology)};
    if (verb == "discard") return Discard{read_resources(words)};
    if (verb == "plenty") return PlayYearOfPlenty{read_resources(words)};
    if (verb == "rob") return Rob{world.seat(words.next("a seat"))};
    if (verb == "accept") return AcceptOffer{world.seat(words.next("a seat"))};
    if (verb == "decline") return DeclineOffer{world.seat(words.next("a seat"))};
    if (verb == "confirm") return ConfirmTrade{world.seat(words.next("a seat"))};
    if (verb == "bank" || verb == "offer") {
        const bool with_bank = verb == "bank";
        if (with_bank && words.at_number()) {
            const int count = words.number("a number of cards", 0, 31);
            const Resource give = read_resource(words);
            return BankTrade{give, static_cast<std::uint8_t>(count), read_resource(words)};
        }
        MakeOffer offer;
        offer.give = read_resources(words);
        words.require("for");
        offer.want = read_resources(words);
        words.require("to");
        const std::string to = words.next("seats");
        offer.to = world.seat_set(to);
        if (to == "all") offer.to.remove(seat);
        return offer;
    }
    std::string text = verb;
    // "roll 3 4" and "buy knight" name the chance that follows; the rest is left to the caller.
    if (verb != "roll" && verb != "buy" && !words.empty()) text += " " + words.rest();
    const auto action = action_from_text(setup, text);
    if (!action) throw Failure("'" + text + "' is not an action on this board");
    return *action;
}

void seat_line(World& world, Seat seat, const std::string& text, bool only_asked) {
    world.quiet();
    std::string rest = text;
    const MoveExpectation expected = read_move_expectation(rest, reason_of);
    Words words(rest);
    const std::string verb = words.peek();
    const Action action = read_action(world, seat, words);
    const auto outcome = take_outcome(verb, words);
    words.end();
    const Reason reason = check(world.setup(), world.ready(), seat, action);
    judge_reason(expected, name_of(reason));
    cross_check(world, seat, action, reason);
    if (reason == Reason::ok) round_trip(world, action);
    if (only_asked || reason != Reason::ok) return;
    world.events.clear();
    world.apply(seat, action);
    if (!outcome) return;
    Words chance(*outcome);
    const std::string kind = chance.next("an outcome");
    nature_line(world, kind, chance);
}

bool nature_line(World& world, const std::string& verb, Words& words) {
    if (verb == "play") {
        world.events.clear();
        random_moves(world, words.number("a number of moves", 1, 1'000'000));
        words.end();
        return true;
    }
    if (verb == "deal-dice") {
        deal_dice(world, words.number("a number of throws", 1, 1000));
        words.end();
        return true;
    }
    if (verb == "draw") {
        words.end();
        world.quiet();
        return true;
    }
    if (verb == "reload") {
        words.end();
        reload(world);
        return true;
    }
    if (verb != "dice" && verb != "stolen" && verb != "drawn" && verb != "first") return false;
    std::string rest = words.rest();
    const MoveExpectation expected = read_move_expectation(rest, reason_of);
    Words left(rest);
    Action action;
    if (verb == "dice") {
        action = read_dice(world, left);
    } else if (verb == "stolen") {
        action = StolenResource{read_resource(left)};
    } else if (verb == "drawn") {
        action = DrawnDevCard{read_dev_card(left)};
    } else {
        action = FirstPlayer{world.seat(left.next("a seat"))};
    }
    left.end();
    nature(world, action, expected);
    return true;
}

}  // namespace lw::cli
