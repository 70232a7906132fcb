// Actions and events in words: their descriptions say which.
#include "isles/described.hpp"
#include "isles/spelling.hpp"

namespace lw::isles {

std::string to_text(const Setup& setup, const Action& action) { return game::text_described(action, Spelling{setup}); }

std::optional<Action> action_from_text(const Setup& setup, std::string_view text) {
    return game::read_described(text, Spelling{setup}, Of<Action>{});
}

std::string to_text(const Setup& setup, const Event& event) { return game::text_described(event, Spelling{setup}); }

const std::vector<game::Form>& action_forms() {
    static const auto forms = game::forms_described<Spelling>(Of<Action>{});
    return forms;
}

const std::vector<game::Form>& event_forms() {
    static const auto forms = game::forms_described<Spelling>(Of<Event>{});
    return forms;
}

}  // namespace lw::isles
