// The scoring at the end: what is incomplete, then the fields under each of the three rules (rules 5.2 to 5.4).
#include "shires/final_scoring.hpp"
#include "base/bits.hpp"
#include "shires/features.hpp"
#include "shires/rules/scoring.hpp"

#include <array>
#include <vector>

namespace lw::shires {

namespace {

using Each = std::function<void(const Scored&)>;
using Cities = base::Bits<kMaxSegments>;

void score_incomplete(const State& state, SegmentId root, const Each& each) {
    const FeatureKind kind = segment_of(state, root).kind;
    each(scored(state, root, Occasion::incomplete, worth_incomplete(kind, state.features[root.index()])));
}

/// Current and second version: field by field. The second counts a city once for each player.
void score_field(const State& state, SegmentId root, FarmRule rule, std::array<Cities, kMostSeats>& counted, const Each& each) {
    const auto cities = cities_of_field(state, root);
    const int one = city_points(rule);
    Scored out = scored(state, root, Occasion::field, one * static_cast<int>(cities.size()));
    out.cities = static_cast<std::uint8_t>(cities.size());
    if (rule == FarmRule::second) {
        out.given = {};
        for (const Seat seat : out.winners) {
            for (const SegmentId city : cities) {
                if (counted[seat.index()].has(city.index())) continue;
                counted[seat.index()].add(city.index());
                out.given[seat.index()] = static_cast<std::uint16_t>(out.given[seat.index()] + one);
            }
        }
    }
    each(out);
}

/// First version: city by city, with all farmers on all fields that touch it.
void score_cities(const State& state, const std::vector<SegmentId>& fields, const Each& each) {
    std::array<FollowerCounts, kMaxSegments> farmers{};
    Cities touched;
    for (const SegmentId field : fields) {
        for (const SegmentId city : cities_of_field(state, field)) {
            farmers[city.index()].add(state.features[field.index()].followers);
            touched.add(city.index());
        }
    }
    touched.for_each([&](int city) {
        Scored out = scored(state, SegmentId{city}, Occasion::city, city_points(FarmRule::first));
        out.kind = FeatureKind::field;
        out.cities = 1;
        out.followers = farmers[static_cast<std::size_t>(city)];
        out.winners = out.followers.majority();
        out.given = {};
        for (const Seat seat : out.winners) out.given[seat.index()] = out.points;
        each(out);
    });
}

}  // namespace

void for_each_final_score(const Setup& setup, const State& state, const Each& each) {
    const FarmRule rule = setup.config.settings.farms;
    std::vector<SegmentId> fields;
    for (std::uint16_t i = 0; i < state.segment_count; ++i) {
        const SegmentId id{i};
        if (state.root[i] != id || state.features[i].followers.none()) continue;
        if (segment_of(state, id).kind == FeatureKind::field) {
            fields.push_back(id);
        } else {
            score_incomplete(state, id, each);
        }
    }
    if (rule == FarmRule::none) return;
    if (rule == FarmRule::first) return score_cities(state, fields, each);
    std::array<Cities, kMostSeats> counted{};
    for (const SegmentId field : fields) score_field(state, field, rule, counted, each);
}

std::array<int, kMostSeats> projected(const Setup& setup, const State& state) {
    std::array<int, kMostSeats> out{};
    for (const Seat seat : setup.all_seats()) out[seat.index()] = points(setup, state, seat);
    if (state.phase == Phase::over) return out;
    for_each_final_score(setup, state, [&out](const Scored& what) {
        for (std::size_t i = 0; i < out.size(); ++i) out[i] += what.given[i];
    });
    return out;
}

}  // namespace lw::shires
