// How a scenario reports a failure: only the headless program throws, and only this.
#pragma once

#include <string>
#include <utility>

namespace lw::cli {

struct Failure {
    std::string text;
    explicit Failure(std::string what) : text(std::move(what)) {}
};

}  // namespace lw::cli
