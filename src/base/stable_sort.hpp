// Sorting in code that all who sort share: the standard library writes it anew for each of them, 5 KB a time in the page. For short
// lists that are not sorted often.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace lw::base {

/// Whether, of two things in a list, the one of number `a` comes before that of number `b`.
struct ComesBefore {
    bool (*judge)(const void* of, std::size_t a, std::size_t b);
    const void* of;  ///< passed to it

    bool operator()(std::size_t a, std::size_t b) const { return judge(of, a, b); }
};
/// The numbers from 0 to below `count` in order; of equals the lower one comes first.
[[nodiscard]] std::vector<std::size_t> stable_order(std::size_t count, ComesBefore before);
template <class Less>
[[nodiscard]] std::vector<std::size_t> stable_order(std::size_t count, const Less& less) {
    return stable_order(
        count, ComesBefore{[](const void* of, std::size_t a, std::size_t b) { return (*static_cast<const Less*>(of))(a, b); }, &less});
}

/// As std::stable_sort.
template <class T, class Less>
void stable_sort(std::vector<T>& list, const Less& less) {
    std::vector<T> sorted;
    sorted.reserve(list.size());
    for (const std::size_t i : stable_order(list.size(), [&](std::size_t a, std::size_t b) { return less(list[a], list[b]); }))
        sorted.push_back(std::move(list[i]));
    list = std::move(sorted);
}

}  // namespace lw::base
