// Small bits of output that several verbs share.
#pragma once

#include <cstdint>
#include <string>

namespace lw::cli {

/// 16 hexadecimal digits.
[[nodiscard]] std::string hex64(std::uint64_t value);

}  // namespace lw::cli
