// What a turn may come to: tiles are drawn, and everybody makes the most of theirs.
#pragma once

#include "agent/shires/detail/favourites.hpp"
#include "agent/shires/detail/tile_lines.hpp"
#include "agent/shires/detail/turns.hpp"

#include <array>
#include <memory>

namespace lw::agent {

/// A turn to look on from, and what comes of it with each kind of tile, as far as that has been looked at.
struct Branch {
    Turn turn;
    std::array<std::unique_ptr<Turn>, shires::kKinds> replies;
};

/// Looks on from turns that all begin with one board.
class LookAhead {
public:
    /// All three must outlive it.
    LookAhead(const ShiresNet& net, const shires::Setup& setup, const shires::State& board)
        : net_(net), setup_(setup), favourites_(net, setup, board) {}

    /// The chances after `turns` turns more, or at the end of the game, with the tiles of a line that holds the whole bag, which is not
    /// empty.
    [[nodiscard]] Chances after(Branch& branch, const TileLine& line, int turns);

private:
    /// What the seat to act does with a tile of the kind; a tile that fits nowhere is set aside.
    [[nodiscard]] Turn reply_to(const shires::State& state, shires::Kind kind);
    [[nodiscard]] Turn best_turn(const shires::State& state);

    const ShiresNet& net_;
    const shires::Setup& setup_;
    Favourites favourites_;
};

}  // namespace lw::agent
