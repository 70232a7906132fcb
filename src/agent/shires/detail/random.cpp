#include "agent/shires/detail/random.hpp"

namespace lw::agent {

namespace {

using namespace shires;

class Random final : public Agent<shires::Game> {
public:
    void observe(const Setup& /*setup*/, std::span<const Event> /*events*/, bool /*anew*/) override {}

    Decision<Action> choose(const Setup& setup, const View& view, base::Rng& rng, const Budget& /*budget*/) override {
        const ActionList moves = legal(setup, view);
        if (moves.empty()) return std::nullopt;
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

}  // namespace

std::unique_ptr<Agent<shires::Game>> make_random_shires() { return std::make_unique<Random>(); }

}  // namespace lw::agent
