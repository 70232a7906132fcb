// How a scenario says no: the headless program alone throws, and only this.
#pragma once

#include <string>
#include <utility>

namespace lw::cli {

struct Failure {
    std::string text;
    explicit Failure(std::string what) : text(std::move(what)) {}
};

}  // namespace lw::cli
