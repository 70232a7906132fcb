// What building and buying do (rules 3, 8, 9.5).
#pragma once

#include "isles/rules/build.hpp"
#include "isles/rules/production.hpp"
#include "isles/rules/setup_phase.hpp"

namespace lw::isles {

/// After a purchase: offers that lost their cards lapse, and under the split all of them (rules 4.4).
template <class F, class Sink>
void after_paying(Step<F, Sink>& step) {
    step.table().built = true;
    if (step.settings().trade_build == TradeBuild::split) {
        lapse_all_offers(step);
    } else {
        lapse_after_loss(step, step.seat);
    }
}

/// Road Building's next step: the second road, or back to the turn (rules 9.5).
template <class F, class Sink>
void after_free_road(Step<F, Sink>& step) {
    Course& course = step.table();
    --course.free_roads;
    if (course.free_roads == 0) return resume_turn(step);
    const auto facts = Facts<F>::all(step.setup, step.state, step.seat);
    if (road_need(facts).pieces_left != 0 && !road_places(facts).empty()) return;
    course.free_roads = 0;
    step.events(FreeRoadLapsed{step.seat});
    resume_turn(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuildSettlement& action) {
    Course& course = step.table();
    if (course.phase == Phase::setup_settlement) {
        place_settlement(step, action.at, false);
        course.last_settlement = action.at;
        course.phase = Phase::setup_road;
        if (course.setup_step >= step.setup.config.seats) pay_starting_cards(step, step.seat, action.at);
        return;
    }
    pay_bank(step, step.seat, kSettlementCost);
    place_settlement(step, action.at, true);
    after_paying(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuildRoad& action) {
    const Phase phase = step.table().phase;
    if (phase == Phase::setup_road) {
        place_road(step, action.at, false);
        next_placement(step);
    } else if (phase == Phase::free_road) {
        place_road(step, action.at, false);
        // A road that ends the game leaves no second one to ask for (rules 10.6, 12.2).
        if (!has_won(step, step.seat)) after_free_road(step);
    } else {
        pay_bank(step, step.seat, kRoadCost);
        place_road(step, action.at, true);
        after_paying(step);
    }
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuildCity& action) {
    pay_bank(step, step.seat, kCityCost);
    put_city(step.table(), step.seat, action.at);
    --step.player(step.seat).cities_left;
    ++step.player(step.seat).settlements_left;  // rules 8.1
    step.events(CityBuilt{step.seat, action.at});
    after_paying(step);
}

template <class F, class Sink>
void perform(Step<F, Sink>& step, const BuyCard& /*action*/) {
    pay_bank(step, step.seat, kCardCost);
    step.table().phase = Phase::card_draw;
    after_paying(step);
}

}  // namespace lw::isles
