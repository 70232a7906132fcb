// Saves as bad media and curious people leave them.
#pragma once

#include "base/bytes.hpp"
#include "base/rng.hpp"

namespace lw::test {

/// One to eight bytes changed, cut out or put in, or the end cut off.
inline base::Bytes damaged(const base::Bytes& good, base::Rng& rng) {
    base::Bytes bad = good;
    const auto place = [&] { return rng.below(static_cast<std::uint32_t>(bad.size())); };
    const std::uint32_t kind = rng.below(8);
    if (kind == 0) bad.resize(place());
    if (kind == 1) bad.insert(bad.begin() + static_cast<std::ptrdiff_t>(place()), static_cast<std::uint8_t>(rng.next()));
    if (kind == 2) bad.erase(bad.begin() + static_cast<std::ptrdiff_t>(place()));
    if (kind > 2) {
        for (std::uint32_t n = 1 + rng.below(8); n > 0; --n) bad[place()] = static_cast<std::uint8_t>(rng.next());
    }
    return bad;
}

}  // namespace lw::test
