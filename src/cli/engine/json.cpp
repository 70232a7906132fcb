#include "cli/engine/json.hpp"

#include <algorithm>
#include <utility>

namespace lw::cli {

namespace {

constexpr std::size_t kMostQuoted = 60;  // bytes

std::string in_quotes(std::string_view name) { return "'" + std::string(name) + "'"; }

}  // namespace

EngineError bad_field(std::string text) { return {"bad_field", std::move(text), Json::object()}; }

std::string to_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string shown(const Json& value) {
    // A nested value is not written out: printing recurses, and a request may be nested without limit.
    if (value.is_object()) return "an object";
    if (value.is_array()) return "a list";
    const bool is_long = value.is_string() && value.get_ref<const std::string&>().size() > kMostQuoted;
    std::string text = is_long ? to_line(value.get_ref<const std::string&>().substr(0, kMostQuoted)) : to_line(value);
    if (!is_long && text.size() <= kMostQuoted) return text;
    text.resize(std::min(text.size(), kMostQuoted));
    return text + "...";
}

std::uint64_t whole_of(const Json& value, std::string_view what, std::uint64_t least, std::uint64_t most) {
    // A number that was read is unsigned, one made from an int is not.
    if (value.is_number_unsigned() || (value.is_number_integer() && value.get<std::int64_t>() >= 0)) {
        const auto number = value.get<std::uint64_t>();
        if (number >= least && number <= most) return number;
    }
    throw bad_field(in_quotes(what) + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                    shown(value) + ".");
}

std::uint64_t chance_seed(Fields& fields) { return fields.whole_or("chance_seed", 1, 0, kAnySeed); }

std::string text_of(const Json& value, std::string_view what) {
    if (value.is_string()) return value.get<std::string>();
    throw bad_field(in_quotes(what) + " must be a text, not " + shown(value) + ".");
}

Fields::Fields(const Json& object, std::string where) : object_(object), where_(std::move(where)) {
    if (!object.is_object()) throw bad_field(where_ + " must be an object, not " + shown(object) + ".");
}

bool Fields::has(std::string_view name) const { return object_.contains(name); }

const Json* Fields::take(std::string_view name) {
    taken_.emplace(name);
    const auto found = object_.find(name);
    return found == object_.end() ? nullptr : &*found;
}

const Json& Fields::need(std::string_view name) {
    const Json* value = take(name);
    if (value == nullptr) throw bad_field(in_quotes(name) + " is missing in " + where_ + ".");
    return *value;
}

std::uint64_t Fields::whole(std::string_view name, std::uint64_t least, std::uint64_t most) {
    return whole_of(need(name), name, least, most);
}

std::uint64_t Fields::whole_or(std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most) {
    const Json* value = take(name);
    return value == nullptr ? otherwise : whole_of(*value, name, least, most);
}

std::string Fields::text(std::string_view name) { return text_of(need(name), name); }

std::string Fields::text_or(std::string_view name, std::string otherwise) {
    const Json* value = take(name);
    return value == nullptr ? std::move(otherwise) : text_of(*value, name);
}

void Fields::end() const {
    for (const auto& [name, value] : object_.items()) {
        if (!taken_.contains(name)) throw bad_field(shown(name) + " is not a field of " + where_ + ".");
    }
}

}  // namespace lw::cli
