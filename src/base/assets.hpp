// The files that are built into the program: artwork, shaders, fonts. Implemented by a source file that the build
// generates (cmake/assets.cmake, library lw_assets).
#pragma once

#include <string_view>

namespace lw::assets {

/// The bytes of an embedded file, named by its path in the repository ("assets/icons/dice.svg",
/// "shaders/sea.frag") or "fonts/<name>.ttf". Valid for ever. A zero byte follows the last one, so that
/// data() is a C string. Empty, with a null data(), when there is no such file.
std::string_view find(std::string_view path);

/// How many files there are, and the name of each, in sorted order; empty when out of range.
int count();
std::string_view name(int index);

}  // namespace lw::assets
