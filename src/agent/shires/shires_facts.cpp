#include "agent/shires/shires_facts.hpp"

#include "agent/shires/detail/frontier.hpp"
#include "shires/board.hpp"
#include "shires/features.hpp"

#include <algorithm>
#include <bit>

namespace lw::agent {

using namespace shires;

namespace {

float fraction(float part, int whole) { return part / static_cast<float>(whole); }
float fraction(int part, int whole) { return fraction(static_cast<float>(part), whole); }

float& at(ShiresFacts& facts, ShiresFact fact) { return facts[static_cast<std::size_t>(fact)]; }

/// Reads the facts of all seats at one go.
class FactReader {
public:
    FactReader(const Setup& setup, const State& state, const CompletionOdds& odds, ShiresFacts* out)
        : setup_(setup), state_(state), odds_(odds), out_(out) {}

    void read() {
        for (const Seat seat : setup_.all_seats()) read_standing(seat);
        for (std::uint16_t i = 0; i < state_.segment_count; ++i) {
            if (state_.root[i].value == i && !state_.features[i].followers.none()) read_feature(SegmentId{i});
        }
        read_leads();
    }

private:
    void read_standing(Seat seat) {
        ShiresFacts& facts = out_[seat.index()];
        facts = {};
        const PlayerState& player = state_.players[seat.index()];
        const int seats = setup_.config.seats;
        at(facts, ShiresFact::points) = fraction(player.total(), 100);
        at(facts, ShiresFact::supply) = fraction(player.supply, 8);
        at(facts, ShiresFact::none_left) = player.supply == 0 ? 1.0F : 0.0F;
        at(facts, ShiresFact::pile) = fraction(state_.pile_size, setup_.tiles());
        at(facts, ShiresFact::turns_left) = std::min(1.0F, fraction(state_.pile_size, 20 * seats));
        at(facts, ShiresFact::turns_away) = fraction((seat.value - state_.turn.value + seats) % seats, seats);
        at(facts, ShiresFact::table) = fraction(seats, kMostSeats);
        outlook_[seat.index()] = static_cast<float>(player.total());
    }

    void read_feature(SegmentId root) {
        const Feature& feature = state_.features[root.index()];
        const FeatureKind kind = segment_of(state_, root).kind;
        const SeatSet holders = feature.followers.majority();
        const float odds = kind == FeatureKind::field ? 0 : odds_[root.index()];
        for (const Seat seat : setup_.all_seats()) {
            const int followers = feature.followers.of(seat);
            if (followers == 0) continue;
            ShiresFacts& facts = out_[seat.index()];
            if (!holders.has(seat)) at(facts, ShiresFact::wasted) += fraction(followers, 4);
            if (kind == FeatureKind::field) {
                at(facts, ShiresFact::farmers) += fraction(followers, 4);
            } else {
                at(facts, ShiresFact::coming_back) += fraction(static_cast<float>(followers) * odds, 4);
                if (odds < 0.2F) at(facts, ShiresFact::stuck) += fraction(followers, 4);
            }
        }
        if (kind == FeatureKind::field) {
            read_field(root, feature, holders);
        } else {
            read_open(root, kind, holders, odds);
        }
    }

    void read_open(SegmentId root, FeatureKind kind, SeatSet holders, float odds) {
        const int now = worth(setup_, state_, root);
        const int hope = worth(setup_, state_, root, true) - now;
        const std::size_t first = static_cast<std::size_t>(kind == FeatureKind::city   ? ShiresFact::city_now
                                                           : kind == FeatureKind::road ? ShiresFact::road_now
                                                                                       : ShiresFact::cloister_now);
        const float expected = static_cast<float>(now) + odds * static_cast<float>(hope);
        for (const Seat seat : holders) {
            ShiresFacts& facts = out_[seat.index()];
            facts[first] += fraction(now, 50);
            facts[first + 1] += fraction(odds * static_cast<float>(hope), 50);
            facts[first + 2] += fraction(hope, 50);
            facts[first + 3] += fraction(1, 4);
            if (holders.count() > 1) at(facts, ShiresFact::shared) += fraction(expected, 50);
            outlook_[seat.index()] += expected;
        }
    }

    void read_field(SegmentId root, const Feature& feature, SeatSet holders) {
        const auto now = static_cast<float>(worth(setup_, state_, root));
        float hope = 0;
        if (setup_.config.settings.farms != FarmRule::none) hope = 3 * cities_to_come(root);
        for (const Seat seat : holders) {
            ShiresFacts& facts = out_[seat.index()];
            at(facts, ShiresFact::field_now) += fraction(now, 50);
            at(facts, ShiresFact::field_hope) += fraction(hope, 50);
            at(facts, ShiresFact::field_size) += fraction(feature.open, 40);
            if (holders.count() == 1) at(facts, ShiresFact::field_alone) += fraction(now, 50);
            if (holders.count() > 1) at(facts, ShiresFact::shared) += fraction(now, 50);
            outlook_[seat.index()] += now + hope;
        }
    }

    /// Incomplete cities that touch the field, each by the odds that it is completed.
    [[nodiscard]] float cities_to_come(SegmentId field) const {
        base::Bounded<SegmentId, kMaxTiles> met;
        float sum = 0;
        for_each_segment(state_, field, [&](SegmentId id) {
            const Laid& tile = state_.tile_at(id);
            for (unsigned bits = segment_of(state_, id).cities; bits != 0; bits &= bits - 1) {
                const SegmentId city = state_.root[segment_id(tile, static_cast<std::size_t>(std::countr_zero(bits))).index()];
                if (state_.features[city.index()].open == 0 || std::find(met.begin(), met.end(), city) != met.end()) continue;
                met.push_back(city);
                sum += odds_[city.index()];
            }
        });
        return sum;
    }

    void read_leads() {
        for (const Seat seat : setup_.all_seats()) {
            float points = -1000;
            float outlook = -1000;
            for (const Seat other : setup_.all_seats()) {
                if (other == seat) continue;
                points = std::max(points, static_cast<float>(state_.players[other.index()].total()));
                outlook = std::max(outlook, outlook_[other.index()]);
            }
            ShiresFacts& facts = out_[seat.index()];
            at(facts, ShiresFact::lead) = fraction(static_cast<float>(state_.players[seat.index()].total()) - points, 50);
            at(facts, ShiresFact::outlook_lead) = fraction(outlook_[seat.index()] - outlook, 50);
        }
    }

    const Setup& setup_;
    const State& state_;
    const CompletionOdds& odds_;
    ShiresFacts* out_;
    std::array<float, kMostSeats> outlook_{};
};

}  // namespace

void read_facts(const Setup& setup, const State& state, ShiresFacts* out) {
    CompletionOdds odds;
    Frontier(setup, state).read_odds(state, odds);
    read_facts(setup, state, odds, out);
}

void read_facts(const Setup& setup, const State& state, const CompletionOdds& odds, ShiresFacts* out) {
    FactReader(setup, state, odds, out).read();
}

}  // namespace lw::agent
