// One computer player in one seat, with its own chance.
#pragma once

#include "agent/agent.hpp"
#include "game/feed.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

namespace lw::agent {

template <game::Game G>
class Mind {
public:
    /// A player by a name of Traits<G>::names(); a name that is none of them plays "random". `seed` is the players' own, one
    /// for the table and different from that of board and chance.
    Mind(std::string_view name, std::uint64_t seed, game::Seat seat) : agent_(Traits<G>::make(name)), rng_(own(seed, seat)) {
        if (agent_ == nullptr) agent_ = Traits<G>::make("random");
    }
    /// A player without a name.
    Mind(std::unique_ptr<Agent<G>> agent, std::uint64_t seed, game::Seat seat) : agent_(std::move(agent)), rng_(own(seed, seat)) {}

    /// What it does, as the feed of its seat shows the game. The feed continues the one before or begins anew.
    [[nodiscard]] Decision<typename G::Action> think(const typename G::Setup& setup, const game::Feed<G>& feed, const Budget& budget = {}) {
        agent_->observe(setup, feed.events, feed.anew);
        return agent_->choose(setup, feed.view, rng_, budget);
    }

private:
    static base::Rng own(std::uint64_t seed, game::Seat seat) {
        return base::Rng(seed + 0x632BE59BD9B4E019ULL * (static_cast<std::uint64_t>(seat.index()) + 1));
    }

    std::unique_ptr<Agent<G>> agent_;
    base::Rng rng_;
};

}  // namespace lw::agent
