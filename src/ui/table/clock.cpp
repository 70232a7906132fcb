#include "ui/table/clock.hpp"

#include "ui/kit.hpp"
#include "ui/widgets.hpp"

#include <cmath>

namespace lw::ui::table {

namespace {
constexpr int kShortTime = 10;    // seconds
constexpr double kDotTime = 0.4;  // seconds until there is one dot more, or one again
}  // namespace

void thinking_dots(const Frame& f, Rect r) {
    const int shown = f.still ? 3 : 1 + static_cast<int>(f.now / kDotTime) % 3;
    for (int i = 0; i < shown; ++i) {
        disc(f, {r.x + f.px(4 + 9 * static_cast<float>(i)), r.centre().y}, f.px(2.5F), f.theme->ink2);
    }
    if (!f.still) f.wake_at((std::floor(f.now / kDotTime) + 1) * kDotTime);
}

namespace {

void clock(const Frame& f, Rect& rest, int left, const std::string& what, std::string_view then) {
    const std::string minutes = std::to_string(left / 60);
    const std::string seconds = (left % 60 < 10 ? "0" : "") + std::to_string(left % 60);
    const std::string shown = minutes + ":" + seconds;
    const Rect r = cut_right(rest, f.px(68), f.px(4));
    const bool short_time = left <= kShortTime;
    icon(f, Image::icon_wait, {r.x + f.px(11), r.centre().y}, f.px(17), short_time ? f.theme->danger : f.theme->ink2);
    TextStyle style = kBold.sized(15);
    if (short_time) style = style.with(f.theme->danger);
    text(f, Rect{r.x + f.px(23), r.y, r.w - f.px(23), r.h}, shown, style);
    const std::string label = what + ": " + shown;
    const Response response = area(f, {.id = "time", .label = label, .rect = middle(r, r.w, f.px(36)), .focusable = false});
    explain(f, response, r, then);
}

}  // namespace

void countdown(const Frame& f, Rect& rest, std::optional<int> seconds_left) {
    if (!seconds_left) return;
    clock(f, rest, *seconds_left, "Time left for this turn",
          "When the time is over, the computer decides what must be decided and ends the turn.");
}

void answer_countdown(const Frame& f, Rect& rest, int seconds_left) {
    clock(f, rest, seconds_left, "Time left to answer",
          "Without an answer by then the offer is withdrawn. No time runs while another offer is put together.");
}

}  // namespace lw::ui::table
