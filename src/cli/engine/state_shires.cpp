#include "cli/engine/notation_json.hpp"
#include "cli/engine/state_json.hpp"
#include "shires/features.hpp"
#include "shires/fields.hpp"
#include "shires/rules.hpp"

namespace lw::cli {

namespace {

using namespace shires;

Json kind_json(Kind kind) { return kind.valid() ? Json(to_text(kind)) : Json(nullptr); }

Json counts_json(const KindCounts& counts) {
    Json json = Json::object();
    for (int k = 0; k < kKinds; ++k) json[to_text(Kind(k))] = counts[static_cast<std::size_t>(k)];
    return json;
}

/// Puts fields into an object under their names (shires/fields.hpp).
class JsonFields {
public:
    explicit JsonFields(Json& json) : json_(json) {}

    template <class T>
    void operator()(std::string_view name, const T& field) {
        json_[std::string(name)] = value(field);
    }
    /// The players have a form of their own in the object.
    void operator()(std::string_view /*name*/, const std::array<PlayerState, kMostSeats>& /*field*/) {}

private:
    static Json value(std::uint8_t v) { return v; }
    static Json value(std::uint16_t v) { return v; }
    static Json value(Phase v) { return name_of(v); }
    static Json value(Kind v) { return kind_json(v); }
    static Json value(Cell v) { return to_text(v); }
    static Json value(Seat v) { return to_json(v); }
    static Json value(SeatSet v) { return to_json(v); }
    static Json value(const KindCounts& v) { return counts_json(v); }
    static Json value(const std::array<std::uint16_t, kFeatureKinds>& points) {
        Json json = Json::object();
        for (int k = 0; k < kFeatureKinds; ++k) {
            json[std::string(name_of(static_cast<FeatureKind>(k)))] = points[static_cast<std::size_t>(k)];
        }
        return json;
    }

    Json& json_;
};

Json player_json(const State& state, Seat seat, int projected) {
    const PlayerState& player = state.players[seat.index()];
    Json json{{"seat", seat.value}};
    JsonFields fields(json);
    visit_fields(fields, player);
    json["points"]["total"] = player.total();
    json["projected"] = projected;
    return json;
}

Json follower_json(const Laid& tile) {
    if (!tile.follower.valid()) return nullptr;
    return {{"seat", tile.follower.value}, {"spot", to_text(spot_of(shape_of(tile), tile.stands_on))}};
}

Json tile_json(const Laid& tile) {
    Json json = Json::object();
    JsonFields fields(json);
    visit_fields(fields, tile);
    json["follower"] = follower_json(tile);
    json.erase("stands_on");  // listed with the follower
    return json;
}

Json tiles_json(const State& state) {
    Json json = Json::array();
    for (const Laid& tile : state.tiles) json.push_back(tile_json(tile));
    return json;
}

/// The segments of a feature: which tile, and a place of the segment on it.
Json extent_json(const State& state, SegmentId root) {
    Json json = Json::array();
    for_each_segment(state, root, [&](SegmentId id) {
        const Laid& tile = state.tile_at(id);
        const auto segment = static_cast<std::size_t>(id.value - tile.first_segment.value);
        json.push_back({{"on", state.tile_of[id.index()]}, {"spot", to_text(spot_of(shape_of(tile), segment))}});
    });
    return json;
}

/// For a cloister, itself and the filled cells around it, as when it is scored.
int tiles_of(FeatureKind kind, const Feature& feature) { return kind == FeatureKind::cloister ? 9 - feature.open : int{feature.tiles}; }

Json feature_json(const Setup& setup, const State& state, SegmentId root) {
    const Feature& feature = state.features[root.index()];
    const FeatureKind kind = segment_of(state, root).kind;
    return {{"kind", name_of(kind)},
            {"root", root.value},
            {"extent", extent_json(state, root)},
            {"open", feature.open},
            {"tiles", tiles_of(kind, feature)},
            {"pennants", feature.pennants},
            {"followers", to_json(setup, feature.followers)},
            {"complete", complete(kind, feature)},
            {"worth", worth(setup, state, root)},
            {"worth_complete", worth(setup, state, root, true)}};
}

Json features_json(const Setup& setup, const State& state) {
    Json json = Json::array();
    for (std::uint16_t i = 0; i < state.segment_count; ++i) {
        if (state.root[i] == SegmentId{i}) json.push_back(feature_json(setup, state, SegmentId{i}));
    }
    return json;
}

/// What each side of a gap must show: up, left, down, right; null where it meets no tile.
Json edges_json(const Gap& gap) {
    constexpr std::array<std::string_view, 3> kEdges{"field", "road", "city"};
    Json json = Json::array();
    for (unsigned side = 0; side < kSides; ++side) {
        const unsigned wanted = (gap.profile >> (2 * side)) & 3U;
        json.push_back(wanted == 0 ? Json(nullptr) : Json(kEdges[wanted - 1]));
    }
    return json;
}

Json gaps_json(const State& state) {
    Json json = Json::array();
    for (const Gap& gap : state.gaps) json.push_back({{"at", to_text(gap.at)}, {"edges", edges_json(gap)}});
    return json;
}

}  // namespace

Json state_json(const Setup& setup, const State& state) {
    Json json = Json::object();
    JsonFields fields(json);
    visit_course(fields, state);
    const auto totals = projected(setup, state);
    json["players"] = Json::array();
    for (const Seat seat : setup.all_seats()) json["players"].push_back(player_json(state, seat, totals[seat.index()]));
    json["pile_size"] = state.pile_size;
    json["tiles"] = tiles_json(state);
    json["features"] = features_json(setup, state);
    json["gaps"] = gaps_json(state);
    return json;
}

Json view_json(const Setup& setup, const View& view) { return state_json(setup, view.table); }

}  // namespace lw::cli
