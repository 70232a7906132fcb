// Suggestions for a name that does not exist.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lw::cli {

/// " Did you mean 'replay'?" with the names spelt most like it, or nothing when none is similar. Long names are not compared.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& names);
/// "There is no game 'iles'. Did you mean 'isles'? There are isles and shires."
[[nodiscard]] std::string there_is_no(std::string_view kind, std::string_view word, const std::vector<std::string_view>& names);
/// "a, b and c"
[[nodiscard]] std::string listed(const std::vector<std::string_view>& names);

}  // namespace lw::cli
