// Fields of a request that are lines of a scenario: the names and values are the same, so that a setting that is added
// there is known here.
#pragma once

#include "cli/engine/json.hpp"
#include "cli/golden/table_text.hpp"
#include "cli/scenario/failure.hpp"

namespace lw::cli {

/// A value as one word of a line; true and false are on and off there. A text that is a number, on or off is none: each
/// value has one type. Throws EngineError.
[[nodiscard]] std::string word_of(const Json& value, const std::string& name);

/// Reads one line; its Failure becomes this request's error.
template <class SomeWorld>
void understand(SomeWorld& world, const std::string& verb, const std::string& rest) {
    try {
        Words words(rest);
        if (!read_table_line(world, verb, words)) throw Failure("'" + verb + "' is not understood");
    } catch (const Failure& failure) {
        throw EngineError{"bad_table", verb + " " + rest + ": " + failure.text + "."};
    }
}

/// The settings as they are written in a config, all of them.
template <class Config>
[[nodiscard]] Json settings_json(const Config& config);
/// Throws EngineError unless each setting has the name and the value that it is written with: lines know other spellings too,
/// which docs/engine.md does not.
void require_as_written(const Json& given, const Json& written);

/// Takes "seats", "first" and "settings".
template <class SomeWorld>
void read_seats_and_settings(SomeWorld& world, Fields& fields, int most_seats) {
    constexpr int kUsualSeats = 4;
    understand(world, "seats", std::to_string(fields.whole_or("seats", kUsualSeats, 2, static_cast<std::uint64_t>(most_seats))));
    const Json* first = fields.take("first");
    if (first != nullptr) {
        if (first->is_string() && *first != "lot")
            throw bad_field("'first' must be a seat's number or \"lot\", not " + shown(*first) + ".");
        understand(world, "begins", word_of(*first, "first"));
    }
    const Json* settings = fields.take("settings");
    if (settings == nullptr) return;
    if (!settings->is_object()) throw bad_field("'settings' must be an object, not " + shown(*settings) + ".");
    for (const auto& [name, value] : settings->items()) {
        understand(world, "set", word_of(Json(name), "a setting's name") + " " + word_of(value, name));
    }
    require_as_written(*settings, settings_json(world.plan()));
}

/// {"seats", "first", "settings"}
template <class Config>
[[nodiscard]] Json seats_and_settings_json(const Config& config);

}  // namespace lw::cli
