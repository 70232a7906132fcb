#include "ui/table/keys.hpp"

#include <algorithm>

namespace lw::ui::table {

namespace {

struct Row {
    Common what;
    std::string_view letters;  ///< each of them does it
    std::string_view shown;    ///< in a tooltip
};

constexpr Row kRows[] = {{Common::undo, "uz", "U"},      {Common::hint, "i", "I"}, {Common::log, "l", "L"},
                         {Common::statistics, "s", "S"}, {Common::fit, "0", "0"},  {Common::zoom_in, "+=", "+"},
                         {Common::zoom_out, "-", "-"},   {Common::help, "?", "?"}};

const Row& row_of(Common what) {
    return *std::find_if(std::begin(kRows), std::end(kRows), [what](const Row& row) { return row.what == what; });
}

}  // namespace

bool asks(const Kit& kit, Common what) {
    if (kit.modal_open()) return false;
    const std::string_view letters = row_of(what).letters;
    return std::any_of(letters.begin(), letters.end(), [&kit](char letter) { return kit.shortcut(letter); });
}

std::string_view key_of(Common what) { return row_of(what).shown; }

std::vector<KeyHelp> replay_step_keys() {
    return {{"Space", "play or pause"},
            {"left, right", "one step back or on"},
            {"up, down", "one turn back or on"},
            {"Home, End", "to the beginning, to the end"}};
}

std::vector<KeyHelp> with_common(std::vector<KeyHelp> own, bool replay) {
    if (!replay) {
        own.push_back({"Enter", "confirm what is chosen"});
        own.push_back({"U or Z", "undo"});
        own.push_back({"I", "a hint"});
    }
    own.push_back({"L", "log"});
    own.push_back({"S", "statistics"});
    own.push_back({"0 or double-click", "fit the board"});
    own.push_back({"+ and -", "zoom"});
    if (!replay) own.push_back({"arrows", "move the board"});
    return own;
}

}  // namespace lw::ui::table
