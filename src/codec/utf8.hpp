// Text fit to be stored and shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lw::codec {

/// The text without control characters and invalid UTF-8, cut to at most `max_bytes` at a character. Clean text comes
/// back unchanged.
[[nodiscard]] std::string clean_utf8(std::string_view text, std::size_t max_bytes);

}  // namespace lw::codec
