// What a scenario has built so far: the position, how it came about, and what happened last.
#pragma once

#include "base/rng.hpp"
#include "cli/scenario/seat_names.hpp"
#include "cli/scenario/shares.hpp"
#include "cli/scenario/words.hpp"
#include "isles/game.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lw::cli {

using isles::Seat;
using isles::SeatSet;

/// Facts that the file states itself; all others are derived from the board.
struct Given {
    std::array<bool, isles::kResources> bank{};
    std::array<bool, isles::kDevCardKinds> deck{};
    std::array<bool, game::kMaxSeats> roads_left{};
    std::array<bool, game::kMaxSeats> settlements_left{};
    std::array<bool, game::kMaxSeats> cities_left{};
    std::array<bool, game::kMaxSeats> length{};
    bool longest_road = false;
    bool largest_army = false;
};

class World : public SeatNames {
public:
    World(std::uint64_t seed, Shares& shares);

    // --- before the board is fixed -------------------------------------------------------------------------------
    /// The config, to be changed; a Failure once the position has been begun.
    isles::Config& config();
    /// Settings may be changed at any time.
    void change_settings(const isles::Settings& settings);
    /// Harbours that lines have put on the board; the board's own may be changed.
    std::set<std::pair<std::string, isles::Side>> stated_harbours;
    bool beginner_pieces = false;  ///< BEG4, BEG3: the starting buildings, roads and hands are put on it

    // --- the position ---------------------------------------------------------------------------------------------
    [[nodiscard]] const isles::Config& plan() const { return config_; }
    /// The position, to be changed; ready() recomputes the facts that follow from it.
    isles::State& edit();
    /// The position, to be queried or played on.
    const isles::State& ready();
    const isles::Setup& setup();
    /// Changed setup facts (supply, deck) follow from what was given.
    isles::Setup& setup_to_edit();
    Given given;
    bool started = false;  ///< a move has been made: awards are kept from now on

    /// ready(), with any chance still due drawn from the seed.
    const isles::State& quiet();
    void draw_chance();
    /// Applies an accepted move and checks the invariants, if they held when the position began.
    void apply(game::Actor actor, const isles::Action& action);
    void replace(const isles::State& state) { state_ = state; }

    std::vector<isles::Event> events;  ///< from the last action and the chance that followed it
    base::Rng rng;
    Shares& shares;
    int line = 0;
    /// Runs the case's lines up to the present one on a new world; set by the runner.
    std::function<std::uint64_t()> hash_again;

    [[nodiscard]] int seats() const override { return config_.seats; }

private:
    void build();
    void derive();

    isles::Config config_;
    isles::Setup setup_;
    isles::State state_;
    bool built_ = false;
    bool stale_ = true;
    bool whole_ = false;  ///< the invariants held when the position was last given
};

}  // namespace lw::cli
