// A tab of a side column, or of the row at the bottom of a phone.
#pragma once

#include "ui/paint.hpp"

#include <string_view>

namespace lw::ui::table {

struct Tab {
    std::string_view id;
    std::string_view text;
    Image image;
    bool on = false;
};
/// `above`: the icon stands above the word. True when it was pressed.
bool tab(const Frame& f, Rect r, const Tab& t, bool above);

}  // namespace lw::ui::table
