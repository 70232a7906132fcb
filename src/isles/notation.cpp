// Names and hands; actions and events have files of their own.
#include "isles/notation.hpp"

#include "game/text.hpp"

#include <array>
#include <cstddef>

namespace lw::isles {

namespace {

constexpr std::array<std::string_view, kResources> kResourceNames{"brick", "lumber", "wool", "grain", "ore"};
constexpr std::string_view kLetters = "blwgo";
constexpr std::array<std::string_view, 6> kTerrainNames{"hills", "forest", "pasture", "fields", "mountains", "desert"};
constexpr std::array<std::string_view, kDevCardKinds> kDevCardNames{"knight", "victory_point", "road_building", "year_of_plenty",
                                                                    "monopoly"};
constexpr std::array<std::string_view, 13> kPhaseNames{"first_player", "setup_settlement", "setup_road",    "pre_roll", "dice",
                                                       "discard",      "move_robber",      "choose_victim", "theft",    "main",
                                                       "free_road",    "card_draw",        "over"};

template <class Names, class Enum>
std::string_view name_in(const Names& names, Enum value) {
    const auto i = static_cast<std::size_t>(value);
    return i < names.size() ? names[i] : std::string_view("?");
}

template <class Enum, class Names>
std::optional<Enum> find_in(const Names& names, std::string_view text) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == text) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

}  // namespace

std::string_view name_of(Resource resource) { return name_in(kResourceNames, resource); }
std::string_view name_of(Terrain terrain) { return name_in(kTerrainNames, terrain); }
std::string_view name_of(DevCard card) { return name_in(kDevCardNames, card); }
std::string_view name_of(Phase phase) { return name_in(kPhaseNames, phase); }
std::string_view name_of(Part part) { return name_in(std::array<std::string_view, 3>{"whole", "second", "special"}, part); }
std::optional<Resource> resource_from_text(std::string_view text) { return find_in<Resource>(kResourceNames, text); }
std::optional<DevCard> dev_card_from_text(std::string_view text) { return find_in<DevCard>(kDevCardNames, text); }

std::string to_text(const Resources& cards) {
    std::string text;
    for (std::size_t i = 0; i < cards.count.size(); ++i) {
        if (cards.count[i] == 0) continue;
        text += std::to_string(cards.count[i]);
        text += kLetters[i];
    }
    return text.empty() ? "-" : text;
}

std::optional<Resources> resources_from_text(std::string_view text) {
    Resources cards;
    if (text == "-") return cards;
    if (text.empty()) return std::nullopt;
    while (!text.empty()) {
        std::size_t digits = 0;
        while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
        const auto count = game::number_from_text(text.substr(0, digits), 1, 255);
        if (!count || digits == text.size()) return std::nullopt;
        const std::size_t kind = kLetters.find(text[digits]);
        if (kind == std::string_view::npos || cards.count[kind] != 0) return std::nullopt;
        cards.count[kind] = static_cast<std::uint8_t>(*count);
        text.remove_prefix(digits + 1);
    }
    return cards;
}

}  // namespace lw::isles
