#include "ui/shires/words.hpp"

#include "shires/notation.hpp"

#include <array>

namespace lw::ui::shires {

namespace {

constexpr std::array<std::string_view, shires::kFeatureKinds> kWords{"town", "road", "abbey", "field"};
constexpr std::array<std::string_view, shires::kFeatureKinds> kTitles{"Town", "Road", "Abbey", "Field"};
constexpr std::array<std::string_view, shires::kFeatureKinds> kPlurals{"Towns", "Roads", "Abbeys", "Fields"};
constexpr std::array<std::string_view, shires::kFeatureKinds> kWhoHolds{"Who holds the towns", "Who holds the roads",
                                                                        "Who holds the abbeys", "Who holds the fields"};
constexpr std::array<std::string_view, shires::kRotations> kTurns{"not turned", "turned once", "turned twice", "turned three times"};
constexpr std::array<std::string_view, shires::kSides> kSides{"at the top", "at the left", "at the bottom", "at the right"};
constexpr std::array<std::string_view, shires::kSlots> kSlots{
    "at the top, left half",    "at the top, right half",    "at the left, upper half",  "at the left, lower half",
    "at the bottom, left half", "at the bottom, right half", "at the right, upper half", "at the right, lower half"};
constexpr std::array<std::string_view, shires::kKinds> kTiles{"abbey with a road",
                                                              "abbey",
                                                              "town with a pennant",
                                                              "town edge, road across",
                                                              "town edge",
                                                              "town across, with a pennant",
                                                              "town across",
                                                              "two towns, opposite",
                                                              "two towns, adjacent",
                                                              "town edge, road bend",
                                                              "town edge, road bend",
                                                              "town edge, road fork",
                                                              "town corner, with a pennant",
                                                              "town corner",
                                                              "town corner, with a pennant and a road bend",
                                                              "town corner, road bend",
                                                              "three-sided town, with a pennant",
                                                              "three-sided town",
                                                              "three-sided town, with a pennant and a road",
                                                              "three-sided town, road",
                                                              "straight road",
                                                              "road bend",
                                                              "road fork",
                                                              "crossing"};

constexpr std::size_t at(shires::FeatureKind kind) { return static_cast<std::size_t>(kind); }

}  // namespace

std::string_view word(shires::FeatureKind kind) { return kWords[at(kind)]; }
std::string_view title(shires::FeatureKind kind) { return kTitles[at(kind)]; }
std::string_view plural(shires::FeatureKind kind) { return kPlurals[at(kind)]; }
std::string_view who_holds(shires::FeatureKind kind) { return kWhoHolds[at(kind)]; }
std::string_view words(shires::Kind kind) { return kTiles[kind.index()]; }
std::string words(shires::Cell cell) { return shires::to_text(cell); }
std::string_view turned_words(int rotation) { return kTurns[static_cast<std::size_t>(rotation % shires::kRotations)]; }

std::string lay_words(shires::Cell cell, int rotation) { return "Lay it at " + words(cell) + ", " + std::string(turned_words(rotation)); }

std::string words(shires::Spot spot) {
    const std::string kind(title(spot.kind));
    switch (spot.kind) {
        case shires::FeatureKind::city:
        case shires::FeatureKind::road: return kind + " " + std::string(kSides[spot.at]);
        case shires::FeatureKind::field: return kind + " " + std::string(kSlots[spot.at]);
        case shires::FeatureKind::cloister: break;
    }
    return kind;
}

std::string size_words(shires::FeatureKind kind, int tiles, int pennants) {
    if (kind == shires::FeatureKind::cloister) return std::to_string(tiles) + " of 9 cells";
    std::string out = counted(tiles, "tile", "tiles");
    if (pennants > 0) out += ", " + counted(pennants, "pennant", "pennants");
    return out;
}

std::string id_of(shires::Spot spot) { return shires::to_text(spot); }

}  // namespace lw::ui::shires
