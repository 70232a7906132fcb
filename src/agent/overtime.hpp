// Decides for a person whose time has run out: what must be decided as the greedy player would, then ends the turn.
#pragma once

#include "agent/agent.hpp"
#include "game/feed.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace lw::agent {

template <game::Game G>
class Overtime {
public:
    explicit Overtime(std::uint64_t seed) : rng_(seed) {}

    /// One move of `seat`, which must decide something: the step towards the end of its turn if there is one, else the
    /// greedy choice, else a fallback. False, and nothing done, when it need not decide or none of its moves is accepted.
    template <class Session>
    bool step(Session& session, game::Seat seat) {
        if (!session.to_act().seats.has(seat)) return false;
        game::Told nothing;
        const auto feed = session.feed(seat, nothing);
        const auto& view = feed.view;
        std::vector<typename G::Action> candidates;
        if (const auto onward = Traits<G>::onward(session.setup(), view)) candidates.push_back(*onward);
        if (const auto best = greedy(session.setup(), feed)) candidates.push_back(*best);
        for (const auto& action : Traits<G>::fallbacks(session.setup(), view, rng_)) candidates.push_back(action);
        for (const auto& action : candidates) {
            if (G::check_view(session.setup(), view, action) != G::Reason::ok) continue;
            if (session.submit(seat, action, session.state_no()).ok()) return true;
        }
        return false;
    }

private:
    std::optional<typename G::Action> greedy(const typename G::Setup& setup, const game::Feed<G>& feed) {
        const auto agent = Traits<G>::make("greedy");
        agent->observe(setup, feed.events, true);
        return agent->choose(setup, feed.view, rng_, Budget{}).action;
    }

    base::Rng rng_;
};

}  // namespace lw::agent
