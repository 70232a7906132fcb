#include "cli/engine/state_json.hpp"

#include "cli/engine/notation_json.hpp"
#include "cli/position_hash.hpp"
#include "cli/text.hpp"

namespace lw::cli {

namespace {

using namespace isles;

Json offer_json(const Offer& offer) {
    if (!offer.open) return nullptr;
    return {{"give", to_json(offer.give)},
            {"want", to_json(offer.want)},
            {"to", to_json(offer.to)},
            {"accepted", to_json(offer.accepted)},
            {"declined", to_json(offer.declined)}};
}

/// A seat's public side.
Json player_json(const Table& table, Seat seat) {
    const Player& player = table.players[seat.index()];
    return {{"seat", seat.value},
            {"roads_left", player.roads_left},
            {"settlements_left", player.settlements_left},
            {"cities_left", player.cities_left},
            {"knights", player.knights},
            {"road_length", player.road_length},
            {"discard_due", table.discard_due[seat.index()]},
            {"offer", offer_json(table.offers[seat.index()])}};
}

Json buildings_json(const Setup& setup, const Table& table) {
    Json json = Json::array();
    for (std::uint16_t v = 0; v < setup.topology.vertex_count; ++v) {
        const Site& site = table.sites[v];
        if (site.building == Building::none) continue;
        json.push_back({{"at", isles::to_text(setup, VertexId{v})},
                        {"kind", site.building == Building::city ? "city" : "settlement"},
                        {"seat", site.owner.value}});
    }
    return json;
}

Json roads_json(const Setup& setup, const Table& table) {
    Json json = Json::array();
    for (std::uint16_t e = 0; e < setup.topology.edge_count; ++e) {
        if (!table.roads[e].valid()) continue;
        json.push_back({{"at", isles::to_text(setup, EdgeId{e})}, {"seat", table.roads[e].value}});
    }
    return json;
}

/// The throws that are gone from a deck of dice cards.
Json dice_drawn_json(std::uint64_t drawn) {
    Json json = Json::array();
    for (unsigned bit = 0; bit < 36; ++bit) {
        if (((drawn >> bit) & 1U) != 0) json.push_back({bit / 6 + 1, bit % 6 + 1});
    }
    return json;
}

Json corner_json(const Setup& setup, VertexId vertex) {
    return vertex.valid() ? Json(isles::to_text(setup, vertex)) : Json(nullptr);
}

void put_table(Json& json, const Setup& setup, const Table& table) {
    json["phase"] = name_of(table.phase);
    json["turn"] = to_json(table.turn);
    json["part"] = name_of(table.part);
    json["roller"] = to_json(table.roller);
    json["first"] = to_json(table.first);
    json["turn_number"] = table.turn_number;
    json["setup_step"] = table.setup_step;
    json["last_settlement"] = corner_json(setup, table.last_settlement);
    json["rolled"] = table.rolled;
    json["dice"] = table.dice;
    json["dice_drawn"] = dice_drawn_json(table.dice_drawn);
    json["card_played"] = table.card_played;
    json["built"] = table.built;
    json["free_roads"] = table.free_roads;
    json["played"] = to_json(table.played);
    json["owing"] = to_json(table.owing);
    json["victims"] = to_json(table.victims);
    json["robber"] = isles::to_text(setup, table.robber);
    json["longest_road"] = to_json(table.longest_road);
    json["largest_army"] = to_json(table.largest_army);
    json["winners"] = to_json(table.winners);
    json["buildings"] = buildings_json(setup, table);
    json["roads"] = roads_json(setup, table);
}

void put_holding(Json& json, const Holding& holding) {
    json["hand"] = to_json(holding.hand);
    json["cards"] = to_json(holding.cards);
    json["fresh"] = to_json(holding.fresh);
    json["discarding"] = to_json(holding.discarding);
}

Json points_json(const Points& points) {
    return {{"settlements", points.settlements},
            {"cities", points.cities},
            {"longest_road", points.longest_road},
            {"largest_army", points.largest_army},
            {"cards", points.cards},
            {"total", points.total()}};
}

}  // namespace

Json state_json(const registry::IslesSession& session) {
    const Setup& setup = session.setup();
    const State& state = session.state();
    Json json{{"state_no", session.state_no()}, {"hash", hex64(position_hash(session.setup(), state))}, {"to_act", to_json(session.to_act())}};
    put_table(json, setup, state.table);
    json["players"] = Json::array();
    for (const Seat seat : setup.all_seats()) {
        const Holding& holding = state.secrets.holdings[seat.index()];
        Json player = player_json(state.table, seat);
        put_holding(player, holding);
        player["points"] = points_json(points_of(state.table, holding, seat));
        json["players"].push_back(player);
    }
    json["bank"] = to_json(state.secrets.bank);
    json["deck"] = to_json(state.secrets.deck);
    return json;
}

Json view_json(const Setup& setup, const View& view) {
    Json json{{"viewer", to_json(view.viewer)}, {"state_no", view.state_no}, {"to_act", to_json(view.to_act)}};
    put_table(json, setup, view.table);
    json["players"] = Json::array();
    for (const Seat seat : setup.all_seats()) {
        const std::size_t i = seat.index();
        Json player = player_json(view.table, seat);
        player["hand_size"] = view.hand_size[i];
        player["card_count"] = view.card_count[i];
        player["public_points"] = view.public_points[i];
        player["point_cards"] = view.point_cards[i];
        json["players"].push_back(player);
    }
    json["bank"] = view.bank ? to_json(*view.bank) : Json(nullptr);
    json["deck_size"] = view.deck_size;
    json["own"] = nullptr;
    if (view.viewer.valid()) {
        json["own"] = Json::object();
        put_holding(json["own"], view.own);
        json["own"]["points"] = view.own_points;
    }
    json["legal"] = Json::array();
    for (const Action& action : view.legal) {
        // The list rests on public facts; what the viewer itself cannot pay need not be offered to it.
        if (check_view(setup, view, action) == Reason::ok) json["legal"].push_back(to_json(setup, action));
    }
    return json;
}

}  // namespace lw::cli
