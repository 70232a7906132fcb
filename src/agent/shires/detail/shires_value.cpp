#include "agent/shires/detail/shires_value.hpp"

#include "agent/detail/net_file.hpp"
#include "agent/shires/detail/frontier.hpp"

#include <cassert>

namespace lw::agent {

using namespace shires;

std::shared_ptr<const ShiresNet> built_in_shires_net() {
    static const auto net = read_net<kShiresFacts>(built_in_net("shires"));
    assert(net != nullptr);
    return net;
}

std::shared_ptr<const ShiresNet> built_in_hard_shires_net() {
    static const auto net = read_net<kShiresFacts>(built_in_net("shires_hard"));
    assert(net != nullptr);
    return net;
}

Chances shires_chances(const ShiresNet& net, const Setup& setup, const State& state) {
    CompletionOdds odds;
    Frontier(setup, state).read_odds(state, odds);
    return shires_chances(net, setup, state, odds);
}

Chances shires_chances(const ShiresNet& net, const Setup& setup, const State& state, const CompletionOdds& odds) {
    if (state.phase == Phase::over) return shared_among(state.winners);
    std::array<ShiresFacts, kMostSeats> facts;
    read_facts(setup, state, odds, facts.data());
    return net.chances(facts.data(), setup.config.seats);
}

}  // namespace lw::agent
