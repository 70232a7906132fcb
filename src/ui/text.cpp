#include "ui/text.hpp"

namespace lw::ui {

std::string filled(std::string_view pattern, std::initializer_list<std::pair<std::string_view, std::string_view>> parts) {
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const std::size_t close = pattern[i] == '{' ? pattern.find('}', i) : std::string_view::npos;
        if (close == std::string_view::npos) {
            out += pattern[i];
            continue;
        }
        const std::string_view name = pattern.substr(i + 1, close - i - 1);
        for (const auto& [key, value] : parts) {
            if (key == name) out += value;
        }
        i = close;
    }
    return out;
}

}  // namespace lw::ui
