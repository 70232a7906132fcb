// Roads, settlements, cities (rules 3, 8).
#include "isles/judge.hpp"
#include "isles/step.hpp"

namespace lw::isles {

namespace {

void pay_for(Step& step, const Cards& price) { pay_bank(step, step.seat, price); }

/// After a building paid for: offers that lost their cards lapse, and under the split all of them
/// (rules 4.4).
void after_paying(Step& step) {
    step.table().built = true;
    if (step.setup.config.settings.trade_build == TradeBuild::split) {
        lapse_all_offers(step);
    } else {
        lapse_after_loss(step, step.seat);
    }
}

/// A new building cuts the roads of others that run through its corner (rules 10.5).
void recount_cut_roads(Step& step, VertexId at, Seat builder) {
    SeatSet crossed;
    for (const EdgeId edge : step.setup.topology.vertex_edges[at.index()]) {
        const Seat owner = step.table().roads[edge.index()];
        if (owner.valid() && owner != builder) crossed.add(owner);
    }
    for (const Seat seat : crossed) {
        step.player(seat).road_length =
            static_cast<std::uint8_t>(longest_road_length(step.setup, step.table(), seat));
    }
}

/// Road Building's next step: the second road, or back to the turn (rules 9.5).
void after_free_road(Step& step) {
    Table& table = step.table();
    --table.free_roads;
    if (table.free_roads == 0) {
        resume_turn(step);
        return;
    }
    if (step.player(step.seat).roads_left != 0 && any_road_place(step.setup, table, step.seat)) return;
    table.free_roads = 0;
    step.events(FreeRoadLapsed{step.seat});
    resume_turn(step);
}

}  // namespace

void place_road(Step& step, Seat seat, EdgeId at, bool paid) {
    step.table().roads[at.index()] = seat;
    --step.player(seat).roads_left;
    step.player(seat).road_length =
        static_cast<std::uint8_t>(longest_road_length(step.setup, step.table(), seat));
    step.events(RoadBuilt{seat, at, paid});
    award_longest_road(step);
}

void place_settlement(Step& step, Seat seat, VertexId at, bool paid) {
    step.table().sites[at.index()] = Site{Building::settlement, seat};
    --step.player(seat).settlements_left;
    step.events(Settled{seat, at, paid});
    recount_cut_roads(step, at, seat);
    award_longest_road(step);
}

void perform(Step& step, const BuildSettlement& action) {
    Table& table = step.table();
    if (table.phase == Phase::setup_settlement) {
        place_settlement(step, step.seat, action.at, false);
        table.last_settlement = action.at;
        table.phase = Phase::setup_road;
        if (table.setup_step >= step.setup.config.seats) pay_starting_cards(step, step.seat, action.at);
        return;
    }
    pay_for(step, kSettlementCost);
    place_settlement(step, step.seat, action.at, true);
    after_paying(step);
}

void perform(Step& step, const BuildRoad& action) {
    Table& table = step.table();
    if (table.phase == Phase::setup_road) {
        place_road(step, step.seat, action.at, false);
        next_placement(step);
    } else if (table.phase == Phase::free_road) {
        place_road(step, step.seat, action.at, false);
        // A road that ends the game leaves no second one to ask for (rules 10.6, 12.2).
        if (points(step.setup, step.state, step.seat) < step.setup.config.settings.victory_target) {
            after_free_road(step);
        }
    } else {
        pay_for(step, kRoadCost);
        place_road(step, step.seat, action.at, true);
        after_paying(step);
    }
}

void perform(Step& step, const BuildCity& action) {
    pay_for(step, kCityCost);
    step.table().sites[action.at.index()].building = Building::city;
    --step.player(step.seat).cities_left;
    ++step.player(step.seat).settlements_left;  // rules 8.1
    step.events(CityBuilt{step.seat, action.at});
    after_paying(step);
}

void perform(Step& step, const BuyCard& /*action*/) {
    pay_for(step, kCardCost);
    step.table().phase = Phase::card_draw;
    after_paying(step);
}

void perform(Step& step, const SkipFreeRoad& /*action*/) {
    step.table().free_roads = 0;
    step.events(FreeRoadLapsed{step.seat});
    resume_turn(step);
}

}  // namespace lw::isles
