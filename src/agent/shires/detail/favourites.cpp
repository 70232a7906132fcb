#include "agent/shires/detail/favourites.hpp"

#include "agent/shires/detail/frontier.hpp"
#include "agent/shires/detail/turns.hpp"

#include <algorithm>
#include <utility>

namespace lw::agent {

using namespace shires;

namespace {

/// Of a kind of tile.
constexpr std::size_t kFavourites = 6;

}  // namespace

bool Favourites::worth_a_thought(const State& state, const PlaceTile& place) {
    for (std::size_t t = board_.tiles.size(); t < state.tiles.size(); ++t) {
        if (touch(state.tiles[t].at, place.at)) return true;
    }
    Places& places = places_[state.turn.index()][state.in_hand.index()];
    if (!places.known) places = {true, best_of(state.turn, state.in_hand)};
    return std::find(places.best.begin(), places.best.end(), place) != places.best.end();
}

std::vector<PlaceTile> Favourites::best_of(Seat seat, Kind kind) const {
    State state = board_;
    state.turn = seat;
    state.in_hand = kind;
    state.phase = Phase::tile;
    std::vector<std::pair<float, PlaceTile>> all;
    for_each_turn(net_, setup_, state, every_place, [&](const Turn& turn) {
        const auto& place = std::get<PlaceTile>(turn.place);
        if (all.empty() || !(all.back().second == place)) all.push_back({0, place});
        all.back().first = std::max(all.back().first, turn.chances[seat.index()]);
    });
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<PlaceTile> best;
    for (std::size_t i = 0; i < std::min(kFavourites, all.size()); ++i) best.push_back(all[i].second);
    return best;
}

}  // namespace lw::agent
