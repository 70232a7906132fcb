// What players who judge by a net have in common: they remember what they hear, and think in the smallest form of the rules' state that
// holds the board.
#pragma once

#include "agent/isles/detail/heard.hpp"
#include "agent/isles/traits.hpp"
#include "isles/search.hpp"

namespace lw::agent {

/// `Self` derives from it and has choose_in<F>(setup, view, rng, budget), as choose().
template <class Self>
class Listener : public Agent<isles::Game> {
public:
    void observe(const isles::Setup& /*setup*/, std::span<const isles::Event> events, bool anew) override { heard_.note(events, anew); }

    Decision<isles::Action> choose(const isles::Setup& setup, const isles::View& view, base::Rng& rng, const Budget& budget) override {
        Self& self = static_cast<Self&>(*this);
        if (isles::search::fits<isles::StandardForm>(setup)) return self.template choose_in<isles::StandardForm>(setup, view, rng, budget);
        if (isles::search::fits<isles::ExtensionForm>(setup))
            return self.template choose_in<isles::ExtensionForm>(setup, view, rng, budget);
        return self.template choose_in<isles::PlayForm>(setup, view, rng, budget);
    }

protected:
    Heard heard_;
};

}  // namespace lw::agent
