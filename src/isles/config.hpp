// Everything that is fixed before the first move.
#pragma once

#include "game/seat.hpp"
#include "isles/board_spec.hpp"
#include "isles/layout.hpp"

#include <cstdint>

namespace lw::isles {

enum class DiceKind : std::uint8_t { random, deck36, deck31 };
enum class TradeBuild : std::uint8_t { combined, split };
/// How five or more players keep anyone from waiting too long (rules 15). No effect with four or fewer.
enum class FiveSix : std::uint8_t { paired, special_build, none };

/// Rule switches that act during play (rules 16). Those that only shape the board are in BoardSpec (generate.hpp).
struct Settings {
    std::uint8_t victory_target = 10;  ///< 3..20
    std::uint8_t discard_limit = 7;    ///< 5..15; 0 = no discards. A hand above it loses half.
    bool friendly_robber = false;
    DiceKind dice = DiceKind::random;
    std::uint8_t no_seven_rounds = 0;  ///< 0..2
    TradeBuild trade_build = TradeBuild::combined;
    bool victim_must_have_cards = true;  ///< rules 6.5, D4
    bool bank_visible = true;
    FiveSix five_six = FiveSix::paired;
    /// Seconds a person has for a turn, 0 = no limit, else 15..600. The rules ignore it: the app keeps time.
    std::uint16_t turn_seconds = 0;

    friend constexpr bool operator==(const Settings&, const Settings&) = default;
};

struct Config {
    std::uint8_t seats = 4;  ///< 2..kMaxSeats
    /// Who begins; nobody = nature decides by lot as the first move (equal chances, like the highest throw, rules 3.1).
    game::Seat first_player{0};
    Layout layout;
    Settings settings;
    /// How the layout was made: for rematches, sharing and the end screen. The rules read only the layout.
    BoardSpec spec;
    std::uint64_t board_seed = 0;

    friend constexpr bool operator==(const Config&, const Config&) = default;
};

}  // namespace lw::isles
