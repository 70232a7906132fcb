#include "agent/shires/traits.hpp"

#include "agent/shires/detail/greedy.hpp"
#include "agent/shires/detail/random.hpp"

namespace lw::agent {

using namespace shires;
using ShiresTraits = Traits<shires::Game>;

std::vector<std::string_view> ShiresTraits::names() { return {"random", "greedy"}; }

std::unique_ptr<Agent<shires::Game>> ShiresTraits::make(std::string_view name) {
    if (name == "random") return make_random_shires();
    if (name == "greedy") return make_greedy_shires();
    return nullptr;
}

Due ShiresTraits::due(const Setup& setup, const State& state, SeatSet computers, Patience /*patience*/) {
    return due_in_turn(to_act(setup, state), computers);
}

std::optional<Action> ShiresTraits::onward(const Setup& setup, const View& view) {
    if (check_view(setup, view, NoFollower{}) != Reason::ok) return std::nullopt;
    return NoFollower{};
}

std::uint64_t ShiresTraits::turn_key(const State& state) { return (std::uint64_t{state.turn_number} << 8U) | state.turn.value; }

std::vector<Action> ShiresTraits::fallbacks(const Setup& setup, const View& view, base::Rng& rng) {
    const ActionList moves = legal(setup, view);
    std::vector<Action> out(moves.begin(), moves.end());
    rng.shuffle(out);
    return out;
}

}  // namespace lw::agent
