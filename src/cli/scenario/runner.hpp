// Runs the cases of scenario files and counts the results.
#pragma once

#include "cli/scenario/script.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace lw::cli {

struct Tally {
    int passed = 0;
    int failed = 0;
};

/// Empty when the case holds, else "file:line: what".
[[nodiscard]] std::string run_case(const std::string& file, const Case& one);
/// Runs every case of the text; a case or a line that cannot be read counts as failed.
Tally run_script(const std::string& file, const std::string& text, bool each, std::ostream& out);
/// Files and folders (all their .txt files, in name order); prints failures and "N passed, M failed".
/// True when nothing failed and something passed.
bool run_scenarios(const std::vector<std::string>& paths, bool each, std::ostream& out);

}  // namespace lw::cli
