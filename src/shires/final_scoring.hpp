// The scoring at the end (rules 5.2 to 5.4), as a list of what is scored.
#pragma once

#include "shires/rules.hpp"

#include <functional>

namespace lw::shires {

/// In the order of features, fields last; only what holds followers. Changes nothing.
void for_each_final_score(const Setup& setup, const State& state, const std::function<void(const Scored&)>& each);

}  // namespace lw::shires
