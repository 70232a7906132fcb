#include "agent/isles/detail/isles_value.hpp"

#include "agent/detail/net_file.hpp"

#include <cassert>
#include <utility>

namespace lw::agent {

using namespace isles;

std::shared_ptr<const IslesNet> built_in_isles_net() {
    static const auto net = read_net<kIslesFacts>(built_in_net("isles"));
    assert(net != nullptr);
    return net;
}

std::shared_ptr<const IslesNet> built_in_hard_isles_net() {
    static const auto net = read_net<kIslesFacts>(built_in_net("isles_hard"));
    assert(net != nullptr);
    return net;
}

IslesValue::IslesValue(const Setup& setup, const IslesNet& net) : setup_(setup), yields_(setup), net_(net) {
    for (auto& seat : read_) seat.fill({IslesFacts{}, net.share_of(IslesFacts{})});
}

const IslesNet::Share& IslesValue::share_of(std::size_t seat, const IslesFacts& facts) {
    auto& [last, before] = read_[seat];
    if (last.facts == facts) return last.share;
    std::swap(last, before);
    if (last.facts != facts) last = {facts, net_.share_of(facts)};
    return last.share;
}

template <class F>
Chances IslesValue::chances(const BasicState<F>& state) {
    if (state.table.phase == Phase::over) return shared_among(state.table.winners);
    std::array<IslesFacts, F::kSeats> facts;
    read_facts(setup_, yields_, state, facts.data());
    const auto seats = static_cast<std::size_t>(setup_.config.seats);
    std::array<IslesNet::Share, F::kSeats> shares;
    for (std::size_t i = 0; i < seats; ++i) shares[i] = share_of(i, facts[i]);
    return net_.chances(shares.data(), seats);
}

template Chances IslesValue::chances(const BasicState<StandardForm>&);
template Chances IslesValue::chances(const BasicState<ExtensionForm>&);
template Chances IslesValue::chances(const BasicState<PlayForm>&);

}  // namespace lw::agent
