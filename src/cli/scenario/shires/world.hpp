// What a scenario of Shires has built so far: the position, how it came about, and what happened last.
#pragma once

#include "base/rng.hpp"
#include "cli/scenario/seat_names.hpp"
#include "cli/scenario/shares.hpp"
#include "cli/scenario/words.hpp"
#include "shires/game.hpp"

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lw::cli::shires_script {

using game::Seat;
using game::SeatSet;

class World : public SeatNames {
public:
    World(std::uint64_t seed, Shares& shares);

    // --- seats and settings ---------------------------------------------------------------------------------------
    [[nodiscard]] int seats() const override { return config_.seats; }
    [[nodiscard]] const shires::Config& plan() const { return config_; }
    /// A Failure when seats change after the position has been begun, or when the table is impossible.
    void change(const shires::Config& config);

    // --- the position ---------------------------------------------------------------------------------------------
    /// The position, to be changed; ready() recomputes supply and pile.
    shires::State& edit();
    /// The position, to be queried or played on.
    const shires::State& ready();
    const shires::Setup& setup();
    /// No tile on the board.
    void clear_board();
    /// A tile of the position. Those that do not fit yet wait for the ones beside them.
    void add_tile(shires::Kind kind, shires::Cell at, int rotation);
    /// Just these tiles are drawn, in this order.
    void set_order(std::deque<shires::Kind> order);
    /// The next tile, if the order is given.
    [[nodiscard]] shires::Kind next_in_order() const;
    void supply_is_given(Seat seat) { supply_given_[seat.index()] = true; }

    // --- play -----------------------------------------------------------------------------------------------------
    /// Applies an accepted move and checks the invariants.
    void apply(game::Actor actor, const shires::Action& action);
    /// Draws the chance that is due: by the given order, else by the seed.
    void draw_chance();
    /// ready(), with a tile in hand or a follower due, or the game over.
    const shires::State& quiet();
    /// Draws the tiles of the given order that fit nowhere, up to the next that fits.
    const shires::State& put_aside();
    /// The scoring at the end, as if no tile were left.
    void finish();
    /// Replays all moves since the position was given, from their numbers, and continues with what a save would hold.
    void reload();

    std::vector<shires::Event> events;  ///< from the last line that did something
    /// The position before the last follower decision, for questions about the tile laid last.
    std::optional<shires::State> before_follower;
    /// Turns whose lines mention no completion must complete nothing.
    bool strict = false;
    base::Rng rng;
    Shares& shares;
    int line = 0;
    std::function<std::uint64_t()> hash_again;

private:
    [[nodiscard]] shires::State stored_and_read() const;
    void build();
    void settle_tiles();
    void derive();
    void derive_pile(std::array<int, shires::kKinds> used);
    void check_whole(const std::string& after) const;

    struct Waiting {
        shires::Kind kind;
        shires::Cell at;
        int rotation = 0;
    };

    shires::Config config_;
    shires::Setup setup_;
    shires::State state_;
    shires::State given_;  ///< the position before the first of `moves_`
    std::vector<std::pair<game::Actor, std::uint64_t>> moves_;
    std::vector<Waiting> waiting_;
    std::array<bool, shires::kMostSeats> supply_given_{};
    std::deque<shires::Kind> order_;
    bool ordered_ = false;
    bool built_ = false;
    bool stale_ = true;
    bool whole_ = false;  ///< all invariants held when the position was last given
};

}  // namespace lw::cli::shires_script
