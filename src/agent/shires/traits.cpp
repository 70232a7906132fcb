#include "agent/shires/traits.hpp"

#include "agent/shires/greedy.hpp"
#include "agent/shires/random.hpp"

namespace lw::agent {

using namespace shires;
using ShiresTraits = Traits<shires::Game>;

std::vector<std::string_view> ShiresTraits::names() { return {"random", "greedy"}; }

std::unique_ptr<Agent<shires::Game>> ShiresTraits::make(std::string_view name) {
    if (name == "random") return make_random_shires();
    if (name == "greedy") return make_greedy_shires();
    return nullptr;
}

Due ShiresTraits::due(const Setup& /*setup*/, const View& spectator, SeatSet computers, Patience /*patience*/) {
    if (spectator.to_act.waiting != game::Waiting::seats) return {};
    const SeatSet moving = spectator.to_act.seats & computers;
    return {moving.lowest(), moving.empty() ? spectator.to_act.seats : SeatSet{}, false};
}

game::SeatSet ShiresTraits::asked(const View& /*spectator*/) { return {}; }

std::optional<Action> ShiresTraits::onward(const Setup& setup, const View& view) {
    if (!allowed(setup, view, NoFollower{})) return std::nullopt;
    return NoFollower{};
}

std::uint64_t ShiresTraits::turn_key(const View& view) { return (std::uint64_t{view.table.turn_number} << 8U) | view.table.turn.value; }

bool ShiresTraits::allowed(const Setup& setup, const View& view, const Action& action) {
    return check_view(setup, view, action) == Reason::ok;
}

std::vector<Action> ShiresTraits::fallbacks(const Setup& setup, const View& view, base::Rng& rng) {
    const ActionList moves = legal(setup, view);
    std::vector<Action> out(moves.begin(), moves.end());
    rng.shuffle(out);
    return out;
}

}  // namespace lw::agent
