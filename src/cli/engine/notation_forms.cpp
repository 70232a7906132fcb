#include "cli/engine/notation_forms.hpp"

#include "cli/engine/notation_json.hpp"
#include "cli/scenario/words.hpp"

#include <optional>

namespace lw::cli {

namespace {

using namespace isles;

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
    if (type == "rotation") return number_json(std::string_view(word).substr(1));
    return word == "?" ? Json(nullptr) : Json(word);
}

}  // namespace

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

namespace {

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
    for (const Json& one : value) {
        const Seat seat(static_cast<int>(whole_of(one, name, 0, game::kMaxSeats - 1)));
        if (seats.has(seat)) throw bad_field("'" + std::string(name) + "' has the seat " + shown(one) + " twice.");
        seats.add(seat);
    }
    std::string text;
    for (const Seat seat : seats) text += (text.empty() ? "" : ",") + std::to_string(int{seat.value});
    return text.empty() ? "-" : text;
}

std::string operand_word(const Operand& operand, const Json& value) {
    if (operand.type == "seat") return std::to_string(whole_of(value, operand.name, 0, game::kMaxSeats - 1));
    if (operand.type == "number") return std::to_string(whole_of(value, operand.name, 0, 31));
    if (operand.type == "seats") return seats_word(value, operand.name);
    if (operand.type == "cards") return cards_word(value, operand.name);
    if (operand.type == "rotation") return "r" + std::to_string(whole_of(value, operand.name, 0, shires::kRotations - 1));
    const std::string word = text_of(value, operand.name);
    if (word.empty() || word.find(' ') != std::string::npos) {
        throw bad_field("'" + std::string(operand.name) + "' must be one word, not " + shown(value) + ".");
    }
    return word;
}

}  // namespace

std::string text_of_object(std::span<const Form> forms, const Json& object) {
    Fields fields(object, "the action");
    const std::string kind = fields.text("kind");
    const Form* form = form_of(forms, kind);
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

}  // namespace lw::cli
