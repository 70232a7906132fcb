// The four things that can be built or bought, and what stands in the way, in words.
#pragma once

#include "isles/view.hpp"
#include "scene/isles_tool.hpp"
#include "ui/games.hpp"

#include <array>
#include <string>
#include <string_view>

namespace lw::ui::isles {

enum class Item : std::uint8_t { road, settlement, city, card };
inline constexpr std::array<Item, 4> kItems{Item::road, Item::settlement, Item::city, Item::card};

[[nodiscard]] const isles::Resources& price(Item item);
[[nodiscard]] scene::Tool tool_of(Item item);     ///< none for a card
[[nodiscard]] std::string_view title(Item item);  ///< "Settlement"
[[nodiscard]] std::string_view verb(Item item);   ///< "Build a settlement"

struct BuildOption {
    bool ready = false;      ///< can be done now
    int left = 0;            ///< pieces in stock, or cards in the pile
    int places = 0;          ///< free legal spots, affordable or not
    isles::Resources lack;   ///< what the hand is short of; nothing when another reason comes first
    std::string note;        ///< "6 edges free", "needs 2 ore", "no corner free"
    std::string short_note;  ///< the same where there is little room
};

[[nodiscard]] BuildOption build_option(const isles::Setup& setup, const isles::View& view, Item item);
/// "2 corners are free", for the status line.
[[nodiscard]] std::string places_words(scene::Tool tool, int places);

}  // namespace lw::ui::isles
