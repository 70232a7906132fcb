// The course of the game: whose turn it is, drawing, laying, the end (rules 3, 5.1).
#include "shires/board.hpp"
#include "shires/features.hpp"
#include "shires/final_scoring.hpp"
#include "shires/rules/step.hpp"

#include <algorithm>

namespace lw::shires {

State initial(const Setup& setup) {
    State state;
    state.pile = setup.drawn;
    state.pile_size = static_cast<std::uint8_t>(setup.tiles() - 1);
    for (const Seat seat : setup.all_seats()) state.players[seat.index()].supply = setup.config.settings.followers;
    lay(state, kStartKind, {}, 0);
    state.phase = Phase::first_player;
    if (setup.config.first_player.valid()) {
        EventSink nowhere;
        Step step{setup, state, nowhere, Seat{}};
        begin_turn(step, setup.config.first_player);
    }
    return state;
}

game::ToAct to_act(const Setup& /*setup*/, const State& state) {
    switch (state.phase) {
        case Phase::first_player:
        case Phase::draw: return {game::Waiting::chance, {}};
        case Phase::tile:
        case Phase::follower: return {game::Waiting::seats, SeatSet::of(state.turn)};
        case Phase::over: break;
    }
    return {game::Waiting::over, {}};
}

void begin_turn(Step& step, Seat seat) {
    step.state.turn = seat;
    step.state.phase = Phase::draw;
    ++step.state.turn_number;
    step.events(TurnBegan{seat, step.state.turn_number});
}

void end_turn(Step& step) {
    State& state = step.state;
    if (state.pile_size == 0) return finish(step.setup, state, step.events);
    begin_turn(step, Seat((state.turn.value + 1) % step.setup.config.seats));
}

void finish(const Setup& setup, State& state, EventSink& events) {
    events(LastScoring{});
    for_each_final_score(setup, state, [&](const Scored& scored) {
        for (const Seat seat : scored.winners) {
            auto& points = state.players[seat.index()].points[static_cast<std::size_t>(scored.kind)];
            points = static_cast<std::uint16_t>(points + scored.given[seat.index()]);
        }
        events(scored);
    });
    int most = 0;
    for (const Seat seat : setup.all_seats()) most = std::max(most, points(setup, state, seat));
    for (const Seat seat : setup.all_seats()) {
        if (points(setup, state, seat) == most) state.winners.add(seat);
    }
    state.phase = Phase::over;
    events(GameEnded{state.winners});
}

void perform(Step& step, const FirstPlayer& action) {
    step.events(Began{action.seat});
    begin_turn(step, action.seat);
}

void perform(Step& step, const DrawnTile& action) {
    State& state = step.state;
    --state.pile[action.kind.index()];
    --state.pile_size;
    step.events(TileDrawn{state.turn, action.kind});
    if (fits_anywhere(state, action.kind)) {
        state.in_hand = action.kind;
        state.phase = Phase::tile;
        return;
    }
    // Rules 3.4: out of the game, and the same player draws again.
    ++state.set_aside[action.kind.index()];
    step.events(TileSetAside{state.turn, action.kind});
    if (state.pile_size == 0) finish(step.setup, state, step.events);
}

void perform(Step& step, const PlaceTile& action) {
    State& state = step.state;
    const TileId tile{static_cast<std::uint16_t>(state.tiles.size())};
    lay(state, state.in_hand, action.at, action.rotation);
    step.events(TileLaid{step.seat, tile, state.in_hand, action.at, action.rotation});
    state.in_hand = {};
    state.phase = Phase::follower;
}

void perform(Step& step, const PlaceFollower& action) {
    State& state = step.state;
    const TileId tile{static_cast<std::uint16_t>(state.tiles.size() - 1)};
    const Shape& shape = shape_of(state.tiles.back());
    const std::uint8_t segment = segment_at(shape, action.spot);
    stand(state, tile, step.seat, segment);
    --step.player(step.seat).supply;
    step.events(FollowerPlaced{step.seat, tile, spot_of(shape, segment)});
    score_completed(step);
    end_turn(step);
}

void perform(Step& step, const NoFollower& /*action*/) {
    score_completed(step);
    end_turn(step);
}

int points(const Setup& /*setup*/, const State& state, Seat seat) { return state.players[seat.index()].total(); }

SeatSet winners(const State& state) { return state.winners; }

}  // namespace lw::shires
