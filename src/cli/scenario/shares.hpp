// How often something happened over all runs of a case.
#pragma once

#include <cstdint>
#include <map>

namespace lw::cli {

/// A fraction of all runs of a case in which something happened; judged after the last run.
struct Share {
    double least = 0;
    double most = 0;
    std::uint64_t hits = 0;
    std::uint64_t runs = 0;
};
using Shares = std::map<int, Share>;  ///< by line number

}  // namespace lw::cli
