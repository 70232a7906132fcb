#include "shires/tile.hpp"

#include <algorithm>
#include <bit>
#include <string_view>

namespace lw::shires {

namespace {

/// One row of the table in rules 2. Edges in the order up, left, down, right. Segments are separated by ';', sides
/// and half-slots by blanks; after '>' come the cities that a field touches, by their place in `cities`.
struct Row {
    int count;
    std::string_view edges;
    std::string_view cities;
    std::string_view roads;
    std::string_view fields;
    int pennants = 0;
    bool cloister = false;
};

constexpr std::string_view kAllRound = "UL UR LU LD DL DR RU RD";

constexpr std::array<Row, kKinds> kRows{{
    {2, "FFRF", "", "D", kAllRound, 0, true},                     // A
    {4, "FFFF", "", "", kAllRound, 0, true},                      // B
    {1, "CCCC", "U L D R", "", "", 1},                            // C
    {4, "CRFR", "U", "L R", "LU RU>0; LD DL DR RD"},              // D
    {5, "CFFF", "U", "", "LU LD DL DR RU RD>0"},                  // E
    {2, "FCFC", "L R", "", "UL UR>0; DL DR>0", 1},                // F
    {1, "FCFC", "L R", "", "UL UR>0; DL DR>0"},                   // G
    {3, "FCFC", "L; R", "", "UL UR DL DR>01"},                    // H
    {2, "CFFC", "U; R", "", "LU LD DL DR>01"},                    // I
    {3, "CFRR", "U", "D R", "LU LD DL RU>0; DR RD"},              // J
    {3, "CRRF", "U", "L D", "LU RU RD DR>0; LD DL"},              // K
    {3, "CRRR", "U", "L; D; R", "LU RU>0; LD DL; DR RD"},         // L
    {2, "CFFC", "U R", "", "LU LD DL DR>0", 1},                   // M
    {3, "CFFC", "U R", "", "LU LD DL DR>0"},                      // N
    {2, "CCRR", "U L", "D R", "DL RU>0; DR RD", 1},               // O
    {3, "CCRR", "U L", "D R", "DL RU>0; DR RD"},                  // P
    {1, "CCFC", "U L R", "", "DL DR>0", 1},                       // Q
    {3, "CCFC", "U L R", "", "DL DR>0"},                          // R
    {2, "CCRC", "U L R", "D", "DL>0; DR>0", 1},                   // S
    {1, "CCRC", "U L R", "D", "DL>0; DR>0"},                      // T
    {8, "RFRF", "", "U D", "UL LU LD DL; UR RU RD DR"},           // U
    {9, "FRRF", "", "L D", "LD DL; UL UR LU RU RD DR"},           // V
    {4, "FRRR", "", "L; D; R", "UL UR LU RU; LD DL; DR RD"},      // W
    {1, "RRRR", "", "U; L; D; R", "UL LU; LD DL; DR RD; UR RU"},  // X
}};

constexpr std::string_view kSideLetters = "ULDR";
constexpr std::string_view kSlotLetters = "ULURLULDDLDRRURD";  // two letters per half-slot

/// Calls `each` for every piece of `text` between these separators, blanks at its ends trimmed.
template <class Each>
constexpr void split(std::string_view text, char sign, Each each) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(sign), text.size());
        std::string_view piece = text.substr(0, end);
        while (!piece.empty() && piece.front() == ' ') piece.remove_prefix(1);
        if (!piece.empty()) each(piece);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

constexpr std::uint8_t bit(std::size_t i) { return static_cast<std::uint8_t>(1U << i); }

constexpr std::uint8_t sides_of(std::string_view text) {
    std::uint8_t mask = 0;
    split(text, ' ', [&mask](std::string_view side) { mask |= bit(kSideLetters.find(side)); });
    return mask;
}

constexpr std::uint8_t slots_of(std::string_view text) {
    std::uint8_t mask = 0;
    split(text, ' ', [&mask](std::string_view name) {
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if (kSlotLetters.substr(2 * slot, 2) == name) mask |= bit(slot);
        }
    });
    return mask;
}

