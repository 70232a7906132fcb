// The files of assets/nets/, as the build embeds them (cmake/embed.py, library lw_nets).
#pragma once

#include <string_view>

namespace lw::nets {

/// The bytes of an embedded file, named by its path in the repository. Empty when there is no such file.
std::string_view find(std::string_view path);

}  // namespace lw::nets
