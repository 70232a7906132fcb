#include "cli/engine/notation_forms.hpp"
#include "cli/engine/notation_json.hpp"

#include <array>

namespace lw::cli {

using namespace shires;

namespace {

constexpr std::array<Form, 5> kActions{{
    {"place", "at:word rotation:rotation"},
    {"follower", "spot:word"},
    {"none", ""},
    {"first", "seat:seat"},
    {"tile", "tile:word"},
}};

constexpr std::array<Form, 10> kEvents{{
    {"began", "first:seat"},
    {"turn", "turn:number seat:seat"},
    {"drawn", "seat:seat tile:word"},
    {"set_aside", "seat:seat tile:word"},
    {"laid", "seat:seat tile:word at:word rotation:rotation"},
    {"follower", "seat:seat spot:word"},
    {"scored", "feature:word occasion:word =tiles tiles:number =pennants pennants:number =cities cities:number"},
    {"returned", "seat:seat =tile on:number"},
    {"last_scoring", ""},
    {"ended", "winners:seats"},
}};
static_assert(kActions.size() == std::variant_size_v<Action> && kEvents.size() == std::variant_size_v<Event>);

}  // namespace

Json to_json(const Setup& setup, const Action& action) { return text_json(kActions, shires::to_text(setup, action)); }

Json to_json(const Setup& setup, const Event& event) {
    Json json = text_json(kEvents, shires::to_text(setup, event));
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr) return json;
    json["root"] = scored->root.value;
    json["followers"] = to_json(setup, scored->followers);
    json["points"] = scored->points;
    json["winners"] = to_json(scored->winners);
    json["given"] = Json::array();
    for (const Seat seat : setup.all_seats()) json["given"].push_back(scored->given[seat.index()]);
    return json;
}

Json to_json(const Setup& setup, FollowerCounts followers) {
    Json json = Json::array();
    for (const Seat seat : setup.all_seats()) json.push_back(followers.of(seat));
    return json;
}

std::string notation_of(const Setup& /*setup*/, const Json& action) { return text_of_object(kActions, action); }

}  // namespace lw::cli
