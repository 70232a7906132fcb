// Whose view a replay shows, and the hands seen in it.
#include "ui/isles/replay.hpp"
#include "ui/scroll.hpp"

#include <algorithm>

namespace lw::ui::isles {

namespace {

using game::Eyes;

int held(const isles::Holding& holding, isles::DevCard card) { return holding.cards[card] + holding.fresh[card]; }

std::string hand_words(const isles::Holding& holding) {
    std::string out = words(holding.hand);
    for (const isles::DevCard card : isles::kAllDevCards) {
        if (held(holding, card) > 0) out += ", " + std::to_string(held(holding, card)) + " " + std::string(title(card));
    }
    return out;
}

std::string eyes_words(const Context& c) {
    const Eyes eyes = c.model.replay->eyes;
    switch (eyes.kind) {
        case Eyes::Kind::spectator: return "What everybody sees";
        case Eyes::Kind::open: return "All hands are open";
        case Eyes::Kind::seat: return possessive(c.name(eyes.seat)) + " view";
    }
    return {};
}

struct Choice {
    Eyes eyes;
    std::string id;
    std::string label;
};

std::vector<Choice> choices(const Context& c) {
    std::vector<Choice> out{{{}, "eyes.public", "What everybody sees"}};
    for (const game::Seat seat : c.model.replay->choosable) {
        out.push_back({{Eyes::Kind::seat, seat}, "eyes." + std::to_string(seat.value), possessive(c.name(seat)) + " view"});
    }
    if (c.model.replay->ended) out.push_back({{Eyes::Kind::open, {}}, "eyes.open", "All hands"});
    return out;
}

void draw_choice(const Context& c, Rect r, const Choice& choice) {
    const bool on = c.model.replay->eyes == choice.eyes;
    const Response response = area(c.f, {.id = choice.id, .label = choice.label, .rect = r, .kind = ControlKind::toggle, .on = on}, 10);
    explain(c.f, response, r, choice.label);
    const Rect face = middle(r, r.h - c.px(6), r.h - c.px(6));
    if (choice.eyes.kind == Eyes::Kind::seat) {
        player_chip(c.f, face, c.player(choice.eyes.seat), on || response.hovered ? 1.0F : 0.75F);
    } else {
        fill(c.f, face, response.hovered ? c.f.theme->row_active : c.f.theme->row, c.px(9));
        outline(c.f, face, c.f.theme->line_strong, c.px(1.5F), c.px(9));
        icon(c.f, choice.eyes.kind == Eyes::Kind::open ? Image::icon_eye : Image::icon_eye_off, face.centre(), face.h * 0.62F);
    }
    if (on) outline(c.f, face.grown(c.px(2)), c.f.theme->accent, c.px(2.5F), c.px(11));
    if (response.pressed && !on) c.f.emit(ReplayLook{choice.eyes});
}

void chooser(const Context& c, Rect r) {
    const auto all = choices(c);
    const float each = std::min(r.h, r.w / static_cast<float>(all.size()));
    for (const Choice& choice : all) draw_choice(c, cut_left(r, each, c.px(2)), choice);
    const Rect rest = inset(r, c.px(10), 0);
    const std::string words = eyes_words(c);
    if (text_width(c.f, words, kBold) <= rest.w) text(c.f, rest, words, kBold);
}

/// Resources with their numbers, then any development cards.
void draw_holding(const Context& c, Rect r, const isles::Holding& holding) {
    const auto kinds =
        std::count_if(isles::kAllDevCards.begin(), isles::kAllDevCards.end(), [&](isles::DevCard card) { return held(holding, card) > 0; });
    const float advance = std::min(c.px(46), r.w / static_cast<float>(isles::kResources + kinds));
    const float size = std::min({r.h, c.px(24), advance - c.px(11)});
    float x = r.x;
    const auto figure = [&](Image image, int n) {
        icon(c.f, image, {x + size / 2, r.centre().y}, size * 0.86F, {}, Paint::none, false, n > 0 ? 1.0F : 0.35F);
        const TextStyle style = n > 0 ? kBold : kBody.faded();
        text_fit(c.f, {x + size + c.px(1), r.y, advance - size, r.h}, std::to_string(n), style);
        x += advance;
    };
    for (const isles::Resource resource : isles::kAllResources) figure(image(resource), holding.hand[resource]);
    for (const isles::DevCard card : isles::kAllDevCards) {
        if (held(holding, card) > 0) figure(image(card), held(holding, card));
    }
}

void listed(const Context& c, Rect r, game::Seat seat, const isles::Holding& holding) {
    const std::string id = "hand.seat." + std::to_string(seat.value);
    const std::string label = c.name(seat) + " holds " + hand_words(holding);
    const Response response = area(c.f, {.id = id, .label = label, .rect = r, .focusable = false}, 6);
    explain(c.f, response, r, label);
}

void all_hands(const Context& c, Rect r) {
    const int seats = c.seats();
    const int across = std::clamp(static_cast<int>(r.w / c.px(230)), 1, (seats + 1) / 2);
    const int down = (seats + across - 1) / across;
    const float high = std::max(r.h / static_cast<float>(down), c.px(26));
    ScrollArea scroll(c.f, "replay.hands", r);
    const float room = high * static_cast<float>(down) > r.h + 1 ? c.px(10) : 0;
    const float wide = (r.w - room) / static_cast<float>(across);
    for (int i = 0; i < seats; ++i) {
        const game::Seat seat(i);
        Rect cell{r.x + wide * static_cast<float>(i % across), scroll.top() + high * static_cast<float>(i / across), wide - c.px(6), high};
        listed(c, cell, seat, c.model.replay->open.hands[seat.index()]);
        player_shape(c.f, {cell.x + c.px(9), cell.centre().y}, c.px(14), c.colour(seat));
        cut_left(cell, c.px(22));
        draw_holding(c, cell, c.model.replay->open.hands[seat.index()]);
    }
    scroll.done(scroll.top() + high * static_cast<float>(down));
}

}  // namespace

void draw_replay_hands(const Context& c, Rect r) {
    const ReplayModel& replay = *c.model.replay;
    panel(c.f, r);
    Rect in = inset(r, c.px(10), c.px(5));
    chooser(c, cut_top(in, std::min(c.px(42), in.h * 0.5F), c.px(4)));
    switch (replay.eyes.kind) {
        case Eyes::Kind::spectator: text_fit(c.f, in, "Hands are hidden", kBody.faded()); break;
        case Eyes::Kind::open: all_hands(c, in); break;
        case Eyes::Kind::seat:
            listed(c, in, c.me(), c.view().own);
            draw_holding(c, in, c.view().own);
            break;
    }
}

}  // namespace lw::ui::isles
