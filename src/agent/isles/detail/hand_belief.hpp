// What a seat may think the others hold, by all that was public and what it was itself dealt or robbed of.
//
// Thefts between others are all that is unknown. A few guesses at all hands follow the events, each theft drawn by its odds
// in each of them; a guess that an event contradicts gives way to a copy of one that still holds.
#pragma once

#include "base/rng.hpp"
#include "isles/game.hpp"

#include <array>
#include <vector>

namespace lw::agent {

class HandBelief {
public:
    HandBelief() { forget(); }

    /// As at the beginning of a game.
    void forget();
    /// What has happened, as the seat may see it.
    void note(const isles::Event& event);

    /// A position that agrees with the view: hands by one of the guesses, where it agrees, else dealt at random.
    [[nodiscard]] isles::State deal(const isles::Setup& setup, const isles::View& view, base::Rng& rng) const;

private:
    struct Guess {
        std::array<isles::Resources, game::kMaxSeats> hands{};
        bool holds = true;  ///< false once an event has contradicted it
    };

    void replace_the_contradicted();

    std::vector<Guess> guesses_;
    std::array<isles::Resources, game::kMaxSeats> wanted_{};  ///< by each seat's last offer: who accepts it holds them
    base::Rng rng_;
};

}  // namespace lw::agent
