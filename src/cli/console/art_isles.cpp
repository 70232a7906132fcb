#include "cli/console/board_art.hpp"

#include "isles/notation.hpp"

#include <algorithm>
#include <vector>

namespace lw::cli {

namespace {

using namespace isles;

// A hex is 12 columns wide and 4 lines high; its top corner is at (column, line) below.
constexpr int kWide = 12;
constexpr int kHigh = 4;

struct Point {
    int column = 0;
    int line = 0;
};

class Canvas {
public:
    explicit Canvas(const Topology& topology) {
        for (std::uint16_t v = 0; v < topology.vertex_count; ++v) {
            const Point p = raw(topology.vertex_name[v]);
            left_ = std::min(left_, p.column);
            top_ = std::min(top_, p.line);
            right_ = std::max(right_, p.column);
            bottom_ = std::max(bottom_, p.line);
        }
        rows_.assign(static_cast<std::size_t>(bottom_ - top_ + 1), std::string(static_cast<std::size_t>(right_ - left_ + 9), ' '));
    }

    [[nodiscard]] Point at(VertexName v) const { return moved(raw(v)); }
    [[nodiscard]] Point middle(Hex hex) const {
        const Point top = raw({hex, false});
        return moved({top.column, top.line + kHigh / 2 + 1});
    }

    void put(Point p, const std::string& text) {
        const int start = p.column - static_cast<int>(text.size()) / 2;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const int column = start + static_cast<int>(i);
            if (p.line < 0 || p.line >= static_cast<int>(rows_.size()) || column < 0) continue;
            std::string& row = rows_[static_cast<std::size_t>(p.line)];
            if (column < static_cast<int>(row.size())) row[static_cast<std::size_t>(column)] = text[i];
        }
    }

    [[nodiscard]] std::string text() const {
        std::string all;
        for (std::string row : rows_) {
            row.erase(row.find_last_not_of(' ') + 1);
            all += row + "\n";
        }
        return all;
    }

private:
    static Point raw(VertexName v) {
        const int column = kWide * v.hex.q + kWide / 2 * v.hex.r;
        const int line = kHigh * v.hex.r;
        return v.south ? Point{column, line + kHigh + 2} : Point{column, line};
    }
    [[nodiscard]] Point moved(Point p) const { return {p.column - left_ + 4, p.line - top_}; }

    int left_ = 0;
    int top_ = 0;
    int right_ = 0;
    int bottom_ = 0;
    std::vector<std::string> rows_;
};

std::string road_mark(Point a, Point b, Seat owner) {
    if (owner.valid()) return std::to_string(int{owner.value});
    if (a.column == b.column) return "|";
    return (a.column < b.column) == (a.line < b.line) ? "\\" : "/";
}

void draw_edges(Canvas& canvas, const Setup& setup, const Table& table) {
    const Topology& t = setup.topology;
    for (std::uint16_t e = 0; e < t.edge_count; ++e) {
        const Point a = canvas.at(t.edge_name[e].a);
        const Point b = canvas.at(t.edge_name[e].b);
        const std::string mark = road_mark(a, b, table.roads[e]);
        if (a.column == b.column) {
            canvas.put({a.column, (a.line + b.line) / 2}, mark);
            continue;
        }
        const Point middle{(a.column + b.column) / 2, (a.line + b.line) / 2};
        canvas.put(middle, mark);
    }
}

std::string corner_mark(const Setup& setup, const Site& site, std::size_t vertex) {
    if (site.building == Building::city) return "[" + std::to_string(int{site.owner.value}) + "]";
    if (site.building == Building::settlement) return "(" + std::to_string(int{site.owner.value}) + ")";
    switch (setup.harbour[vertex]) {
        case HarbourKind::none: return "+";
        case HarbourKind::any: return "?";
        default: return std::string(1, "blwgo"[static_cast<std::size_t>(setup.harbour[vertex])]);
    }
}

std::string padded(std::string text, std::size_t width) {
    if (text.size() < width) text += std::string(width - text.size(), ' ');
    return text;
}

}  // namespace

std::string board_art(const Setup& setup, const View& view) {
    const Topology& t = setup.topology;
    const Table& table = view.table;
    Canvas canvas(t);
    draw_edges(canvas, setup, table);
    for (std::uint16_t v = 0; v < t.vertex_count; ++v) canvas.put(canvas.at(t.vertex_name[v]), corner_mark(setup, table.sites[v], v));
    for (std::uint16_t h = 0; h < t.hex_count; ++h) {
        const Point middle = canvas.middle(t.hex_name[h]);
        const auto resource = yield_of(setup.terrain[h]);
        std::string number = setup.token[h] == 0 ? "" : " " + std::to_string(int{setup.token[h]});
        if (table.robber == HexId{h}) number += " *";
        canvas.put({middle.column, middle.line - 1}, std::string(resource ? name_of(*resource) : "desert") + number);
        canvas.put(middle, to_text(t.hex_name[h]));
    }
    return canvas.text() +
           "corner: + free, ? 3:1 harbour, b l w g o 2:1 harbour, (n) settlement, [n] city of seat n; a digit on an edge: "
           "road; * robber\n";
}

std::string table_art(const Setup& setup, const View& view) {
    std::string text;
    for (const Seat seat : setup.all_seats()) {
        const std::size_t i = seat.index();
        const PlayerState& player = view.table.players[i];
        text += (view.table.turn == seat ? "> " : "  ") + std::to_string(i) + ": ";
        text += padded(std::to_string(int{view.public_points[i]}) + " points", 10);
        text += padded(std::to_string(int{view.hand_size[i]}) + " cards", 9);
        text += padded(std::to_string(int{view.card_count[i]}) + " development", 14);
        text += padded(std::to_string(int{player.knights}) + " knights", 10);
        text += "road " + std::to_string(int{player.road_length});
        if (view.table.longest_road == seat) text += ", longest road";
        if (view.table.largest_army == seat) text += ", largest army";
        text += "\n";
    }
    text += "bank " + (view.bank ? to_text(*view.bank) : std::string("hidden")) + ", deck " + std::to_string(int{view.deck_size}) + "\n";
    if (!view.viewer.valid()) return text;
    text += "seat " + std::to_string(int{view.viewer.value}) + " holds " + to_text(view.own.hand);
    for (const DevCard card : kAllDevCards) {
        const int held = view.own.cards[card] + view.own.fresh[card];
        if (held != 0) text += ", " + std::to_string(held) + " " + std::string(name_of(card));
    }
    return text + " (" + std::to_string(int{view.own_points}) + " points)\n";
}

}  // namespace lw::cli
