#include "ui/mirror.hpp"

#include <utility>

namespace lw::ui {

void Mirror::begin_frame() {
    controls_.clear();
    status_.clear();
    if (!fresh_) activated_.clear();
    fresh_ = false;
}

bool Mirror::take_activation(std::string_view id) {
    if (activated_.empty() || activated_ != id) return false;
    activated_.clear();
    return true;
}

std::vector<Mirror::Line> Mirror::take_lines() { return std::exchange(lines_, {}); }

}  // namespace lw::ui
