// The settings of Isles (rules 16): to add one, add it here, to Settings, and to the rule that reads it.
#pragma once

#include "game/settings.hpp"
#include "isles/config.hpp"

namespace lw::isles {

inline constexpr auto kSettings = [] {
    using namespace game::settings;
    constexpr std::string_view kTurns = "Winning and turns";
    constexpr std::string_view kRobber = "Robber";
    constexpr std::string_view kDice = "Dice";
    return std::tuple{
        amount("victoryTarget", &Settings::victory_target, {3, 20},
               {kTurns, "Points to win", "Whoever has this many on their own turn wins."}),
        amount("discardLimit", &Settings::discard_limit, {5, 15, Zero::off},
               {kRobber, "Safe hand on a seven", "On a seven, whoever holds more cards than this returns half of them."}),
        on_off("friendlyRobber", &Settings::friendly_robber,
               {kRobber, "Friendly robber", "The robber stays away from players with two points or fewer."}),
        one_of("dice", &Settings::dice,
               {{"random", "Dice", "Two dice, each roll at random."},
                {"deck36", "36 cards", "The 36 rolls of two dice as a deck, drawn to the last card: luck evens out."},
                {"deck31", "31 cards", "The same deck, shuffled again when five cards are left."}},
               {kDice, "Dice", ""}),
        amount("noSevenRounds", &Settings::no_seven_rounds, {0, 2},
               {kDice, "Rounds without a seven", "In this many rounds at the start, a seven is rolled again."}),
        one_of("tradeBuild", &Settings::trade_build,
               {{"combined", "Together", "In any order during the turn."}, {"split", "Apart", "All trading first, then all building."}},
               {kTurns, "Trading and building", ""}),
        one_of("fiveSix", &Settings::five_six,
               {{"paired", "Paired", "After each turn, the third player to the left may also build, play a card and trade with the bank."},
                {"specialBuild", "Building", "After each turn, all others may build and buy once, without trading or playing cards."},
                {"none", "Nothing", "One turn after another. Waits can be long."}},
               {kTurns, "Between turns", "", 5}, {.since = 2}, FiveSix::none),
        on_off("victimMustHaveCards", &Settings::victim_must_have_cards,
               {kRobber, "Steal only from a full hand", "Players without cards cannot be chosen when the robber moves."}),
        on_off("bankVisible", &Settings::bank_visible, {"Bank", "Bank is open", "Everybody sees how many cards of each kind are left."}),
        amount("turnSeconds", &Settings::turn_seconds, {15, 600, Zero::number, 1, Unit::seconds},
               {kTurns, "Time for a turn", "When time is up, the computer makes the decisions that are due and ends the turn."},
               {.since = 3, .listed = false, .rules = false}),
    };
}();

}  // namespace lw::isles
