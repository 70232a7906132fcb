#include "isles/board_check.hpp"

#include "base/enum.hpp"
#include "isles/topology.hpp"

#include <algorithm>

namespace lw::isles {

namespace {

using Hexes = base::Bounded<Hex, kMaxHexes>;

Hex across(const Harbour& harbour) { return harbour.hex + kDirections[static_cast<std::size_t>(harbour.side)]; }

void look_at_tile(const Tile& tile, std::vector<BoardFault>& out) {
    const auto found = [&](BoardFault::Kind kind) { out.push_back({kind, tile.hex, {}, {}}); };
    if (!base::up_to(tile.terrain, Terrain::desert)) return found(BoardFault::Kind::bad_terrain);
    if (tile.terrain == Terrain::desert) {
        if (tile.token != 0) found(BoardFault::Kind::token_on_desert);
        return;
    }
    if (tile.token < 2 || tile.token > 12 || tile.token == 7) found(BoardFault::Kind::bad_token);
}

/// On a coastal side of a hex of the board, no corner shared with an earlier one (rules 2.2).
void look_at_harbours(const Layout& layout, const Hexes& hexes, std::vector<BoardFault>& out) {
    struct Corner {
        VertexName name;
        Hex harbour;
    };
    std::vector<Corner> taken;
    for (const Harbour& harbour : layout.harbours) {
        const auto found = [&](BoardFault::Kind kind, Hex other = {}) { out.push_back({kind, harbour.hex, other, {}}); };
        if (!base::up_to(harbour.side, Side::nw) || !base::up_to(harbour.kind, HarbourKind::any)) {
            found(BoardFault::Kind::bad_harbour);
            continue;
        }
        if (!hexes.contains(harbour.hex)) {
            found(BoardFault::Kind::harbour_off_land);
            continue;
        }
        if (hexes.contains(across(harbour))) found(BoardFault::Kind::harbour_inland);
        for (const VertexName end : ends_of(harbour.hex, harbour.side)) {
            const auto at = std::find_if(taken.begin(), taken.end(), [end](const Corner& c) { return c.name == end; });
            if (at != taken.end()) found(BoardFault::Kind::harbours_share_corner, at->harbour);
            taken.push_back({end, harbour.hex});
        }
    }
}

void look_for_red_pairs(const Layout& layout, std::vector<BoardFault>& out) {
    for (const Tile& tile : layout.tiles) {
        for (const Side side : {Side::e, Side::se, Side::sw}) {
            const Tile* other = layout.tile_at(tile.hex + kDirections[static_cast<std::size_t>(side)]);
            if (red(tile.token) && other != nullptr && red(other->token))
                out.push_back({BoardFault::Kind::red_neighbours, tile.hex, other->hex, {}});
        }
    }
}

bool connected(const Hexes& hexes) {
    Hexes reached{hexes[0]};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Hex direction : kDirections) {
            const Hex next = reached[i] + direction;
            if (hexes.contains(next) && !reached.contains(next)) reached.push_back(next);
        }
    }
    return reached.size() == hexes.size();
}

void look_at_robber(const Layout& layout, std::vector<BoardFault>& out) {
    const bool desert = std::any_of(layout.tiles.begin(), layout.tiles.end(), [](const Tile& t) { return t.terrain == Terrain::desert; });
    if (!desert)
        out.push_back({BoardFault::Kind::no_desert, layout.robber, {}, {}});
    else if (layout.tile_at(layout.robber)->terrain != Terrain::desert) {
        out.push_back({BoardFault::Kind::robber_off_desert, layout.robber, {}, {}});
    }
}

}  // namespace

std::vector<BoardFault> board_errors(const Layout& layout) {
    std::vector<BoardFault> out;
    if (layout.tiles.empty()) return {{BoardFault::Kind::no_land, {}, {}, {}}};
    const Hexes hexes = layout.hexes();
    if (!fits_topology(hexes)) return {{BoardFault::Kind::land_too_large, {}, {}, {}}};
    for (const Tile& tile : layout.tiles) look_at_tile(tile, out);
    look_at_harbours(layout, hexes, out);
    if (!hexes.contains(layout.robber)) out.push_back({BoardFault::Kind::robber_at_sea, layout.robber, {}, {}});
    return out;
}

std::vector<BoardFault> board_warnings(const Layout& layout) {
    std::vector<BoardFault> out;
    look_for_red_pairs(layout, out);
    look_at_robber(layout, out);
    if (!connected(layout.hexes())) out.push_back({BoardFault::Kind::land_in_parts, {}, {}, {}});
    for (const Resource resource : kAllResources) {
        const bool some =
            std::any_of(layout.tiles.begin(), layout.tiles.end(), [resource](const Tile& t) { return yield_of(t.terrain) == resource; });
        if (!some) out.push_back({BoardFault::Kind::resource_missing, {}, {}, resource});
    }
    return out;
}

}  // namespace lw::isles
