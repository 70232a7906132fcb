#include "third_game/trio_players.hpp"

namespace lw::agent {

namespace {

using namespace trio;
using TrioTraits = Traits<trio::Game>;

class Random : public Agent<trio::Game> {
public:
    void observe(const Setup& /*setup*/, std::span<const Event> /*events*/, bool /*anew*/) override {}

    Decision<Action> choose(const Setup& setup, const View& view, base::Rng& rng, const Budget& /*budget*/) override {
        const ActionList moves = trio::Game::legal(setup, view);
        if (moves.empty()) return std::nullopt;
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

/// Marks its secret cell as soon as the die lets it.
class Greedy final : public Random {
public:
    Decision<Action> choose(const Setup& setup, const View& view, base::Rng& rng, const Budget& budget) override {
        const Action wish = Mark{view.secrets[view.viewer.index()]};
        return trio::Game::legal(setup, view).contains(wish) ? Decision<Action>(wish) : Random::choose(setup, view, rng, budget);
    }
};

}  // namespace

std::vector<std::string_view> TrioTraits::names() { return {"random", "greedy"}; }

std::unique_ptr<Agent<trio::Game>> TrioTraits::make(std::string_view name) {
    if (name == "random") return std::make_unique<Random>();
    if (name == "greedy") return std::make_unique<Greedy>();
    return nullptr;
}

Due TrioTraits::due(const Setup& setup, const State& state, SeatSet computers, Patience /*patience*/) {
    return due_in_turn(trio::Game::to_act(setup, state), computers);
}

std::vector<Action> TrioTraits::fallbacks(const Setup& setup, const View& view, base::Rng& rng) {
    const ActionList moves = trio::Game::legal(setup, view);
    std::vector<Action> out(moves.begin(), moves.end());
    rng.shuffle(out);
    return out;
}

}  // namespace lw::agent
