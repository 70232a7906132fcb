#include "base/stable_sort.hpp"

#include <algorithm>
#include <numeric>

namespace lw::base {

std::vector<std::size_t> stable_order(std::size_t count, ComesBefore before) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), before);
    return order;
}

}  // namespace lw::base
