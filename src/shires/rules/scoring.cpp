// What features are worth, and the scoring during the game (rules 4).
#include "shires/rules/scoring.hpp"

#include "shires/features.hpp"
#include "shires/rules/step.hpp"

#include <algorithm>

namespace lw::shires {

SeatSet FollowerCounts::majority() const {
    SeatSet best;
    int most = 1;
    for (int s = 0; s < kMostSeats; ++s) {
        const int n = of(Seat(s));
        if (n > most) best = {};
        if (n < most) continue;
        most = n;
        best.add(Seat(s));
    }
    return best;
}

int worth_complete(const Settings& settings, FeatureKind kind, const Feature& feature) {
    if (kind == FeatureKind::road) return feature.tiles;
    if (kind == FeatureKind::cloister) return 9;
    const int each = feature.tiles == 2 ? settings.small_city_points / 2 : 2;  // rules 4.3
    return each * (feature.tiles + feature.pennants);
}

int worth_incomplete(FeatureKind kind, const Feature& feature) {
    if (kind == FeatureKind::cloister) return 9 - feature.open;
    return feature.tiles + feature.pennants;
}

int worth(const Setup& setup, const State& state, SegmentId root, bool completed) {
    const FeatureKind kind = segment_of(state, root).kind;
    const Feature& feature = state.feature(root);
    if (kind == FeatureKind::field) {
        return city_points(setup.config.settings.farms) * static_cast<int>(cities_of_field(state, root).size());
    }
    if (completed || complete(kind, feature)) return worth_complete(setup.config.settings, kind, feature);
    return worth_incomplete(kind, feature);
}

Scored scored(const State& state, SegmentId root, Occasion occasion, int points) {
    const Feature& feature = state.features[root.index()];
    Scored out;
    out.kind = segment_of(state, root).kind;
    out.occasion = occasion;
    out.root = root;
    out.tiles = out.kind == FeatureKind::cloister ? static_cast<std::uint8_t>(9 - feature.open) : feature.tiles;
    out.pennants = feature.pennants;
    out.followers = feature.followers;
    out.winners = feature.followers.majority();
    out.points = static_cast<std::uint16_t>(points);
    for (const Seat seat : out.winners) out.given[seat.index()] = out.points;
    return out;
}

namespace {

void send_home(Step& step, SegmentId root) {
    State& state = step.state;
    for_each_segment(state, root, [&](SegmentId s) {
        Laid& tile = state.tiles[state.tile_of[s.index()]];
        if (!tile.follower.valid() || segment_id(tile, tile.stands_on) != s) return;
        ++step.player(tile.follower).supply;
        step.events(FollowerReturned{tile.follower, TileId{state.tile_of[s.index()]}});
        tile.follower = {};
        tile.stands_on = kNoSegment;
    });
    state.features[root.index()].followers = {};
}

void score(Step& step, SegmentId root) {
    const FeatureKind kind = segment_of(step.state, root).kind;
    const Scored what =
        scored(step.state, root, Occasion::complete, worth_complete(step.setup.config.settings, kind, step.state.features[root.index()]));
    for (const Seat seat : what.winners) {
        auto& points = step.player(seat).points[static_cast<std::size_t>(kind)];
        points = static_cast<std::uint16_t>(points + what.points);
    }
    step.events(what);
    if (!what.followers.none()) send_home(step, root);
}

}  // namespace

void score_completed(Step& step) {
    const State& state = step.state;
    const Laid tile = state.tiles.back();
    const Shape& shape = shape_of(tile);
    base::Bounded<SegmentId, kMaxTileSegments + 9> done;
    const auto note = [&](SegmentId root) {
        if (state.features[root.index()].open == 0 && !done.contains(root)) done.push_back(root);
    };
    for (std::size_t s = 0; s < shape.segments.size(); ++s) {
        if (shape.segments[s].kind != FeatureKind::field) note(state.root[segment_id(tile, s).index()]);
    }
    for (const Cell cell : around(tile.at)) {
        const TileId id = tile_at(state, cell);
        const SegmentId cloister = id.valid() ? cloister_of(state.tiles[id.index()]) : SegmentId{};
        if (cloister.valid()) note(cloister);
    }
    for (const SegmentId root : done) score(step, root);
}

}  // namespace lw::shires
