#include "agent/shires/traits.hpp"

#include "agent/detail/net_file.hpp"
#include "agent/shires/detail/hard.hpp"
#include "agent/shires/detail/one_step.hpp"
#include "agent/shires/detail/outlook.hpp"
#include "agent/shires/detail/random.hpp"
#include "agent/shires/detail/shires_value.hpp"

#include <utility>

namespace lw::agent {

using namespace shires;
using ShiresTraits = Traits<shires::Game>;

namespace {

std::unique_ptr<Agent<shires::Game>> by_win_chance(std::shared_ptr<const ShiresNet> net) {
    return make_one_step_shires([net = std::move(net)](const Setup& setup, const State& state, Seat seat) {
        return value_of_chance(shires_chances(*net, setup, state)[seat.index()]);
    });
}

}  // namespace

std::vector<std::string_view> ShiresTraits::names() { return {"random", "greedy", "easy", "medium", "hard"}; }

std::unique_ptr<Agent<shires::Game>> ShiresTraits::make(std::string_view name) {
    if (name == "random") return make_random_shires();
    if (name == "greedy" || name == "easy") return make_one_step_shires(outlook);
    if (name == "medium") return by_win_chance(built_in_shires_net());
    if (name == "hard") return make_hard_shires(built_in_hard_shires_net());
    return nullptr;
}

std::unique_ptr<Agent<shires::Game>> ShiresTraits::make_with_net(base::ByteView bytes) {
    const auto net = read_net<kShiresFacts>(bytes);
    return net ? by_win_chance(net) : nullptr;
}

Judge<shires::Game> ShiresTraits::judge(const Setup& setup) {
    return [&setup, net = built_in_hard_shires_net()](const State& state) { return shires_chances(*net, setup, state); };
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
