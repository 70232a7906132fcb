// A line of JSON, read with limits, so that the work is proportional to the line's length whatever is on it.
#pragma once

#include "cli/engine/json.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace lw::cli {

/// Nesting depth of objects and lists; requests and replies have no more than five.
inline constexpr std::size_t kMostNested = 32;
/// Fields of one object. An object keeps its fields in a list, so finding one takes time in proportion to their number.
inline constexpr std::size_t kMostFields = 64;

struct JsonRead {
    bool is_json = true;
    Json value;         ///< up to `wrong`, if there is something
    std::string wrong;  ///< a sentence: nested too deep, too many fields, a field twice. Reading stopped there.
};

[[nodiscard]] JsonRead read_json(std::string_view text);

}  // namespace lw::cli
