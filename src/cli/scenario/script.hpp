// A scenario file as cases, before anything is understood.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lw::cli {

struct Line {
    int number = 0;
    std::string text;  ///< trimmed, without comment
};

/// `for NAME in ...`: the case runs once for every value.
struct Loop {
    std::string name;
    std::vector<std::string> values;
};

struct Case {
    std::string game = "isles";
    std::string id;
    std::string title;
    int line = 0;
    std::vector<Loop> loops;
    std::vector<Line> lines;
};

struct Script {
    std::string file;
    std::vector<Case> cases;  ///< those in which every line can be read
    /// Lines that belong to no case or cannot be read at all: "file:line: what".
    std::vector<std::string> errors;
};

[[nodiscard]] Script parse_script(std::string_view file, std::string_view text);

}  // namespace lw::cli
