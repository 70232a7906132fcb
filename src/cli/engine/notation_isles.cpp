#include "cli/engine/notation_forms.hpp"
#include "cli/engine/notation_json.hpp"

namespace lw::cli {

using namespace isles;

Json to_json(const Setup& setup, const Action& action) { return text_json(action_forms(), isles::to_text(setup, action)); }

Json to_json(const Setup& setup, const Event& event) { return text_json(event_forms(), isles::to_text(setup, event)); }

std::string notation_of(const Setup& /*setup*/, const Json& action) { return text_of_object(action_forms(), action); }

Json to_json(const Resources& cards) {
    Json json = Json::object();
    for (const Resource resource : kAllResources) json[std::string(name_of(resource))] = cards[resource];
    return json;
}

Json to_json(const DevCards& cards) {
    Json json = Json::object();
    for (const DevCard card : kAllDevCards) json[std::string(name_of(card))] = cards[card];
    return json;
}

}  // namespace lw::cli
