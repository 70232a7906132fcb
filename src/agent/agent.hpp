// Computer players as the rest of the program sees them. They are given views and redacted events, never a state.
#pragma once

#include "agent/budget.hpp"
#include "agent/decision.hpp"
#include "base/rng.hpp"
#include "game/concept.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace lw::agent {

/// One computer player at one seat of one game. It may remember what observe() told it.
template <game::Game G>
class Agent {
public:
    Agent() = default;
    Agent(const Agent&) = delete;
    Agent& operator=(const Agent&) = delete;
    virtual ~Agent() = default;

    /// Called before each choice with what happened since the last call, as this seat may see it. `anew` means that
    /// moves have been taken back: forget everything; `events` then holds the game from its beginning.
    virtual void observe(const typename G::Setup& setup, std::span<const typename G::Event> events, bool anew) = 0;

    /// What the viewer does now, or nothing when it wants nothing (only where it need not act). All chance comes from
    /// `rng`: without a time bound and without a stop, the decision is exactly repeatable. The driver checks the answer
    /// and has a fallback, so that nothing stalls.
    virtual Decision<typename G::Action> choose(const typename G::Setup& setup, const typename G::View& view, base::Rng& rng,
                                                const Budget& budget) = 0;
};

/// Whose move it is, among computers and people.
struct Due {
    game::Seat computer;   ///< acts now; nobody when there is nothing for a computer to do
    game::SeatSet people;  ///< else: those waited for. Empty with nobody: the game is over
    /// The people are only waited for to answer a computer's offer: call with Patience::over after a while
    /// (10 s, say) and the computers go on without it.
    bool answer_only = false;
};

enum class Patience : std::uint8_t { waiting, over };

/// Due in games where nobody is ever asked out of turn.
[[nodiscard]] inline Due due_in_turn(const game::ToAct& to_act, game::SeatSet computers) {
    if (to_act.waiting != game::Waiting::seats) return {};
    const game::SeatSet moving = to_act.seats & computers;
    return {moving.lowest(), moving.empty() ? to_act.seats : game::SeatSet{}, false};
}

/// What a game offers its computer players; specialised beside them (agent/isles/traits.hpp).
///   static std::vector<std::string_view> names();                       "random", "greedy", ...
///   static std::unique_ptr<Agent<G>> make(std::string_view name);       null for a name it does not know
///   static std::unique_ptr<Agent<G>> make_with_net(ByteView net);         null for bytes that are none; only where players learn
///   static constexpr std::string_view kAdviser;                         who gives hints; only where people play
///   static Judge<G> judge(setup);                                       what it thinks of a position (chances.hpp); the same
///   static bool half_done(state);                                       in the middle of a move; the same
///   static Due due(setup, state, SeatSet computers, Patience);          by what everybody sees of the state
///   static SeatSet asked(state);                                        unanswered open offers, by the same
///   static bool can_answer(view);                                       the viewer could accept one of them
///   static std::optional<Action> onward(setup, view);                   the plain way to the end of the turn
///   static std::uint64_t turn_key(state);                               changes with every turn
///   static std::vector<Action> fallbacks(setup, view, rng);             moves to try in turn; one of them is accepted
template <game::Game G>
struct Traits;

}  // namespace lw::agent
