// The rules of the games, short and complete.
#include "ui/screens/game_parts.hpp"
#include "ui/screens/screens.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace lw::ui {

namespace {

using Kind = RulesBlock::Kind;

using Icons = std::vector<std::pair<std::string_view, Rich>>;

float draw_plain(const Frame& f, Rect column, float y, const RulesBlock& block, const Icons& icons) {
    const bool point = block.kind == Kind::point;
    const float indent = point ? f.px(18) : 0;
    if (point) disc(f, {column.x + f.px(7), y + f.px(11)}, f.px(2.5F), f.theme->accent);
    const Rich words = Rich::fill(block.words, icons);
    return paragraph(f, {column.x + indent, y}, column.w - indent, words, kBody.sized(15)) + f.px(point ? 6 : 10);
}

/// Picture, words, and the price.
float draw_thing(const Frame& f, Rect column, float y, const RulesBlock& block, const Icons& icons) {
    const RulesThing& thing = block.thing;
    const bool priced = !thing.price.empty();
    const bool narrow = column.w < f.px(440);
    const float pill = f.px(28);
    const float pill_wide = priced ? price_pill(f, {}, thing.price, pill, false, true) : 0;
    const float left = f.px(58);
    const float right = priced && !narrow ? f.px(140) : f.px(12);
    const Rich words = Rich::fill(block.words, icons);
    const float words_high = paragraph_height(f, column.w - left - right, words, kBody);
    const bool below = priced && narrow;
    const float high = std::max(words_high + (below ? pill + f.px(6) : 0) + f.px(18), f.px(56));
    const Rect r{column.x, y, column.w, high};
    row(f, r);
    icon(f, thing.image, {r.x + left / 2, r.centre().y}, f.px(38), {}, thing.paint);
    const float top = r.centre().y - (words_high + (below ? pill + f.px(6) : 0)) / 2;
    paragraph(f, {r.x + left, top}, column.w - left - right, words, kBody);
    if (!priced) return high + f.px(6);
    if (below)
        price_pill(f, {r.x + left, top + words_high + f.px(6) + pill / 2}, thing.price, pill);
    else
        price_pill(f, {r.right() - f.px(14) - pill_wide, r.centre().y}, thing.price, pill);
    return high + f.px(6);
}

float draw_section(const Frame& f, Rect column, float y, const RulesSection& section, const Icons& icons) {
    const float top = y;
    text(f, {column.x, y, column.w, f.px(28)}, section.title, kPanelTitle.sized(20));
    y += f.px(34);
    for (const RulesBlock& block : section.blocks) {
        y += block.kind == Kind::thing ? draw_thing(f, column, y, block, icons) : draw_plain(f, column, y, block, icons);
    }
    return y + f.px(16) - top;
}

/// Without the marks for bold words and icons.
std::string spoken(std::string_view words) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == '{')
            i = words.find('}', i) + 1;
        else if (words[i] != '*')
            out += words[i];
    }
    return out;
}

/// The whole text for screen readers, whatever part of it is in sight.
void read_out_rules(const Frame& f, const std::vector<RulesSection>& sections) {
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const std::string id = "rules.text." + std::to_string(i);
        read_out(f, id, sections[i].title);
        for (std::size_t k = 0; k < sections[i].blocks.size(); ++k) {
            read_out(f, id + "." + std::to_string(k), spoken(sections[i].blocks[k].words));
        }
    }
}

/// The sections by name; a press goes there. Returns the index or -1.
int draw_contents(Frame& f, Rect r, const std::vector<RulesSection>& sections) {
    int chosen = -1;
    ScrollArea area(f, "rules.contents", r);
    float y = area.top();
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Rect line{r.x + f.px(4), y + f.px(4), r.w - f.px(12), f.px(40)};
        y += f.px(42);
        const std::string id = "rules." + std::to_string(i);
        const Response response = f.kit->control(f, {id, sections[i].title, line});
        if (response.hovered) fill(f, line, f.theme->row, f.px(8));
        text_fit(f, inset(line, f.px(10), 0), sections[i].title, kBold);
        if (response.focused) focus_ring(f, line, f.px(8));
        if (response.pressed) chosen = static_cast<int>(i);
    }
    area.done(y + f.px(8));
    return chosen;
}

const RulesText& rules_of(GameKind game) {
    static const std::vector<RulesText> all = [] {
        std::vector<RulesText> texts;
        for (const GameParts* one : all_games()) texts.push_back(one->rules());
        return texts;
    }();
    return all[static_cast<std::size_t>(game)];
}

}  // namespace

void draw_rules(Frame& f, ShellState& state) {
    Rect inner = open_page(f, say(Text::rules_title), 940, 860, "rules.back");
    const Rect choice = cut_top(inner, f.px(44), f.px(10));
    if (choose_game(f, {choice.x, choice.y, std::min(choice.w, f.px(260)), choice.h}, "rules.game", state.rules)) {
        scroll_to(f, "rules.scroll", 0);
    }
    const RulesText& rules = rules_of(state.rules);
    const auto& sections = rules.sections;
    int jump = -1;
    if (inner.w > f.px(700)) {
        jump = draw_contents(f, cut_left(inner, f.px(210), f.px(24)), sections);
    }
    read_out_rules(f, sections);
    float target = -1;
    {
        ScrollArea area(f, "rules.scroll", inner);
        const Rect column{inner.x + f.px(2), inner.y, inner.w - f.px(14), inner.h};
        float y = area.top();
        for (std::size_t i = 0; i < sections.size(); ++i) {
            if (static_cast<int>(i) == jump) target = y - area.top();
            y += draw_section(f, column, y, sections[i], rules.icons);
        }
        area.done(y);
    }
    if (target < 0) return;
    scroll_to(f, "rules.scroll", target);
    if (f.wants_frame != nullptr) *f.wants_frame = true;
}

}  // namespace lw::ui
