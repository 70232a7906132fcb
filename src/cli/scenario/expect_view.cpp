// What a seat, or a spectator, is shown and what it is not.
#include "cli/scenario/event_match.hpp"
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "isles/determinize.hpp"

namespace lw::cli {

namespace {

using namespace isles;

constexpr int kGuesses = 64;

/// Whether the viewer, knowing only its view, cannot be sure what somebody holds: among positions that look the same
/// to it, some differ.
bool unsure(World& world, const View& seen, Seat of, bool hand) {
    const Holding* first = nullptr;
    State guess;
    Holding kept;
    for (int i = 0; i < kGuesses; ++i) {
        guess = determinize(world.setup(), seen, world.rng);
        const Holding& holding = guess.secrets.holdings[of.index()];
        if (!(view(world.setup(), guess, seen.viewer) == seen)) throw Failure("a guess that fits the view looks different");
        if (first == nullptr) {
            kept = holding;
            first = &kept;
        } else if (hand ? !(holding.hand == kept.hand) : !(holding.cards == kept.cards && holding.fresh == kept.fresh)) {
            return true;
        }
    }
    return false;
}

void knows(World& world, Words& words, const View& seen, bool wanted) {
    const bool hand = words.take("hand");
    if (!hand) words.require("cards");
    const Seat of = world.seat(words.next("a seat"));
    if (unsure(world, seen, of, hand) == wanted) {
        throw Failure(std::string(wanted ? "does not know" : "knows") + " what " + world.name(of) + " holds");
    }
}

void counts(World& world, Words& words, const std::string& what, const std::array<std::uint8_t, game::kMaxSeats>& values) {
    const Seat of = world.seat(words.next("a seat"));
    same("the shown " + what + " of " + world.name(of), values[of.index()], words.number("a number", 0, 255));
}

void bank(Words& words, const View& seen) {
    if (words.take("hidden")) {
        if (seen.bank) throw Failure("the bank is shown");
        return;
    }
    if (!seen.bank) throw Failure("the bank is hidden");
    same("the shown bank", isles::to_text(*seen.bank), isles::to_text(read_resources(words)));
}

void own(Words& words, const View& seen) {
    if (words.take("points")) return same("its own points", seen.own_points, words.number("points", 0, 99));
    if (words.take("cards")) {
        DevCards sum = seen.own.cards;
        for (const DevCard card : kAllDevCards) sum[card] = static_cast<std::uint8_t>(sum[card] + seen.own.fresh[card]);
        return same("its own cards", to_text(sum), to_text(read_dev_cards(words)));
    }
    words.require("hand");
    same("its own hand", isles::to_text(seen.own.hand), isles::to_text(read_resources(words)));
}

/// The same view if somebody's secrets were different: "same-if hand blue 2o; hand white 1b".
void same_if(World& world, Words& words, Seat viewer, const View& seen) {
    State other = world.ready();
    do {
        const bool hand = words.take("hand");
        if (!hand) words.require("cards");
        Holding& holding = other.secrets.holdings[world.seat(words.next("a seat")).index()];
        if (hand) {
            holding.hand = read_resources(words);
            continue;
        }
        holding.cards = DevCards{};
        holding.fresh = DevCards{};
        while (!words.empty() && words.peek() != ";") ++holding.cards[read_dev_card(words)];
    } while (words.take(";"));
    const View changed = view(world.setup(), other, viewer);
    if (!(changed == seen)) throw Failure("the view would be another one");
}

void view_line(World& world, Words& words) {
    world.quiet();
    const std::string who = words.next("a seat or spectator");
    const Seat viewer = who == "spectator" ? game::kSpectator : world.seat(who);
    const View seen = view(world.setup(), world.ready(), viewer);
    const std::string what = words.next("what is seen");
    if (what == "hand-size") {
        counts(world, words, what, seen.hand_size);
    } else if (what == "cards") {
        counts(world, words, what, seen.card_count);
    } else if (what == "points") {
        counts(world, words, what, seen.public_points);
    } else if (what == "point-cards") {
        counts(world, words, what, seen.point_cards);
    } else if (what == "bank") {
        bank(words, seen);
    } else if (what == "deck") {
        same("the shown deck", seen.deck_size, words.number("cards", 0, 99));
    } else if (what == "own") {
        own(words, seen);
    } else if (what == "knows" || what == "unsure") {
        knows(world, words, seen, what == "knows");
    } else if (what == "same-if") {
        same_if(world, words, viewer, seen);
    } else if (what == "event" || what == "no-event") {
        expect_event(event_texts(world, &viewer), read_pattern(world, words), what == "event");
    } else if (what == "legal") {
        same("the number of shown legal actions", static_cast<int>(legal(world.setup(), seen).size()), words.number("actions", 0, 512));
    } else {
        throw Failure("'" + what + "' is nothing that a view shows");
    }
}

}  // namespace

void add_view_expectations(Expectations& all) { all["view"] = view_line; }

}  // namespace lw::cli
