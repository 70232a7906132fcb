// The position that a case describes, without what it expects.
#pragma once

#include "cli/scenario/script.hpp"
#include "isles/game.hpp"
#include "shires/game.hpp"

#include <functional>
#include <string>

namespace lw::cli {

/// Runs the case's lines except its expectations, without loops, and shows the resulting position. Requires that the case
/// is of this game. Empty, or what is wrong.
template <class G>
std::string visit_position(const std::string& file, const Case& one,
                           const std::function<void(const typename G::Setup&, const typename G::State&)>& visitor);
template <>
std::string visit_position<isles::Game>(const std::string& file, const Case& one,
                                        const std::function<void(const isles::Setup&, const isles::State&)>& visitor);
template <>
std::string visit_position<shires::Game>(const std::string& file, const Case& one,
                                         const std::function<void(const shires::Setup&, const shires::State&)>& visitor);

/// Calls `run(text)` for each line except the expectations. Empty, or what is wrong.
std::string run_without_expectations(const std::string& file, const Case& one, const std::function<void(const std::string&)>& run);

}  // namespace lw::cli
