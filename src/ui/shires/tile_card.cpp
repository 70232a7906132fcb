// The tile in hand, large, with its rotations; once it is laid, the places for a follower, "none" among them.
#include "ui/shires/board_view.hpp"

#include "draw/tile_plan.hpp"

#include <algorithm>
#include <array>

namespace lw::ui::shires {

namespace {

void turn_button(const Context& c, Rect r, bool left) {
    Button b{.id = left ? "tile.turn.left" : "tile.turn.right", .text = "", .label = left ? "Turn the tile left" : "Turn the tile right"};
    b.icon = left ? Image::icon_undo : Image::icon_redo;
    b.enabled = c.laying();
    b.reason = "no tile to turn";
    b.shortcut = left ? "Q" : "W";
    if (round_button(c.f, r, b)) turn_tile(c, left ? -1 : 1);
}

std::uint8_t shown_rotation(const Context& c) {
    return c.s.viewer.chosen ? turn_at(c, *c.s.viewer.chosen) : c.s.hover ? turn_at(c, *c.s.hover) : c.s.viewer.rotation;
}

/// Each rotation, small, with the number of cells it opens.
void turns(const Context& c, Rect r) {
    const int n = shires::distinct_rotations(c.state().in_hand);
    const std::uint8_t shown = shown_rotation(c);
    const auto cells = columns(r, n, c.px(6));
    for (int k = 0; k < n; ++k) {
        const Rect cell = middle(cells[static_cast<std::size_t>(k)], std::min(c.px(52), cells[0].w), r.h);
        const int open = scene::cells_for(c.model.moves, k);
        const std::string id = "tile.turn." + std::to_string(k);
        const std::string label = "Tile " + std::string(turned_words(k)) + ": " + counted(open, "cell", "cells");
        const bool on = k == shown;
        const Response response =
            area(c.f, {.id = id, .label = label, .rect = cell, .kind = ControlKind::toggle, .enabled = c.laying(), .on = on}, 9);
        if (on) fill(c.f, cell, draw::mix(c.f.theme->panel, c.f.theme->accent, 0.12F), c.px(9));
        if (on) outline(c.f, cell, c.f.theme->accent, c.px(2), c.px(9));
        const float side = std::min(cell.w - c.px(8), cell.h - c.px(26));
        tile_picture(c, {cell.centre().x - side / 2, cell.y + c.px(4), side, side}, c.state().in_hand, k, c.state().tiles.size(), 0,
                     open == 0 ? 0.45F : 1.0F);
        text(c.f, {cell.x, cell.bottom() - c.px(21), cell.w, c.px(18)}, std::to_string(open), on ? kBold.with(c.f.theme->accent) : kBold,
             Align::centre);
        if (response.pressed) {
            c.s.viewer.rotation = static_cast<std::uint8_t>(k);
            c.s.viewer.chosen.reset();
        }
    }
}

void big_tile(const Context& c, Rect r, float side) {
    const Rect square = middle(r, side, side);
    tile_picture(c, square, c.state().in_hand, shown_rotation(c), c.state().tiles.size(), swing_of(c));
    if (c.model.replay) return;
    const float button = std::min(c.px(c.phone() ? 48 : 40), side);
    const float gap = c.px(c.phone() ? 8 : 2);
    const Rect left{square.x - gap - button, square.centre().y - button / 2, button, button};
    turn_button(c, {std::max(left.x, r.x), left.y, button, button}, true);
    turn_button(c, {std::min(square.right() + gap, r.right() - button), left.y, button, button}, false);
}

void waiting(const Context& c, Rect r) {
    Rich words(c.over() ? "The game is over." : "The next tile is drawn when the turn begins.");
    if (c.state().phase == shires::Phase::follower) words = Rich("The tile is laid. A follower may be placed on it.");
    paragraph(c.f, {r.x, r.y + c.px(6)}, r.w, words, kBody.faded());
}

/// Confirm and undo at the right of the phone's card.
void phone_buttons(const Context& c, Rect r) {
    const auto parts = rows(r, 2, c.px(8));
    if (confirms(c)) {
        Button go{.id = "confirm", .text = confirm_words(c)};
        go.kind = ButtonKind::primary;
        go.enabled = can_confirm(c);
        go.reason = c.choosing() ? "choose first" : "choose a cell";
        go.keep_text = true;
        go.text_size = 16;
        if (button(c.f, parts[0], go)) confirm(c);
    }
    Button back{.id = "undo", .text = "Undo"};
    back.icon = Image::icon_undo;
    back.enabled = can_undo(c);
    back.reason = "nothing to take back";
    back.keep_text = true;
    if (button(c.f, parts[1], back)) undo(c);
}

struct Choice {
    shires::Action action;
    std::string id;
    std::string label;
    std::string shown;
    std::optional<std::uint8_t> segment;
};

/// Numbered where the tile has several of the kind.
std::vector<Choice> choices_of(const Context& c) {
    std::vector<Choice> out;
    const shires::Shape& shape = shires::shape_of(c.state().tiles.back());
    std::array<int, shires::kFeatureKinds> all{};
    std::array<int, shires::kFeatureKinds> seen{};
    for (const shires::Action& action : follower_choices(c)) {
        if (const auto* place = std::get_if<shires::PlaceFollower>(&action)) ++all[static_cast<std::size_t>(place->spot.kind)];
    }
    for (const shires::Action& action : follower_choices(c)) {
        const auto* place = std::get_if<shires::PlaceFollower>(&action);
        if (place == nullptr) {
            out.push_back({action, "follower.none", "No follower", "None", std::nullopt});
            continue;
        }
        const auto k = static_cast<std::size_t>(place->spot.kind);
        std::string shown(title(place->spot.kind));
        if (all[k] > 1) shown += " " + std::to_string(++seen[k]);
        out.push_back(
            {action, "follower." + id_of(place->spot), words(place->spot), std::move(shown), shires::segment_at(shape, place->spot)});
    }
    return out;
}

/// "Field 2", or where that has no room the figure and the number.
void choice_words(const Context& c, Rect r, const Choice& choice, const TextStyle& style) {
    const std::size_t number = choice.shown.find(' ');
    const Rect in = inset(r, c.px(4), 0);
    if (!choice.segment || number == std::string::npos || text_width(c.f, choice.shown, style) <= in.w) {
        return text_fit(c.f, in, choice.shown, style, Align::centre);
    }
    const auto on = std::get<shires::PlaceFollower>(choice.action).spot.kind;
    const float size = std::min(c.px(24), in.w * 0.6F);
    icon(c.f, scene::follower_image(on), {in.x + size / 2, in.centre().y}, size, {}, c.paint(c.me()), true);
    text(c.f, {in.x + size, in.y, in.w - size, in.h}, choice.shown.substr(number + 1), style, Align::centre);
}

void choice_button(const Context& c, Rect r, const Choice& choice) {
    const bool on = c.s.viewer.pick == choice.action;
    const Response response = area(c.f, {.id = choice.id, .label = choice.label, .rect = r, .kind = ControlKind::toggle, .on = on}, 10);
    const bool lit = response.hovered || (choice.segment && c.s.hover_spot == choice.segment);
    fill(c.f, r, on ? c.f.theme->primary : lit ? c.f.theme->row_active : c.f.theme->row, c.px(10));
    outline(c.f, r, on ? c.f.theme->primary : c.f.theme->line_strong, c.px(1.5F), c.px(10));
    const TextStyle style = on ? kBold.with(c.f.theme->on_primary) : kBold;
    choice_words(c, r, choice, style);
    explain(c.f, response, r, choice.label);
    if (response.hovered && choice.segment) c.s.hover_spot = choice.segment;
    if (response.pressed) pick_follower(c, choice.action);
}

/// The tile as it lies with a figure, or its number, at every place.
void laid_tile(const Context& c, Rect square, const std::vector<Choice>& choices) {
    const shires::Laid& tile = c.state().tiles.back();
    tile_picture(c, square, tile.kind, tile.rotation, c.state().tiles.size() - 1);
    for (const Choice& choice : choices) {
        if (!choice.segment) continue;
        const Vec2 in_tile = draw::turned(draw::tile_plan(tile.kind.value).parts[*choice.segment].at, tile.rotation);
        const Vec2 at{square.x + in_tile.x * square.w / draw::kTileUnits, square.y + in_tile.y * square.h / draw::kTileUnits};
        const bool on = c.s.viewer.pick == choice.action;
        const shires::FeatureKind kind = shires::shape_of(tile).segments[*choice.segment].kind;
        const float size = square.w * (on ? 0.42F : 0.3F);
        icon(c.f, scene::follower_image(kind), at, size, {}, c.paint(c.me()), true, on || c.s.hover_spot == choice.segment ? 1.0F : 0.7F);
        const std::size_t number = choice.shown.find(' ');
        if (number != std::string::npos && !on) {
            disc(c.f, {at.x + size * 0.36F, at.y + size * 0.3F}, c.px(8.5F), c.f.theme->panel);
            text(c.f, {at.x + size * 0.36F - c.px(9), at.y + size * 0.3F - c.px(9), c.px(18), c.px(18)}, choice.shown.substr(number + 1),
                 kSmallBold.with(c.f.theme->ink), Align::centre);
        }
        const std::string id = "card." + id_of(std::get<shires::PlaceFollower>(choice.action).spot);
        const float half = square.w * 0.11F;
        const Response response = area(
            c.f,
            {.id = id, .label = choice.label, .rect = {at.x - half, at.y - half, 2 * half, 2 * half}, .listed = false, .focusable = false},
            20);
        if (response.hovered) c.s.hover_spot = choice.segment;
        if (response.pressed) pick_follower(c, choice.action);
    }
}

void choice_grid(const Context& c, Rect r, const std::vector<Choice>& choices) {
    const int n = static_cast<int>(choices.size());
    const int across = n > 6 ? 3 : n > 2 || r.h < c.px(70) ? 2 : 1;
    const int down = (n + across - 1) / across;
    const float gap = c.px(5);
    const float high = std::min(c.px(44), (r.h - gap * static_cast<float>(down - 1)) / static_cast<float>(down));
    for (int i = 0; i < n; ++i) {
        Rect line{r.x, r.y + (high + gap) * static_cast<float>(i / across), r.w, high};
        const int here = std::min(across, n - (i / across) * across);
        choice_button(c, columns(line, here, gap)[static_cast<std::size_t>(i % across)], choices[static_cast<std::size_t>(i)]);
    }
}

void phone_card(const Context& c, Rect in) {
    phone_buttons(c, cut_right(in, c.px(104), c.px(10)));
    if (c.choosing()) {
        const auto choices = choices_of(c);
        const float side = std::min(in.h, in.w * 0.42F);
        laid_tile(c, middle(cut_left(in, side, c.px(10)), side, side), choices);
        choice_grid(c, in, choices);
        return;
    }
    if (!c.state().in_hand.valid()) return waiting(c, in);
    Rect words_line = cut_bottom(in, c.px(20));
    big_tile(c, in, std::min(in.h, c.px(118)));
    std::string more(words(c.state().in_hand));
    text_fit(c.f, words_line, more, kSmall, Align::centre);
}

void column_card(const Context& c, Rect in) {
    Rect head = cut_top(in, c.px(24), c.px(4));
    text_fit(c.f, head, c.choosing() ? "Follower" : "Tile in hand", kHeading);
    if (c.choosing()) {
        const auto choices = choices_of(c);
        const float grid = std::min(in.h * 0.5F, choices.size() > 6 ? c.px(142) : c.px(98));
        const Rect low = cut_bottom(in, grid, c.px(8));
        const float side = std::min(in.w, in.h);
        laid_tile(c, middle(in, side, side), choices);
        choice_grid(c, low, choices);
        return;
    }
    if (!c.state().in_hand.valid()) return waiting(c, in);
    if (in.h >= c.px(230) && !c.model.replay) turns(c, cut_bottom(in, c.px(82), c.px(4)));
    if (in.h >= c.px(130)) text_fit(c.f, cut_bottom(in, c.px(22), c.px(2)), words(c.state().in_hand), kBody.faded(), Align::centre);
    big_tile(c, in, std::min(in.h, c.px(140)));
}

}  // namespace

void tile_picture(const Context& c, Rect square, shires::Kind kind, int rotation, std::size_t copy, float angle, float alpha) {
    icon_turned(c.f, scene::image_of(kind, copy, rotation), square.centre(), square.w, angle, alpha);
}

void draw_tile_card(const Context& c, Rect r) {
    panel(c.f, r, 14);
    const Rect in = inset(r, c.px(12), c.px(c.phone() ? 8 : 10));
    if (c.phone())
        phone_card(c, in);
    else
        column_card(c, in);
}

}  // namespace lw::ui::shires
