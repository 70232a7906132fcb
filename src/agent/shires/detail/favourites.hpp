// Where a seat would like to lay each kind of tile, found once for a whole search.
#pragma once

#include "agent/shires/detail/shires_value.hpp"

#include <array>
#include <vector>

namespace lw::agent {

/// A tile laid elsewhere hardly changes which places are best for another. So a search that comes to many positions a few tiles
/// after one board need not weigh every place anew in each: the best ones of that board and those beside its new tiles will do.
class Favourites {
public:
    /// All three must outlive it.
    Favourites(const ShiresNet& net, const shires::Setup& setup, const shires::State& board) : net_(net), setup_(setup), board_(board) {}

    /// Whether the seat to act should think of the place for its tile, in a later position.
    [[nodiscard]] bool worth_a_thought(const shires::State& state, const shires::PlaceTile& place);

private:
    struct Places {
        bool known = false;
        std::vector<shires::PlaceTile> best;
    };
    [[nodiscard]] std::vector<shires::PlaceTile> best_of(shires::Seat seat, shires::Kind kind) const;

    const ShiresNet& net_;
    const shires::Setup& setup_;
    const shires::State& board_;
    std::array<std::array<Places, shires::kKinds>, shires::kMostSeats> places_;
};

}  // namespace lw::agent
