// What a fuzz target is made of: the entry that libFuzzer and the replay program call, a tape of bytes to decide by, and
// the way to report a finding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>

/// One run over one input. Always 0; a finding ends the program.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace lw::fuzz {

/// Ends the program with `what` unless `holds`: in every build, unlike assert.
inline void require(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "finding: %s\n", what.c_str());
    std::abort();
}

/// Bytes taken one by one; zeros after the end.
class Tape {
public:
    Tape(const std::uint8_t* data, std::size_t size) : left_(data, size) {}

    [[nodiscard]] bool empty() const { return left_.empty(); }
    std::uint8_t byte() {
        if (left_.empty()) return 0;
        const std::uint8_t value = left_.front();
        left_ = left_.subspan(1);
        return value;
    }
    std::uint64_t word() {
        std::uint64_t value = 0;
        for (unsigned i = 0; i < 8; ++i) value |= std::uint64_t{byte()} << (8 * i);
        return value;
    }
    /// An index below `count`, which must be positive and at most 512.
    std::size_t below(std::size_t count) {
        const std::size_t value = count > 256 ? byte() * std::size_t{256} + byte() : byte();
        return value % count;
    }

private:
    std::span<const std::uint8_t> left_;
};

}  // namespace lw::fuzz
