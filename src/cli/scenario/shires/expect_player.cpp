// What the players have: points and followers.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/expect.hpp"
#include "cli/scenario/shires/places.hpp"
#include "shires/features.hpp"

#include <algorithm>

namespace lw::cli::shires_script {

using namespace shires;

namespace {

std::vector<int> of_all(const World& world, const std::function<int(Seat)>& value) {
    std::vector<int> row;
    for (int i = 0; i < world.seats(); ++i) row.push_back(value(Seat(i)));
    return row;
}

void score(World& world, Words& words) {
    const State& state = world.ready();
    if (at_row(words)) {
        const auto found = of_all(world, [&](Seat s) { return points(world.setup(), state, s); });
        return same("the score", row_text(found), row_text(read_row(world, words)));
    }
    const Seat seat = world.seat(words.next("a seat"));
    const PlayerState& player = state.players[seat.index()];
    if (words.at_number()) return same("the score of " + world.name(seat), player.total(), words.number("points", 0, 9999));
    do {
        const std::string word = words.next("city, road, cloister or field");
        const auto kind = feature_kind(word);
        if (!kind) throw Failure("'" + word + "' is not city, road, cloister or field");
        same("the score of " + world.name(seat) + " from " + word, player.points[static_cast<std::size_t>(*kind)],
             words.number("points", 0, 9999));
    } while (!words.empty());
}

void supply(World& world, Words& words) {
    const State& state = world.ready();
    if (at_row(words)) {
        const auto found = of_all(world, [&](Seat s) { return int{state.players[s.index()].supply}; });
        return same("the supply", row_text(found), row_text(read_row(world, words)));
    }
    const Seat seat = world.seat(words.next("a seat"));
    same("the supply of " + world.name(seat), state.players[seat.index()].supply, words.number("followers", 0, 8));
}

/// "followers red 3": on the board.
void followers(World& world, Words& words) {
    const auto on_board = [&](Seat seat) {
        const auto& tiles = world.ready().tiles;
        return static_cast<int>(std::count_if(tiles.begin(), tiles.end(), [seat](const Laid& t) { return t.follower == seat; }));
    };
    if (at_row(words)) return same("the followers on the board", row_text(of_all(world, on_board)), row_text(read_row(world, words)));
    const Seat seat = world.seat(words.next("a seat"));
    same("the followers of " + world.name(seat) + " on the board", on_board(seat), words.number("followers", 0, 8));
}

/// "follower at (0,1) red c:D", "follower (0,1) none".
void follower(World& world, Words& words) {
    const Laid& tile = laid_at(world.ready(), read_cell(words));
    const Seat wanted = world.seat_or_none(words.next("a seat or none"));
    same("whose follower is there", world.name(tile.follower), world.name(wanted));
    if (words.empty()) return;
    const Spot spot = read_spot(words);
    const std::uint8_t segment = segment_at(shape_of(tile), spot);
    if (segment == kNoSegment) throw Failure("the tile has no segment " + to_text(spot));
    same("where it stands", to_text(spot_of(shape_of(tile), tile.stands_on)), to_text(spot_of(shape_of(tile), segment)));
}

}  // namespace

void add_player_expectations(Expectations& all) {
    all["score"] = score;
    all["points"] = score;
    all["supply"] = supply;
    all["followers"] = followers;
    all["follower"] = follower;
}

}  // namespace lw::cli::shires_script
