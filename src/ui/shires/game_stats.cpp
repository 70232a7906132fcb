#include "ui/shires/game_stats.hpp"

#include "ui/shires/words.hpp"

#include <algorithm>

namespace lw::ui::shires {

void GameStats::read(const Model& model) {
    for (; read_ < model.events.size(); ++read_) take(model.events[read_], model.setup->config.seats);
    by_round_.back() = now_;
}

void GameStats::take(const shires::Event& event, int seats) {
    if (const auto* began = std::get_if<shires::TurnBegan>(&event)) {
        const int round = round_of(began->turn, seats);
        if (round > round_) {
            by_round_.back() = now_;
            by_round_.push_back(now_);
            round_ = round;
        }
    } else if (const auto* laid = std::get_if<shires::TileLaid>(&event)) {
        ++seats_[laid->seat.index()].tiles;
    } else if (const auto* aside = std::get_if<shires::TileSetAside>(&event)) {
        ++seats_[aside->seat.index()].set_aside;
    } else if (const auto* placed = std::get_if<shires::FollowerPlaced>(&event)) {
        ++seats_[placed->seat.index()].followers[static_cast<std::size_t>(placed->spot.kind)];
    } else if (const auto* scored = std::get_if<shires::Scored>(&event)) {
        score(*scored);
    }
}

void GameStats::score(const shires::Scored& event) {
    for (const game::Seat seat : event.winners) {
        SeatStats& stats = seats_[seat.index()];
        const int points = event.given[seat.index()];
        now_[seat.index()] += points;
        if (points == 0) continue;
        ++stats.scored[static_cast<std::size_t>(event.kind)];
        if (event.kind == shires::FeatureKind::city) stats.largest_town = std::max(stats.largest_town, points);
        if (event.kind == shires::FeatureKind::road) stats.longest_road = std::max(stats.longest_road, points);
        if (points <= stats.best) continue;
        stats.best = points;
        stats.best_kind = event.kind;
    }
}

}  // namespace lw::ui::shires
