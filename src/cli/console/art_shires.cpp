#include "cli/console/board_art.hpp"
#include "shires/features.hpp"
#include "shires/notation.hpp"
#include "shires/rules.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace lw::cli {

namespace {

using namespace shires;

// A tile is five columns wide and three lines high, with a column between it and the next.
constexpr int kWide = 6;
constexpr int kHigh = 3;
constexpr int kMargin = 5;  ///< for the rows' numbers

struct Frame {
    int left = 0, right = 0, bottom = 0, top = 0;
};

Frame frame_of(const State& state) {
    Frame frame;
    for (const Laid& tile : state.tiles) {
        frame.left = std::min<int>(frame.left, tile.at.x);
        frame.right = std::max<int>(frame.right, tile.at.x);
        frame.bottom = std::min<int>(frame.bottom, tile.at.y);
        frame.top = std::max<int>(frame.top, tile.at.y);
    }
    return frame;
}

char edge_mark(const Laid& tile, Side side) {
    constexpr std::array<char, 3> kMarks{'-', '#', 'C'};
    const Edge edge = shape_of(tile).edges[index(side)];
    if (edge == Edge::field && (side == Side::left || side == Side::right)) return '|';
    return kMarks[static_cast<std::size_t>(edge)];
}

std::array<std::string, kHigh> tile_lines(const Laid& tile) {
    const char follower = tile.follower.valid() ? static_cast<char>('0' + tile.follower.value) : ' ';
    return {std::string("+-") + edge_mark(tile, Side::up) + "-+",
            std::string(1, edge_mark(tile, Side::left)) + tile.kind.letter() + " " + follower + edge_mark(tile, Side::right),
            std::string("+-") + edge_mark(tile, Side::down) + "-+"};
}

std::string number(int n) {
    std::string text = std::to_string(n);
    return std::string(static_cast<std::size_t>(std::max(0, 4 - static_cast<int>(text.size()))), ' ') + text;
}

std::string feature_line(const Setup& setup, const State& state, SegmentId root) {
    const Feature& feature = state.feature(root);
    const Laid& tile = state.tile_at(root);
    const FeatureKind kind = segment_of(state, root).kind;
    std::string text = "  " + std::string(name_of(kind)) + " at " + to_text(tile.at) + " " +
                       to_text(spot_of(shape_of(tile), static_cast<std::size_t>(root.value - tile.first_segment.value)));
    text += ": " + std::to_string(int{feature.tiles}) + " tiles, " + std::to_string(feature.open) + " open, worth " +
            std::to_string(worth(setup, state, root)) + ", complete " + std::to_string(worth(setup, state, root, true)) + "; followers";
    for (const Seat seat : setup.all_seats()) text += " " + std::to_string(feature.followers.of(seat));
    return text + "\n";
}

}  // namespace

std::string board_art(const Setup& /*setup*/, const View& view) {
    const State& state = view.table;
    const Frame frame = frame_of(state);
    const auto width = static_cast<std::size_t>(kMargin + kWide * (frame.right - frame.left + 1));
    std::vector<std::string> rows(static_cast<std::size_t>(kHigh * (frame.top - frame.bottom + 1)), std::string(width, ' '));
    for (const Laid& tile : state.tiles) {
        const auto row = static_cast<std::size_t>(kHigh * (frame.top - tile.at.y));
        const auto column = static_cast<std::size_t>(kMargin + kWide * (tile.at.x - frame.left));
        const auto lines = tile_lines(tile);
        for (std::size_t i = 0; i < lines.size(); ++i) rows[row + i].replace(column, lines[i].size(), lines[i]);
    }
    for (int y = frame.bottom; y <= frame.top; ++y) rows[static_cast<std::size_t>(kHigh * (frame.top - y) + 1)].replace(0, 4, number(y));
    std::string text(kMargin - 1, ' ');
    for (int x = frame.left; x <= frame.right; ++x) text += number(x) + "  ";
    text += "\n";
    for (std::string row : rows) {
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + "\n";
    }
    return text + "sides: C city, # road, - and | field; a letter: the kind of tile; a digit: whose follower is on it\n";
}

std::string table_art(const Setup& setup, const View& view) {
    const State& state = view.table;
    const auto totals = projected(setup, state);
    std::string text;
    for (const Seat seat : setup.all_seats()) {
        const PlayerState& player = state.players[seat.index()];
        text += (state.turn == seat ? "> " : "  ") + std::to_string(int{seat.value}) + ": " + std::to_string(player.total()) + " points (" +
                std::to_string(totals[seat.index()]) + " if it ended now), " + std::to_string(int{player.supply}) + " followers\n";
    }
    text += "in hand " + to_text(state.in_hand) + ", " + std::to_string(int{state.pile_size}) + " tiles left\n";
    for (std::uint16_t i = 0; i < state.segment_count; ++i) {
        const SegmentId id{i};
        if (state.root[i] == id && !state.features[i].followers.none()) text += feature_line(setup, state, id);
    }
    return text;
}

}  // namespace lw::cli
