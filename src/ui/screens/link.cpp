// What the page's address brought: a board or a whole game. It says what it is and asks; nothing happens by itself.
#include "ui/layout.hpp"
#include "ui/screens/game_parts.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace lw::ui {

namespace {

std::string names_of(const std::vector<game::Player>& players) {
    std::string out;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (i > 0) out += i + 1 == players.size() ? " and " : ", ";
        out += players[i].name;
    }
    return out;
}

const GameParts& game_in(const LinkInfo& link) { return parts_of(game_of(link.config)); }
Text title_of(const LinkInfo& link) { return link.whole ? Text::link_game : game_in(link).link_title; }

/// The preset, and what differs from it.
std::string rule_words(const LinkInfo& link) {
    const TableSettings all = table_settings(link.config, link.players);
    std::string out = all.preset;
    for (const SettingLine& line : all.lines) {
        if (line.differs) out += ", " + std::string(line.name) + ": " + line.value;
    }
    return out;
}

void draw_people(const Frame& f, Rect r, const LinkInfo& link) {
    const float side = std::min(r.h, f.px(36));
    float x = r.x;
    for (const game::Player& player : link.players) {
        if (x + side > r.right()) break;
        player_chip(f, {x, r.y, side, side}, player);
        x += side + f.px(7);
    }
}

struct Answer {
    std::string_view id;
    Text words;
    Image image;
    ButtonKind kind;
    AnswerLink::Choice choice;
};

std::vector<Answer> presses(const LinkInfo& link) {
    using Choice = AnswerLink::Choice;
    const GameParts& game = game_in(link);
    const Answer leave{"link.leave", Text::link_leave, Image::icon_cancel, ButtonKind::plain, Choice::leave};
    if (!link.whole) return {leave, {"link.play", game.link_play, Image::icon_board, ButtonKind::accent, Choice::play_board}};
    return {leave,
            {"link.keep", Text::link_keep, Image::icon_save, ButtonKind::plain, Choice::keep},
            {"link.play", game.link_play_same, Image::icon_board, ButtonKind::plain, Choice::play_board},
            {"link.watch", Text::link_watch, Image::icon_play, ButtonKind::accent, Choice::watch}};
}

void draw_presses(Frame& f, Rect r, const std::vector<Answer>& all) {
    const auto lines = rows(r, static_cast<int>(all.size() / 2), f.px(8));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect cell = columns(lines[i / 2], 2, f.px(8))[i % 2];
        Button b{.id = all[i].id, .text = say(all[i].words)};
        b.icon = all[i].image;
        b.kind = all[i].kind;
        b.text_size = 15;
        if (button(f, cell, b)) f.emit(AnswerLink{all[i].choice});
    }
}

struct Words {
    Rich what;
    Rich board;
    Rich rules;
};

Words words_of(const LinkInfo& link) {
    const GameParts& game = game_in(link);
    const std::string brought = link.whole ? filled(Text::link_game_line, {{"game", say(game.name)}, {"names", names_of(link.players)}})
                                           : std::string(say(game.link_line));
    return {Rich(brought), Rich(link_words(link.config)), Rich(rule_words(link))};
}

}  // namespace

Rect draw_link(Frame& f, const ScreenModel& model) {
    if (!model.link) return {};
    const LinkInfo& link = *model.link;
    TitleLayout layout = title_layout(f.size, f.scale, true);
    const bool beside = layout.board.w > 0 && layout.board.x > layout.card.right();
    const float pad = f.px(beside ? 30 : 16);
    const float wide = layout.card.w - 2 * pad;
    const Words words = words_of(link);
    const auto all = presses(link);
    const float press = f.px(beside ? 50 : 46) * static_cast<float>(all.size()) / 2 + f.px(8) * (static_cast<float>(all.size()) / 2 - 1);
    const float what = paragraph_height(f, wide, words.what, kLead);
    const float board = paragraph_height(f, wide, words.board, kBold);
    const float rules = paragraph_height(f, wide, words.rules, kBody);
    const float safe = paragraph_height(f, wide, say(Text::link_safe), kSmall);
    const float gap = f.px(beside ? 16 : 8);
    const float people = f.px(24) + f.px(36);
    const float high = 2 * f.px(beside ? 26 : 14) + f.px(46) + what + board + rules + people + press + safe + 5 * gap + f.px(8);
    Rect card = layout.card;
    card.y = beside ? (f.size.y - high) / 2 : f.size.y - f.px(10) - high;
    card.h = high;
    panel(f, card, 18);
    Rect in = inset(card, pad, f.px(beside ? 26 : 14));
    text_fit(f, cut_top(in, f.px(46), gap), say(title_of(link)), kResult.sized(32));
    paragraph(f, {in.x, in.y}, wide, words.what, kLead);
    cut_top(in, what, gap);
    paragraph(f, {in.x, in.y}, wide, words.board, kBold);
    cut_top(in, board, f.px(4));
    paragraph(f, {in.x, in.y}, wide, words.rules, kBody.faded());
    cut_top(in, rules, gap);
    text_fit(f, cut_top(in, f.px(20), f.px(4)), link.whole ? std::string_view(link.title) : say(Text::link_table), kSmallBold);
    draw_people(f, cut_top(in, f.px(36), gap), link);
    draw_presses(f, cut_top(in, press, gap), all);
    paragraph(f, {in.x, in.y}, wide, say(Text::link_safe), kSmall);
    if (f.kit->pressed(Press::escape)) f.emit(AnswerLink{});
    if (f.mirror != nullptr) f.mirror->set_status(std::string(say(title_of(link))) + ": " + link_words(link.config));
    if (beside) return layout.board;
    const float margin = f.px(10);
    const float room = card.y - 2 * margin;
    if (room < f.px(100)) return {};
    return {margin, margin, f.size.x - 2 * margin, room};
}

}  // namespace lw::ui
