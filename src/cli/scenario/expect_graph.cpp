// Geometry: names, neighbours, counts.
#include "cli/scenario/expect.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/places.hpp"
#include "cli/scenario/same.hpp"
#include "isles/notation.hpp"

#include <set>

namespace lw::cli {

namespace {

using namespace isles;

std::string wanted_set(Words& words, bool of_hexes) {
    std::set<std::string> wanted;
    if (words.take("none")) return "none";
    while (!words.empty()) {
        wanted.insert(of_hexes ? isles::to_text(read_hex(words)) : isles::to_text(read_vertex_name(words)));
    }
    return joined(wanted);
}

void count(World& world, Words& words) {
    const Topology& t = world.setup().topology;
    do {
        const std::string what = words.next("hexes, corners, edges, coast or harbour-corners");
        int found = 0;
        if (what == "hexes") {
            found = t.hex_count;
        } else if (what == "corners") {
            found = t.vertex_count;
        } else if (what == "edges") {
            found = t.edge_count;
        } else if (what == "coast") {
            for (std::uint16_t e = 0; e < t.edge_count; ++e) found += t.coastal(EdgeId{e}) ? 1 : 0;
        } else if (what == "harbour-corners") {
            for (std::uint16_t v = 0; v < t.vertex_count; ++v) found += world.setup().harbour[v] != HarbourKind::none ? 1 : 0;
        } else {
            throw Failure("'" + what + "' cannot be counted");
        }
        same("the number of " + what, found, words.number("a number", 0, 999));
    } while (!words.empty());
}

/// "corners-touching 1 = 18": corners with that many hexes of the board around them.
void corners_touching(World& world, Words& words) {
    const Topology& t = world.setup().topology;
    const auto hexes = static_cast<std::size_t>(words.number("hexes", 1, 3));
    words.take("=");
    int found = 0;
    for (std::uint16_t v = 0; v < t.vertex_count; ++v) found += t.vertex_hexes[v].size() == hexes ? 1 : 0;
    same("the number of corners", found, words.number("a number", 0, 999));
}

void corner(World& /*world*/, Words& words) {
    const Hex hex = read_hex(words);
    const Corner which = read_corner(words);
    words.take("=");
    same("the corner", isles::to_text(corner_of(hex, which)), isles::to_text(read_vertex_name(words)));
}

void neighbours(World& world, Words& words) {
    const Topology& t = world.setup().topology;
    const bool of_hex = words.peek().starts_with('(');
    std::set<std::string> found;
    if (of_hex) {
        for (const HexId near : t.hex_neighbours[read_hex_id(words, t).index()]) found.insert(isles::to_text(t.hex_name[near.index()]));
    } else {
        for (const VertexId near : t.vertex_neighbours[read_vertex(words, t).index()])
            found.insert(isles::to_text(t.vertex_name[near.index()]));
    }
    words.take("=");
    same("the neighbours", joined(found), wanted_set(words, of_hex));
}

void touching(World& world, Words& words) {
    const Topology& t = world.setup().topology;
    std::set<std::string> found;
    for (const HexId hex : t.vertex_hexes[read_vertex(words, t).index()]) found.insert(isles::to_text(t.hex_name[hex.index()]));
    words.take("=");
    same("the hexes there", joined(found), wanted_set(words, true));
}

void edges_at(World& world, Words& words) {
    const Topology& t = world.setup().topology;
    const VertexId vertex = read_vertex(words, t);
    words.take("=");
    same("the number of edges there", static_cast<int>(t.vertex_edges[vertex.index()].size()), words.number("edges", 0, 3));
}

void harbour(World& world, Words& words) {
    const VertexId vertex = read_vertex(words, world.setup().topology);
    words.take("=");
    same("the harbour there", std::string(name_of(world.setup().harbour[vertex.index()])), std::string(name_of(read_harbour(words))));
}

void on_board(World& world, Words& words) {
    const Topology& t = world.setup().topology;
    const bool of_hex = words.peek().starts_with('(');
    const bool found = of_hex ? t.find(read_hex(words)).valid() : t.find(read_vertex_name(words)).valid();
    same("on the board", found ? "yes" : "no", words.next("yes or no"));
}

/// "name (2,0) = H7": how the log and the notation call that place on this board.
void place_name(World& world, Words& words) {
    const Setup& setup = world.setup();
    const bool of_hex = words.peek().starts_with('(');
    const std::string found =
        of_hex ? isles::to_text(setup, read_hex_id(words, setup.topology)) : isles::to_text(setup, read_vertex(words, setup.topology));
    words.take("=");
    same("the name", found, words.next("a name"));
}

}  // namespace

void add_graph_expectations(Expectations& all) {
    all["count"] = count;
    all["corners-touching"] = corners_touching;
    all["corner"] = corner;
    all["neighbours"] = neighbours;
    all["hexes"] = touching;
    all["edges"] = edges_at;
    all["harbour"] = harbour;
    all["on-board"] = on_board;
    all["name"] = place_name;
}

}  // namespace lw::cli
