// The computer players of Trio (agent/agent.hpp).
#pragma once

#include "agent/agent.hpp"
#include "third_game/trio.hpp"

namespace lw::agent {

template <>
struct Traits<trio::Game> {
    static std::vector<std::string_view> names();
    static std::unique_ptr<Agent<trio::Game>> make(std::string_view name);

    static Due due(const trio::Setup& setup, const trio::State& state, game::SeatSet computers, Patience patience);
    static game::SeatSet asked(const trio::State& /*state*/) { return {}; }
    static bool can_answer(const trio::View& /*view*/) { return false; }
    static std::optional<trio::Action> onward(const trio::Setup& /*setup*/, const trio::View& /*view*/) { return std::nullopt; }
    static std::uint64_t turn_key(const trio::State& state) { return state.table.turn_number; }
    static std::vector<trio::Action> fallbacks(const trio::Setup& setup, const trio::View& view, base::Rng& rng);
};

}  // namespace lw::agent
