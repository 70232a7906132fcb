// Short words for the things of Isles, as the interface says them.
#pragma once

#include "draw/images.hpp"
#include "game/player.hpp"
#include "isles/reason.hpp"
#include "isles/resource.hpp"
#include "isles/setup.hpp"
#include "ui/games.hpp"
#include "ui/table/words.hpp"

#include <string>
#include <string_view>

namespace lw::ui::isles {

using table::counted;
using table::name_of;
using table::names_of;
using table::Players;
using table::round_of;

[[nodiscard]] std::string_view word(isles::Resource resource);    ///< "brick"
[[nodiscard]] std::string_view title(isles::Resource resource);   ///< "Brick"
[[nodiscard]] std::string_view word(isles::Terrain terrain);      ///< "hills"
[[nodiscard]] std::string_view title(isles::DevCard card);        ///< "Road Building"
[[nodiscard]] std::string_view short_title(isles::DevCard card);  ///< fits under a card in a stack
[[nodiscard]] draw::Image image(isles::Resource resource);
[[nodiscard]] draw::Image image(isles::DevCard card);
[[nodiscard]] const draw::ResourceColors& colours(isles::Resource resource);

/// "Ada's"; always with 's, never "Iris'".
[[nodiscard]] std::string possessive(const std::string& name);

/// "2 lumber and 1 ore"; "nothing" for none.
[[nodiscard]] std::string words(const isles::Resources& cards);
/// "needs 2 ore, 1 grain"; empty when the hand pays the price.
[[nodiscard]] std::string missing(const isles::Resources& hand, const isles::Resources& price);

// Places; on ring boards with their number: "hills 6 (H7)".

/// "hills 6", "desert".
[[nodiscard]] std::string words(const isles::Setup& setup, isles::HexId hex);
/// "Corner of hills 6, forest 11", with ", 2:1 ore harbour" where there is one.
[[nodiscard]] std::string words(const isles::Setup& setup, isles::VertexId vertex);
/// "Edge between hills 6 and forest 11", "Coast of hills 6".
[[nodiscard]] std::string words(const isles::Setup& setup, isles::EdgeId edge);
/// "3:1 harbour", "2:1 ore harbour"; empty for none.
[[nodiscard]] std::string words(isles::HarbourKind kind);
/// Why something cannot be done, as a short clause: "no pieces left".
[[nodiscard]] std::string words(isles::Reason reason);
/// Ways out of 36 to roll the number (rules 1.4).
[[nodiscard]] constexpr int ways(int number) { return number < 2 || number > 12 ? 0 : 6 - (number > 7 ? number - 7 : 7 - number); }

}  // namespace lw::ui::isles
