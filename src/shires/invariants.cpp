// What must hold in every position (rules 9). Safe on any state that the codec lets through: a position may come from a
// file, so nothing is used as an index before it is known to be one.
#include "shires/board.hpp"
#include "shires/features.hpp"
#include "shires/flood.hpp"
#include "shires/rules.hpp"

#include <algorithm>
#include <numeric>

namespace lw::shires {

namespace {

std::string check_ranges(const Setup& setup, const State& state) {
    const SeatSet all = setup.all_seats();
    if (state.phase > Phase::over) return "no such phase";
    if (state.phase != Phase::first_player && !all.has(state.turn)) return "nobody is on turn";
    if ((state.phase == Phase::tile) != state.in_hand.valid()) return "a tile in hand at the wrong time";
    if (!(state.winners - all).empty()) return "a winner who is not there";
    if ((state.phase == Phase::over) == state.winners.empty()) return "winners at the wrong time";
    if (state.tiles.empty()) return "no tile on the board";
    if (!(state.tiles[0].at == Cell{})) return "a starting tile that lies elsewhere";
    for (const Laid& tile : state.tiles) {
        if (!tile.kind.valid() || tile.rotation >= kRotations) return "a tile of no kind";
        if (std::abs(tile.at.x) >= static_cast<int>(kMaxTiles) || std::abs(tile.at.y) >= static_cast<int>(kMaxTiles)) {
            return "a tile too far away";
        }
        if (tile.follower.valid() != (tile.stands_on != kNoSegment)) return "a follower without a place";
        if (!tile.follower.valid()) continue;
        if (!all.has(tile.follower)) return "a follower of nobody";
        if (tile.stands_on >= shape_of(tile).segments.size()) return "a follower on no segment";
    }
    return {};
}

/// The board laid again tile by tile must be the same.
std::string check_board(const Board& board) {
    Board again;
    for (const Laid& tile : board.tiles) {
        if (!again.tiles.empty() && judge_place(again, tile.kind, tile.at, tile.rotation) != Reason::ok) {
            return "a tile that does not fit";
        }
        if (again.segment_count + shape_of(tile).segments.size() > kMaxSegments) return "too many segments";
        const TileId id{static_cast<std::uint16_t>(again.tiles.size())};
        lay(again, tile.kind, tile.at, tile.rotation);
        if (tile.follower.valid()) stand(again, id, tile.follower, tile.stands_on);
    }
    return again == board ? "" : "a board that is not what its tiles make";
}

std::string check_tiles(const Setup& setup, const State& state) {
    std::array<int, kKinds> count{};
    for (std::size_t k = 0; k < kKinds; ++k) count[k] = state.pile[k] + state.set_aside[k];
    for (const Laid& tile : state.tiles) ++count[tile.kind.index()];
    if (state.in_hand.valid()) ++count[state.in_hand.index()];
    --count[kStartKind.index()];
    for (std::size_t k = 0; k < kKinds; ++k) {
        if (count[k] != setup.drawn[k]) return "tiles of a kind are lost or too many";
    }
    const int pile = std::accumulate(state.pile.begin(), state.pile.end(), 0);
    return pile == state.pile_size ? "" : "a wrong size of the pile";
}

std::string check_followers(const Setup& setup, const State& state) {
    std::array<int, kMostSeats> count{};
    for (const Laid& tile : state.tiles) {
        if (!tile.follower.valid()) continue;
        ++count[tile.follower.index()];
        const SegmentId id = segment_id(tile, tile.stands_on);
        const FeatureKind kind = segment_of(state, id).kind;
        if (kind == FeatureKind::field && setup.config.settings.farms == FarmRule::none) return "a farmer";
        const bool scoring_due = state.phase == Phase::follower;
        if (!scoring_due && complete(kind, state.feature(id))) return "a follower on a complete feature";
    }
    for (const Seat seat : setup.all_seats()) {
        if (count[seat.index()] + state.players[seat.index()].supply != setup.config.settings.followers) {
            return "followers are lost or too many";
        }
    }
    for (std::size_t i = setup.config.seats; i < state.players.size(); ++i) {
        if (!(state.players[i] == PlayerState{})) return "a player who is not there";
    }
    return {};
}

}  // namespace

std::string check_invariants(const Setup& setup, const State& state) {
    if (std::string fault = check_ranges(setup, state); !fault.empty()) return fault;
    if (std::string fault = check_board(state); !fault.empty()) return fault;
    if (std::string fault = check_features(state); !fault.empty()) return fault;
    if (std::string fault = check_tiles(setup, state); !fault.empty()) return fault;
    return check_followers(setup, state);
}

}  // namespace lw::shires
