#include "codec/utf8.hpp"

#include "base/letters.hpp"

namespace lw::codec {

namespace {

/// C0, DEL, C1, and the marks that change the text direction.
bool control(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x200E || c == 0x200F || (c >= 0x2028 && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

}  // namespace

std::string clean_utf8(std::string_view text, std::size_t max_bytes) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t first = at;
        const char32_t c = base::next_code_point(text, at);
        if (c == base::kDamaged && at == first + 1) continue;
        if (out.size() + (at - first) > max_bytes) break;
        if (!control(c)) out.append(text.substr(first, at - first));
    }
    return out;
}

}  // namespace lw::codec
