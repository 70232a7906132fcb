#include "agent/isles/detail/isles_value.hpp"

#include "agent/detail/net_file.hpp"

#include <cassert>

namespace lw::agent {

using namespace isles;

std::shared_ptr<const IslesNet> built_in_isles_net() {
    static const auto net = read_net<kIslesFacts>(built_in_net("isles"));
    assert(net != nullptr);
    return net;
}

IslesValue::IslesValue(const Setup& setup, const IslesNet& net) : setup_(setup), yields_(setup), net_(net) {}

template <class F>
Chances IslesValue::chances(const BasicState<F>& state) const {
    if (state.table.phase == Phase::over) return shared_among(state.table.winners);
    std::array<IslesFacts, F::kSeats> facts;
    read_facts(setup_, yields_, state, facts.data());
    return net_.chances(facts.data(), static_cast<std::size_t>(setup_.config.seats));
}

template Chances IslesValue::chances(const BasicState<StandardForm>&) const;
template Chances IslesValue::chances(const BasicState<ExtensionForm>&) const;
template Chances IslesValue::chances(const BasicState<PlayForm>&) const;

}  // namespace lw::agent
