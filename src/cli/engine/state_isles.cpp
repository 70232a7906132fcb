#include "cli/engine/state_json.hpp"

#include "cli/engine/notation_json.hpp"
#include "isles/fields.hpp"
#include "isles/scoring.hpp"

namespace lw::cli {

namespace {

using namespace isles;

/// The rolls already drawn from a deck of dice cards.
Json dice_drawn_json(std::uint64_t drawn) {
    Json json = Json::array();
    for (unsigned bit = 0; bit < 36; ++bit) {
        if (((drawn >> bit) & 1U) != 0) json.push_back({bit / 6 + 1, bit % 6 + 1});
    }
    return json;
}

/// Puts fields into an object under their names (isles/fields.hpp).
class JsonFields {
public:
    JsonFields(Json& json, const Setup& setup) : json_(json), setup_(setup) {}

    static bool parts(const Course& /*course*/) { return true; }
    template <class T>
    void operator()(std::string_view name, const T& field) {
        json_[std::string(name)] = value(field);
    }
    /// A number per seat: it is listed with each player.
    void operator()(std::string_view /*name*/, const std::array<std::uint8_t, game::kMaxSeats>& /*field*/) {}

private:
    static Json value(bool v) { return v; }
    static Json value(std::uint8_t v) { return v; }
    static Json value(std::uint16_t v) { return v; }
    static Json value(std::uint64_t v) { return dice_drawn_json(v); }
    static Json value(Phase v) { return name_of(v); }
    static Json value(Part v) { return name_of(v); }
    static Json value(Seat v) { return to_json(v); }
    static Json value(SeatSet v) { return to_json(v); }
    static Json value(const Resources& v) { return to_json(v); }
    static Json value(const DevCards& v) { return to_json(v); }
    static Json value(const std::array<std::uint8_t, 2>& v) { return v; }
    template <class Tag>
    [[nodiscard]] Json value(base::Id<Tag> v) const {
        return v.valid() ? Json(isles::to_text(setup_, v)) : Json(nullptr);
    }

    Json& json_;
    const Setup& setup_;
};

Json offer_json(const Setup& setup, const Offer& offer) {
    if (!offer.open) return nullptr;
    Json json = Json::object();
    JsonFields fields(json, setup);
    visit_fields(fields, offer);
    json.erase("open");  // a closed offer is null instead
    return json;
}

/// A seat's public side.
Json player_json(const Setup& setup, const Table& table, Seat seat) {
    Json json{{"seat", seat.value}};
    JsonFields fields(json, setup);
    visit_fields(fields, table.players[seat.index()]);
    json["discard_due"] = table.discard_due[seat.index()];
    json["offer"] = offer_json(setup, table.offers[seat.index()]);
    return json;
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

void put_table(Json& json, const Setup& setup, const Table& table) {
    JsonFields fields(json, setup);
    visit_course(fields, table);
    fields("robber", table.robber);
    json["buildings"] = buildings_json(setup, table);
    json["roads"] = roads_json(setup, table);
}

void put_holding(Json& json, const Setup& setup, const Holding& holding) {
    JsonFields fields(json, setup);
    visit_fields(fields, holding);
}

Json points_json(const Points& points) {
    return {{"settlements", points.settlements},   {"cities", points.cities}, {"longest_road", points.longest_road},
            {"largest_army", points.largest_army}, {"cards", points.cards},   {"total", points.total()}};
}

}  // namespace

Json state_json(const Setup& setup, const State& state) {
    Json json = Json::object();
    put_table(json, setup, state.table);
    json["players"] = Json::array();
    for (const Seat seat : setup.all_seats()) {
        const Holding& holding = state.secrets.holdings[seat.index()];
        Json player = player_json(setup, state.table, seat);
        put_holding(player, setup, holding);
        player["points"] = points_json(points_of(state.table, holding, seat));
        json["players"].push_back(player);
    }
    json["bank"] = to_json(state.secrets.bank);
    json["deck"] = to_json(state.secrets.deck);
    return json;
}

Json choice_json(const State& state, Seat seat) {
    return {{"discard", state.table.owing.has(seat) ? int{state.table.discard_due[seat.index()]} : 0}};
}

Json view_json(const Setup& setup, const View& view) {
    Json json = Json::object();
    put_table(json, setup, view.table);
    json["players"] = Json::array();
    for (const Seat seat : setup.all_seats()) {
        const std::size_t i = seat.index();
        Json player = player_json(setup, view.table, seat);
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
        put_holding(json["own"], setup, view.own);
        json["own"]["points"] = view.own_points;
    }
    return json;
}

}  // namespace lw::cli
