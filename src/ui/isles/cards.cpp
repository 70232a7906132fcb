#include "ui/isles/cards.hpp"

#include "draw/palette.hpp"

#include <array>

namespace lw::ui::isles {

Image resource_icon(Resource r) { return static_cast<Image>(static_cast<int>(Image::icon_brick) + static_cast<int>(r)); }

Image card_icon(DevCard c) {
    switch (c) {
        case DevCard::knight: return Image::icon_knight;
        case DevCard::victory_point: return Image::icon_victory_point;
        case DevCard::road_building: return Image::icon_road_building;
        case DevCard::year_of_plenty: return Image::icon_year_of_plenty;
        case DevCard::monopoly: return Image::icon_monopoly;
    }
    return Image::icon_unknown_development;
}

Color resource_face(Resource r) {
    constexpr std::array<Color, kResources> kFaces{draw::kBrick.card, draw::kLumber.card, draw::kWool.card, draw::kGrain.card,
                                                   draw::kOre.card};
    return kFaces[static_cast<std::size_t>(r)];
}

Color card_face(DevCard c) {
    if (c == DevCard::knight) return draw::kKnightCard;
    return c == DevCard::victory_point ? draw::kPointCard : draw::kProgressCard;
}

std::vector<Priced> priced(const Resources& cost) {
    std::vector<Priced> out;
    for (const Resource r : {Resource::brick, Resource::lumber, Resource::ore, Resource::wool, Resource::grain}) {
        if (cost[r] > 0) out.push_back({resource_icon(r), cost[r]});
    }
    return out;
}

}  // namespace lw::ui::isles
