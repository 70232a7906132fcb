// A position on the beginner board that tests put together by hand, and what they ask of it.
#pragma once

#include "isles/rules.hpp"
#include "isles/view.hpp"
#include "unit/isles_boards.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

namespace lw::isles {

class Position {
public:
    explicit Position(const Config& config = beginner_config()) : setup(make_setup(config)), state(initial(setup)) {
        state.table.phase = Phase::main;
        state.table.turn = Seat{0};
        state.table.turn_number = 1;
        state.table.rolled = true;
    }

    [[nodiscard]] VertexId at(VertexName name) const { return setup.topology.find(name); }
    [[nodiscard]] EdgeId edge(VertexName a, VertexName b) const { return setup.topology.find(edge_between(a, b)); }
    [[nodiscard]] HexId hex(int q, int r) const { return setup.topology.find(Hex{q, r}); }
    Holding& holding(int seat) { return state.secrets.holdings[static_cast<std::size_t>(seat)]; }
    Resources& hand(int seat) { return holding(seat).hand; }
    PlayerState& player(int seat) { return state.table.players[static_cast<std::size_t>(seat)]; }

    Position& settle(int seat, VertexName name) {
        state.table.sites[at(name).index()] = Site{Building::settlement, Seat{seat}};
        --player(seat).settlements_left;
        return recount();
    }
    /// A chain of roads from corner to corner.
    Position& roads(int seat, std::initializer_list<VertexName> chain) {
        const VertexName* from = chain.begin();
        for (const VertexName* to = from + 1; to != chain.end(); from = to++) {
            state.table.roads[edge(*from, *to).index()] = Seat{seat};
            --player(seat).roads_left;
        }
        return recount();
    }
    /// From the bank, so that no card is lost.
    Position& give(int seat, const Resources& cards) {
        state.secrets.bank -= cards;
        hand(seat) += cards;
        return *this;
    }
    Position& give(int seat, DevCard card, int count = 1) {
        for (int i = 0; i < count; ++i) {
            --state.secrets.deck[card];
            ++holding(seat).cards[card];
        }
        return *this;
    }
    /// Empties the deck as if its cards had been played; knights go to nobody's army.
    Position& empty_deck() {
        state.table.played = state.secrets.deck;
        state.secrets.deck = DevCards{};
        return *this;
    }

    [[nodiscard]] int length(int seat) const { return longest_road_length(setup, state.table, Seat{seat}); }
    [[nodiscard]] Reason judge(game::Actor actor, const Action& action) const { return check(setup, state, actor, action); }
    [[nodiscard]] Reason judge(int seat, const Action& action) const { return judge(Seat{seat}, action); }
    std::vector<Event> play(game::Actor actor, const Action& action) {
        std::vector<Event> events;
        EXPECT_EQ(name_of(judge(actor, action)), "ok");
        if (judge(actor, action) != Reason::ok) return events;
        EventSink sink(events);
        apply(setup, state, actor, action, sink);
        return events;
    }
    std::vector<Event> play(int seat, const Action& action) { return play(Seat{seat}, action); }

    Setup setup;
    State state;

private:
    Position& recount() {
        renew_network(setup, state.table);
        for (const Seat seat : setup.all_seats()) {
            state.table.players[seat.index()].road_length = static_cast<std::uint8_t>(longest_road_length(setup, state.table, seat));
        }
        return *this;
    }
};

template <class E>
int count_of(const std::vector<Event>& events) {
    int count = 0;
    for (const Event& event : events) count += std::holds_alternative<E>(event) ? 1 : 0;
    return count;
}

}  // namespace lw::isles
