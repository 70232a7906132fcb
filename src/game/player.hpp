// Who sits at the table, as people see it. No rule depends on it; a save carries it beside the config.
#pragma once

#include "game/seat.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lw::game {

/// Names for those who have not chosen one, by seat.
inline constexpr std::array<std::string_view, kMaxSeats> kUsualNames{"Ada", "Bruno", "Chidi", "Dana", "Emil", "Fatou", "Grace", "Hugo"};

enum class Controller : std::uint8_t { human, computer };

struct Player {
    std::string name;         ///< UTF-8, 1..24 characters, shown as typed
    std::uint8_t colour = 0;  ///< index into the palette's eight players, each with its shape; distinct at one table
    Controller controller = Controller::human;
    std::string agent = "greedy";  ///< which computer player; read only for computers

    friend bool operator==(const Player&, const Player&) = default;
};

}  // namespace lw::game
