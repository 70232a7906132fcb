// Settings as a JSON object, driven by a game's table of them (game/settings.hpp): {"victoryTarget": 12, "friendlyRobber": true}. An
// amount that is off is false.
#pragma once

#include "cli/engine/json.hpp"
#include "cli/near.hpp"
#include "game/settings.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lw::cli {

[[nodiscard]] inline EngineError bad_setting(std::string_view name, const std::string& wanted, const Json& value) {
    return bad_field("'" + std::string(name) + "' must be " + wanted + ", not " + shown(value) + ".");
}

template <class S>
void read_value(const Json& value, const game::settings::Switch<S>& one, S& s) {
    if (!value.is_boolean()) throw bad_setting(one.name, "true or false", value);
    s.*one.at = value.get<bool>();
}
template <class S, class E, std::size_t N>
void read_value(const Json& value, const game::settings::Choice<S, E, N>& one, S& s) {
    std::string words;
    for (std::size_t i = 0; i < N; ++i) {
        if (value.is_string() && value == one.options[i].word) {
            s.*one.at = static_cast<E>(i);
            return;
        }
        words += (words.empty() ? "" : ", ") + std::string(one.options[i].word);
    }
    throw bad_setting(one.name, "one of " + words, value);
}
template <class S, class T>
void read_value(const Json& value, const game::settings::Amount<S, T>& one, S& s) {
    const game::settings::Range& range = one.range;
    const bool off = range.zero == game::settings::Zero::off;
    std::optional<std::int64_t> number;
    if (off && value == false) number = 0;
    if (value.is_number_integer() && !(off && value == 0)) number = value.get<std::int64_t>();
    S other = s;
    if (number && *number >= 0 && *number <= range.most) other.*one.at = static_cast<T>(*number);
    if (!number || other.*one.at != *number || !fits(one, other)) {
        const std::string wanted = "a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most);
        const std::string_view besides = off ? ", or false" : range.zero == game::settings::Zero::number ? ", or 0" : "";
        throw bad_setting(one.name, wanted + std::string(besides), value);
    }
    s = other;
}

/// Sets what is named; the others stay. Throws EngineError.
template <class SettingList, class S>
void read_settings(const Json& given, const SettingList& list, S& s) {
    if (!given.is_object()) throw bad_field("'settings' must be an object, not " + shown(given) + ".");
    std::vector<std::string_view> names;
    const auto name = [&names](const auto& one) {
        if (one.about.listed) names.push_back(one.name);
    };
    std::apply([&name](const auto&... one) { (name(one), ...); }, list);
    for (const auto& [key, value] : given.items()) {
        bool known = false;
        const auto read = [&, &word = key, &to = value](const auto& one) {
            if (!one.about.listed || one.name != word) return;
            read_value(to, one, s);
            known = true;
        };
        std::apply([&read](const auto&... one) { (read(one), ...); }, list);
        if (!known) throw bad_field(there_is_no("setting", key, names));
    }
}

template <class S>
Json value_json(const game::settings::Switch<S>& one, const S& s) {
    return s.*one.at;
}
template <class S, class E, std::size_t N>
Json value_json(const game::settings::Choice<S, E, N>& one, const S& s) {
    return one.options[static_cast<std::size_t>(s.*one.at)].word;
}
template <class S, class T>
Json value_json(const game::settings::Amount<S, T>& one, const S& s) {
    if (s.*one.at == 0 && one.range.zero == game::settings::Zero::off) return false;
    return s.*one.at;
}

/// All that are listed.
template <class SettingList, class S>
[[nodiscard]] Json settings_json(const SettingList& list, const S& s) {
    Json json = Json::object();
    const auto add = [&](const auto& one) {
        if (one.about.listed) json[std::string(one.name)] = value_json(one, s);
    };
    std::apply([&add](const auto&... one) { (add(one), ...); }, list);
    return json;
}

/// Takes "seats", "first" and "settings". Throws EngineError.
template <class Config, class SettingList>
void read_seats_and_settings(Fields& fields, int most_seats, const SettingList& list, Config& out) {
    constexpr int kUsualSeats = 4;
    out.seats = static_cast<std::uint8_t>(fields.whole_or("seats", kUsualSeats, 2, static_cast<std::uint64_t>(most_seats)));
    if (const Json* first = fields.take("first"); first != nullptr) {
        if (first->is_string() ? *first != "lot" : !first->is_number_integer()) {
            throw bad_field("'first' must be a seat's number or \"lot\", not " + shown(*first) + ".");
        }
        out.first_player = first->is_string() ? game::Seat{} : game::Seat(static_cast<int>(whole_of(*first, "first", 0, out.seats - 1U)));
    }
    if (const Json* settings = fields.take("settings"); settings != nullptr) read_settings(*settings, list, out.settings);
}

/// {"seats", "first", "settings"}
template <class Config, class SettingList>
[[nodiscard]] Json seats_and_settings_json(const SettingList& list, const Config& config) {
    Json json{{"seats", config.seats}};
    json["first"] = config.first_player.valid() ? Json(config.first_player.value) : Json("lot");
    json["settings"] = settings_json(list, config.settings);
    return json;
}

}  // namespace lw::cli
