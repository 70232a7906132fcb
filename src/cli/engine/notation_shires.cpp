#include "cli/engine/notation_forms.hpp"
#include "cli/engine/notation_json.hpp"

namespace lw::cli {

using namespace shires;

Json to_json(const Setup& setup, const Action& action) { return text_json(action_forms(), shires::to_text(setup, action)); }

Json to_json(const Setup& setup, const Event& event) {
    Json json = text_json(event_forms(), shires::to_text(setup, event));
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr) return json;
    json["root"] = scored->root.value;
    json["followers"] = to_json(setup, scored->followers);
    json["given"] = Json::array();
    for (const Seat seat : setup.all_seats()) json["given"].push_back(scored->given[seat.index()]);
    return json;
}

Json to_json(const Setup& setup, FollowerCounts followers) {
    Json json = Json::array();
    for (const Seat seat : setup.all_seats()) json.push_back(followers.of(seat));
    return json;
}

std::string notation_of(const Setup& /*setup*/, const Json& action) { return text_of_object(action_forms(), action); }

}  // namespace lw::cli
