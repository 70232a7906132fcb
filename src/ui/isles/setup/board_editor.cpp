// A board changed by hand: land, number and harbours of any hex, whether it can be played, in words, and a text of it
// that people can send each other.
#include "isles/board_check.hpp"
#include "isles/board_text.hpp"
#include "isles/generate.hpp"
#include "ui/isles/setup/board_words.hpp"
#include "ui/isles/setup/setup.hpp"
#include "ui/isles/words.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace lw::ui::isles {

namespace {

constexpr std::array<std::uint8_t, 10> kTokens{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
constexpr std::array<std::string_view, 6> kSides{"north-east", "east", "south-east", "south-west", "west", "north-west"};
constexpr std::size_t kShown = 6;  ///< findings; the rest is counted

std::string_view name_of_side(Side side) { return kSides[static_cast<std::size_t>(side)]; }

/// The board of the text, or a sentence about it and the board as it was.
void take_text(BoardEditor& editor, std::string_view words) {
    const isles::BoardText read = isles::layout_from_text(words);
    if (!read.layout) {
        editor.message = words_of(read.fault);
        return;
    }
    editor.layout = *read.layout;
    editor.chosen = -1;
    editor.message = std::string(say(Text::edit_pasted));
}

// --- the board ---------------------------------------------------------------------------------------------------

void draw_board(Frame& f, BoardEditor& editor, Rect r) {
    editor.picture.show(editor.layout);
    editor.picture.draw(f, r);
    const float radius = editor.picture.hex_radius();
    for (std::size_t i = 0; i < editor.layout.tiles.size(); ++i) {
        const Vec2 at = editor.picture.centre(i);
        const Rect hit{at.x - radius * 0.84F, at.y - radius * 0.73F, radius * 1.68F, radius * 1.46F};
        const bool on = editor.chosen == static_cast<int>(i);
        const std::string id = "edit.hex." + std::to_string(i);
        const std::string label = place(editor.layout, editor.layout.tiles[i].hex);
        const Response response = f.kit->control(f, {id, label, hit, ControlKind::toggle, true, on});
        if (response.pressed) editor.chosen = static_cast<int>(i);
        if (response.focused) focus_ring(f, hit, f.px(8));
        if (on || response.hovered) editor.picture.mark(f, i, on ? f.theme->accent : f.theme->legal);
    }
}

// --- the chosen hex ----------------------------------------------------------------------------------------------

void heading(Frame& f, Rect column, float& y, std::string_view words) {
    text(f, {column.x, y, column.w, f.px(20)}, words, kBold);
    y += f.px(24);
}

/// A cell that shows a picture and is chosen by pressing it.
bool picture_choice(Frame& f, Rect cell, const std::string& id, std::string_view label, Image image, bool on) {
    const Response response = area(f, {id, label, cell, ControlKind::toggle, true, on});
    row(f, cell, on || response.hovered);
    if (on) outline(f, cell, f.theme->accent, 2.5F, f.px(10));
    icon(f, image, cell.centre(), std::min(cell.h - f.px(8), cell.w - f.px(8)), {}, Paint::none, true);
    explain(f, response, cell, Rich(label));
    return response.pressed && !on;
}

Image land_image(Terrain terrain) {
    constexpr std::array<Image, 6> kImages{Image::terrain_hills,  Image::terrain_forest,    Image::terrain_pasture,
                                           Image::terrain_fields, Image::terrain_mountains, Image::terrain_desert};
    return kImages[static_cast<std::size_t>(terrain)];
}

void land_choice(Frame& f, Rect column, float& y, Tile& tile) {
    heading(f, column, y, say(Text::edit_land));
    const auto cells = columns({column.x, y, column.w, f.px(52)}, 6, f.px(5));
    for (int k = 0; k < 6; ++k) {
        const auto terrain = static_cast<Terrain>(k);
        const std::string id = "edit.land." + std::to_string(k);
        if (!picture_choice(f, cells[static_cast<std::size_t>(k)], id, isles::word(terrain), land_image(terrain),
                            tile.terrain == terrain)) {
            continue;
        }
        tile.terrain = terrain;
        if (terrain == Terrain::desert) tile.token = 0;
    }
    y += f.px(52 + 12);
}

void token_choice(Frame& f, Rect column, float& y, Tile& tile) {
    if (tile.terrain == Terrain::desert) return;
    heading(f, column, y, say(Text::edit_token));
    const auto lines = rows({column.x, y, column.w, f.px(104)}, 2, f.px(5));
    for (std::size_t k = 0; k < kTokens.size(); ++k) {
        const Rect cell = columns(lines[k / 5], 5, f.px(5))[k % 5];
        const std::string number = std::to_string(int{kTokens[k]});
        if (picture_choice(f, cell, "edit.token." + number, number, draw::token_image(kTokens[k]), tile.token == kTokens[k]))
            tile.token = kTokens[k];
    }
    y += f.px(104 + 12);
}

/// Sets, changes or (none) takes away the harbour at a side.
void set_harbour(Layout& layout, isles::Hex hex, Side side, HarbourKind kind) {
    base::Bounded<Harbour, isles::kMaxHarbours> kept;
    bool there = false;
    for (Harbour harbour : layout.harbours) {
        const bool this_one = harbour.hex == hex && harbour.side == side;
        there = there || this_one;
        if (this_one) harbour.kind = kind;
        if (harbour.kind != HarbourKind::none) kept.push_back(harbour);
    }
    if (!there && kind != HarbourKind::none && !kept.full()) kept.push_back({hex, side, kind});
    layout.harbours = kept;
}

HarbourKind harbour_at(const Layout& layout, isles::Hex hex, Side side) {
    for (const Harbour& harbour : layout.harbours) {
        if (harbour.hex == hex && harbour.side == side) return harbour.kind;
    }
    return HarbourKind::none;
}

Image harbour_image(HarbourKind kind) {
    constexpr std::array<Image, 7> kImages{Image::harbour_brick, Image::harbour_lumber, Image::harbour_wool, Image::harbour_grain,
                                           Image::harbour_ore,   Image::harbour_any,    Image::icon_cancel};
    return kImages[static_cast<std::size_t>(kind)];
}

std::string harbour_words(HarbourKind kind) {
    return kind == HarbourKind::none ? std::string(say(Text::edit_no_harbour)) : isles::words(kind);
}

void harbour_choice(Frame& f, Rect column, float& y, Layout& layout, isles::Hex hex) {
    bool titled = false;
    for (int s = 0; s < 6; ++s) {
        const auto side = static_cast<Side>(s);
        if (layout.tile_at(hex + isles::kDirections[static_cast<std::size_t>(s)]) != nullptr) continue;
        if (!titled) heading(f, column, y, say(Text::edit_harbours));
        titled = true;
        text(f, {column.x, y, column.w, f.px(18)}, name_of_side(side), kSmall);
        y += f.px(20);
        const auto cells = columns({column.x, y, column.w, f.px(46)}, 7, f.px(4));
        const HarbourKind now = harbour_at(layout, hex, side);
        for (int k = 0; k < 7; ++k) {
            const auto kind = static_cast<HarbourKind>(k);
            const std::string id = "edit.harbour." + std::to_string(s) + "." + std::to_string(k);
            const std::string label = std::string(name_of_side(side)) + ": " + harbour_words(kind);
            if (picture_choice(f, cells[static_cast<std::size_t>(k)], id, label, harbour_image(kind), now == kind))
                set_harbour(layout, hex, side, kind);
        }
        y += f.px(46 + 8);
    }
}

void robber_choice(Frame& f, Rect column, float& y, Layout& layout, isles::Hex hex) {
    if (layout.robber == hex) return;
    if (button(f, {column.x, y, column.w, f.px(44)}, {.id = "edit.robber", .text = say(Text::edit_robber), .icon = Image::icon_robber})) {
        layout.robber = hex;
    }
    y += f.px(44 + 14);
}

float draw_chosen(Frame& f, BoardEditor& editor, Rect column, float y) {
    if (editor.chosen < 0) return y + paragraph(f, {column.x, y}, column.w, say(Text::edit_hint), kBody) + f.px(14);
    Tile& tile = editor.layout.tiles[static_cast<std::size_t>(editor.chosen)];
    text(f, {column.x, y, column.w, f.px(26)}, place(editor.layout, tile.hex), kHeading);
    y += f.px(34);
    land_choice(f, column, y, tile);
    token_choice(f, column, y, tile);
    harbour_choice(f, column, y, editor.layout, tile.hex);
    robber_choice(f, column, y, editor.layout, tile.hex);
    return y;
}

// --- what is to be said about it ---------------------------------------------------------------------------------

float draw_findings(Frame& f, const Findings& all, Image image, Color color, Rect column, float y) {
    for (std::size_t i = 0; i < std::min(all.size(), kShown); ++i) {
        icon(f, image, {column.x + f.px(9), y + f.px(9)}, f.px(16), color);
        const float left = f.px(26);
        y += paragraph(f, {column.x + left, y}, column.w - left, Rich(all[i]), kBody) + f.px(6);
    }
    if (all.size() <= kShown) return y;
    const std::string more = filled(Text::warn_more, {{"n", std::to_string(all.size() - kShown)}});
    return y + paragraph(f, {column.x, y}, column.w, Rich(more), kSmall) + f.px(6);
}

float draw_check(Frame& f, const BoardEditor& editor, const Findings& errors, Rect column, float y) {
    if (!editor.message.empty()) y += paragraph(f, {column.x, y}, column.w, Rich(editor.message), kBold) + f.px(8);
    if (!errors.empty()) return draw_findings(f, errors, Image::icon_warning, f.theme->danger, column, y);
    y = draw_findings(f, {std::string(say(Text::edit_fine))}, Image::icon_confirm, f.theme->good, column, y);
    const Findings odd = words_of(editor.layout, isles::board_warnings(editor.layout));
    return draw_findings(f, odd, Image::icon_info, f.theme->ink2, column, y);
}

// --- buttons -----------------------------------------------------------------------------------------------------

void draw_buttons(Frame& f, NewGameState& state, const Findings& errors, Rect foot) {
    BoardEditor& editor = draft_of(state).editor;
    const std::string reason = errors.empty() ? std::string() : errors[0];
    const auto lines = rows(foot, 2, f.px(8));
    const auto three = columns(lines[0], 3, f.px(8));
    if (button(f, three[0], {.id = "edit.roll", .text = say(Text::edit_roll), .icon = Image::icon_dice}))
        drop_board(state, BoardDrop::roll_in_editor);
    if (button(f, three[1],
               {.id = "edit.copy",
                .text = say(Text::edit_copy),
                .icon = Image::icon_copy,
                .enabled = errors.empty(),
                .reason = reason,
                .keep_text = true})) {
        f.emit(CopyText{isles::to_text(editor.layout)});
    }
    if (button(f, three[2], {.id = "edit.paste", .text = say(Text::edit_paste), .icon = Image::icon_import, .asks_text = true})) {
        const std::string now = errors.empty() ? isles::to_text(editor.layout) : std::string();
        f.emit(AskText{"edit.paste", std::string(say(Text::edit_paste_ask)), now, 2000});
    }
    if (button(f, lines[1],
               {.id = "edit.done",
                .text = say(Text::edit_done),
                .icon = Image::icon_confirm,
                .kind = ButtonKind::accent,
                .enabled = errors.empty(),
                .reason = reason,
                .text_size = 16,
                .keep_text = true})) {
        draft_of(state).board.edited = editor.layout;
        editor.open = false;
    }
}

}  // namespace

void BoardEditor::roll() {
    seed = another_seed(seed);
    layout = begun = isles::generate(spec, seed);
    chosen = -1;
    message.clear();
}

bool draw_editor(Frame& f, const ScreenModel& model, NewGameState& state) {
    BoardEditor& editor = draft_of(state).editor;
    if (!editor.open) return false;
    if (model.answer && model.answer->first == "edit.paste") take_text(editor, model.answer->second);
    bool back = false;
    Rect inner = open_page(f, say(Text::edit_title), 1120, 800, "edit.back", &back);
    const Findings errors = words_of(editor.layout, isles::board_errors(editor.layout));
    if (back && draft_of(state).asked == BoardDrop::none) drop_board(state, BoardDrop::leave_editor);
    const bool side_by_side = inner.w >= f.px(760);
    Rect column = side_by_side ? cut_right(inner, f.px(400), f.px(24)) : inner;
    if (!side_by_side) {
        inner = cut_top(column, column.h * 0.44F, f.px(10));
    }
    draw_buttons(f, state, errors, cut_bottom(column, f.px(46 + 8 + 50), f.px(12)));
    draw_board(f, editor, inner);
    ScrollArea scroll(f, "edit.scroll", column);
    const Rect words{column.x + f.px(2), column.y, column.w - f.px(14), column.h};
    const float y = draw_chosen(f, editor, words, scroll.top());
    scroll.done(draw_check(f, editor, errors, words, y));
    return true;
}

}  // namespace lw::ui::isles
