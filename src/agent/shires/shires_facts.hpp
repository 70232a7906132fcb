// What a position of Shires holds for each seat, as numbers between about 0 and 1: what a value of it is reckoned from.
#pragma once

#include "shires/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace lw::agent {

/// Facts of one seat. "Its" features are those in which it has the majority, alone or with others.
enum class ShiresFact : std::uint8_t {
    points,        ///< hundredths
    lead,          ///< fiftieths: points ahead of the best other
    outlook_lead,  ///< fiftieths: the same with what its features are expected to bring
    supply,        ///< eighths: followers in hand
    none_left,     ///< 1 without a follower in hand
    pile,          ///< of the whole set: what is left to draw
    turns_left,    ///< twentieths, at most 1
    city_now,      ///< fiftieths: what its cities would bring at once
    city_gain,     ///< fiftieths: what completing them adds, by its odds
    city_hope,     ///< fiftieths: the same if every one were completed
    cities,        ///< quarters
    road_now,
    road_gain,
    road_hope,
    roads,
    cloister_now,
    cloister_gain,
    cloister_hope,
    cloisters,
    field_now,    ///< fiftieths: its fields, by the cities that are complete
    field_alone,  ///< the same, of those it has for itself
    field_size,   ///< fortieths: open half-slots of its fields
    field_hope,   ///< fiftieths: incomplete cities beside its fields, by the odds that they are completed
    farmers,      ///< quarters
    shared,       ///< fiftieths: what it has together with others
    wasted,       ///< quarters: followers where another has more
    coming_back,  ///< quarters: followers on what is likely to be completed, by the odds
    stuck,        ///< quarters: followers on what is unlikely to be
    turns_away,   ///< 0 for the seat to move, 1 for the last
    table,        ///< fifths: seats
    count_
};
inline constexpr std::size_t kShiresFacts = static_cast<std::size_t>(ShiresFact::count_);

using ShiresFacts = std::array<float, kShiresFacts>;

/// Fills in the facts of every seat of the table; `out` has room for all of them.
void read_facts(const shires::Setup& setup, const shires::State& state, ShiresFacts* out);

/// By the root of a city, road or cloister: the odds that it is completed. Of a complete one, 1.
using CompletionOdds = std::array<float, shires::kMaxSegments>;
/// The same with odds that are known already (detail/frontier.hpp).
void read_facts(const shires::Setup& setup, const shires::State& state, const CompletionOdds& odds, ShiresFacts* out);

}  // namespace lw::agent
