#include "ui/table/point_lines.hpp"

namespace lw::ui::table {

std::vector<Line> point_lines(game::SeatSet seats, const Players& players, const std::vector<PointsOfAll>& by_round) {
    std::vector<Line> out;
    for (const game::Seat seat : seats) {
        Line line{players[seat.index()].colour, players[seat.index()].name, {}};
        for (const PointsOfAll& points : by_round) line.values.push_back(points[seat.index()]);
        out.push_back(std::move(line));
    }
    return out;
}

}  // namespace lw::ui::table
