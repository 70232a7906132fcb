// A hint in words, and its places on the board.
#include "ui/table/hint.hpp"

#include <algorithm>
#include "ui/shires/context.hpp"
#include "ui/shires/words.hpp"

namespace lw::ui::shires {

namespace {

struct MoveTeller {
    const Context& c;

    table::HintLine operator()(const shires::PlaceTile& a) const {
        return {.words = Rich("Lay the tile, " + std::string(turned_words(a.rotation))),
                .label = lay_words(a.at, a.rotation),
                .place = c.s.camera.to_screen(scene::centre_of(a.at)),
                .shows = true};
    }
    table::HintLine operator()(const shires::PlaceFollower& a) const {
        const shires::Laid& tile = c.state().tiles.back();
        const std::uint8_t segment = shires::segment_at(shires::shape_of(tile), a.spot);
        return {.words = Rich("Follower: " + table::within(words(a.spot))),
                .place = c.s.camera.to_screen(scene::spot_at(tile, segment)),
                .shows = true};
    }
    table::HintLine operator()(const shires::NoFollower&) const { return {.words = "No follower", .shows = true}; }
    // By nature: nobody is advised to do these.
    table::HintLine operator()(const shires::FirstPlayer&) const { return {}; }
    table::HintLine operator()(const shires::DrawnTile&) const { return {}; }
};

/// As if the person had chosen it: the button that confirms does it.
void show_move(const Context& c, const shires::Action& action) {
    if (const auto* lay = std::get_if<shires::PlaceTile>(&action)) {
        c.s.viewer.chosen = lay->at;
        c.s.viewer.rotation = lay->rotation;
    } else {
        c.s.viewer.pick = action;
    }
    *c.f.wants_frame = true;
}

std::vector<table::HintLine> hint_lines(const Context& c) {
    std::vector<table::HintLine> out;
    for (const auto& move : c.model.hint->moves) {
        out.push_back(std::visit(MoveTeller{c}, move.action));
        out.back().chance = move.chance;
    }
    return out;
}

}  // namespace

float hint_height(const Context& c) {
    return c.model.hint && c.layout.form == Form::wide ? table::hint_height(c.f, c.layout.side.w, hint_lines(c)) : 0;
}

void draw_hint(const Context& c) {
    if (!c.model.hint) {
        c.s.hint_told = false;
        return;
    }
    const std::vector<table::HintLine> lines = hint_lines(c);
    table::tell_hint(c.f, c.s.hint_told, lines);
    table::hint_marks(c.f, c.layout.board, lines, std::clamp(0.3F * c.tile_points(), c.px(14), c.px(table::kHintMark)));
    Rect free = c.layout.board;
    free.w = std::min(free.w, c.layout.corner.x - c.px(4) - free.x);
    Rect r = table::hint_over(c.f, free, lines);
    if (c.layout.form == Form::wide) r = {c.layout.side.x, c.layout.side.y, c.layout.side.w, hint_height(c)};
    const auto pressed = table::hint_card(c.f, r, c.model.hint->thinking, lines);
    if (pressed) show_move(c, c.model.hint->moves[*pressed].action);
}

}  // namespace lw::ui::shires
