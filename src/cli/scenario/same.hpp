// Compares what was found with what was expected.
#pragma once

#include "cli/scenario/failure.hpp"

#include <set>
#include <string>
#include <string_view>

namespace lw::cli {

/// A Failure that shows both when they differ.
inline void same(std::string_view what, const std::string& found, const std::string& wanted) {
    if (found != wanted) throw Failure(std::string(what) + " is " + found + ", expected " + wanted);
}
inline void same(std::string_view what, int found, int wanted) { same(what, std::to_string(found), std::to_string(wanted)); }

/// "a, b", or "none"
inline std::string joined(const std::set<std::string>& items) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ", ") + item;
    return text.empty() ? "none" : text;
}

}  // namespace lw::cli
