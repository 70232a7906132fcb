// Lines that state what should be true: "expect score 8/4/0".
#pragma once

#include "cli/scenario/same.hpp"
#include "cli/scenario/shires/world.hpp"

#include <functional>
#include <map>
#include <string>

namespace lw::cli::shires_script {

using Expectation = std::function<void(World&, Words&)>;
using Expectations = std::map<std::string, Expectation, std::less<>>;

void add_player_expectations(Expectations& all);
void add_turn_expectations(Expectations& all);
void add_tile_expectations(Expectations& all);
void add_feature_expectations(Expectations& all);
void add_legal_expectations(Expectations& all);
void add_final_expectations(Expectations& all);
void add_event_expectations(Expectations& all);

void expect_line(World& world, Words& words);

}  // namespace lw::cli::shires_script
