// The ways of laying harbours (rules 2.2, 2.4.1, 2.5.2, C.4).
#include "isles/detail/generate_parts.hpp"

namespace lw::isles::parts {

namespace {

struct Spot {
    int edge;  ///< coastal edges counted clockwise from the north-west side of the start hex
    HarbourKind kind;
};

constexpr std::array<Spot, 9> kSpots19{Spot{0, HarbourKind::any},  Spot{3, HarbourKind::grain},  Spot{7, HarbourKind::ore},
                                       Spot{10, HarbourKind::any}, Spot{13, HarbourKind::wool},  Spot{17, HarbourKind::any},
                                       Spot{20, HarbourKind::any}, Spot{23, HarbourKind::brick}, Spot{27, HarbourKind::lumber}};

constexpr std::array<Harbour, 11> kHarbours30{
    Harbour{{0, -3}, Side::nw, HarbourKind::any},   Harbour{{1, -3}, Side::ne, HarbourKind::grain},
    Harbour{{2, -2}, Side::ne, HarbourKind::ore},   Harbour{{2, -1}, Side::e, HarbourKind::any},
    Harbour{{1, 1}, Side::e, HarbourKind::wool},    Harbour{{0, 2}, Side::se, HarbourKind::any},
    Harbour{{-2, 3}, Side::se, HarbourKind::wool},  Harbour{{-3, 3}, Side::sw, HarbourKind::any},
    Harbour{{-3, 1}, Side::sw, HarbourKind::brick}, Harbour{{-3, 0}, Side::w, HarbourKind::lumber},
    Harbour{{-2, -1}, Side::nw, HarbourKind::any}};

/// Of the 19-hex island: six runs of five edges, each the previous one turned by 60 degrees.
Harbour at_coastal_edge(int edge, HarbourKind kind) {
    static const auto coast = coast_of(island_hexes(Island::standard19));
    const Shore& shore = coast[static_cast<std::size_t>(edge)];
    return {shore.hex, shore.side, kind};
}

base::Bounded<HarbourKind, kMaxHarbours> kinds_in(const Layout& layout) {
    base::Bounded<HarbourKind, kMaxHarbours> kinds;
    for (const Harbour& harbour : layout.harbours) kinds.push_back(harbour.kind);
    return kinds;
}

/// The printed islands have their own harbours, the others those of rules C.4.
base::Bounded<HarbourKind, kMaxHarbours> kinds_of(Island island, int coastal_edges) {
    if (island == Island::standard19 || island == Island::extension30) {
        Layout printed;
        lay_fixed_harbours(printed, island);
        return kinds_in(printed);
    }
    base::Bounded<HarbourKind, kMaxHarbours> kinds;
    const HarbourCounts counts = harbour_counts(coastal_edges);
    for (int i = 0; i < counts.specific; ++i) kinds.push_back(static_cast<HarbourKind>(i % kResources));
    for (int i = 0; i < counts.generic; ++i) kinds.push_back(HarbourKind::any);
    return kinds;
}

}  // namespace

void lay_fixed_harbours(Layout& layout, Island island) {
    layout.harbours.clear();
    if (island == Island::extension30) {
        for (const Harbour& harbour : kHarbours30) layout.harbours.push_back(harbour);
        return;
    }
    for (const Spot& spot : kSpots19) layout.harbours.push_back(at_coastal_edge(spot.edge, spot.kind));
}

void shuffle_harbour_types(Layout& layout, base::Rng& rng) {
    auto kinds = kinds_in(layout);
    rng.shuffle(kinds);
    for (std::size_t i = 0; i < kinds.size(); ++i) layout.harbours[i].kind = kinds[i];
}

void lay_shuffled_frame(Layout& layout, base::Rng& rng) {
    base::Bounded<int, 6> pieces{0, 1, 2, 3, 4, 5};
    rng.shuffle(pieces);
    layout.harbours.clear();
    for (int run = 0; run < 6; ++run) {
        const int piece = pieces[static_cast<std::size_t>(run)];
        for (const Spot& spot : kSpots19) {
            if (spot.edge / 5 == piece) layout.harbours.push_back(at_coastal_edge(5 * run + spot.edge % 5, spot.kind));
        }
    }
}

void lay_random_harbours(Layout& layout, Island island, base::Rng& rng) {
    constexpr int kLeastGap = 3;  // two corners of its own and a free one
    const auto coast = coast_of(island_hexes(island));
    const int edges = static_cast<int>(coast.size());
    auto kinds = kinds_of(island, edges);
    rng.shuffle(kinds);
    std::array<int, kMaxHarbours> gaps{};
    gaps.fill(kLeastGap);
    const auto harbours = static_cast<std::uint32_t>(kinds.size());
    for (int spare = edges - kLeastGap * static_cast<int>(harbours); spare > 0; --spare) ++gaps[rng.below(harbours)];
    auto at = static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(edges)));
    layout.harbours.clear();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Shore& shore = coast[at % coast.size()];
        layout.harbours.push_back({shore.hex, shore.side, kinds[i]});
        at += static_cast<std::size_t>(gaps[i]);
    }
}

}  // namespace lw::isles::parts
