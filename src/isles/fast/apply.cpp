#include "isles/fast/mover_build.hpp"
#include "isles/fast/mover_cards.hpp"
#include "isles/fast/mover_robber.hpp"
#include "isles/fast/mover_turn.hpp"

namespace lw::isles::fast {

template <class Shape>
void apply(const Board<Shape>& board, Position<Shape>& position, Move move, Seat actor) {
    Mover<Shape> mover(board, position, actor);
    switch (code_of(move)) {
        case Code::build_settlement: mover.settle(id_in(move)); break;
        case Code::build_road: mover.road(id_in(move)); break;
        case Code::build_city: mover.city(id_in(move)); break;
        case Code::buy_card: mover.buy(); break;
        case Code::roll: mover.roll(); break;
        case Code::end_turn: mover.end_turn(); break;
        case Code::discard: mover.discard(cards_in(move)); break;
        case Code::move_robber: mover.robber(id_in(move)); break;
        case Code::rob: mover.rob(seat_in(move)); break;
        case Code::play_knight: mover.knight(); break;
        case Code::play_road_building: mover.road_building(); break;
        case Code::play_year_of_plenty: mover.plenty(cards_in(move)); break;
        case Code::play_monopoly: mover.monopoly(kind_in(move)); break;
        case Code::skip_free_road: mover.skip_free_road(); break;
        case Code::bank_trade: mover.bank_trade(bank_in(move)); break;
        case Code::first_player: mover.first_player(seat_in(move)); break;
        case Code::dice: mover.dice(kind_in(move), second_die_in(move)); break;
        case Code::stolen_card: mover.stolen(kind_in(move)); break;
        case Code::drawn_card: mover.drawn_card(kind_in(move)); break;
        default: assert(false && "offers do not occur in packed positions"); break;
    }
    mover.settle_end();
}

template void apply(const Board<StandardShape>&, Position<StandardShape>&, Move, Seat);
template void apply(const Board<ExtensionShape>&, Position<ExtensionShape>&, Move, Seat);
template void apply(const Board<LargeShape>&, Position<LargeShape>&, Move, Seat);

}  // namespace lw::isles::fast
