#include "cli/scenario/shires/world.hpp"

#include "cli/chance.hpp"
#include "cli/scenario/failure.hpp"
#include "registry/shires_format.hpp"
#include "shires/board.hpp"
#include "shires/features.hpp"
#include "shires/flood.hpp"

#include <algorithm>

namespace lw::cli::shires_script {

using namespace shires;

World::World(std::uint64_t seed, Shares& all_shares) : rng(seed), shares(all_shares) {}

void World::change(const Config& config) {
    if (!valid(config)) throw Failure("there is no such table");
    const bool same_start = config.seats == config_.seats && config.first_player == config_.first_player;
    if (built_ && !same_start) throw Failure("seats and who begins must come before the position");
    config_ = config;
    if (!built_) return;
    setup_ = make_setup(config_);
    stale_ = true;
}

void World::build() {
    if (built_) return;
    if (!valid(config_)) throw Failure("the settings are not valid");
    setup_ = make_setup(config_);
    state_ = initial(setup_);
    built_ = true;
}

const Setup& World::setup() {
    build();
    return setup_;
}

State& World::edit() {
    build();
    settle_tiles();
    stale_ = true;
    return state_;
}

void World::clear_board() { static_cast<Board&>(edit()) = {}; }

void World::add_tile(Kind kind, Cell at, int rotation) {
    build();
    stale_ = true;
    waiting_.push_back({kind, at, rotation});
}

void World::settle_tiles() {
    while (!waiting_.empty()) {
        auto fits_now = [this](const Waiting& one) {
            return state_.tiles.empty() || judge_place(state_, one.kind, one.at, one.rotation) == Reason::ok;
        };
        const auto found = std::find_if(waiting_.begin(), waiting_.end(), fits_now);
        if (found == waiting_.end()) {
            const Waiting& one = waiting_.front();
            throw Failure("the tile " + to_text(one.kind) + " " + to_text(one.at) +
                          " cannot lie there: " + std::string(name_of(judge_place(state_, one.kind, one.at, one.rotation))));
        }
        const std::size_t segments = shape(found->kind, 0).segments.size();
        if (state_.tiles.full() || state_.segment_count + segments > kMaxSegments) throw Failure("too many tiles");
        lay(state_, found->kind, found->at, found->rotation);
        waiting_.erase(found);
    }
}

void World::set_order(std::deque<Kind> order) {
    stale_ = true;
    order_ = std::move(order);
    ordered_ = true;
}

Kind World::next_in_order() const { return ordered_ && !order_.empty() ? order_.front() : Kind{}; }

void World::derive_pile(std::array<int, kKinds> used) {
    std::array<int, kKinds> pile{};
    for (const Kind kind : order_) ++pile[kind.index()];
    std::size_t tiles = 0;
    std::size_t segments = 0;
    for (std::size_t k = 0; k < kKinds; ++k) {
        const int all = count_in_set(Kind(static_cast<int>(k))) * config_.settings.tile_sets;
        if (!ordered_) pile[k] = std::max(0, all - used[k]);
        const std::size_t both = static_cast<std::size_t>(used[k] + pile[k]);
        tiles += both;
        segments += both * shape(Kind(static_cast<int>(k)), 0).segments.size();
        state_.pile[k] = static_cast<std::uint8_t>(pile[k]);
        setup_.drawn[k] = static_cast<std::uint8_t>(both - (k == kStartKind.index() && both > 0 ? 1 : 0));
    }
    if (tiles > kMaxTiles || segments > kMaxSegments) throw Failure("more tiles than a table can have");
    state_.pile_size = 0;
    for (const std::uint8_t n : state_.pile) state_.pile_size = static_cast<std::uint8_t>(state_.pile_size + n);
}

/// What the file does not state follows from the board: how many followers each has left, and what can still be drawn.
void World::derive() {
    std::array<int, kKinds> used{};
    std::array<int, kMostSeats> out{};
    for (const Laid& tile : state_.tiles) {
        ++used[tile.kind.index()];
        if (tile.follower.valid()) ++out[tile.follower.index()];
    }
    for (std::size_t k = 0; k < kKinds; ++k) used[k] += state_.set_aside[k];
    if (state_.in_hand.valid()) ++used[state_.in_hand.index()];
    derive_pile(used);
    for (const Seat seat : setup_.all_seats()) {
        if (supply_given_[seat.index()]) continue;
        const int left = config_.settings.followers - out[seat.index()];
        if (left < 0) throw Failure(name(seat) + " has more followers on the board than there are");
        state_.players[seat.index()].supply = static_cast<std::uint8_t>(left);
    }
}

const State& World::ready() {
    build();
    settle_tiles();
    if (stale_) {
        derive();
        stale_ = false;
        given_ = state_;
        moves_.clear();
        whole_ = check_invariants(setup_, state_).empty();
    }
    return state_;
}

void World::check_whole(const std::string& after) const {
    const std::string broken = whole_ ? check_invariants(setup_, state_) : check_features(state_);
    if (!broken.empty()) throw Failure("after '" + after + "' this no longer holds: " + broken);
}

void World::apply(game::Actor actor, const Action& action) {
    ready();
    if (state_.phase == Phase::follower) before_follower = state_;
    const auto* drawn = std::get_if<DrawnTile>(&action);
    if (drawn != nullptr && ordered_) order_.pop_front();
    moves_.emplace_back(actor, pack(action));
    EventSink sink(events);
    shires::apply(setup_, state_, actor, action, sink);
    check_whole(to_text(setup_, action));
}

void World::draw_chance() {
    if (ready().phase == Phase::draw && ordered_) {
        if (order_.empty()) throw Failure("no tile is left to draw");
        return apply(game::kNature, DrawnTile{order_.front()});
    }
    const auto outcome = pick_chance<shires::Game>(setup_, state_, rng);
    if (!outcome) throw Failure("no tile is left to draw");
    apply(game::kNature, *outcome);
}

const State& World::quiet() {
    while (to_act(setup(), ready()).waiting == game::Waiting::chance) draw_chance();
    return state_;
}

const State& World::put_aside() {
    while (ready().phase == Phase::draw && next_in_order().valid() && !fits_anywhere(state_, order_.front())) draw_chance();
    return state_;
}

void World::finish() {
    ready();
    if (state_.phase == Phase::over) throw Failure("the game is over already");
    if (!state_.turn.valid()) throw Failure("nobody has begun yet");
    set_order({});
    events.clear();
    if (state_.phase == Phase::follower) return apply(state_.turn, NoFollower{});
    state_.in_hand = {};
    ready();
    EventSink sink(events);
    shires::finish(setup_, state_, sink);
    check_whole("finish");
    given_ = state_;
    moves_.clear();
}

void World::reload() {
    ready();
    State again = given_;
    EventSink nowhere;
    for (const auto& [actor, number] : moves_) {
        const auto action = unpack(number);
        if (!action || check(setup_, again, actor, *action) != Reason::ok) throw Failure("a move is refused when it is played again");
        shires::apply(setup_, again, actor, *action, nowhere);
    }
    if (!(again == state_)) throw Failure("the position is another one when its moves are played again");
    if (whole_) state_ = stored_and_read();
}

/// As a save holds it. Only a whole position: saves cannot hold impossible boards.
State World::stored_and_read() const {
    codec::Writer out;
    codec::Format<shires::Game>::state(out, setup_, state_);
    const base::Bytes bytes = out.take();
    codec::Reader in(bytes);
    State read;
    codec::Format<shires::Game>::state(in, setup_, read);
    if (!in.finished() || !(read == state_)) throw Failure("the position is another one after saving and loading");
    return read;
}

}  // namespace lw::cli::shires_script
