// Lines that state what should be true: "expect hand red 2b1l".
#pragma once

#include "cli/scenario/same.hpp"
#include "cli/scenario/world.hpp"

#include <functional>
#include <map>
#include <string>

namespace lw::cli {

using Expectation = std::function<void(World&, Words&)>;
using Expectations = std::map<std::string, Expectation, std::less<>>;

void add_position_expectations(Expectations& all);
void add_turn_expectations(Expectations& all);
void add_legal_expectations(Expectations& all);
void add_board_expectations(Expectations& all);
void add_graph_expectations(Expectations& all);
void add_event_expectations(Expectations& all);
void add_view_expectations(Expectations& all);

[[nodiscard]] const Expectations& expectations();

}  // namespace lw::cli
