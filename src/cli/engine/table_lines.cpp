#include "cli/engine/table_lines.hpp"

#include "cli/near.hpp"

#include <algorithm>
#include <vector>

namespace lw::cli {

namespace {

Json value_json(const std::string& word) {
    int number = 0;
    if (to_number(word, number)) return number;
    if (word == "on" || word == "off") return word == "on";
    return word;
}

/// Of the lines "set NAME VALUE".
Json settings_of(std::string_view text) {
    Json json = Json::object();
    while (!text.empty()) {
        const std::size_t length = std::min(text.find('\n'), text.size());
        Words words(text.substr(0, length));
        text.remove_prefix(std::min(text.size(), length + 1));
        words.require("set");
        const std::string name = words.next("a setting");
        json[name] = value_json(words.next("a value"));
    }
    return json;
}

}  // namespace

std::string word_of(const Json& value, const std::string& name) {
    if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
    if (value.is_number_integer()) return to_line(value);
    const std::string word = value.is_string() ? value.get<std::string>() : "";
    int number = 0;
    const bool other_type = to_number(word, number) || word == "on" || word == "off";
    if (word.empty() || other_type || word.find_first_of(" \t\r\n;$#") != std::string::npos) {
        throw bad_field("'" + name + "' must be one word, a whole number, true or false, not " + shown(value) + ".");
    }
    return word;
}

template <class Config>
Json settings_json(const Config& config) {
    return settings_of(settings_text(config));
}

void require_as_written(const Json& given, const Json& written) {
    for (const auto& [name, value] : given.items()) {
        const auto found = written.find(name);
        if (found == written.end()) {
            std::vector<std::string_view> names;
            for (const auto& [known, ignored] : written.items()) names.push_back(known);
            throw bad_field(there_is_no("setting", name, names));
        }
        if (*found != value) throw bad_field("'" + name + "' must be " + shown(*found) + " here, not " + shown(value) + ".");
    }
}

template <class Config>
Json seats_and_settings_json(const Config& config) {
    Json json{{"seats", config.seats}};
    json["first"] = config.first_player.valid() ? Json(config.first_player.value) : Json("lot");
    json["settings"] = settings_json(config);
    return json;
}

template Json settings_json(const isles::Config&);
template Json settings_json(const shires::Config&);
template Json seats_and_settings_json(const isles::Config&);
template Json seats_and_settings_json(const shires::Config&);

}  // namespace lw::cli
