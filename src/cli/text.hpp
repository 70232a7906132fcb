// Small pieces of output that several verbs share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lw::cli {

/// 16 hexadecimal digits.
[[nodiscard]] std::string hex64(std::uint64_t value);
[[nodiscard]] std::optional<std::string> read_file(const std::string& path);
[[nodiscard]] bool write_file(const std::string& path, std::string_view bytes);

}  // namespace lw::cli
