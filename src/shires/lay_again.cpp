#include "shires/lay_again.hpp"

#include "shires/board.hpp"
#include "shires/features.hpp"

#include <algorithm>
#include <numeric>

namespace lw::shires {

namespace {

bool can_lie(const State& state, const Laid& told) {
    if (!told.kind.valid() || told.rotation >= kRotations || state.tiles.full()) return false;
    const std::size_t segments = shape(told.kind, told.rotation).segments.size();
    if (state.segment_count + segments > kMaxSegments) return false;
    if (state.tiles.empty()) return told.at == Cell{};
    return judge_place(state, told.kind, told.at, told.rotation) == Reason::ok;
}

bool can_stand(const Setup& setup, const State& state, const Laid& told) {
    if (!told.follower.valid()) return told.stands_on == kNoSegment;
    if (told.follower.value >= kMostSeats || told.stands_on >= shape_of(told).segments.size()) return false;
    const auto standing = std::count_if(state.tiles.begin(), state.tiles.end(), [&](const Laid& t) { return t.follower == told.follower; });
    return standing < setup.config.settings.followers;
}

}  // namespace

bool lay_again(const Setup& setup, State& state, const Laid& told) {
    if (!can_lie(state, told) || !can_stand(setup, state, told)) return false;
    const TileId id{static_cast<std::uint16_t>(state.tiles.size())};
    lay(state, told.kind, told.at, told.rotation);
    if (told.follower.valid()) stand(state, id, told.follower, told.stands_on);
    return true;
}

bool count_pile(State& state) {
    const int pile = std::accumulate(state.pile.begin(), state.pile.end(), 0);
    if (pile >= static_cast<int>(kMaxTiles)) return false;
    state.pile_size = static_cast<std::uint8_t>(pile);
    return true;
}

}  // namespace lw::shires
