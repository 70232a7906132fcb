// The settings of Isles (rules 16): whoever adds one, adds it here, to Settings, and to the rule that reads it.
#pragma once

#include "game/settings.hpp"
#include "isles/config.hpp"

namespace lw::isles {

inline constexpr auto kSettings = [] {
    using namespace game::settings;
    return std::tuple{
        amount("victoryTarget", &Settings::victory_target, 3, 20),
        amount("discardLimit", &Settings::discard_limit, 5, 15, Zero::off),
        on_off("friendlyRobber", &Settings::friendly_robber),
        one_of("dice", &Settings::dice, {"random", "deck36", "deck31"}),
        amount("noSevenRounds", &Settings::no_seven_rounds, 0, 2),
        one_of("tradeBuild", &Settings::trade_build, {"combined", "split"}),
        one_of("fiveSix", &Settings::five_six, {"paired", "specialBuild", "none"}, {.since = 2}, FiveSix::none),
        on_off("victimMustHaveCards", &Settings::victim_must_have_cards),
        on_off("bankVisible", &Settings::bank_visible),
        amount("turnSeconds", &Settings::turn_seconds, 15, 600, Zero::number, 1,
               {.since = 3, .listed = false, .rules = false}),
    };
}();

}  // namespace lw::isles
