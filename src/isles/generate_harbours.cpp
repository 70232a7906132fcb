// The three ways of laying harbours (rules 2.2, 2.4.1, 2.5.2).
#include "isles/generate_parts.hpp"

namespace lw::isles::parts {

namespace {

using Kind = HarbourKind;

struct Spot {
    int edge;  ///< coastal edges counted clockwise from the north-west side of the start hex
    Kind kind;
};

constexpr std::array<Spot, 9> kSpots19{Spot{0, Kind::any},  Spot{3, Kind::grain}, Spot{7, Kind::ore},
                                       Spot{10, Kind::any}, Spot{13, Kind::wool}, Spot{17, Kind::any},
                                       Spot{20, Kind::any}, Spot{23, Kind::brick}, Spot{27, Kind::lumber}};

constexpr std::array<Harbour, 11> kHarbours30{
    Harbour{{0, -3}, Side::nw, Kind::any},   Harbour{{1, -3}, Side::ne, Kind::grain}, Harbour{{2, -2}, Side::ne, Kind::ore},
    Harbour{{2, -1}, Side::e, Kind::any},    Harbour{{1, 1}, Side::e, Kind::wool},    Harbour{{0, 2}, Side::se, Kind::any},
    Harbour{{-2, 3}, Side::se, Kind::wool},  Harbour{{-3, 3}, Side::sw, Kind::any},   Harbour{{-3, 1}, Side::sw, Kind::brick},
    Harbour{{-3, 0}, Side::w, Kind::lumber}, Harbour{{-2, -1}, Side::nw, Kind::any}};

/// The coastal edges of the 19-hex island are six runs of five, each the one before turned by 60 degrees.
Harbour at_coastal_edge(int edge, Kind kind) {
    struct Place {
        Hex hex;
        int side;
    };
    constexpr int kNe = 0;
    constexpr int kNw = 5;
    constexpr std::array<Place, 5> kRun{Place{{0, -2}, kNw}, Place{{0, -2}, kNe}, Place{{1, -2}, kNw},
                                        Place{{1, -2}, kNe}, Place{{2, -2}, kNw}};
    Place place = kRun[static_cast<std::size_t>(edge % 5)];
    for (int turn = 0; turn < edge / 5; ++turn) {
        place.hex = rotate60(place.hex);
        place.side = (place.side + 1) % 6;
    }
    return {place.hex, static_cast<Side>(place.side), kind};
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
    base::Bounded<Kind, kMaxHarbours> kinds;
    for (const Harbour& harbour : layout.harbours) kinds.push_back(harbour.kind);
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

}  // namespace lw::isles::parts
