// Words for tiles, cells, segments, followers and scores, read with a Failure that names what is wrong.
#pragma once

#include "cli/scenario/shires/world.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lw::cli::shires_script {

[[nodiscard]] bool at_kind(const Words& words);
[[nodiscard]] shires::Kind read_kind(Words& words);
[[nodiscard]] shires::Cell read_cell(Words& words);
/// "r2" or "2".
[[nodiscard]] int read_rotation(Words& words);
[[nodiscard]] bool at_rotation(const Words& words);
/// "c:D", "f:UL", "m".
[[nodiscard]] bool at_spot(const Words& words);
[[nodiscard]] shires::Spot read_spot(Words& words);
/// "city", "cities", "farm", ...
[[nodiscard]] std::optional<shires::FeatureKind> feature_kind(const std::string& word);
/// "P1:2,P2:1", "none".
[[nodiscard]] shires::FollowerCounts read_followers(const World& world, Words& words);
[[nodiscard]] std::string to_text(const World& world, shires::FollowerCounts counts);
/// "red,blue", or "red and blue"; "none".
[[nodiscard]] SeatSet read_seats(const World& world, Words& words);
/// "8/4/0", or "8 4 0": one number per seat.
[[nodiscard]] bool at_row(const Words& words);
[[nodiscard]] std::vector<int> read_row(const World& world, Words& words);
[[nodiscard]] std::string row_text(const std::vector<int>& row);
/// The tile there; a Failure when there is none.
[[nodiscard]] const shires::Laid& laid_at(const shires::State& state, shires::Cell cell);
/// The segment that a tile on the board has at that place.
[[nodiscard]] shires::SegmentId segment_on(const shires::State& state, shires::Cell cell, shires::Spot spot);

}  // namespace lw::cli::shires_script
