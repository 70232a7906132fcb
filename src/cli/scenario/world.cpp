#include "cli/scenario/world.hpp"

#include "cli/board_complaint.hpp"
#include "cli/chance.hpp"
#include "cli/scenario/failure.hpp"
#include "cli/scenario/fixtures.hpp"
#include "cli/scenario/position.hpp"
#include "isles/generate.hpp"

#include <algorithm>

namespace lw::cli {

World::World(std::uint64_t seed, Shares& all_shares) : rng(seed), shares(all_shares) { config_.layout = isles::beginner_layout(); }

isles::Config& World::config() {
    if (built_) throw Failure("board, seats and settings must come before the position");
    return config_;
}

void World::change_settings(const isles::Settings& settings) {
    config_.settings = settings;
    if (built_) setup_.config.settings = settings;
}

void World::build() {
    if (built_) return;
    std::sort(config_.layout.tiles.begin(), config_.layout.tiles.end(),
              [](const isles::Tile& a, const isles::Tile& b) { return a.hex.r != b.hex.r ? a.hex.r < b.hex.r : a.hex.q < b.hex.q; });
    if (const std::string wrong = board_complaint(config_.layout); !wrong.empty()) throw Failure(wrong);
    if (!isles::valid(config_)) throw Failure("there is no such table");
    setup_ = isles::make_setup(config_);
    state_ = isles::initial(setup_);
    built_ = true;
    if (beginner_pieces) place_beginner_pieces(*this);
}

isles::State& World::edit() {
    build();
    stale_ = true;
    return state_;
}

const isles::Setup& World::setup() {
    build();
    return setup_;
}

isles::Setup& World::setup_to_edit() {
    build();
    stale_ = true;
    return setup_;
}

const isles::State& World::ready() {
    build();
    if (stale_) {
        derive();
        stale_ = false;
        whole_ = isles::check_invariants(setup_, state_).empty();
    }
    return state_;
}

void World::derive() {
    derive_pieces(setup_, state_, given);
    derive_awards(setup_, state_, given, started);
    derive_cards(setup_, state_, given);
    given.bank = {};
    given.deck = {};
}

const isles::State& World::quiet() {
    while (isles::to_act(setup_, ready()).waiting == game::Waiting::chance) draw_chance();
    return state_;
}

void World::draw_chance() {
    const auto action = pick_chance<isles::Game>(setup_, ready(), rng);
    if (!action) throw Failure("chance is due, but nothing can happen");
    apply(game::kNature, *action);
}

void World::apply(game::Actor actor, const isles::Action& action) {
    ready();
    started = true;
    isles::EventSink sink(events);
    isles::apply(setup_, state_, actor, action, sink);
    if (!whole_) return;
    const std::string broken = isles::check_invariants(setup_, state_);
    if (!broken.empty()) throw Failure("after '" + isles::to_text(setup_, action) + "' this no longer holds: " + broken);
}

}  // namespace lw::cli
