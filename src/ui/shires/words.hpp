// Short words for the things of Shires, as the interface says them.
#pragma once

#include "draw/images.hpp"
#include "shires/action.hpp"
#include "shires/event.hpp"
#include "ui/games.hpp"
#include "ui/table/words.hpp"

#include <string>
#include <string_view>

namespace lw::ui::shires {

using table::counted;
using table::name_of;
using table::names_of;
using table::Players;
using table::round_of;
using table::with_article;

[[nodiscard]] std::string_view word(shires::FeatureKind kind);       ///< "town", "road", "abbey", "field"
[[nodiscard]] std::string_view title(shires::FeatureKind kind);      ///< "Town"
[[nodiscard]] std::string_view plural(shires::FeatureKind kind);     ///< "Towns"
[[nodiscard]] std::string_view who_holds(shires::FeatureKind kind);  ///< "Who holds the towns"
/// What is on a tile: "town edge, road bend".
[[nodiscard]] std::string_view words(shires::Kind kind);
/// "(0,1)".
[[nodiscard]] std::string words(shires::Cell cell);
/// "not turned", "turned once".
[[nodiscard]] std::string_view turned_words(int rotation);
/// "Lay it at (0,1), turned once".
[[nodiscard]] std::string lay_words(shires::Cell cell, int rotation);
/// "Town at the top", "Field at the top, left half", "Abbey".
[[nodiscard]] std::string words(shires::Spot spot);
/// "2 tiles, 1 pennant".
[[nodiscard]] std::string size_words(shires::FeatureKind kind, int tiles, int pennants);
/// "c:D", "m", as in ids and notation.
[[nodiscard]] std::string id_of(shires::Spot spot);

}  // namespace lw::ui::shires
