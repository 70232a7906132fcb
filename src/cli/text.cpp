#include "cli/text.hpp"

#include <fstream>
#include <iterator>

namespace lw::cli {

std::string hex64(std::uint64_t value) {
    std::string text(16, '0');
    for (std::size_t i = text.size(); i > 0; --i, value >>= 4U) text[i - 1] = "0123456789abcdef"[value & 15U];
    return text;
}

std::optional<std::string> read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (in.bad()) return std::nullopt;
    return text;
}

bool write_file(const std::string& path, std::string_view bytes) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(out.flush());
}

}  // namespace lw::cli
