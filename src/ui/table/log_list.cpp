#include "ui/table/log_list.hpp"

#include <algorithm>

namespace lw::ui::table {

void LogList::begin_anew(const Terms& terms) {
    *this = {};
    terms_ = terms;
}

void LogList::line(std::size_t entry, float high, int round, int turn, float heading, float gap) {
    if (round != round_ && heading > 0)
        add({height_, heading, entry, round});
    else if (turn != turn_ && turn_ != -1)
        height_ += gap;
    round_ = round;
    turn_ = turn;
    add({height_, high, entry, -1});
}

void LogList::add(const Item& item) {
    items_.push_back(item);
    height_ += item.high;
}

std::span<const LogList::Item> LogList::between(float from, float to) const {
    const auto first = std::partition_point(items_.begin(), items_.end(), [from](const Item& i) { return i.top + i.high < from; });
    const auto last = std::partition_point(first, items_.end(), [to](const Item& i) { return i.top <= to; });
    const auto before = static_cast<std::size_t>(first - items_.begin());
    return std::span<const Item>(items_).subspan(before, static_cast<std::size_t>(last - first));
}

}  // namespace lw::ui::table
