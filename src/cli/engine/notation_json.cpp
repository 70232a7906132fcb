#include "cli/engine/notation_json.hpp"

#include "cli/scenario/words.hpp"

#include <array>
#include <optional>
#include <span>

namespace lw::cli {

namespace {

using namespace isles;

/// The words after the first one: "name:type" for an operand, "=word" for a word that always stands there.
/// Types: word, number, seat, seats, cards, and flag, a word that may be missing at the end and then means false.
struct Form {
    std::string_view kind;
    std::string_view operands;
};

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

struct Operand {
    std::string_view name;   ///< empty: `type` is a word that always stands here
    std::string_view type;
};

/// Takes the first operand off the list; nothing at its end.
std::optional<Operand> next_operand(std::string_view& list) {
    if (list.empty()) return std::nullopt;
    const std::size_t length = std::min(list.find(' '), list.size());
    const std::string_view one = list.substr(0, length);
    list.remove_prefix(std::min(list.size(), length + 1));
    if (one.front() == '=') return Operand{{}, one.substr(1)};
    const std::size_t colon = one.find(':');
    return Operand{one.substr(0, colon), one.substr(colon + 1)};
}

const Form* form_of(std::span<const Form> forms, std::string_view kind) {
    for (const Form& form : forms) {
        if (form.kind == kind) return &form;
    }
    return nullptr;
}

// --- notation to JSON --------------------------------------------------------------------------------------------------

Json number_json(std::string_view word) {
    int number = 0;
    return to_number(word, number) ? Json(number) : Json(nullptr);
}

Json seats_json(std::string_view word) {
    Json seats = Json::array();
    while (!word.empty() && word != "-") {
        const std::size_t length = std::min(word.find(','), word.size());
        seats.push_back(number_json(word.substr(0, length)));
        word.remove_prefix(std::min(word.size(), length + 1));
    }
    return seats;
}

/// "?" is what the reader of a redacted event may not know, "-" is nobody.
Json word_json(std::string_view type, const std::string& word) {
    if (type == "number" || type == "seat") return number_json(word);
    if (type == "seats") return seats_json(word);
    if (type == "cards") return to_json(cards_from_text(word).value_or(Cards{}));
    return word == "?" ? Json(nullptr) : Json(word);
}

Json text_json(std::span<const Form> forms, const std::string& text) {
    Words words(text);
    Json json{{"text", text}, {"kind", words.next("a kind")}};
    std::string_view list = form_of(forms, json["kind"].get<std::string>())->operands;
    while (const auto operand = next_operand(list)) {
        if (operand->type == "flag") {
            json[std::string(operand->name)] = !words.empty();
            continue;
        }
        const std::string word = words.next("an operand");
        if (!operand->name.empty()) json[std::string(operand->name)] = word_json(operand->type, word);
    }
    return json;
}

// --- JSON to notation --------------------------------------------------------------------------------------------------

std::string cards_word(const Json& value, std::string_view name) {
    Fields fields(value, "'" + std::string(name) + "'");
    Cards cards;
    for (const Resource resource : kAllResources) {
        cards[resource] = static_cast<std::uint8_t>(fields.whole_or(name_of(resource), 0, 0, 31));
    }
    fields.end();
    return isles::to_text(cards);
}

std::string seats_word(const Json& value, std::string_view name) {
    if (!value.is_array()) throw bad_field("'" + std::string(name) + "' must be a list of seats.");
    SeatSet seats;
    for (const Json& one : value) seats.add(Seat(static_cast<int>(whole_of(one, name, 0, game::kMaxSeats - 1))));
    std::string text;
    for (const Seat seat : seats) text += (text.empty() ? "" : ",") + std::to_string(int{seat.value});
    return text.empty() ? "-" : text;
}

std::string operand_word(const Operand& operand, const Json& value) {
    if (operand.type == "seat") return std::to_string(whole_of(value, operand.name, 0, game::kMaxSeats - 1));
    if (operand.type == "number") return std::to_string(whole_of(value, operand.name, 0, 31));
    if (operand.type == "seats") return seats_word(value, operand.name);
    if (operand.type == "cards") return cards_word(value, operand.name);
    const std::string word = text_of(value, operand.name);
    if (word.empty() || word.find(' ') != std::string::npos) {
        throw bad_field("'" + std::string(operand.name) + "' must be one word, not " + shown(value) + ".");
    }
    return word;
}

std::string notation_of(const Json& action) {
    Fields fields(action, "the action");
    const std::string kind = fields.text("kind");
    const Form* form = form_of(kActions, kind);
    if (form == nullptr) throw EngineError{"bad_action", "There is no kind of action called " + shown(kind) + "."};
    std::string text = kind;
    std::string_view list = form->operands;
    while (const auto operand = next_operand(list)) {
        text += ' ';
        text += operand->name.empty() ? std::string(operand->type) : operand_word(*operand, fields.need(operand->name));
    }
    if (const Json* own = fields.take("text"); own != nullptr && *own != text) {
        throw bad_field("'text' says " + shown(*own) + ", but the other fields say " + shown(text) + ".");
    }
    fields.end();
    return text;
}

}  // namespace

Json to_json(const Setup& setup, const Action& action) { return text_json(kActions, isles::to_text(setup, action)); }

Json to_json(const Setup& setup, const Event& event) { return text_json(kEvents, isles::to_text(setup, event)); }

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

Json to_json(game::Seat seat) { return seat.valid() ? Json(seat.value) : Json(nullptr); }

Json to_json(game::SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(seat.value);
    return json;
}

Action read_action(const Setup& setup, const Json& action) {
    const std::string text = action.is_string() ? action.get<std::string>() : notation_of(action);
    const auto read = action_from_text(setup, text);
    if (!read) throw EngineError{"bad_action", shown(text) + " is not an action on this board."};
    return *read;
}

}  // namespace lw::cli
