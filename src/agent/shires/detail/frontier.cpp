#include "agent/shires/detail/frontier.hpp"

#include <algorithm>
#include <bit>

namespace lw::agent {

using namespace shires;

namespace {

/// Bit k: kind k can be laid, some way round, where the tiles around require `profile`.
using KindMasks = std::array<std::uint32_t, 256>;

const KindMasks& kinds_that_fit() {
    static const KindMasks masks = [] {
        KindMasks out{};
        for (std::size_t profile = 0; profile < out.size(); ++profile) {
            for (int kind = 0; kind < kKinds; ++kind) {
                for (int turn = 0; turn < kRotations; ++turn) {
                    if (fits(static_cast<std::uint8_t>(profile), shape(Kind(kind), turn).profile))
                        out[profile] |= 1U << static_cast<unsigned>(kind);
                }
            }
        }
        return out;
    }();
    return masks;
}

}  // namespace

Frontier::Frontier(const Setup& setup, const State& state) : seats_(setup.config.seats) {
    meetings_.reserve(state.gaps.size());
    for (const Gap& gap : state.gaps) meetings_.push_back(meeting(state, gap));
}

/// Roughly: somebody must draw a tile that fits, and lay it there.
float Frontier::odds_of(const State& state, const Gap& gap) const {
    std::uint32_t kinds = kinds_that_fit()[gap.profile];
    int suitable = 0;
    for (; kinds != 0; kinds &= kinds - 1) suitable += state.pile[static_cast<std::size_t>(std::countr_zero(kinds))];
    const float wanted = static_cast<float>(suitable) / static_cast<float>(3 * seats_);
    return wanted / (1 + wanted);
}

Frontier::Meeting Frontier::meeting(const State& state, const Gap& gap) const {
    Meeting out;
    out.at = gap.at;
    out.odds = odds_of(state, gap);
    for (const Side side : kAllSides) {
        const TileId tile = tile_at(state, beside(gap.at, side));
        if (!tile.valid()) continue;
        const Laid& laid = state.tiles[tile.index()];
        const std::uint8_t segment = shape_of(laid).side_segment[index(opposite(side))];
        if (segment != kNoSegment) out.ends.push_back(segment_id(laid, segment));
    }
    for (const Cell cell : around(gap.at)) {
        const TileId tile = tile_at(state, cell);
        const SegmentId cloister = tile.valid() ? cloister_of(state.tiles[tile.index()]) : SegmentId{};
        if (cloister.valid()) out.cloisters.push_back(cloister);
    }
    return out;
}

/// An open feature is completed when all gaps at its ends are filled.
void Frontier::multiply(const State& state, const Meeting& meeting, CompletionOdds& out) {
    base::Bounded<SegmentId, kSides> met;
    for (const SegmentId end : meeting.ends) {
        const SegmentId root = state.root[end.index()];
        if (met.contains(root)) continue;
        met.push_back(root);
        out[root.index()] *= meeting.odds;
    }
    for (const SegmentId cloister : meeting.cloisters) out[state.root[cloister.index()].index()] *= 0.5F + meeting.odds / 2;
}

void Frontier::read_odds(const State& state, CompletionOdds& out) const {
    std::fill(out.begin(), out.begin() + state.segment_count, 1.0F);
    for (const Meeting& meeting : meetings_) multiply(state, meeting, out);
}

void Frontier::read_odds_after(const State& state, CompletionOdds& out) const {
    std::fill(out.begin(), out.begin() + state.segment_count, 1.0F);
    const Cell laid = state.tiles.back().at;
    auto known = meetings_.begin();  // in the order of the gaps: the one that was filled is gone, those that arose are last
    for (const Gap& gap : state.gaps) {
        if (known != meetings_.end() && known->at == laid) ++known;
        if (touch(gap.at, laid)) {
            multiply(state, meeting(state, gap), out);
        } else {
            multiply(state, *known, out);
        }
        if (known != meetings_.end() && known->at == gap.at) ++known;
    }
}

}  // namespace lw::agent
