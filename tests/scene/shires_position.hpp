// A position of Shires, played in the words of the scenarios.
#pragma once

#include "shires/notation.hpp"
#include "shires/rules.hpp"
#include "shires/view.hpp"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace lw::scene {

struct ShiresGame {
    shires::Setup setup = shires::make_setup({});
    shires::State state = shires::initial(setup);
    std::vector<shires::Event> events;  ///< of the last play()

    [[nodiscard]] shires::View view() const { return shires::view(setup, state, state.turn); }
    /// False when one of them is not legal.
    bool play(std::initializer_list<std::string_view> texts) {
        events.clear();
        for (const std::string_view text : texts) {
            const auto action = shires::action_from_text(setup, text);
            const game::Actor actor = state.phase == shires::Phase::draw ? game::kNature : game::Actor(state.turn);
            if (!action || shires::check(setup, state, actor, *action) != shires::Reason::ok) return false;
            shires::EventSink sink(events);
            shires::apply(setup, state, actor, *action, sink);
        }
        return true;
    }
};

}  // namespace lw::scene
