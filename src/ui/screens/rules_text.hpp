// The words of the rules screen: sections of short blocks. {brick} and the like are icons, *words* are bold.
#pragma once

#include "ui/intent.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace lw::ui {

struct RulesBlock {
    enum class Kind : std::uint8_t { paragraph, point, road, settlement, city, card, knight, victory, roads, plenty, monopoly };
    Kind kind = Kind::paragraph;
    std::string_view words;
};

struct RulesSection {
    std::string_view title;
    std::vector<RulesBlock> blocks;
};

[[nodiscard]] const std::vector<RulesSection>& rules_sections(GameKind game);
/// One a game; each in a file of its own.
[[nodiscard]] std::vector<RulesSection> isles_rules();
[[nodiscard]] std::vector<RulesSection> shires_rules();

}  // namespace lw::ui
