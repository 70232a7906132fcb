// Shared by the benchmarks: how long a loop runs, and results that the optimiser must not discard.
#pragma once

#include "cli/cpu_clock.hpp"

#include <cstdint>

namespace lw::cli {

inline constexpr double kLeastSeconds = 1.0;  ///< a measured loop lasts at least this long

/// Everything the pointer leads to counts as read and written.
inline void keep_all(const void* pointer) { __asm__ __volatile__("" : : "r"(pointer) : "memory"); }
/// The value counts as used.
inline void keep(std::uint64_t value) { __asm__ __volatile__("" : : "r"(value)); }

/// Nanoseconds per call of `one(item)` over all items, repeated for `seconds`.
template <class Items, class F>
double nanoseconds(const Items& items, double seconds, F one) {
    const CpuClock clock;
    std::int64_t calls = 0;
    double spent = 0;
    do {
        for (const auto& item : items) one(item);
        calls += static_cast<std::int64_t>(items.size());
        spent = clock.seconds();
    } while (spent < seconds);
    return spent * 1e9 / static_cast<double>(calls);
}

}  // namespace lw::cli
