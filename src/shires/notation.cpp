// Names of places and things; actions and events have files of their own.
#include "shires/notation.hpp"

#include <algorithm>
#include <charconv>

namespace lw::shires {

namespace {

constexpr std::string_view kLetters = "crmf";  // by FeatureKind
constexpr std::array<std::string_view, kFeatureKinds> kFeatureNames{"city", "road", "cloister", "field"};
constexpr std::array<std::string_view, kSides> kSideNames{"U", "L", "D", "R"};
constexpr std::array<std::string_view, kSlots> kSlotNames{"UL", "UR", "LU", "LD", "DL", "DR", "RU", "RD"};

template <class Names>
std::optional<std::uint8_t> find_in(const Names& names, std::string_view text) {
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::uint8_t>(found - names.begin());
}

template <class Names, class Enum>
std::string_view name_in(const Names& names, Enum value) {
    const auto i = static_cast<std::size_t>(value);
    return i < names.size() ? names[i] : std::string_view("?");
}

/// A whole number as to_text writes it: no sign but '-', no leading zeros.
std::optional<std::int16_t> coordinate_from_text(std::string_view text) {
    std::int16_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc{} || end != text.data() + text.size() || std::to_string(value) != text) return std::nullopt;
    return value;
}

}  // namespace

std::string to_text(Cell cell) { return "(" + std::to_string(cell.x) + "," + std::to_string(cell.y) + ")"; }

std::optional<Cell> cell_from_text(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (text.size() < 5 || text.front() != '(' || text.back() != ')' || comma == std::string_view::npos) return std::nullopt;
    const auto x = coordinate_from_text(text.substr(1, comma - 1));
    const auto y = coordinate_from_text(text.substr(comma + 1, text.size() - comma - 2));
    if (!x || !y) return std::nullopt;
    return Cell{*x, *y};
}

std::string to_text(Spot spot) {
    if (spot.kind == FeatureKind::cloister) return spot.at == 0 ? "m" : "m?";
    const bool field = spot.kind == FeatureKind::field;
    const std::string_view place = field ? name_in(kSlotNames, spot.at) : name_in(kSideNames, spot.at);
    return std::string(1, kLetters[static_cast<std::size_t>(spot.kind)]) + ":" + std::string(place);
}

std::optional<Spot> spot_from_text(std::string_view text) {
    if (text == "m") return Spot{};
    if (text.size() < 3 || text[1] != ':' || text[0] == 'm') return std::nullopt;
    const std::size_t kind = kLetters.find(text[0]);
    if (kind == std::string_view::npos) return std::nullopt;
    const auto feature = static_cast<FeatureKind>(kind);
    const auto at = feature == FeatureKind::field ? find_in(kSlotNames, text.substr(2)) : find_in(kSideNames, text.substr(2));
    if (!at) return std::nullopt;
    return Spot{feature, *at};
}

std::string to_text(Kind kind) { return kind.valid() ? std::string(1, kind.letter()) : "-"; }

std::optional<Kind> kind_from_text(std::string_view text) {
    if (text.size() != 1 || text[0] < 'A' || text[0] >= 'A' + kKinds) return std::nullopt;
    return Kind{text[0] - 'A'};
}

std::string_view name_of(FeatureKind kind) { return name_in(kFeatureNames, kind); }
std::string_view name_of(Phase phase) {
    return name_in(std::array<std::string_view, 5>{"first_player", "draw", "tile", "follower", "over"}, phase);
}

}  // namespace lw::shires
