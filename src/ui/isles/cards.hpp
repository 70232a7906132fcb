// How the cards of Isles look: resources and development cards.
#pragma once

#include "isles/resource.hpp"
#include "ui/games.hpp"
#include "ui/paint.hpp"

#include <vector>

namespace lw::ui::isles {

[[nodiscard]] Image resource_icon(Resource r);
[[nodiscard]] Image card_icon(DevCard c);
[[nodiscard]] Color resource_face(Resource r);
[[nodiscard]] Color card_face(DevCard c);
/// In the order in which prices are read: the most telling first.
[[nodiscard]] std::vector<Priced> priced(const Resources& cost);

}  // namespace lw::ui::isles
