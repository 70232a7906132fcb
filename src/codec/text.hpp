// Saves as text.
#pragma once

#include "base/bytes.hpp"
#include "codec/error.hpp"

#include <string>
#include <string_view>

namespace lw::codec {

/// For text boxes and local storage: base64, wrapped on request. Reading skips blanks, line ends and a byte-order
/// mark, and accepts UTF-16 with one.
[[nodiscard]] std::string to_text(base::ByteView save, bool wrapped = false);
/// not_a_save when the text is not one of these.
[[nodiscard]] Fault from_text(std::string_view text, base::Bytes& save);

}  // namespace lw::codec
