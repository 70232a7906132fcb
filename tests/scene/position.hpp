// Positions for the pictures: a game played by chance to some point, or pieces put down by hand.
#pragma once

#include "base/rng.hpp"
#include "isles/determinize.hpp"
#include "isles/rules.hpp"
#include "isles/view.hpp"
#include "scene/isles_board.hpp"
#include "unit/isles_boards.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace lw::scene {

using isles::n;
using isles::s;

struct Game {
    isles::Setup setup = isles::make_setup(isles::beginner_config());
    isles::State state = isles::initial(setup);
    Places places = make_places(setup);
    base::Rng rng{11};

    [[nodiscard]] isles::View view(int seat = 0) const { return isles::view(setup, state, isles::Seat(seat)); }
    [[nodiscard]] isles::VertexId vertex(isles::VertexName name) const { return setup.topology.find(name); }
    [[nodiscard]] isles::EdgeId edge(isles::VertexName a, isles::VertexName b) const {
        return setup.topology.find(isles::edge_between(a, b));
    }
    [[nodiscard]] isles::HexId hex(int q, int r) const { return setup.topology.find(isles::Hex{q, r}); }

    /// Puts a piece on the table without asking the rules.
    void put(isles::VertexName at, int seat, isles::Building building) {
        state.table.sites[vertex(at).index()] = {building, isles::Seat(seat)};
        isles::renew_network(setup, state.table);
    }
    void put_road(isles::VertexName a, isles::VertexName b, int seat) {
        state.table.roads[edge(a, b).index()] = isles::Seat(seat);
        isles::renew_network(setup, state.table);
    }

    /// One action, drawn from what is legal; returns its events as seat 0 sees them. False in `over` at the end.
    std::vector<isles::Event> advance() {
        const game::ToAct to_act = isles::to_act(setup, state);
        std::vector<isles::Event> events;
        if (to_act.waiting == game::Waiting::over) return events;
        isles::EventSink sink(events);
        if (to_act.waiting == game::Waiting::chance) {
            isles::ChanceList chances;
            isles::chances(setup, state, chances);
            const isles::Action action = chances[rng.below(static_cast<std::uint32_t>(chances.size()))].action;
            isles::apply(setup, state, game::kNature, action, sink);
        } else {
            const isles::Seat seat = to_act.seats.lowest();
            isles::ActionList legal;
            isles::legal(setup, state, seat, legal);
            const isles::Action action = state.table.phase == isles::Phase::discard
                                             ? isles::Action{isles::random_discard(isles::view(setup, state, seat), rng)}
                                             : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            isles::apply(setup, state, game::Actor(seat), action, sink);
        }
        for (isles::Event& event : events) event = isles::redact(event, isles::Seat(0));
        return events;
    }
};

inline constexpr std::array<SeatLook, 4> kLooks{SeatLook{draw::Paint::p0}, SeatLook{draw::Paint::p1}, SeatLook{draw::Paint::p2},
                                                SeatLook{draw::Paint::p3}};

inline std::vector<draw::Sprite> sprites_of(const draw::Picture& picture, draw::Image image) {
    std::vector<draw::Sprite> found;
    for (const draw::Sprite& sprite : picture.sprites) {
        if (sprite.image == image) found.push_back(sprite);
    }
    return found;
}

inline int count(const draw::Picture& picture, draw::Image image) { return static_cast<int>(sprites_of(picture, image).size()); }

/// Place of the first sprite with that image in the draw order; -1 if there is none.
inline int first_index(const draw::Picture& picture, draw::Image image) {
    for (std::size_t i = 0; i < picture.sprites.size(); ++i) {
        if (picture.sprites[i].image == image) return static_cast<int>(i);
    }
    return -1;
}
inline int last_index(const draw::Picture& picture, draw::Image image) {
    int found = -1;
    for (std::size_t i = 0; i < picture.sprites.size(); ++i) {
        if (picture.sprites[i].image == image) found = static_cast<int>(i);
    }
    return found;
}

inline bool near(Vec2 a, Vec2 b, float by = 0.1F) { return draw::length(a - b) <= by; }

}  // namespace lw::scene
