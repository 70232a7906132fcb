// What a decision may cost.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace lw::agent {

/// Bounds that stop a player's search, whichever comes first. The default sets no bounds; a player that need not search
/// still answers at once.
struct Budget {
    /// In the player's own unit: moves weighed, samples, simulations. 0 = no bound. As the only bound it keeps
    /// decisions repeatable.
    std::uint32_t iterations = 0;
    std::chrono::milliseconds time{0};        ///< 0 = no bound
    const std::atomic<bool>* stop = nullptr;  ///< set by another thread when the answer is wanted now
};

/// Counts a search against its budget.
class Meter {
public:
    explicit Meter(const Budget& budget) : budget_(budget), begin_(Clock::now()) {}

    /// Whether one more iteration may begin. The first one always may, so that a decision has something to go by.
    [[nodiscard]] bool next() {
        if (used_ > 0 && over()) return false;
        ++used_;
        return true;
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool over() const {
        if (budget_.iterations != 0 && used_ >= budget_.iterations) return true;
        if (budget_.stop != nullptr && budget_.stop->load(std::memory_order_relaxed)) return true;
        return budget_.time.count() != 0 && Clock::now() - begin_ >= budget_.time;
    }

    Budget budget_;
    Clock::time_point begin_;
    std::uint32_t used_ = 0;
};

}  // namespace lw::agent
