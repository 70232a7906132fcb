// How an action lies in its 64 bits: the code lowest, then the fields in the order of action.hpp. For pack.cpp and
// for the packed positions of fast/, which never make an Action of it.
#pragma once

#include <cstdint>

namespace lw::isles::pack_layout {

/// Never renumbered, never used again for another kind: saves hold them.
enum class Code : std::uint8_t {
    build_settlement = 1,
    build_road = 2,
    build_city = 3,
    buy_card = 4,
    roll = 5,
    end_turn = 6,
    discard = 7,
    move_robber = 8,
    rob = 9,
    play_knight = 10,
    play_road_building = 11,
    play_year_of_plenty = 12,
    play_monopoly = 13,
    skip_free_road = 14,
    bank_trade = 15,
    make_offer = 16,
    withdraw_offer = 17,
    accept_offer = 18,
    decline_offer = 19,
    confirm_trade = 20,
    first_player = 21,
    dice = 22,
    stolen_card = 23,
    drawn_card = 24,
};

inline constexpr unsigned kCodeBits = 6;
inline constexpr unsigned kCountBits = 5;
inline constexpr unsigned kIdBits = 16;
inline constexpr unsigned kSeatBits = 8;
inline constexpr unsigned kKindBits = 3;

}  // namespace lw::isles::pack_layout
