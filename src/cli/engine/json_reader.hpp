// A line of JSON, read within bounds, so that the work is in proportion to the line's length whatever is on it.
#pragma once

#include "cli/engine/json.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace lw::cli {

/// Objects and lists within each other; requests and replies have no more than five.
inline constexpr std::size_t kMostNested = 32;
/// Fields of one object. An object keeps its fields in a row, so that finding one takes as long as it has fields.
inline constexpr std::size_t kMostFields = 64;

struct JsonRead {
    bool is_json = true;
    Json value;         ///< up to `wrong`, if there is something
    std::string wrong;  ///< a sentence: nested too deep, too many fields, a field twice. Reading stopped there.
};

[[nodiscard]] JsonRead read_json(std::string_view text);

}  // namespace lw::cli
