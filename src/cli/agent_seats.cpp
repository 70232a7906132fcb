#include "cli/agent_seats.hpp"

#include <fstream>
#include <iterator>

namespace lw::cli {

std::optional<std::string> net_file(std::string_view seat) {
    constexpr std::string_view kPrefix = "net:";
    if (!seat.starts_with(kPrefix) || seat.size() == kPrefix.size()) return std::nullopt;
    return std::string(seat.substr(kPrefix.size()));
}

base::Bytes read_net_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace lw::cli
