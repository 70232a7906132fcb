#include "cli/text.hpp"

namespace lw::cli {

std::string hex64(std::uint64_t value) {
    std::string text(16, '0');
    for (std::size_t i = text.size(); i > 0; --i, value >>= 4U) text[i - 1] = "0123456789abcdef"[value & 15U];
    return text;
}

}  // namespace lw::cli
