#include "scene/shires_choices.hpp"

#include "shires/board.hpp"
#include "shires/rules.hpp"

#include <algorithm>
#include <numeric>

namespace lw::scene {

namespace {

bool fits_turned(shires::Kind kind, const shires::Gap& gap) {
    for (int r = 0; r < shires::distinct_rotations(kind); ++r) {
        if (shires::fits(gap.profile, shires::shape(kind, r).profile)) return true;
    }
    return false;
}

}  // namespace

std::vector<shires::Cell> legal_cells(const shires::ActionList& moves) {
    std::vector<shires::Cell> out;
    for (const shires::Action& action : moves) {
        const auto* place = std::get_if<shires::PlaceTile>(&action);
        if (place != nullptr && std::find(out.begin(), out.end(), place->at) == out.end()) out.push_back(place->at);
    }
    return out;
}

bool fits_so(const shires::ActionList& moves, shires::Cell cell, int rotation) {
    return std::any_of(moves.begin(), moves.end(), [&](const shires::Action& action) {
        const auto* place = std::get_if<shires::PlaceTile>(&action);
        return place != nullptr && place->at == cell && place->rotation == rotation;
    });
}

std::optional<std::uint8_t> turn_in(shires::Kind tile, const shires::ActionList& moves, shires::Cell cell, int wanted) {
    if (!tile.valid()) return std::nullopt;
    const int turns = shires::distinct_rotations(tile);
    for (int k = 0; k < turns; ++k) {
        const int rotation = (wanted + k) % turns;
        if (fits_so(moves, cell, rotation)) return static_cast<std::uint8_t>(rotation);
    }
    return std::nullopt;
}

std::uint8_t next_turn(shires::Kind tile, const shires::ActionList& moves, shires::Cell cell, int from, int way) {
    const int turns = shires::distinct_rotations(tile);
    for (int k = 1; k < turns; ++k) {
        const int rotation = (from + way * k + turns * shires::kRotations) % turns;
        if (fits_so(moves, cell, rotation)) return static_cast<std::uint8_t>(rotation);
    }
    return static_cast<std::uint8_t>(from % turns);
}

int cells_for(const shires::ActionList& moves, int rotation) {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [rotation](const shires::Action& action) {
        const auto* place = std::get_if<shires::PlaceTile>(&action);
        return place != nullptr && place->rotation == rotation;
    }));
}

bool no_follower_after(const shires::Setup& setup, const shires::View& view, const shires::PlaceTile& move) {
    const shires::Seat seat = view.viewer;
    if (view.table.players[seat.index()].supply == 0) return true;
    shires::State after = view.table;
    std::vector<shires::Event> events;
    shires::EventSink sink(events);
    shires::apply(setup, after, seat, move, sink);
    shires::ActionList choices;
    shires::legal(setup, after, seat, choices);
    return after.phase == shires::Phase::follower && choices.size() == 1;
}

const shires::Gap* gap_at(const shires::State& state, shires::Cell cell) {
    const auto found = std::find_if(state.gaps.begin(), state.gaps.end(), [cell](const shires::Gap& gap) { return gap.at == cell; });
    return found == state.gaps.end() ? nullptr : &*found;
}

shires::KindCounts fitting(const shires::State& state, const shires::Gap& gap) {
    shires::KindCounts out{};
    for (int k = 0; k < shires::kKinds; ++k) {
        const shires::Kind kind(k);
        if (fits_turned(kind, gap)) out[kind.index()] = state.pile[kind.index()];
    }
    return out;
}

bool in_hand_fits(const shires::State& state, const shires::Gap& gap) { return state.in_hand.valid() && fits_turned(state.in_hand, gap); }

std::vector<shires::Cell> dead_cells(const shires::State& state) {
    std::vector<shires::Cell> out;
    if (state.phase == shires::Phase::over) return out;
    for (const shires::Gap& gap : state.gaps) {
        if (!in_hand_fits(state, gap) && sum_of(fitting(state, gap)) == 0) out.push_back(gap.at);
    }
    return out;
}

int sum_of(const shires::KindCounts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

}  // namespace lw::scene
