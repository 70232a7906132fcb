// Words for hexes, corners, edges, cards and numbers, read with a Failure that names what is wrong.
#pragma once

#include "cli/scenario/words.hpp"
#include "isles/notation.hpp"
#include "isles/setup.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lw::cli {

[[nodiscard]] isles::Hex read_hex(Words& words);
[[nodiscard]] isles::VertexName read_vertex_name(Words& words);
[[nodiscard]] isles::HexId read_hex_id(Words& words, const isles::Topology& topology);
[[nodiscard]] isles::VertexId read_vertex(Words& words, const isles::Topology& topology);
/// "V1-V2" or "V1 V2".
[[nodiscard]] isles::EdgeId read_edge(Words& words, const isles::Topology& topology);
/// Chains "V1 V2 V3", "V1-V2-V3", several separated by ';', to the end of the line.
[[nodiscard]] std::vector<isles::EdgeId> read_chains(Words& words, const isles::Topology& topology);

[[nodiscard]] isles::Resource read_resource(Words& words);
[[nodiscard]] bool at_resource(const Words& words);
[[nodiscard]] isles::DevCard read_dev_card(Words& words);
[[nodiscard]] isles::Terrain read_terrain(Words& words);
[[nodiscard]] isles::HarbourKind read_harbour(Words& words);
[[nodiscard]] isles::Side read_side(Words& words);
[[nodiscard]] isles::Corner read_corner(Words& words);
[[nodiscard]] std::string_view name_of(isles::HarbourKind kind);
[[nodiscard]] std::string_view name_of(isles::Side side);

/// "2b1l", "b2 l1", "2 brick 1 lumber", or "-", "0", "none"; stops at the first word that is none of these.
[[nodiscard]] isles::Resources read_resources(Words& words);
/// "knight", "2 knight", "knight, monopoly"; "none"; to the end of the line.
[[nodiscard]] isles::DevCards read_dev_cards(Words& words);
/// "name:number name:number ..." to the end of the line.
[[nodiscard]] std::map<std::string, int> read_tally(Words& words);
[[nodiscard]] std::string to_text(const std::map<std::string, int>& tally);
[[nodiscard]] std::string to_text(const isles::DevCards& cards);

}  // namespace lw::cli
