// JSON as the engine reads and writes it: objects keep the order of their fields, and reading is strict.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

namespace lw::cli {

using Json = nlohmann::ordered_json;

/// A request that is refused; nothing has changed. Caught where the line was read.
struct EngineError {
    std::string code;            ///< one of docs/engine.md's error codes
    std::string text;            ///< a sentence
    Json more = Json::object();  ///< further fields of the reply
};

/// The error for a field that is missing, of the wrong type or out of range.
[[nodiscard]] EngineError bad_field(std::string text);

/// One line of text; what is not UTF-8 is replaced.
[[nodiscard]] std::string to_line(const Json& json);
/// The value as a person would quote it in a sentence, cut when it is long.
[[nodiscard]] std::string shown(const Json& value);

/// The fields of an object, taken one by one; end() refuses those that were not taken.
class Fields {
public:
    /// Throws EngineError unless `object` is an object. `where` names it in sentences: "the request".
    /// Keeps a reference to the object.
    Fields(const Json& object, std::string where);

    [[nodiscard]] bool has(std::string_view name) const;
    /// Null when it is not there.
    const Json* take(std::string_view name);
    const Json& need(std::string_view name);

    std::uint64_t whole(std::string_view name, std::uint64_t least, std::uint64_t most);
    std::uint64_t whole_or(std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most);
    std::string text(std::string_view name);
    std::string text_or(std::string_view name, std::string otherwise);
    void end() const;

private:
    const Json& object_;
    std::string where_;
    std::set<std::string, std::less<>> taken_;
};

inline constexpr std::uint64_t kAnySeed = ~std::uint64_t{0};
inline constexpr std::uint64_t kAnyCount = 0xFFFFFFFF;

/// "chance_seed", for the generator that draws chance on request; a fixed default. Throws EngineError.
[[nodiscard]] std::uint64_t chance_seed(Fields& fields);

/// `what` names the value in the sentence. Throws EngineError.
[[nodiscard]] std::uint64_t whole_of(const Json& value, std::string_view what, std::uint64_t least, std::uint64_t most);
[[nodiscard]] std::string text_of(const Json& value, std::string_view what);

}  // namespace lw::cli
