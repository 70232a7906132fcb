// Time the processor has spent, in seconds; other programs on the machine do not count.
#pragma once

#include <ctime>

namespace lw::cli {

class CpuClock {
public:
    [[nodiscard]] double seconds() const { return static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

private:
    std::clock_t start_ = std::clock();
};

[[nodiscard]] inline double per_second(double count, double seconds) { return seconds > 0 ? count / seconds : 0; }

}  // namespace lw::cli
