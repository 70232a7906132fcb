#include "ui/isles/game_stats.hpp"

#include "ui/isles/log_book.hpp"

#include <algorithm>

namespace lw::ui::isles {

namespace {

void gain(SeatStats& seat, const isles::Resources& cards) {
    for (const isles::Resource r : isles::kAllResources) {
        seat.by_kind[static_cast<std::size_t>(r)] += cards[r];
        seat.rolled_cards += cards[r];
    }
}

}  // namespace

void GameStats::read(const isles::Setup& setup, const std::vector<isles::Event>& events) {
    seat_count_ = setup.config.seats;
    for (; read_ < events.size(); ++read_) take(events[read_]);
    by_round_.back() = now_;
}

void GameStats::close_round(int round) {
    if (round <= round_) return;
    by_round_.back() = now_;
    by_round_.push_back(now_);
    round_ = round;
}

void GameStats::take(const isles::Event& event) {
    const auto seat_of = [this](game::Seat seat) -> SeatStats& { return seats_[seat.index()]; };
    const auto add_points = [this](game::Seat seat, int n) {
        if (seat.valid()) now_[seat.index()] += n;
    };
    if (const auto* e = std::get_if<isles::TurnBegan>(&event)) {
        close_round(round_of(e->turn, seat_count_));
    } else if (const auto* rolled_event = std::get_if<isles::Rolled>(&event)) {
        ++rolls_;
        ++dice_[static_cast<std::size_t>(std::min(12, rolled_event->a + rolled_event->b))];
    } else if (const auto* produced = std::get_if<isles::Produced>(&event)) {
        gain(seat_of(produced->seat), produced->cards);
    } else if (const auto* settled = std::get_if<isles::Settled>(&event)) {
        add_points(settled->seat, 1);
    } else if (const auto* city = std::get_if<isles::CityBuilt>(&event)) {
        add_points(city->seat, 1);
    } else if (const auto* discarded = std::get_if<isles::Discarded>(&event)) {
        seat_of(discarded->seat).discarded += discarded->cards.total();
    } else if (const auto* robber = std::get_if<isles::RobberMoved>(&event)) {
        ++seat_of(robber->seat).robber_moves;
    } else if (const auto* stole = std::get_if<isles::Stole>(&event)) {
        ++seat_of(stole->thief).stolen;
        ++seat_of(stole->victim).lost_to_robber;
    } else if (const auto* bought = std::get_if<isles::DevCardBought>(&event)) {
        ++seat_of(bought->seat).cards_bought;
    } else if (const auto* played = std::get_if<isles::DevCardPlayed>(&event)) {
        ++seat_of(played->seat).cards_played;
    } else if (const auto* monopoly = std::get_if<isles::Monopolised>(&event)) {
        seat_of(monopoly->seat).monopoly_cards += monopoly->count;
    } else if (const auto* bank = std::get_if<isles::BankTraded>(&event)) {
        ++seat_of(bank->seat).bank_trades;
    } else if (const auto* traded = std::get_if<isles::Traded>(&event)) {
        ++seat_of(traded->a).player_trades;
        ++seat_of(traded->b).player_trades;
    } else if (const auto* road = std::get_if<isles::LongestRoadMoved>(&event)) {
        add_points(road->from, -2);
        add_points(road->to, 2);
        if (road->to.valid()) road_[road->to.index()] = std::max(road_[road->to.index()], static_cast<int>(road->length));
    } else if (const auto* army = std::get_if<isles::LargestArmyMoved>(&event)) {
        add_points(army->from, -2);
        add_points(army->to, 2);
    } else if (const auto* shown = std::get_if<isles::PointsRevealed>(&event)) {
        add_points(shown->seat, shown->cards);
    }
}

}  // namespace lw::ui::isles
