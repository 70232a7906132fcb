// Seats as a scenario calls them, whatever the game.
#pragma once

#include "game/seat.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lw::cli {

class SeatNames {
public:
    virtual ~SeatNames() = default;
    [[nodiscard]] virtual int seats() const = 0;

    std::vector<std::string> names{"red", "blue", "white", "orange", "green", "brown", "purple", "black"};

    [[nodiscard]] std::string name(game::Seat seat) const;
    [[nodiscard]] std::string name(game::SeatSet seats) const;
    /// A seat by its number from 0, its name, or as P1, P2, ...; a Failure for anything else.
    [[nodiscard]] game::Seat seat(const std::string& text) const;
    [[nodiscard]] bool is_seat(const std::string& text) const;
    /// A seat, or nobody for "none".
    [[nodiscard]] game::Seat seat_or_none(const std::string& text) const;
    /// "red,white", "all", "none".
    [[nodiscard]] game::SeatSet seat_set(const std::string& text) const;
    /// The seat of "red:", when the line begins so; `rest` is what follows.
    [[nodiscard]] std::optional<game::Seat> acting_seat(const std::string& text, std::string& rest) const;

private:
    [[nodiscard]] std::optional<game::Seat> find(const std::string& text) const;
};

}  // namespace lw::cli
