// The words of the rules screen: sections of short blocks. {brick} and the like are icons, *words* are bold.
#pragma once

#include "ui/paint.hpp"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::ui {

/// Something a player can have, with its price; empty: no price is shown.
struct RulesThing {
    Image image = Image::icon_info;
    Paint paint = Paint::none;
    std::vector<Priced> price;
};

struct RulesBlock {
    enum class Kind : std::uint8_t { paragraph, point, thing };
    Kind kind = Kind::paragraph;
    std::string_view words;
    RulesThing thing = {};  ///< for a block of that kind
};

struct RulesSection {
    std::string_view title;
    std::vector<RulesBlock> blocks;
};

struct RulesText {
    std::vector<RulesSection> sections;
    std::vector<std::pair<std::string_view, Rich>> icons;  ///< by the names that stand in braces
};

}  // namespace lw::ui
