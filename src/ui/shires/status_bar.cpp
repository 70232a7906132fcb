// The one fixed place that says what is next, with undo and the step that confirms.
#include "ui/shires/context.hpp"
#include "ui/table/clock.hpp"
#include "ui/table/hint.hpp"
#include "ui/table/keys.hpp"

namespace lw::ui::shires {

namespace {

/// Why no follower can be placed.
std::string no_follower_words(const Context& c) {
    return c.state().players[c.me().index()].supply == 0 ? "No follower is left." : "No follower can go on it.";
}

std::string fits_words(int turns) {
    if (turns == 1) return "It fits here in this position only.";
    return "It fits here in " + std::to_string(turns) + " positions. Press the cell to turn it.";
}

/// The second line has room for advice.
bool has_advice(const Context& c) { return c.layout.status.w > c.px(450); }

Status laying(const Context& c) {
    Status out;
    out.who = c.me();
    const std::string name = c.name(c.me());
    const auto cells = static_cast<int>(scene::legal_cells(c.model.moves).size());
    const std::string open = counted(cells, "cell is", "cells are") + " open.";
    if (c.s.viewer.chosen) {
        int turns = 0;
        for (int r = 0; r < shires::kRotations; ++r) turns += scene::fits_so(c.model.moves, *c.s.viewer.chosen, r) ? 1 : 0;
        const bool last = ends_turn(c, *c.s.viewer.chosen);
        out.text = name + (turns > 1 ? ": lay the tile, or turn it" : ": lay the tile");
        out.more = last ? no_follower_words(c) + " Laying it ends the turn." : fits_words(turns);
        return out;
    }
    out.text = name + ": choose a cell for the tile";
    out.more = c.f.touch || !has_advice(c) ? open : "The wheel, Q or W turns it. " + open;
    return out;
}

Status choosing(const Context& c) {
    Status out;
    out.who = c.me();
    const std::string name = c.name(c.me());
    const int supply = c.state().players[c.me().index()].supply;
    if (follower_choices(c).size() == 1) {
        out.text = name + " ends the turn";
        out.more = no_follower_words(c);
        return out;
    }
    if (c.s.viewer.pick) {
        const auto* place = std::get_if<shires::PlaceFollower>(&*c.s.viewer.pick);
        out.text = name + (place != nullptr ? ": a follower on the " + std::string(word(place->spot.kind)) : ": no follower");
        out.more = "Confirm it, or choose another place.";
        return out;
    }
    out.text = name + ": choose a place for a follower, or none";
    out.more = counted(supply, "follower", "followers") + " in hand." + (confirms(c) || !has_advice(c) ? "" : " The choice ends the turn.");
    return out;
}

Status others(const Context& c) {
    Status out;
    out.who = c.state().turn;
    if (c.over()) {
        const game::SeatSet winners = c.state().winners;
        out.who = winners.lowest();
        out.text = names_of(c.model.players, winners) + (winners.count() > 1 ? " win the game" : " wins the game");
        return out;
    }
    if (!out.who.valid()) {
        out.text = "Who goes first is drawn";
        return out;
    }
    const std::string name = c.name(out.who);
    if (c.model.thinking == out.who && c.model.players_missing)
        out.text = table::absent_words(name);
    else if (c.model.thinking == out.who)
        out.text = name + " is thinking";
    else if (c.state().phase == shires::Phase::draw)
        out.text = name + " draws a tile";
    else
        out.text = name + (c.state().phase == shires::Phase::tile ? " lays a tile" : " may place a follower");
    out.more = counted(c.state().pile_size, "tile", "tiles") + " left";
    return out;
}

void steps(const Context& c, Rect& rest) {
    if (!c.laying() && !c.choosing() && c.model.undo_steps == 0) return;
    const float high = c.px(44);
    const bool roomy = rest.w > c.px(560);
    Button go{.id = "confirm", .text = confirm_words(c)};
    go.kind = ButtonKind::primary;
    go.enabled = can_confirm(c);
    go.reason = c.choosing() ? "choose a place or none" : "choose a cell first";
    go.keep_text = true;
    go.shortcut = "Enter";
    go.next = true;
    go.text_size = 16;
    if (confirms(c)) {
        const Rect r = cut_right(rest, c.px(roomy ? 132 : 104), c.px(8));
        if (button(c.f, middle(r, r.w, high), go)) confirm(c);
    }
    Button back{.id = "undo", .text = roomy ? "Undo" : "", .label = "Undo"};
    back.icon = Image::icon_undo;
    back.enabled = can_undo(c);
    back.reason = "nothing to take back";
    back.keep_text = true;
    back.shortcut = key_of(table::Common::undo);
    back.text_size = 16;
    const Rect r = cut_right(rest, c.px(roomy ? 104 : 48), c.px(10));
    if (button(c.f, middle(r, r.w, high), back)) undo(c);
}

}  // namespace

Status status_of(const Context& c) {
    if (c.laying()) return laying(c);
    if (c.choosing()) return choosing(c);
    return others(c);
}

void draw_status(const Context& c, Rect r) {
    const Status status = status_of(c);
    panel(c.f, r, 14);
    Rect rest = inset(r, c.px(c.phone() ? 8 : 14), c.px(5));
    if (status.who.valid()) {
        const float size = std::min(c.px(38), rest.h);
        player_chip(c.f, middle(cut_left(rest, size, c.px(10)), size, size), c.player(status.who));
    }
    if (!c.phone()) steps(c, rest);
    table::countdown(c.f, rest, c.model.seconds_left);
    if (c.my_move()) table::hint_button(c.f, rest, c.model.hint.has_value());
    if (c.model.thinking.valid()) table::thinking_dots(c.f, cut_right(rest, c.px(34)));
    const float lead = c.phone() ? 15.5F : 17.0F;
    if (status.more.empty()) {
        text_fit(c.f, rest, status.text, kLeadBold.sized(lead));
        return;
    }
    text_fit(c.f, cut_top(rest, rest.h * 0.54F), status.text, kLeadBold.sized(lead));
    text_fit(c.f, rest, status.more, kBody.faded());
}

}  // namespace lw::ui::shires