constexpr Segment field_of(std::string_view text) {
    const std::size_t arrow = std::min(text.find('>'), text.size());
    Segment field{.kind = FeatureKind::field, .slots = slots_of(text.substr(0, arrow))};
    for (std::size_t i = arrow + 1; i < text.size(); ++i) field.cities |= bit(static_cast<std::size_t>(text[i] - '0'));
    return field;
}

constexpr Edge edge_of(char letter) { return letter == 'C' ? Edge::city : letter == 'R' ? Edge::road : Edge::field; }

/// Fills what follows from edges and segments.
constexpr void index_segments(Shape& shape) {
    shape.side_segment.fill(kNoSegment);
    shape.slot_segment.fill(kNoSegment);
    for (std::size_t s = 0; s < shape.segments.size(); ++s) {
        for (std::size_t i = 0; i < kSides; ++i) {
            if ((shape.segments[s].sides & bit(i)) != 0) shape.side_segment[i] = static_cast<std::uint8_t>(s);
        }
        for (std::size_t i = 0; i < kSlots; ++i) {
            if ((shape.segments[s].slots & bit(i)) != 0) shape.slot_segment[i] = static_cast<std::uint8_t>(s);
        }
    }
    shape.profile = 0;
    for (std::size_t i = 0; i < kSides; ++i) {
        shape.profile |= static_cast<std::uint8_t>((static_cast<unsigned>(shape.edges[i]) + 1U) << (2 * i));
    }
}

constexpr Shape shape_of(const Row& row) {
    Shape out;
    for (std::size_t i = 0; i < kSides; ++i) out.edges[i] = edge_of(row.edges[i]);
    split(row.cities, ';', [&](std::string_view text) {
        out.segments.push_back({.kind = FeatureKind::city, .sides = sides_of(text), .pennants = static_cast<std::uint8_t>(row.pennants)});
    });
    split(row.roads, ';', [&](std::string_view text) { out.segments.push_back({.kind = FeatureKind::road, .sides = sides_of(text)}); });
    if (row.cloister) out.segments.push_back({.kind = FeatureKind::cloister});
    split(row.fields, ';', [&](std::string_view text) { out.segments.push_back(field_of(text)); });
    index_segments(out);
    return out;
}

/// What side or half-slot i becomes after one clockwise turn (rules 1.2, 1.3).
constexpr std::array<std::size_t, kSides> kSideTurned{3, 0, 1, 2};
constexpr std::array<std::size_t, kSlots> kSlotTurned{6, 7, 1, 0, 2, 3, 5, 4};

template <std::size_t N>
constexpr std::uint8_t turned(std::uint8_t mask, const std::array<std::size_t, N>& to) {
    std::uint8_t out = 0;
    for (std::size_t i = 0; i < N; ++i) {
        if ((mask & bit(i)) != 0) out |= bit(to[i]);
    }
    return out;
}

constexpr Shape turned(const Shape& shape) {
    Shape out = shape;
    for (std::size_t i = 0; i < kSides; ++i) out.edges[kSideTurned[i]] = shape.edges[i];
    for (Segment& segment : out.segments) {
        segment.sides = turned(segment.sides, kSideTurned);
        segment.slots = turned(segment.slots, kSlotTurned);
    }
    index_segments(out);
    return out;
}

/// They look the same: the order of segments does not matter.
constexpr bool alike(const Shape& a, const Shape& b) {
    for (const Segment& one : a.segments) {
        bool found = false;
        for (const Segment& other : b.segments) {
            found = found || (one.kind == other.kind && one.sides == other.sides && one.slots == other.slots);
        }
        if (!found) return false;
    }
    return a.edges == b.edges;
}

using Turns = std::array<Shape, kRotations>;

