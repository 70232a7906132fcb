// The inside of apply(): one move carried out. The steps are those of isles/step.hpp, over masks. Private to this folder.
#pragma once

#include "isles/clauses.hpp"
#include "isles/fast/move_code.hpp"
#include "isles/fast/network.hpp"

#include <algorithm>

namespace lw::isles::fast {

template <class Shape>
class Mover {
public:
    Mover(const Board<Shape>& board, Position<Shape>& p, Seat seat)
        : board_(board), p_(p), settings_(board.setup->config.settings), seat_(seat.valid() ? seat.index() : 0U) {}

    // set-up and building (mover_build.hpp)
    void settle(unsigned at);
    void road(unsigned at);
    void city(unsigned at);
    void buy();
    void skip_free_road();

    // cards, trade (mover_cards.hpp)
    void first_player(unsigned seat);
    void drawn_card(unsigned card);
    void knight();
    void road_building();
    void plenty(Counts take);
    void monopoly(unsigned resource);
    void bank_trade(BankFields trade);

    // roll, robber (mover_robber.hpp)
    void dice(unsigned a, unsigned b);
    void discard(Counts cards);
    void robber(unsigned hex);
    void rob(unsigned victim);
    void stolen(unsigned resource);

    // the turn's frame (mover_turn.hpp)
    void roll() { p_.phase = Phase::dice; }
    void end_turn();
    /// Win or draw after the move just made (rules 12.2, 12.3, 12.7).
    void settle_end();

private:
    void pay(Counts price) {
        p_.hand[seat_] -= price;
        p_.bank += price;
    }
    void place_road(unsigned at);
    void place_settlement(unsigned at);
    void cut_roads(unsigned at);
    void award_longest_road();
    void award_largest_army();
    void next_placement();
    void pay_starting_cards(unsigned at);
    void after_free_road();
    void play(Card card);
    void seven();
    void produce(unsigned number);
    void start_theft(unsigned victim);
    void begin_turn(Seat seat);
    void resume_turn() { p_.phase = p_.rolled ? Phase::main : Phase::pre_roll; }
    [[nodiscard]] bool has_won(Seat seat) const { return points(p_, seat) >= board_.target; }
    [[nodiscard]] bool blocked() const;
    void finish(SeatSet winners);
    [[nodiscard]] SeatSet leaders() const;

    const Board<Shape>& board_;
    Position<Shape>& p_;
    const Settings& settings_;
    unsigned seat_;
};

}  // namespace lw::isles::fast
