// Sharing the game or the replay on the screen: links, a picture of the board, a file.
#include "game/name.hpp"
#include "ui/modal.hpp"
#include "ui/scroll.hpp"
#include "ui/table/cards.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace lw::ui::table {

namespace {

constexpr std::string_view kAskWidth = "share.width";
constexpr std::array<int, 3> kWidths{800, 1600, 3200};
constexpr int kLeastWidth = 64;
constexpr int kMostWidth = 4800;
constexpr std::size_t kWidthDigits = 4;

struct ShareCard {
    const Frame& f;
    const ScreenModel& screen;
    State& s;
    const ShareFacts& facts;

    [[nodiscard]] float px(float look) const { return f.px(look); }
};

/// A button with a sentence below; true when pressed.
bool offer(const ShareCard& c, float x, float& y, float wide, Button b, std::string_view line) {
    b.text_size = 15;
    const bool pressed = button(c.f, {x, y, wide, c.px(46)}, b);
    y += c.px(50);
    y += paragraph(c.f, {x + c.px(2), y}, wide - c.px(4), Rich(std::string(line)), kSmall) + c.px(12);
    return pressed;
}

void links(const ShareCard& c, float x, float& y, float wide) {
    Button board{.id = "share.board", .text = c.facts.board};
    board.icon = Image::icon_copy;
    if (offer(c, x, y, wide, board, c.facts.board_line)) c.f.emit(CopyBoardLink{});
    if (!c.facts.over) return;
    Button game{.id = "share.game", .text = "Copy a link to the game"};
    game.icon = Image::icon_copy;
    game.enabled = c.facts.fits_link;
    game.keep_text = true;
    game.reason = "too long for a link";
    const std::string_view line =
        c.facts.fits_link ? "The whole game, to watch step by step." : "This game is too long for a link, but not for a file.";
    if (offer(c, x, y, wide, game, line)) c.f.emit(CopyGameLink{});
}

void ask_width(const ShareCard& c, std::string problem) {
    c.f.emit(AskText{std::string(kAskWidth), "Width of the picture in pixels, 64 to 4800", std::to_string(c.s.picture_width), kWidthDigits,
                     std::move(problem)});
}

void take_width(const ShareCard& c) {
    if (!c.screen.answer || c.screen.answer->first != kAskWidth) return;
    const std::string words = game::tidy_line(c.screen.answer->second, kWidthDigits, kWidthDigits);
    int width = 0;
    const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), width);
    if (error != std::errc{} || end != words.data() + words.size()) return ask_width(c, "This is not a whole number.");
    c.s.picture_width = std::clamp(width, kLeastWidth, kMostWidth);
}

void picture(const ShareCard& c, float x, float& y, float wide) {
    const auto known = std::find(kWidths.begin(), kWidths.end(), c.s.picture_width);
    int chosen = static_cast<int>(known - kWidths.begin());
    const std::string other = known == kWidths.end() ? std::to_string(c.s.picture_width) : "Other";
    const Rect sizes{x, y, wide, c.px(44)};
    if (segments(c.f, sizes, "share.size", "Width of the picture", {{"800"}, {"1600"}, {"3200"}, {.text = other, .asks_text = true}},
                 chosen)) {
        if (chosen < static_cast<int>(kWidths.size()))
            c.s.picture_width = kWidths[static_cast<std::size_t>(chosen)];
        else
            ask_width(c, {});
    }
    y += c.px(52);
    Button save{.id = "share.picture", .text = "Save a picture of the board"};
    save.icon = Image::icon_board;
    const std::string line = "A PNG file, " + std::to_string(c.s.picture_width) + " pixels wide.";
    if (offer(c, x, y, wide, save, line)) c.f.emit(SavePicture{c.s.picture_width});
}

}  // namespace

void draw_share(const Frame& f, const ScreenModel& screen, State& s, const ShareFacts& facts) {
    const ShareCard c{f, screen, s, facts};
    take_width(c);
    if (!c.s.share_open) return;
    ModalCard card(c.f, 440, c.facts.over ? 450 : 370, "Share");
    if (card.close_cross("share.close", "Close")) c.s.share_open = false;
    const Rect body = card.body();
    ScrollArea scroll(c.f, "share.list", body);
    float y = scroll.top();
    const float wide = body.w - c.px(4);
    const float x = body.x + c.px(2);
    links(c, x, y, wide);
    picture(c, x, y, wide);
    Button file{.id = "share.file", .text = "Export to a file"};
    file.icon = Image::icon_export;
    if (offer(c, x, y, wide, file, c.facts.file_line)) c.f.emit(ExportSave{});
    scroll.done(y);
}

}  // namespace lw::ui::table
