// A vector of at most N elements that lives inside its owner: no allocation, trivially copyable when T is.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace lw::base {

/// Elements past size() are kept value-initialised, so that equal contents are equal in every byte.
template <class T, std::size_t N>
class Bounded {
    static_assert(N <= 0xFFFF);

public:
    using value_type = T;

    constexpr Bounded() = default;
    constexpr Bounded(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const { return size_ == N; }
    [[nodiscard]] static constexpr std::size_t capacity() { return N; }

    constexpr T& operator[](std::size_t i) { return (assert(i < size_), items_[i]); }
    constexpr const T& operator[](std::size_t i) const { return (assert(i < size_), items_[i]); }
    constexpr T& back() { return (*this)[size_ - 1U]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    /// Requires room for it (asserted).
    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        items_[--size_] = T{};
    }
    constexpr void clear() {
        while (size_ > 0) pop_back();
    }
    [[nodiscard]] constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

    friend constexpr bool operator==(const Bounded& a, const Bounded& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

private:
    std::array<T, N> items_{};
    std::uint16_t size_ = 0;
};

}  // namespace lw::base
