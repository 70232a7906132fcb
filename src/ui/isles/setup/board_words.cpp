#include "ui/isles/setup/board_words.hpp"

#include "ui/isles/words.hpp"
#include "ui/text.hpp"

namespace lw::ui::isles {

namespace {

std::string words_of(const Tile& tile) {
    std::string out(isles::word(tile.terrain));
    if (tile.token != 0) out += " " + std::to_string(int{tile.token});
    return out;
}

Text text_of(BoardFault::Kind kind) {
    switch (kind) {
        case BoardFault::Kind::no_land: return Text::fault_no_land;
        case BoardFault::Kind::land_too_large: return Text::fault_land_too_large;
        case BoardFault::Kind::bad_terrain: return Text::fault_bad_terrain;
        case BoardFault::Kind::bad_token: return Text::fault_bad_token;
        case BoardFault::Kind::token_on_desert: return Text::fault_token_on_desert;
        case BoardFault::Kind::harbour_off_land: return Text::fault_off_land;
        case BoardFault::Kind::harbour_inland: return Text::fault_inland;
        case BoardFault::Kind::harbours_share_corner: return Text::fault_share_corner;
        case BoardFault::Kind::bad_harbour: return Text::fault_bad_harbour;
        case BoardFault::Kind::robber_at_sea: return Text::fault_robber;
        case BoardFault::Kind::red_neighbours: return Text::warn_red;
        case BoardFault::Kind::no_desert: return Text::warn_no_desert;
        case BoardFault::Kind::robber_off_desert: return Text::warn_robber;
        case BoardFault::Kind::land_in_parts: return Text::warn_parts;
        case BoardFault::Kind::resource_missing: return Text::warn_missing;
    }
    return Text::fault_no_land;
}

Text text_of(isles::BoardTextFault::Kind kind) {
    switch (kind) {
        case isles::BoardTextFault::Kind::not_a_board: return Text::text_not_a_board;
        case isles::BoardTextFault::Kind::broken_off: return Text::text_broken_off;
        case isles::BoardTextFault::Kind::unknown_sign: return Text::text_unknown_sign;
        case isles::BoardTextFault::Kind::bad_number: return Text::text_bad_number;
        case isles::BoardTextFault::Kind::too_much: return Text::text_too_much;
        case isles::BoardTextFault::Kind::no_such_hex: return Text::text_no_such_hex;
        case isles::BoardTextFault::Kind::not_playable: return Text::text_not_playable;
    }
    return Text::text_not_a_board;
}

std::string words_of(const Layout& layout, const BoardFault& fault) {
    const bool pair = fault.kind == BoardFault::Kind::red_neighbours;
    const Tile* tile = layout.tile_at(fault.at);
    const std::string what(fault.kind == BoardFault::Kind::resource_missing ? isles::word(fault.resource)
                           : tile == nullptr                                ? std::string_view("land")
                                                                            : isles::word(tile->terrain));
    const auto where = [&](isles::Hex hex) { return pair ? place(layout, hex) : isles::to_text(hex); };
    return filled(text_of(fault.kind), {{"at", where(fault.at)}, {"other", where(fault.other)}, {"what", what}});
}

}  // namespace

std::string place(const Layout& layout, isles::Hex hex) {
    const Tile* tile = layout.tile_at(hex);
    const std::string where = isles::to_text(hex);
    return tile == nullptr ? where : filled(Text::edit_hex, {{"what", words_of(*tile)}, {"place", where}});
}

Findings words_of(const Layout& layout, const std::vector<BoardFault>& faults) {
    Findings out;
    for (const BoardFault& fault : faults) out.push_back(words_of(layout, fault));
    return out;
}

std::string words_of(const isles::BoardTextFault& fault) { return filled(text_of(fault.kind), {{"n", std::to_string(fault.at + 1)}}); }

}  // namespace lw::ui::isles
