#include "ui/isles/words.hpp"

#include "isles/notation.hpp"

#include <array>
#include <cstddef>

namespace lw::ui::isles {

using draw::Image;
using isles::DevCard;
using isles::Resource;

namespace {

constexpr std::array<std::string_view, isles::kResources> kWords{"brick", "lumber", "wool", "grain", "ore"};
constexpr std::array<std::string_view, isles::kResources> kTitles{"Brick", "Lumber", "Wool", "Grain", "Ore"};
constexpr std::array<std::string_view, 6> kTerrains{"hills", "forest", "pasture", "fields", "mountains", "desert"};
constexpr std::array<std::string_view, isles::kDevCardKinds> kCards{"Knight", "Victory point", "Road Building", "Year of Plenty",
                                                                    "Monopoly"};
constexpr std::array<std::string_view, isles::kDevCardKinds> kShortCards{"Knight", "Point", "Roads", "Plenty", "Monopoly"};

template <class E>
constexpr std::size_t at(E e) {
    return static_cast<std::size_t>(e);
}

std::string terrain_and_token(const isles::Setup& setup, isles::HexId hex) {
    std::string out(word(setup.terrain[hex.index()]));
    if (setup.token[hex.index()] != 0) out += " " + std::to_string(setup.token[hex.index()]);
    return out;
}

/// " (V24)" on a ring board, where places that look alike are told apart by number (rules C.2); else nothing.
template <class Id>
std::string number_of(const isles::Setup& setup, Id place) {
    return setup.ring_numbers.rings == 0 ? std::string() : " (" + isles::to_text(setup, place) + ")";
}

}  // namespace

std::string_view word(Resource resource) { return kWords[at(resource)]; }
std::string_view title(Resource resource) { return kTitles[at(resource)]; }
std::string_view word(isles::Terrain terrain) { return kTerrains[at(terrain)]; }
std::string_view title(DevCard card) { return kCards[at(card)]; }
std::string_view short_title(DevCard card) { return kShortCards[at(card)]; }

Image image(Resource resource) {
    constexpr std::array<Image, isles::kResources> images{Image::icon_brick, Image::icon_lumber, Image::icon_wool, Image::icon_grain,
                                                          Image::icon_ore};
    return images[at(resource)];
}

Image image(DevCard card) {
    constexpr std::array<Image, isles::kDevCardKinds> images{Image::icon_knight, Image::icon_victory_point, Image::icon_road_building,
                                                             Image::icon_year_of_plenty, Image::icon_monopoly};
    return images[at(card)];
}

const draw::ResourceColors& colours(Resource resource) {
    static constexpr std::array<const draw::ResourceColors*, isles::kResources> all{&draw::kBrick, &draw::kLumber, &draw::kWool,
                                                                                    &draw::kGrain, &draw::kOre};
    return *all[at(resource)];
}

std::string possessive(const std::string& name) { return name + "'s"; }

std::string words(const isles::Resources& cards) {
    int kinds = 0;
    for (const Resource r : isles::kAllResources) kinds += cards[r] != 0 ? 1 : 0;
    if (kinds == 0) return "nothing";
    std::string out;
    for (const Resource r : isles::kAllResources) {
        if (cards[r] == 0) continue;
        if (!out.empty()) out += kinds == 1 ? " and " : ", ";
        out += std::to_string(cards[r]) + " " + std::string(word(r));
        --kinds;
    }
    return out;
}

std::string missing(const isles::Resources& hand, const isles::Resources& price) {
    std::string out;
    for (const Resource r : isles::kAllResources) {
        if (hand[r] >= price[r]) continue;
        out += out.empty() ? "needs " : ", ";
        out += std::to_string(price[r] - hand[r]) + " " + std::string(word(r));
    }
    return out;
}

std::string words(const isles::Setup& setup, isles::HexId hex) {
    if (!hex.valid() || hex.index() >= setup.topology.hex_count) return "nowhere";
    return terrain_and_token(setup, hex) + number_of(setup, hex);
}

std::string words(const isles::Setup& setup, isles::VertexId vertex) {
    if (!vertex.valid() || vertex.index() >= setup.topology.vertex_count) return "nowhere";
    std::string out = "Corner of ";
    bool first = true;
    for (const isles::HexId hex : setup.topology.vertex_hexes[vertex.index()]) {
        if (!first) out += ", ";
        out += terrain_and_token(setup, hex);
        first = false;
    }
    const std::string harbour = words(setup.harbour[vertex.index()]);
    if (!harbour.empty()) out += ", " + harbour;
    return out + number_of(setup, vertex);
}

std::string words(const isles::Setup& setup, isles::EdgeId edge) {
    if (!edge.valid() || edge.index() >= setup.topology.edge_count) return "nowhere";
    const auto& hexes = setup.topology.edge_hexes[edge.index()];
    std::string out = hexes.size() == 2 ? "Edge between " : "Coast of ";
    out += terrain_and_token(setup, hexes[0]);
    if (hexes.size() == 2) out += " and " + terrain_and_token(setup, hexes[1]);
    return out + number_of(setup, edge);
}

std::string words(isles::HarbourKind kind) {
    if (kind == isles::HarbourKind::none) return {};
    if (kind == isles::HarbourKind::any) return "3:1 harbour";
    return "2:1 " + std::string(word(static_cast<Resource>(kind))) + " harbour";
}

std::string words(isles::Reason reason) {
    using isles::Reason;
    switch (reason) {
        case Reason::ok: return {};
        case Reason::not_your_turn: return "not this player's turn";
        case Reason::wrong_phase: return "not now";
        case Reason::pending: return "something else comes first";
        case Reason::game_over: return "the game is over";
        case Reason::not_on_board: return "not on this board";
        case Reason::occupied: return "taken already";
        case Reason::too_close: return "too close to a building";
        case Reason::not_connected: return "no road of this player leads there";
        case Reason::not_own_settlement: return "a city replaces a settlement of the player";
        case Reason::wrong_settlement: return "must touch the new settlement";
        case Reason::no_pieces_left: return "no pieces left";
        case Reason::cannot_afford: return "too few cards";
        case Reason::deck_empty: return "the pile is empty";
        case Reason::card_not_held: return "no such card in hand";
        case Reason::card_bought_this_turn: return "bought this turn";
        case Reason::card_already_played: return "only one card a turn";
        case Reason::no_road_possible: return "no place for a road";
        case Reason::bank_short: return "the bank has too few";
        case Reason::wrong_count: return "wrong number of cards";
        case Reason::cards_not_held: return "too few cards";
        case Reason::robber_must_move: return "the robber must move";
        case Reason::robber_friendly: return "the friendly robber spares it";
        case Reason::not_a_victim: return "cannot be robbed here";
        case Reason::rate_not_held: return "no harbour for that rate";
        case Reason::same_resource: return "the same on both sides";
        case Reason::nothing_given: return "both sides must give";
        case Reason::trading_closed: return "trading is over this turn";
        case Reason::bad_recipients: return "choose who may answer";
        case Reason::no_such_offer: return "the offer is gone";
        case Reason::partner_lacks_cards: return "the other player lacks the cards";
        case Reason::not_in_this_part: return "not in this part of the turn";
        case Reason::not_an_outcome: return "chance decides";
    }
    return "not now";
}

}  // namespace lw::ui::isles
