// The computer players of Isles by name, and the questions their driver asks.
#pragma once

#include "agent/agent.hpp"
#include "agent/chances.hpp"
#include "base/bytes.hpp"
#include "isles/game.hpp"

namespace lw::agent {

template <>
struct Traits<isles::Game> {
    using Agent = agent::Agent<isles::Game>;

    /// "random", "greedy", "easy", "medium", "hard".
    static std::vector<std::string_view> names();
    static std::unique_ptr<Agent> make(std::string_view name);
    /// "medium" with another net (net_file.hpp), to try what was learned; null when the bytes are none for this game.
    static std::unique_ptr<Agent> make_with_net(base::ByteView bytes);
    /// Gives the hints: the strongest, of those who judge by their chance to win.
    static constexpr std::string_view kAdviser = "hard";
    /// By the net that it judges by. The setup must outlive it.
    static Judge<isles::Game> judge(const isles::Setup& setup);
    /// A settlement of the set-up is placed and the road beside it is still to come: such a position is not judged by itself.
    static bool half_done(const isles::State& state) { return state.table.phase == isles::Phase::setup_road; }

    /// Computers that are asked answer first, then come those whose own offers can be settled, then those that must
    /// act. A computer's open offer waits for the people it was made to while patience lasts.
    static Due due(const isles::Setup& setup, const isles::State& state, game::SeatSet computers, Patience patience);
    /// Seats with an open offer to them that they have neither accepted nor declined, and with as many cards as it asks for.
    static game::SeatSet asked(const isles::State& state);
    /// Whether the viewer's hand can pay for one of the offers that it has not answered.
    static bool can_answer(const isles::View& view);

    /// Ends the turn, or rolls where the turn cannot end before; nothing where something must be chosen.
    static std::optional<isles::Action> onward(const isles::Setup& setup, const isles::View& view);
    /// A number that differs in every turn, part of a turn and set-up placement.
    static std::uint64_t turn_key(const isles::State& state);

    /// Ends what is pending in the plainest way: decline, withdraw, discard, roll, end the turn; then any listed move.
    static std::vector<isles::Action> fallbacks(const isles::Setup& setup, const isles::View& view, base::Rng& rng);
};

}  // namespace lw::agent
