// The one place where nanosvg's code is compiled.
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
// An edge that is almost level has a slope beyond int. nanosvg converts it and does not use it: the edge ends in its row.
#pragma clang attribute push(__attribute__((no_sanitize("float-cast-overflow"))), apply_to = function)
#elif defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#endif

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

/// In place of sscanf, with which nanosvg reads colours and which would bring the reading of numbers of all kinds, 4 KB of the page.
/// Ours are written as #RRGGBB. Returns how many of the three parts were read.
int scan_color(const char* text, const char* /*format*/, unsigned* red, unsigned* green, unsigned* blue) {
    char* end = nullptr;
    const unsigned long color = text[0] == '#' ? std::strtoul(text + 1, &end, 16) : 0;
    if (end != text + 7) return 0;
    *red = static_cast<unsigned>(color >> 16) & 0xFFU;
    *green = static_cast<unsigned>(color >> 8) & 0xFFU;
    *blue = static_cast<unsigned>(color) & 0xFFU;
    return 3;
}

}  // namespace

#define NANOSVG_IMPLEMENTATION
#define sscanf scan_color
#include <nanosvg.h>
#undef sscanf
#define NANOSVGRAST_IMPLEMENTATION
#include <nanosvgrast.h>

#if defined(__clang__)
#pragma clang attribute pop
#pragma clang diagnostic pop
#elif defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