constexpr std::array<Turns, kKinds> kShapes = [] {
    std::array<Turns, kKinds> out{};
    for (std::size_t k = 0; k < kKinds; ++k) {
        out[k][0] = shape_of(kRows[k]);
        for (std::size_t r = 1; r < kRotations; ++r) out[k][r] = turned(out[k][r - 1]);
    }
    return out;
}();

constexpr std::array<int, kKinds> kDistinct = [] {
    std::array<int, kKinds> out{};
    for (std::size_t k = 0; k < kKinds; ++k) {
        out[k] = alike(kShapes[k][0], kShapes[k][1]) ? 1 : alike(kShapes[k][0], kShapes[k][2]) ? 2 : 4;
    }
    return out;
}();

// --- the totals of rules 2.1 and 2.2 -------------------------------------------------------------------------------

template <class Count>
constexpr int total(Count count) {
    int sum = 0;
    for (std::size_t k = 0; k < kKinds; ++k) sum += kRows[k].count * count(kShapes[k][0]);
    return sum;
}
constexpr int edges(Edge edge) {
    return total([edge](const Shape& s) { return static_cast<int>(std::count(s.edges.begin(), s.edges.end(), edge)); });
}
constexpr int segments(FeatureKind kind) {
    return total([kind](const Shape& s) {
        int n = 0;
        for (const Segment& segment : s.segments) n += segment.kind == kind ? 1 : 0;
        return n;
    });
}

/// Every side has its segment and every half-slot not beside a city its field, none twice (rules 2.3).
constexpr bool complete(const Shape& shape) {
    int sides = 0;
    int slots = 0;
    int wanted_sides = 0;
    int wanted_slots = 0;
    for (const Segment& segment : shape.segments) {
        sides += std::popcount(segment.sides);
        slots += std::popcount(segment.slots);
    }
    for (std::size_t i = 0; i < kSides; ++i) {
        const Edge edge = shape.edges[i];
        const std::uint8_t at = shape.side_segment[i];
        if ((edge == Edge::field) != (at == kNoSegment)) return false;
        if (at != kNoSegment && (shape.segments[at].kind == FeatureKind::city) != (edge == Edge::city)) return false;
        wanted_sides += edge == Edge::field ? 0 : 1;
        wanted_slots += edge == Edge::city ? 0 : 2;
        for (const std::size_t slot : {2 * i, 2 * i + 1}) {
            if ((edge == Edge::city) != (shape.slot_segment[slot] == kNoSegment)) return false;
        }
    }
    return sides == wanted_sides && slots == wanted_slots;
}

constexpr bool all_complete() {
    for (const Turns& turns : kShapes) {
        for (const Shape& one : turns) {
            if (!complete(one)) return false;
        }
    }
    return true;
}

constexpr bool all_different() {
    for (std::size_t a = 0; a < kKinds; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const bool same_extras = kRows[a].pennants == kRows[b].pennants && kRows[a].cloister == kRows[b].cloister;
            for (const Shape& turn : kShapes[b]) {
                if (same_extras && alike(kShapes[a][0], turn)) return false;
            }
        }
    }
    return true;
}

static_assert(total([](const Shape&) { return 1; }) == kTilesInSet);
static_assert(edges(Edge::field) == 115 && edges(Edge::road) == 94 && edges(Edge::city) == 79);
static_assert(segments(FeatureKind::city) == 49 && segments(FeatureKind::road) == 62);
static_assert(segments(FeatureKind::field) == 126 && segments(FeatureKind::cloister) == 6);
static_assert(total([](const Shape& s) {
                  int n = 0;
                  for (const Segment& segment : s.segments) n += segment.pennants;
                  return n;
              }) == 10);
static_assert(all_complete());
static_assert(all_different());

}  // namespace

int count_in_set(Kind kind) { return kRows[kind.index()].count; }
const Shape& shape(Kind kind, int rotation) { return kShapes[kind.index()][static_cast<std::size_t>(rotation)]; }
int distinct_rotations(Kind kind) { return kDistinct[kind.index()]; }

}  // namespace lw::shires
