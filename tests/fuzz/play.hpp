// A game played by a tape of bytes: what the targets for both games share. After every move the invariants must hold.
//
// `Self` says in step(kind) what a byte means, and brings its own kinds of moves.
#pragma once

#include "fuzz/target.hpp"
#include "game/concept.hpp"

#include <optional>
#include <vector>

namespace lw::fuzz {

template <class Self, game::Game G>
class Play {
public:
    using Action = typename G::Action;

    Play(const typename G::Config& config, Tape& tape) : setup_(G::setup(config)), state_(G::initial(setup_)), tape_(tape) {}

    void run(int most_steps) {
        hold();
        for (int step = 0; step < most_steps && !tape_.empty(); ++step) static_cast<Self&>(*this).step(tape_.byte());
    }

protected:
    void nature() {
        typename G::ChanceList list;
        G::chances(setup_, state_, list);
        require(!list.empty(), "chance without an outcome");
        play(game::kNature, list[tape_.below(list.size())].action);
    }

    /// Any action by anybody, when there is one.
    void wild(const std::optional<Action>& action) {
        const std::uint8_t who = tape_.byte();
        const int seats = G::seat_count(setup_.config);
        const game::Actor actor = who >= 240 ? game::kNature : game::Actor{game::Seat(who % (seats + 1))};
        if (!action) return;
        const auto again = G::unpack(G::pack(*action));
        require(again && *again == *action, "an action does not pack and come back");
        const auto before = state_;
        const bool allowed = G::check(setup_, state_, actor, *action) == G::Reason::ok;
        require(state_ == before, "asking has changed the position");
        if (allowed) play(actor, *action);
    }

    void read_back(const typename G::View& seen) const {
        for (const Action& action : G::legal(setup_, seen)) {
            const std::string text = G::to_text(setup_, action);
            const auto read = G::action_from_text(setup_, text);
            require(read && *read == action, "a move is read back as another: " + text);
        }
    }

    void play(game::Actor actor, const Action& action) {
        std::vector<typename G::Event> events;
        typename G::EventSink sink(events);
        G::apply(setup_, state_, actor, action, sink);
        hold();
        for (const auto& event : events) require(!to_text(setup_, event).empty(), "an event without words");
    }

    void hold() const {
        const std::string broken = G::check_invariants(setup_, state_);
        require(broken.empty(), "broken invariant: " + broken);
    }

    game::Seat any_seat() { return game::Seat(static_cast<int>(tape_.below(static_cast<std::size_t>(G::seat_count(setup_.config))))); }

    typename G::Setup setup_;
    typename G::State state_;
    Tape& tape_;
};

}  // namespace lw::fuzz
