// Statistics from the events: dice, cards gained and lost, trades, points by round. Only what the viewer's events tell.
#pragma once

#include "isles/event.hpp"
#include "isles/setup.hpp"
#include "isles/view.hpp"
#include "ui/games.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::ui::isles {

struct SeatStats {
    int rolled_cards = 0;  ///< by rolls and at the start
    std::array<int, isles::kResources> by_kind{};
    int bank_trades = 0;
    int player_trades = 0;
    int robber_moves = 0;
    int stolen = 0;  ///< cards taken by the robber
    int lost_to_robber = 0;
    int discarded = 0;
    int cards_bought = 0;
    int cards_played = 0;
    int monopoly_cards = 0;
};

class GameStats {
public:
    /// Takes in the events it has not seen.
    void read(const isles::Setup& setup, const std::vector<isles::Event>& events);

    [[nodiscard]] int rolls() const { return rolls_; }
    [[nodiscard]] int rolled(int number) const { return number < 2 || number > 12 ? 0 : dice_[static_cast<std::size_t>(number)]; }
    [[nodiscard]] const SeatStats& of(game::Seat seat) const { return seats_[seat.index()]; }
    /// Points at the end of each round; [0] = after set-up. Point cards come in at the end, when they are
    /// shown.
    [[nodiscard]] const std::vector<std::array<int, game::kMaxSeats>>& points() const { return by_round_; }
    /// Points now, going by what was seen.
    [[nodiscard]] int points_now(game::Seat seat) const { return now_[seat.index()]; }
    [[nodiscard]] int longest_road_ever(game::Seat seat) const { return road_[seat.index()]; }

private:
    void take(const isles::Event& event);
    void close_round(int round);

    std::size_t read_ = 0;
    int seat_count_ = 0;
    int rolls_ = 0;
    int round_ = 0;
    std::array<int, 13> dice_{};
    std::array<SeatStats, game::kMaxSeats> seats_{};
    std::array<int, game::kMaxSeats> now_{};
    std::array<int, game::kMaxSeats> road_{};
    std::vector<std::array<int, game::kMaxSeats>> by_round_ = std::vector<std::array<int, game::kMaxSeats>>(1);
};

}  // namespace lw::ui::isles
