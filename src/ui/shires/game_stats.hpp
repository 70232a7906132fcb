// Numbers gathered from the events, for the statistics and the end.
#pragma once

#include "shires/event.hpp"
#include "ui/games.hpp"
#include "ui/model.hpp"
#include "ui/table/point_lines.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lw::ui::shires {

struct SeatStats {
    int tiles = 0;
    int set_aside = 0;
    std::array<int, shires::kFeatureKinds> followers{};  ///< placed, by kind
    std::array<int, shires::kFeatureKinds> scored{};     ///< features that brought points
    int largest_town = 0;                                ///< points of the best one
    int longest_road = 0;
    int best = 0;                     ///< most points at once ...
    shires::FeatureKind best_kind{};  ///< ... and for what
};

using table::PointsOfAll;

class GameStats {
public:
    void read(const Model& model);
    [[nodiscard]] const SeatStats& of(game::Seat seat) const { return seats_[seat.index()]; }
    /// Points at the end of each round, [0] = at the beginning; the last one is now.
    [[nodiscard]] const std::vector<PointsOfAll>& points() const { return by_round_; }

private:
    void take(const shires::Event& event, int seats);
    void score(const shires::Scored& event);

    std::array<SeatStats, game::kMaxSeats> seats_{};
    std::vector<PointsOfAll> by_round_ = std::vector<PointsOfAll>(1);
    PointsOfAll now_{};
    std::size_t read_ = 0;
    int round_ = 0;
};

}  // namespace lw::ui::shires
