// Text that is fit to be stored and shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lw::codec {

/// The text without control characters and without what is not UTF-8, cut to at most `max_bytes` at a character.
/// Text that is fit already comes back unchanged.
[[nodiscard]] std::string clean_utf8(std::string_view text, std::size_t max_bytes);

}  // namespace lw::codec
