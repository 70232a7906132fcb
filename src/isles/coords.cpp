#include "isles/coords.hpp"

#include <cstddef>

namespace lw::isles {

namespace {

constexpr VertexName north(int q, int r) { return {Hex{q, r}, false}; }
constexpr VertexName south(int q, int r) { return {Hex{q, r}, true}; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

bool take(std::string_view& text, char c) {
    if (text.empty() || text.front() != c) return false;
    text.remove_prefix(1);
    return true;
}

/// A whole number of at most three digits, written the one way that std::to_string writes it.
std::optional<int> take_number(std::string_view& text) {
    const bool negative = take(text, '-');
    int value = 0;
    std::size_t digits = 0;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') {
        if (digits == 3) return std::nullopt;
        value = 10 * value + (text[digits] - '0');
        ++digits;
    }
    if (digits == 0 || (digits > 1 && text[0] == '0') || (negative && value == 0)) return std::nullopt;
    text.remove_prefix(digits);
    if (negative) value = -value;
    if (value < -128 || value > 127) return std::nullopt;
    return value;
}

std::optional<Hex> take_hex(std::string_view& text) {
    if (!take(text, '(')) return std::nullopt;
    const auto q = take_number(text);
    if (!q || !take(text, ',')) return std::nullopt;
    const auto r = take_number(text);
    if (!r || !take(text, ')')) return std::nullopt;
    return Hex{*q, *r};
}

std::optional<VertexName> take_vertex(std::string_view& text) {
    if (text.empty() || (text.front() != 'N' && text.front() != 'S')) return std::nullopt;
    const bool is_south = text.front() == 'S';
    text.remove_prefix(1);
    const auto hex = take_hex(text);
    if (!hex) return std::nullopt;
    return VertexName{*hex, is_south};
}

}  // namespace

VertexName corner_of(Hex hex, Corner corner) {
    const int q = hex.q;
    const int r = hex.r;
    switch (corner) {
        case Corner::n: return north(q, r);
        case Corner::ne: return south(q + 1, r - 1);
        case Corner::se: return north(q, r + 1);
        case Corner::s: return south(q, r);
        case Corner::sw: return north(q - 1, r + 1);
        case Corner::nw: return south(q, r - 1);
    }
    return north(q, r);
}

std::array<Hex, 3> hexes_of(VertexName vertex) {
    const int q = vertex.hex.q;
    const int r = vertex.hex.r;
    if (vertex.south) return {Hex{q, r}, Hex{q, r + 1}, Hex{q - 1, r + 1}};
    return {Hex{q, r}, Hex{q, r - 1}, Hex{q + 1, r - 1}};
}

std::array<VertexName, 3> neighbours_of(VertexName vertex) {
    const int q = vertex.hex.q;
    const int r = vertex.hex.r;
    if (vertex.south) return {north(q, r + 1), north(q - 1, r + 1), north(q - 1, r + 2)};
    return {south(q, r - 1), south(q + 1, r - 1), south(q + 1, r - 2)};
}

EdgeName edge_between(VertexName a, VertexName b) { return b < a ? EdgeName{b, a} : EdgeName{a, b}; }

std::array<VertexName, 2> ends_of(Hex hex, Side side) {
    const auto first = static_cast<unsigned>(side);
    return {corner_of(hex, static_cast<Corner>(first)), corner_of(hex, static_cast<Corner>((first + 1) % 6))};
}

Hex rotate60(Hex hex) { return {-hex.r, hex.q + hex.r}; }

std::string to_text(Hex hex) {
    std::string text = "(";
    text += std::to_string(hex.q);
    text += ',';
    text += std::to_string(hex.r);
    text += ')';
    return text;
}

std::string to_text(VertexName vertex) {
    std::string text(1, vertex.south ? 'S' : 'N');
    text += to_text(vertex.hex);
    return text;
}

std::string to_text(EdgeName edge) {
    std::string text = to_text(edge.a);
    text += '-';
    text += to_text(edge.b);
    return text;
}

std::optional<Hex> hex_from_text(std::string_view text) {
    text = trimmed(text);
    const auto hex = take_hex(text);
    return text.empty() ? hex : std::nullopt;
}

std::optional<VertexName> vertex_from_text(std::string_view text) {
    text = trimmed(text);
    const auto vertex = take_vertex(text);
    return text.empty() ? vertex : std::nullopt;
}

std::optional<EdgeName> edge_from_text(std::string_view text) {
    text = trimmed(text);
    const auto a = take_vertex(text);
    if (!a || !take(text, '-')) return std::nullopt;
    const auto b = take_vertex(text);
    if (!b || !text.empty()) return std::nullopt;
    for (const VertexName neighbour : neighbours_of(*a)) {
        if (neighbour == *b) return edge_between(*a, *b);
    }
    return std::nullopt;
}

}  // namespace lw::isles
