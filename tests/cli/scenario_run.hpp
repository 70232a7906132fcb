// Scenarios as text, run for what they print.
#pragma once

#include "cli/scenario/runner.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace lw::cli {

struct Ran {
    Tally tally;
    std::string out;
};

inline Ran run(const std::string& text) {
    std::ostringstream out;
    const Tally tally = run_script("x.txt", text, false, out);
    return {tally, out.str()};
}

/// The text's one case fails and says these words.
inline void expect_failure_of(const std::string& text, const std::string& words) {
    const Ran ran = run(text);
    EXPECT_EQ(ran.tally.failed, 1) << text << ran.out;
    EXPECT_NE(ran.out.find(words), std::string::npos) << text << ran.out;
}

}  // namespace lw::cli
