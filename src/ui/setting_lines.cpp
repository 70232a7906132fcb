#include "ui/setting_lines.hpp"

namespace lw::ui {

std::string seconds_words(int seconds) {
    if (seconds == 0) return std::string(say(Text::off));
    if (seconds >= 60 && seconds % 60 == 0) return std::to_string(seconds / 60) + " min";
    return std::to_string(seconds) + " s";
}

}  // namespace lw::ui
