#include "ui/isles/build_options.hpp"

#include "isles/rules.hpp"
#include "ui/isles/words.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace lw::ui::isles {

namespace {

bool own_road_ends_at(const isles::Setup& setup, const isles::View& view, isles::VertexId at) {
    for (const isles::EdgeId edge : setup.topology.vertex_edges[at.index()]) {
        if (view.table.roads[edge.index()] == view.viewer) return true;
    }
    return false;
}

/// How many places the piece would fit if it could be paid for.
int count_places(const isles::Setup& setup, const isles::View& view, Item item) {
    int n = 0;
    const isles::Table& table = view.table;
    if (item == Item::road) {
        for (std::uint16_t e = 0; e < setup.topology.edge_count; ++e) {
            if (!table.roads[e].valid() && isles::road_connects(table, view.viewer, isles::EdgeId{e})) ++n;
        }
        return n;
    }
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
        const isles::VertexId at{v};
        if (item == Item::settlement) {
            if (isles::site_free(table, at) && own_road_ends_at(setup, view, at)) ++n;
        } else if (table.sites[v].building == isles::Building::settlement && table.sites[v].owner == view.viewer) {
            ++n;
        }
    }
    return n;
}

int stock(const isles::View& view, Item item) {
    const isles::PlayerState& own = view.table.players[view.viewer.index()];
    switch (item) {
        case Item::road: return own.roads_left;
        case Item::settlement: return own.settlements_left;
        case Item::city: return own.cities_left;
        case Item::card: return view.deck_size;
    }
    return 0;
}

std::string free_note(Item item, int places) {
    switch (item) {
        case Item::road: return places == 0 ? "no edge free" : counted(places, "edge", "edges") + " free";
        case Item::settlement: return places == 0 ? "no corner free" : counted(places, "corner", "corners") + " free";
        case Item::city: return places == 0 ? "no settlement" : counted(places, "place", "places");
        case Item::card: return std::to_string(places) + " in the pile";
    }
    return {};
}

/// In set-up the board asks for one piece at a time, and it is free.
std::string setup_note(const isles::View& view, Item item) {
    const scene::Tool due = scene::forced_tool(view);
    if (due == scene::Tool::none || due != tool_of(item)) return "not in set-up";
    return item == Item::road ? "free: choose an edge" : "free: choose a corner";
}

/// The same in two short words, for narrow buttons.
std::string short_note(const BuildOption& option, Item item) {
    if (option.ready) {
        const bool site = item == Item::road || item == Item::settlement;
        if (item == Item::card) return std::to_string(option.left) + " left";
        return site ? std::to_string(option.places) + " free" : option.note;
    }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kShort{{{"no edge free", "no edge"},
                                                                                   {"no corner free", "no corner"},
                                                                                   {"no settlement", "no place"},
                                                                                   {"not your turn", "not now"},
                                                                                   {"not in set-up", "not now"},
                                                                                   {"free: choose an edge", "free"},
                                                                                   {"free: choose a corner", "free"}}};
    for (const auto& [note, brief] : kShort) {
        if (option.note == note) return std::string(brief);
    }
    return option.note;
}

}  // namespace

const isles::Resources& price(Item item) {
    switch (item) {
        case Item::road: return isles::kRoadCost;
        case Item::settlement: return isles::kSettlementCost;
        case Item::city: return isles::kCityCost;
        case Item::card: break;
    }
    return isles::kDevCardCost;
}

scene::Tool tool_of(Item item) {
    switch (item) {
        case Item::road: return scene::Tool::road;
        case Item::settlement: return scene::Tool::settlement;
        case Item::city: return scene::Tool::city;
        case Item::card: break;
    }
    return scene::Tool::none;
}

std::string_view title(Item item) {
    constexpr std::array<std::string_view, 4> titles{"Road", "Settlement", "City", "Card"};
    return titles[static_cast<std::size_t>(item)];
}

std::string_view verb(Item item) {
    constexpr std::array<std::string_view, 4> verbs{"Build a road", "Build a settlement", "Build a city", "Buy a development card"};
    return verbs[static_cast<std::size_t>(item)];
}

BuildOption build_option(const isles::Setup& setup, const isles::View& view, Item item) {
    BuildOption out;
    if (!view.viewer.valid()) return out;
    out.left = stock(view, item);
    out.places = item == Item::card ? view.deck_size : count_places(setup, view, item);
    const bool own_turn = view.table.turn == view.viewer;
    const std::string lacking = missing(view.own.hand, price(item));
    const isles::Phase phase = view.table.phase;
    if (phase == isles::Phase::setup_settlement || phase == isles::Phase::setup_road) {
        out.note = setup_note(view, item);
    } else if (out.left == 0) {
        out.note = item == Item::card ? "the pile is empty" : "none left";
    } else if (item != Item::card && out.places == 0) {
        out.note = free_note(item, 0);
    } else if (!lacking.empty()) {
        out.note = lacking;
        for (const isles::Resource r : isles::kAllResources) {
            const int short_of = price(item)[r] - view.own.hand[r];
            if (short_of > 0) out.lack[r] = static_cast<std::uint8_t>(short_of);
        }
    } else if (!own_turn) {
        out.note = "not your turn";
    } else if (phase == isles::Phase::pre_roll) {
        out.note = "roll first";
    } else if (phase != isles::Phase::main) {
        out.note = "not now";
    } else {
        out.ready = true;
        out.note = free_note(item, out.places);
    }
    out.short_note = short_note(out, item);
    return out;
}

std::string places_words(scene::Tool tool, int places) {
    switch (tool) {
        case scene::Tool::road: return counted(places, "edge is", "edges are") + " free";
        case scene::Tool::settlement: return counted(places, "corner is", "corners are") + " free";
        case scene::Tool::city: return counted(places, "settlement", "settlements") + " to choose from";
        case scene::Tool::robber: return counted(places, "hex", "hexes") + " to choose from";
        case scene::Tool::victim:
        case scene::Tool::none: break;
    }
    return {};
}

}  // namespace lw::ui::isles
