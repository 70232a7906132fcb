#include "cli/engine/notation_forms.hpp"
#include "cli/engine/notation_json.hpp"

#include <array>

namespace lw::cli {

using namespace isles;

namespace {

constexpr std::array<Form, 24> kActions{{
    {"settle", "at:word"},
    {"road", "at:word"},
    {"city", "at:word"},
    {"buy", ""},
    {"roll", ""},
    {"end", ""},
    {"discard", "cards:cards"},
    {"robber", "to:word"},
    {"rob", "victim:seat"},
    {"knight", ""},
    {"roads", ""},
    {"plenty", "take:cards"},
    {"monopoly", "resource:word"},
    {"skip", ""},
    {"bank", "count:number give:word take:word"},
    {"offer", "give:cards =for want:cards =to to:seats"},
    {"withdraw", ""},
    {"accept", "from:seat"},
    {"decline", "from:seat"},
    {"confirm", "with:seat"},
    {"first", "seat:seat"},
    {"dice", "a:number b:number"},
    {"stolen", "resource:word"},
    {"drawn", "card:word"},
}};

constexpr std::array<Form, 33> kEvents{{
    {"began", "first:seat"},
    {"turn", "turn:number =of seat:seat"},
    {"settled", "seat:seat at:word free:flag"},
    {"road-built", "seat:seat at:word free:flag"},
    {"city-built", "seat:seat at:word"},
    {"rolled", "seat:seat a:number b:number"},
    {"produced", "seat:seat cards:cards"},
    {"nothing-produced", "number:number"},
    {"bank-short", "resource:word seats:seats partly:flag"},
    {"discard-due", "seat:seat count:number"},
    {"discard-chosen", "seat:seat"},
    {"discarded", "seat:seat cards:cards"},
    {"robber-moved", "seat:seat from:word =to to:word"},
    {"stole", "thief:seat =from victim:seat resource:word"},
    {"nothing-stolen", "thief:seat =from victim:seat"},
    {"card-bought", "seat:seat card:word"},
    {"card-played", "seat:seat card:word"},
    {"plenty-taken", "seat:seat cards:cards"},
    {"monopolised", "seat:seat =from from:seat count:number resource:word"},
    {"free-road-lapsed", "seat:seat"},
    {"bank-traded", "seat:seat count:number give:word take:word"},
    {"offer-made", "seat:seat give:cards =for want:cards =to to:seats"},
    {"offer-closed", "seat:seat how:word"},
    {"offer-accepted", "seat:seat =from from:seat"},
    {"offer-declined", "seat:seat =from from:seat"},
    {"traded", "a:seat from_a:cards =for from_b:cards =with b:seat"},
    {"longest-road", "from:seat =to to:seat length:number"},
    {"largest-army", "from:seat =to to:seat knights:number"},
    {"turn-ended", "seat:seat"},
    {"placement-skipped", "seat:seat"},
    {"game-ended", "winners:seats"},
    {"part-began", "seat:seat part:word"},
    {"points-revealed", "seat:seat cards:number"},
}};
static_assert(kActions.size() == std::variant_size_v<Action> && kEvents.size() == std::variant_size_v<Event>);

}  // namespace

Json to_json(const Setup& setup, const Action& action) { return text_json(kActions, isles::to_text(setup, action)); }

Json to_json(const Setup& setup, const Event& event) { return text_json(kEvents, isles::to_text(setup, event)); }

std::string notation_of(const Setup& /*setup*/, const Json& action) { return text_of_object(kActions, action); }

Json to_json(const Cards& cards) {
    Json json = Json::object();
    for (const Resource resource : kAllResources) json[std::string(name_of(resource))] = cards[resource];
    return json;
}

Json to_json(const CardCounts& cards) {
    Json json = Json::object();
    for (const Card card : kAllCards) json[std::string(name_of(card))] = cards[card];
    return json;
}

}  // namespace lw::cli
