#include "cli/engine/notation_forms.hpp"

#include "cli/engine/notation_json.hpp"
#include "cli/scenario/words.hpp"

#include <optional>

namespace lw::cli {

namespace {

using namespace isles;

const game::Form* form_of(std::span<const game::Form> forms, std::string_view kind) {
    for (const game::Form& form : forms) {
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

/// "?" stands for what the reader of a redacted event may not know, "-" for nobody.
Json word_json(std::string_view type, std::string_view word) {
    if (type == "number" || type == "seat") return number_json(word);
    if (type == "seats") return seats_json(word);
    if (type == "cards") return to_json(resources_from_text(word).value_or(Resources{}));
    return word == "?" ? Json(nullptr) : Json(word);
}

}  // namespace

Json text_json(std::span<const game::Form> forms, const std::string& text) {
    Words words(text);
    Json json{{"text", text}, {"kind", words.next("a kind")}};
    for (const game::FormWord& form : form_of(forms, json["kind"].get<std::string>())->words) {
        if (form.type == "flag") {
            json[std::string(form.name)] = !words.empty();
            continue;
        }
        const std::string word = words.next("an operand");
        if (form.name.empty()) continue;
        json[std::string(form.name)] = word_json(form.type, std::string_view(word).substr(form.before.size()));
    }
    return json;
}

namespace {

// --- JSON to notation --------------------------------------------------------------------------------------------------

std::string cards_word(const Json& value, std::string_view name) {
    Fields fields(value, "'" + std::string(name) + "'");
    Resources cards;
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

std::string operand_word(const game::FormWord& operand, const Json& value) {
    if (operand.type == "seat") return std::to_string(whole_of(value, operand.name, 0, game::kMaxSeats - 1));
    if (operand.type == "number") {
        const std::uint64_t most = operand.most ? static_cast<std::uint64_t>(*operand.most) : kAnyCount;
        return std::to_string(whole_of(value, operand.name, 0, most));
    }
    if (operand.type == "seats") return seats_word(value, operand.name);
    if (operand.type == "cards") return cards_word(value, operand.name);
    const std::string word = text_of(value, operand.name);
    if (word.empty() || word.find(' ') != std::string::npos) {
        throw bad_field("'" + std::string(operand.name) + "' must be one word, not " + shown(value) + ".");
    }
    return word;
}

}  // namespace

std::string text_of_object(std::span<const game::Form> forms, const Json& object) {
    Fields fields(object, "the action");
    const std::string kind = fields.text("kind");
    const game::Form* form = form_of(forms, kind);
    if (form == nullptr) throw EngineError{"bad_action", "There is no kind of action called " + shown(kind) + "."};
    std::string text = kind;
    for (const game::FormWord& word : form->words) {
        text += ' ';
        text += word.before;
        if (!word.name.empty()) text += operand_word(word, fields.need(word.name));
    }
    if (const Json* own = fields.take("text"); own != nullptr && *own != text) {
        throw bad_field("'text' says " + shown(*own) + ", but the other fields say " + shown(text) + ".");
    }
    fields.end();
    return text;
}

}  // namespace lw::cli
