// What lies under the pointer on the board, explained: hexes, corners, edges, harbours, pieces, the robber.
#include "ui/isles/context.hpp"

namespace lw::ui::isles {

namespace {

constexpr double kWait = 0.55;  // seconds the pointer rests

Rich about_hex(const Context& c, isles::HexId hex) {
    const isles::Setup& setup = c.setup();
    Rich out;
    std::string title(word(setup.terrain[hex.index()]));
    title[0] = static_cast<char>(title[0] - 'a' + 'A');
    const int token = setup.token[hex.index()];
    out.bold(token != 0 ? title + " " + std::to_string(token) : title);
    const auto yield = isles::yield_of(setup.terrain[hex.index()]);
    if (!yield) {
        out.line_break().text("Yields nothing.");
    } else {
        out.line_break()
            .text("Yields ")
            .icon(image(*yield))
            .text(" " + std::string(word(*yield)) + " on " + std::to_string(token) + ", " + std::to_string(ways(token)) + " of 36 rolls.");
    }
    if (c.table().robber == hex) out.line_break().text("The robber stands here: no yield.");
    return out;
}

std::string expectation(const isles::Setup& setup, isles::VertexId vertex) {
    int sum = 0;
    for (const isles::HexId hex : setup.topology.vertex_hexes[vertex.index()]) sum += ways(setup.token[hex.index()]);
    return "Yields in " + std::to_string(sum) + " of 36 rolls.";
}

Rich about_vertex(const Context& c, isles::VertexId vertex) {
    const isles::Site& site = c.table().sites[vertex.index()];
    Rich out;
    if (site.building == isles::Building::none) {
        out.bold(words(c.setup(), vertex));
    } else {
        const bool city = site.building == isles::Building::city;
        out.shape(c.colour(site.owner)).bold(" " + std::string(city ? "City" : "Settlement") + " of " + c.name(site.owner));
        out.line_break().text(city ? "Two points, two cards from each hex." : "One point, one card from each hex.");
        out.line_break().text(words(c.setup(), vertex));
    }
    if (c.screen.preferences.show_pips) out.line_break().text(expectation(c.setup(), vertex));
    const std::string harbour = words(c.setup().harbour[vertex.index()]);
    if (!harbour.empty()) out.line_break().text("A building here trades at the " + harbour + ".");
    return out;
}

Rich about_edge(const Context& c, isles::EdgeId edge) {
    const game::Seat owner = c.table().roads[edge.index()];
    Rich out;
    if (owner.valid()) {
        out.shape(c.colour(owner)).bold(" Road of " + c.name(owner));
        out.line_break().text("Longest road of " + c.name(owner) + ": " + std::to_string(c.table().players[owner.index()].road_length));
    } else {
        out.bold(words(c.setup(), edge));
    }
    return out;
}

Rich about_harbour(const Context& c, int index) {
    const scene::HarbourPlace& place = c.s.places.harbours[static_cast<std::size_t>(index)];
    Rich out;
    out.bold(words(place.kind));
    if (place.kind == isles::HarbourKind::any) {
        out.line_break().text("Three cards of one kind for any other.");
    } else {
        const auto r = static_cast<isles::Resource>(place.kind);
        out.line_break().text("Two ").icon(image(r)).text(" for any other card.");
    }
    return out;
}

/// Bare edges say nothing by themselves; only what is worth a word is explained.
bool worth(const Context& c, scene::Target target) {
    if (target.edge().valid()) return c.table().roads[target.index].valid();
    return target.valid();
}

scene::Target pointed_at(const Context& c, Vec2 board) {
    scene::Target target = scene::under(c.s.places, board);
    if (target.edge().valid() && !worth(c, target)) {
        // The hex beneath an empty edge.
        scene::Targets hexes;
        for (const isles::HexId hex : c.setup().topology.edge_hexes[target.index]) hexes.emplace_back(hex);
        target = scene::nearest(c.s.places, hexes, board, 60);
    }
    return target;
}

}  // namespace

void explain_board(const Context& c) {
    Screen& s = c.s;
    const Vec2 at = s.hand.at;
    const bool pressing = s.hand.explain;
    const bool resting = s.hand.hovered && c.layout.board.grown(c.px(20)).contains(at);
    if (!pressing && !resting) {
        s.under = {};
        s.under_harbour = -1;
        return;
    }
    const Vec2 board = s.camera.to_board(at);
    const int harbour = scene::harbour_under(s.places, board);
    const scene::Target target = harbour >= 0 ? scene::Target{} : pointed_at(c, board);
    if (target != s.under || harbour != s.under_harbour) {
        s.under = target;
        s.under_harbour = harbour;
        s.under_since = c.f.now;
    }
    if (harbour < 0 && !target.valid()) return;
    if (!pressing && c.f.now - s.under_since < kWait) {
        c.f.wake_at(s.under_since + kWait);
        return;
    }
    const Rect near{at.x - c.px(10), at.y - c.px(10), c.px(20), c.px(20)};
    if (harbour >= 0) {
        c.f.kit->tooltip(near, about_harbour(c, harbour));
    } else if (target.hex().valid()) {
        c.f.kit->tooltip(near, about_hex(c, target.hex()));
    } else if (target.vertex().valid()) {
        c.f.kit->tooltip(near, about_vertex(c, target.vertex()));
    } else {
        c.f.kit->tooltip(near, about_edge(c, target.edge()));
    }
}

}  // namespace lw::ui::isles
