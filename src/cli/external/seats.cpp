#include "cli/external/seats.hpp"

namespace lw::cli {

std::vector<std::string> split_seats(std::string_view text) {
    std::vector<std::string> seats(1);
    char quote = 0;
    bool escaped = false;
    for (const char c : text) {
        const bool splits = c == ',' && quote == 0 && !escaped;
        if (splits) {
            seats.emplace_back();
            continue;
        }
        if (!escaped && (c == '\'' || c == '"') && (quote == 0 || quote == c)) quote = quote == 0 ? c : char{0};
        escaped = !escaped && c == '\\' && quote != '\'';
        seats.back() += c;
    }
    return seats;
}

std::optional<std::string> external_command(std::string_view seat) {
    constexpr std::string_view kPrefix = "external:";
    if (!seat.starts_with(kPrefix) || seat.size() == kPrefix.size()) return std::nullopt;
    return std::string(seat.substr(kPrefix.size()));
}

}  // namespace lw::cli
