#include "ui/table/telling.hpp"

#include "ui/table/words.hpp"

#include <algorithm>
#include <array>

namespace lw::ui::table {

namespace {

constexpr int kShortTurn = 60;  // seconds; half of a shorter turn is not announced

std::string time_words(int seconds) {
    std::string out;
    if (seconds >= 60) out = counted(seconds / 60, "minute", "minutes");
    if (seconds % 60 != 0 || seconds == 0) out += (out.empty() ? "" : " ") + counted(seconds % 60, "second", "seconds");
    return out + " left for this turn";
}

}  // namespace

void ClockTeller::read(std::optional<int> left, Mirror& mirror) {
    const int now = left.value_or(0);
    if (!left || now > last_ + 1) {
        from_ = last_ = now;
        return;
    }
    const std::array<int, 3> marks{from_ > kShortTurn ? from_ / 2 : 0, 30, 10};
    const bool due =
        std::any_of(marks.begin(), marks.end(), [&](int mark) { return mark > 0 && from_ > mark && last_ > mark && now <= mark; });
    last_ = now;
    if (due) mirror.announce(time_words(now), now <= 10);
}

void tell(const std::vector<std::string>& lines, Mirror& mirror) {
    const std::size_t from = lines.size() > kMostTold ? lines.size() - kMostTold : 0;
    for (std::size_t i = from; i < lines.size(); ++i) mirror.announce(lines[i]);
}

}  // namespace lw::ui::table
