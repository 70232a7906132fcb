// Places: by axial name, and on ring boards by number.
#include "game/text.hpp"
#include "isles/notation.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

std::string numbered(char kind, int number) { return kind + std::to_string(number); }

/// What follows the letter, as a number; -1 for anything else.
int number_after(char kind, std::string_view text) {
    if (text.empty() || text.front() != kind) return -1;
    return game::number_from_text(text.substr(1), 0, kMaxVertices - 1).value_or(-1);
}

}  // namespace

std::string to_text(const Setup& setup, HexId hex) {
    if (hex.index() >= setup.topology.hex_count) return "?";
    if (setup.ring_numbers.rings != 0) return numbered('H', setup.ring_numbers.of_hex[hex.index()]);
    return to_text(setup.topology.hex_name[hex.index()]);
}

std::string to_text(const Setup& setup, VertexId vertex) {
    if (vertex.index() >= setup.topology.vertex_count) return "?";
    if (setup.ring_numbers.rings != 0) return numbered('V', setup.ring_numbers.of_vertex[vertex.index()]);
    return to_text(setup.topology.vertex_name[vertex.index()]);
}

std::string to_text(const Setup& setup, EdgeId edge) {
    if (edge.index() >= setup.topology.edge_count) return "?";
    if (setup.ring_numbers.rings == 0) return to_text(setup.topology.edge_name[edge.index()]);
    const auto& ends = setup.topology.edge_vertices[edge.index()];
    const auto [low, high] = std::minmax(setup.ring_numbers.of_vertex[ends[0].index()], setup.ring_numbers.of_vertex[ends[1].index()]);
    return numbered('V', low) + '-' + numbered('V', high);
}

HexId hex_from_text(const Setup& setup, std::string_view text) {
    if (const int number = number_after('H', text); number >= 0) return setup.ring_numbers.hex(number);
    const auto name = hex_from_text(text);
    return name ? setup.topology.find(*name) : HexId{};
}

VertexId vertex_from_text(const Setup& setup, std::string_view text) {
    if (const int number = number_after('V', text); number >= 0) return setup.ring_numbers.vertex(number);
    const auto name = vertex_from_text(text);
    return name ? setup.topology.find(*name) : VertexId{};
}

EdgeId edge_from_text(const Setup& setup, std::string_view text) {
    if (text.empty() || text.front() != 'V') {
        const auto name = edge_from_text(text);
        return name ? setup.topology.find(*name) : EdgeId{};
    }
    const std::size_t dash = std::min(text.find('-'), text.size());
    const VertexId a = vertex_from_text(setup, text.substr(0, dash));
    const VertexId b = dash < text.size() ? vertex_from_text(setup, text.substr(dash + 1)) : VertexId{};
    if (!a.valid() || !b.valid()) return {};
    const auto& names = setup.topology.vertex_name;
    return setup.topology.find(edge_between(names[a.index()], names[b.index()]));
}

}  // namespace lw::isles
