#include "cli/scenario/places.hpp"

#include "cli/scenario/failure.hpp"

#include <algorithm>

namespace lw::cli {

namespace {

/// The vertices named in a word such as "N(0,0)" or "N(0,0)-S(1,-1)".
std::vector<isles::VertexName> vertices_in(std::string_view word) {
    std::vector<isles::VertexName> names;
    while (!word.empty()) {
        const std::size_t close = word.find(')');
        const auto vertex = close == std::string_view::npos ? std::nullopt : isles::vertex_from_text(word.substr(0, close + 1));
        if (!vertex) throw Failure("'" + std::string(word) + "' is not a corner such as N(0,0)");
        names.push_back(*vertex);
        word.remove_prefix(close + 1);
        if (!word.empty() && word.front() == '-') word.remove_prefix(1);
    }
    return names;
}

isles::EdgeId edge_of(const isles::Topology& topology, isles::VertexName a, isles::VertexName b) {
    const isles::EdgeId edge = topology.find(isles::edge_between(a, b));
    if (!edge.valid()) throw Failure(isles::to_text(a) + " and " + isles::to_text(b) + " are not joined by an edge of this board");
    return edge;
}

template <class Enum, std::size_t N>
Enum read_name(Words& words, std::string_view what, const std::array<std::string_view, N>& names) {
    const std::string word = words.next(what);
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == word) return static_cast<Enum>(i);
    }
    throw Failure("'" + word + "' is not " + std::string(what));
}

constexpr std::array<std::string_view, 7> kHarbours{"brick", "lumber", "wool", "grain", "ore", "any", "none"};
constexpr std::array<std::string_view, 6> kSides{"NE", "E", "SE", "SW", "W", "NW"};
constexpr std::array<std::string_view, 6> kCorners{"N", "NE", "SE", "S", "SW", "NW"};

}  // namespace

isles::Hex read_hex(Words& words) {
    const std::string word = words.next("a hex such as (0,-2)");
    const auto hex = isles::hex_from_text(word);
    if (!hex) throw Failure("'" + word + "' is not a hex such as (0,-2)");
    return *hex;
}

isles::VertexName read_vertex_name(Words& words) {
    const std::string word = words.next("a corner such as N(0,0)");
    const auto vertex = isles::vertex_from_text(word);
    if (!vertex) throw Failure("'" + word + "' is not a corner such as N(0,0)");
    return *vertex;
}

isles::HexId read_hex_id(Words& words, const isles::Topology& topology) {
    const isles::Hex hex = read_hex(words);
    const isles::HexId id = topology.find(hex);
    if (!id.valid()) throw Failure(isles::to_text(hex) + " is not on this board");
    return id;
}

isles::VertexId read_vertex(Words& words, const isles::Topology& topology) {
    const isles::VertexName name = read_vertex_name(words);
    const isles::VertexId id = topology.find(name);
    if (!id.valid()) throw Failure(isles::to_text(name) + " is not on this board");
    return id;
}

isles::EdgeId read_edge(Words& words, const isles::Topology& topology) {
    auto names = vertices_in(words.next("an edge such as N(0,0)-S(1,-1)"));
    if (names.size() == 1) {
        for (const auto& second : vertices_in(words.next("the edge's second corner"))) names.push_back(second);
    }
    if (names.size() != 2) throw Failure("an edge has two corners");
    return edge_of(topology, names[0], names[1]);
}

std::vector<isles::EdgeId> read_chains(Words& words, const isles::Topology& topology) {
    std::vector<isles::EdgeId> edges;
    std::vector<isles::VertexName> chain;
    const auto close = [&] {
        if (chain.size() == 1) throw Failure("a road has two ends");
        for (std::size_t i = 1; i < chain.size(); ++i) edges.push_back(edge_of(topology, chain[i - 1], chain[i]));
        chain.clear();
    };
    while (!words.empty()) {
        if (words.take(";")) {
            close();
            continue;
        }
        for (const auto& name : vertices_in(words.next("a corner"))) chain.push_back(name);
    }
    close();
    return edges;
}

isles::Resource read_resource(Words& words) {
    const std::string word = words.next("a resource");
    const auto resource = isles::resource_from_text(word);
    if (!resource) throw Failure("'" + word + "' is not a resource (brick, lumber, wool, grain, ore)");
    return *resource;
}

bool at_resource(const Words& words) { return isles::resource_from_text(words.peek()).has_value(); }

isles::DevCard read_dev_card(Words& words) {
    std::string word = words.next("a development card");
    if (!word.empty() && word.back() == ',') word.pop_back();
    if (word == "vp") word = "victory_point";
    if (word == "plenty") word = "year_of_plenty";
    if (word == "roads") word = "road_building";
    const auto card = isles::dev_card_from_text(word);
    if (!card) {
        throw Failure("'" + word + "' is not a card (knight, victory_point, road_building, year_of_plenty, monopoly)");
    }
    return *card;
}

isles::Terrain read_terrain(Words& words) {
    const std::string word = words.next("a terrain");
    for (int i = 0; i <= static_cast<int>(isles::Terrain::desert); ++i) {
        const auto terrain = static_cast<isles::Terrain>(i);
        if (isles::name_of(terrain) == word) return terrain;
    }
    const auto resource = isles::resource_from_text(word);
    if (resource) return static_cast<isles::Terrain>(*resource);
    throw Failure("'" + word + "' is not a terrain");
}

isles::HarbourKind read_harbour(Words& words) {
    if (words.take("3:1")) return isles::HarbourKind::any;
    return read_name<isles::HarbourKind>(words, "a harbour (any, brick, lumber, wool, grain, ore)", kHarbours);
}

isles::Side read_side(Words& words) { return read_name<isles::Side>(words, "a side (NE E SE SW W NW)", kSides); }
isles::Corner read_corner(Words& words) { return read_name<isles::Corner>(words, "a corner (N NE SE S SW NW)", kCorners); }
std::string_view name_of(isles::HarbourKind kind) { return kHarbours[static_cast<std::size_t>(kind)]; }
std::string_view name_of(isles::Side side) { return kSides[static_cast<std::size_t>(side)]; }

std::map<std::string, int> read_tally(Words& words) {
    std::map<std::string, int> tally;
    while (!words.empty()) {
        const std::string word = words.next("name:number");
        const std::size_t colon = word.find(':');
        int count = 0;
        if (colon == std::string::npos || !to_number(std::string_view(word).substr(colon + 1), count)) {
            throw Failure("'" + word + "' is not of the form name:number");
        }
        if (!tally.emplace(word.substr(0, colon), count).second) throw Failure("'" + word + "' is named twice");
    }
    return tally;
}

std::string to_text(const std::map<std::string, int>& tally) {
    std::string text;
    for (const auto& [key, count] : tally) {
        if (!text.empty()) text += ' ';
        text += key + ":" + std::to_string(count);
    }
    return text.empty() ? "nothing" : text;
}

}  // namespace lw::cli
