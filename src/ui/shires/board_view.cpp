// From the model to the picture of the board.
#include "ui/shires/board_view.hpp"

#include "ui/table/model_reader.hpp"

#include <algorithm>
#include <array>

namespace lw::ui::shires {

namespace {

constexpr std::size_t kMostFed = 40;  // more new events than this at once are shown without motion
constexpr float kLargestTile = 120;   // look units
constexpr double kTurnTime = 0.14;    // seconds
constexpr double kNoteTime = 6;
constexpr float kQuarter = 1.5707963F;

void forget_pointing(Screen& s) {
    s.hover.reset();
    s.hover_spot.reset();
    s.feature = {};
    s.gap.reset();
    s.under = {};
    s.under_gap.reset();
    s.pinned = false;
    s.pointed.reset();
    s.pointed_feature = {};
}

/// Everybody is told that a tile was set aside (rules 3.4).
void note_aside(const Frame& f, const Model& model, Screen& s) {
    for (std::size_t i = s.fed; i < model.events.size(); ++i) {
        if (!std::holds_alternative<shires::TileSetAside>(model.events[i])) continue;
        s.note = log_line(model.view.table, model.players, model.events[i]).words.plain();
        s.note_until = f.now + kNoteTime;
    }
}

void feed(const Frame& f, const Model& model, Screen& s) {
    const std::size_t fresh = model.events.size() - s.fed;
    if (fresh > 0 && fresh <= kMostFed) {
        note_aside(f, model, s);
        s.animator.feed(std::span(model.events).subspan(s.fed), model.view.table, f.now);
    }
    s.fed = model.events.size();
}

/// Where there is one place for the tile, it is shown there at once.
void show_only_place(Screen& s, const Model& model) {
    if (model.moves.size() != 1) return;
    const auto* only = std::get_if<shires::PlaceTile>(&model.moves[0]);
    if (only == nullptr) return;
    s.viewer.chosen = only->at;
    s.viewer.rotation = only->rotation;
}

void follow_position(const Frame& f, const Model& model, Screen& s) {
    s.viewer.chosen.reset();
    s.viewer.pick.reset();
    s.viewer.rotation = 0;
    forget_pointing(s);
    show_only_place(s, model);
    s.due_sought = false;
    s.dead = scene::dead_cells(model.view.table);
    s.animator.know(model.view.table);
    s.state_no = model.view.state_no;
    const bool mine = model.view.viewer.valid() && model.view.to_act.seats.has(model.view.viewer);
    // On the phone a sheet would hide what is asked for.
    if (f.form != Form::wide && mine && !s.was_my_move) s.side = SidePanel::closed;
    s.was_my_move = mine;
}

std::vector<scene::LastTile> last_tiles(const Context& c) {
    std::vector<scene::LastTile> out;
    game::SeatSet seen;
    for (auto event = c.model.events.rbegin(); event != c.model.events.rend() && seen.count() < c.seats(); ++event) {
        const auto* laid = std::get_if<shires::TileLaid>(&*event);
        if (laid == nullptr || seen.has(laid->seat)) continue;
        seen.add(laid->seat);
        out.push_back({laid->tile, c.paint(laid->seat)});
    }
    return out;
}

std::vector<scene::LegalCell> legal_marks(const Context& c) {
    std::vector<scene::LegalCell> out;
    if (!c.screen.preferences.show_hints) return out;
    for (const shires::Cell cell : scene::legal_cells(c.model.moves)) {
        out.push_back({cell, scene::fits_so(c.model.moves, cell, c.s.viewer.rotation)});
    }
    return out;
}

std::optional<scene::GhostTile> ghost_of(const Context& c) {
    const std::optional<shires::Cell> cell = c.s.viewer.chosen ? c.s.viewer.chosen : c.s.hover;
    if (!cell) return std::nullopt;
    scene::GhostTile ghost{c.state().in_hand, *cell, turn_at(c, *cell)};
    ghost.settled = c.s.viewer.chosen.has_value();
    ghost.swing = swing_of(c);
    return ghost;
}

std::vector<scene::FollowerSpot> spots_of(const Context& c) {
    std::vector<scene::FollowerSpot> out;
    for (const shires::Action& action : follower_choices(c)) {
        const auto* place = std::get_if<shires::PlaceFollower>(&action);
        if (place == nullptr) continue;
        const std::uint8_t segment = shires::segment_at(shires::shape_of(c.state().tiles.back()), place->spot);
        const bool chosen = c.s.viewer.pick == action;
        if (c.s.viewer.pick && !chosen && c.s.hover_spot != segment) continue;
        out.push_back({segment, chosen, c.s.hover_spot == segment});
    }
    return out;
}

/// All that the viewer may press next lies outside the window or under a panel.
bool due_out_of_sight(const Context& c) {
    const Rect free = c.layout.board;
    const auto seen = [&](shires::Cell cell) { return free.contains(c.s.camera.to_screen(scene::centre_of(cell))); };
    if (c.choosing()) return !seen(c.state().tiles.back().at);
    const auto cells = scene::legal_cells(c.model.moves);
    return c.laying() && std::none_of(cells.begin(), cells.end(), seen);
}

}  // namespace

void forget_viewer(Screen& s, game::Seat next) {
    s.viewer = {};
    s.viewer.seat = next;
    s.menu_open = false;
    s.share_open = false;
    s.leaving = false;
    s.was_my_move = false;
    forget_pointing(s);
}

float swing_of(const Context& c) {
    if (c.f.still) return 0;
    const double t = (c.f.now - c.s.turned_at) / kTurnTime;
    if (t >= 1) return 0;
    *c.f.wants_frame = true;
    const float left = static_cast<float>((1 - t) * (1 - t));
    return -kQuarter * left * static_cast<float>(c.s.turned_way);
}

void read_model(const Frame& f, const Model& model, const ScreenModel& screen, Screen& s) {
    const bool still = f.still || (!model.replay && screen.preferences.speed == Speed::instant);
    s.animator.set_pace(table::pace_of(model, screen.preferences.speed), still);
    s.scores.set_pace(table::pace_of(model, screen.preferences.speed), still);
    const game::Seat viewer = model.hand_off.valid() ? game::Seat{} : model.view.viewer;
    if (s.viewer.seat != viewer) forget_viewer(s, viewer);
    const bool anew = table::starts_anew(s, model);
    feed(f, model, s);
    if (s.state_no != model.view.state_no) follow_position(f, model, s);
    if (model.view.table.phase != shires::Phase::over) s.see_board = false;
    s.book.read(model, *f.mirror, anew);
    s.clock_teller.read(model.seconds_left, *f.mirror);
    s.stats.read(model);
    for (const game::Seat seat : model.setup->all_seats()) {
        s.scores.set(seat, shires::points(*model.setup, model.view.table, seat), f.now);
    }
}

void move_camera(const Context& c) {
    Screen& s = c.s;
    for (draw::Camera* camera : {&s.camera, &s.fly_to, &s.fly_from}) camera->window = c.f.size;
    const bool grown = s.seen_tiles != c.state().tiles.size();
    if (!s.fitted || grown || !(s.fit_rect == c.layout.board)) {
        const bool first = !s.fitted;
        s.fit_rect = c.layout.board;
        s.seen_tiles = c.state().tiles.size();
        if (first || !s.moved_by_hand) fit_board(c);
        if (first) s.fly_since = -10;
        s.fitted = true;
    }
    if (!s.due_sought) {
        s.due_sought = true;
        if (due_out_of_sight(c)) fit_board(c);
    }
    table::follow(c.f, s, scene::bounds_of(c.state()), c.layout.board);
}

void fit_board(const Context& c) {
    draw::Camera to;
    to.window = c.f.size;
    const Rect bounds = scene::bounds_of(c.state());
    Rect free = inset(c.layout.board, c.px(4));
    if (!c.phone()) cut_top(free, c.layout.toggles.h + c.px(6));
    to.fit(bounds, free);
    const float most = c.px(kLargestTile) / draw::kTileSide;
    if (to.zoom > most) {
        to.zoom = most;
        to.centre = bounds.centre() + (c.f.size * 0.5F - free.centre()) / most;
    }
    table::fly(c.f, c.s, to);
}

draw::Picture picture_of(const Context& c) {
    std::array<draw::Paint, game::kMaxSeats> paints{};
    for (const game::Seat seat : c.setup().all_seats()) paints[seat.index()] = c.paint(seat);
    scene::ShiresOverlay overlay;
    overlay.motion = c.s.animator.frame(c.f.now);
    overlay.tile_points = c.tile_points();
    overlay.theme = c.f.theme_kind;
    overlay.last = last_tiles(c);
    const bool shown = !c.model.hand_off.valid();
    if (shown) {
        overlay.dead = c.screen.preferences.show_hints ? c.s.dead : std::vector<shires::Cell>{};
        overlay.held = c.s.lens;
        const bool pointing = c.s.pointed_until > c.f.now;
        overlay.feature = pointing && c.s.pointed_feature.valid() ? c.s.pointed_feature : c.s.feature;
        // With the overlay on, only the card answers a resting pointer.
        if (c.s.lens && !pointing && !c.s.pinned) overlay.feature = {};
        overlay.pointed = pointing ? c.s.pointed : c.s.gap;
    }
    if (shown && c.laying()) {
        overlay.cells = legal_marks(c);
        overlay.ghost = ghost_of(c);
    }
    if (shown && c.choosing()) {
        overlay.placing = c.paint(c.me());
        overlay.spots = spots_of(c);
    }
    return scene::shires_picture(c.state(), std::span(paints.data(), static_cast<std::size_t>(c.seats())), overlay);
}

}  // namespace lw::ui::shires
