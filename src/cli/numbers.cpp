#include "cli/numbers.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string>
#include <string_view>

namespace lw::cli {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_plain(std::string_view text) {
    const bool digits = !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
    return digits && (text.size() == 1 || text.front() != '0');
}

bool read(const std::string& text, std::uint64_t& out) {
    const auto result = std::from_chars(text.data(), text.data() + text.size(), out);
    return result.ec == std::errc{} && result.ptr == text.data() + text.size();
}

/// 600 and 0.001 rather than 600.000000 and 0.001000.
std::string in_digits(double value) {
    std::string text = std::to_string(value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

bool fits_seconds(const std::string& number, double least, double most) {
    const std::string_view text = number;
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view parts = text.substr(std::min(point + 1, text.size()));
    const bool whole_parts = point == text.size() || (!parts.empty() && std::all_of(parts.begin(), parts.end(), is_digit));
    if (!is_plain(text.substr(0, point)) || !whole_parts) return false;
    const double value = std::strtod(number.c_str(), nullptr);
    return value >= least && value <= most;
}

}  // namespace

CLI::Validator whole(std::uint64_t least, std::uint64_t most) {
    const std::string what = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    return {[=](std::string& text) {
                std::uint64_t value = 0;
                const bool fits = is_plain(text) && read(text, value) && value >= least && value <= most;
                return fits ? std::string{} : "'" + text + "' is not " + what;
            },
            ""};
}

CLI::Validator seed() { return whole(0, ~std::uint64_t{0}); }

CLI::Validator seconds(double least, double most) {
    const std::string what = "a number of seconds from " + in_digits(least) + " to " + in_digits(most);
    return {[=](std::string& text) { return fits_seconds(text, least, most) ? std::string{} : "'" + text + "' is not " + what; }, ""};
}

}  // namespace lw::cli
