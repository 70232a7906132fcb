#include "ui/isles/board_view.hpp"

#include "draw/kit.hpp"
#include "ui/isles/own_offers.hpp"
#include "ui/table/model_reader.hpp"

#include <algorithm>
#include <cmath>

namespace lw::ui::isles {

namespace {

constexpr double kPulseTime = 4.8;    // seconds: three pulses of the legal spots, then rest, so that idling draws nothing
constexpr std::size_t kMostFed = 60;  // more new events than this at once are shown without motion

/// What a changed position does to things half done.
void follow_position(const Frame& frame, const Model& model, Screen& s) {
    const isles::View& view = model.view;
    s.viewer.chosen = {};
    s.hover = {};
    if (scene::targets_of(*model.setup, view, model.moves, s.viewer.armed).empty()) s.viewer.armed = scene::Tool::none;
    if (view.table.phase != s.seen_phase) {
        s.viewer.asking.reset();
        s.pulse_until = frame.now + kPulseTime;
    }
    if (view.viewer.valid()) {
        s.viewer.trade.trim(view.own.hand);
        const bool due = view.table.phase == isles::Phase::discard && view.table.owing.has(view.viewer);
        s.viewer.discard.update(view.own.hand, due ? view.table.discard_due[view.viewer.index()] : 0);
    }
    if (view.table.phase == isles::Phase::over && !model.replay) s.side = SidePanel::closed;
    if (s.side == SidePanel::trade && view.table.phase != isles::Phase::main) s.side = SidePanel::closed;
    // On small screens a sheet would hide what is asked for.
    const bool mine = view.viewer.valid() && view.to_act.seats.has(view.viewer);
    if (small(frame.form) && mine && !s.was_my_move) s.side = SidePanel::closed;
    s.was_my_move = mine;
    s.seen_phase = view.table.phase;
    s.state_no = view.state_no;
}

/// An offer that the viewer still had to answer is gone.
bool taken_away(const isles::Event& event, game::SeatSet asked_by) {
    const auto* closed = std::get_if<isles::OfferClosed>(&event);
    return closed != nullptr && asked_by.has(closed->seat);
}

bool answer_of(const isles::Event& event, game::Seat viewer) {
    const auto* declined = std::get_if<isles::OfferDeclined>(&event);
    return declined != nullptr && declined->seat == viewer;
}

/// What the last roll did not bring, or that an offer is gone, is shown for a while; see draw_note.
void note_news(const Frame& frame, const Model& model, Screen& s) {
    constexpr double kNoteTime = 4;
    for (std::size_t i = s.fed; i < model.events.size(); ++i) {
        const isles::Event& event = model.events[i];
        if (answer_of(event, model.view.viewer)) s.asked_by = {};
        if (taken_away(event, s.asked_by)) {
            s.note = log_line(*model.setup, model.players, event).plain();
            s.note_until = frame.now + kNoteTime;
        }
        const auto* none = std::get_if<isles::NothingProduced>(&event);
        if (std::holds_alternative<isles::Rolled>(event)) s.note_until = 0;
        if (none == nullptr && !std::holds_alternative<isles::BankShort>(event)) continue;
        s.note = none != nullptr ? std::to_string(none->number) + " rolled: nobody gets anything"
                                 : log_line(*model.setup, model.players, event).plain();
        s.note_until = frame.now + kNoteTime;
    }
}

void feed(const Frame& frame, const Model& model, Screen& s) {
    const std::size_t fresh = model.events.size() - s.fed;
    if (fresh > 0 && fresh <= kMostFed) {
        note_news(frame, model, s);
        const std::span<const isles::Event> events(model.events.data() + s.fed, fresh);
        s.animator.feed(events, *model.setup, s.places, model.view.table, frame.now);
    }
    s.fed = model.events.size();
    s.asked_by = {};
    for (const game::Seat seat : model.setup->all_seats()) {
        if (asks(model, seat)) s.asked_by.add(seat);
    }
}

/// Whoever takes the device again finds their own offer as it was sent, with the answers.
void take_up_offer(const Model& model, Screen& s) {
    const OwnOffers own = own_offers(model.events, model.view.viewer);
    const SentOffer* last = own.last();
    if (last == nullptr || !(last->open || last->refused())) return;
    s.viewer.trade = {last->terms.give, last->terms.want, last->terms.to};
}

}  // namespace

void forget_viewer(Screen& s, game::Seat next) {
    s.viewer = {};
    s.viewer.seat = next;
    s.side = s.side == SidePanel::trade ? SidePanel::closed : s.side;
    s.menu_open = false;
    s.share_open = false;
    s.leaving = false;
    s.hover = {};
    s.pointed = {};
    s.stack_rect = {};
    s.note_until = 0;
}

void read_model(const Frame& frame, const Model& model, const ScreenModel& screen, Screen& s) {
    const bool still = frame.still || (!model.replay && screen.preferences.speed == Speed::instant);
    s.animator.set_pace(table::pace_of(model, screen.preferences.speed), still);
    s.scores.set_pace(table::pace_of(model, screen.preferences.speed), still);
    if (s.viewer.seat != model.view.viewer) {
        forget_viewer(s, model.view.viewer);
        take_up_offer(model, s);
    }
    const bool anew = table::starts_anew(s, model);
    if (anew) s.places = scene::make_places(*model.setup);
    feed(frame, model, s);
    if (s.state_no != model.view.state_no) follow_position(frame, model, s);
    if (model.view.table.phase != isles::Phase::over) s.see_board = false;
    s.book.read(model, *frame.mirror, anew);
    s.clock_teller.read(model.seconds_left, *frame.mirror);
    s.stats.read(*model.setup, model.events);
    for (const game::Seat seat : model.setup->all_seats()) {
        const bool own = seat == model.view.viewer;
        s.scores.set(seat, own ? model.view.own_points : model.view.public_points[seat.index()], frame.now);
    }
    const float step = static_cast<float>(std::clamp(frame.now - s.last_now, 0.0, 0.05));
    if (!frame.still) s.sea_time += step;  // the sea moves only in frames that are drawn anyway
    s.last_now = frame.now;
}

void move_camera(const Context& c) {
    Screen& s = c.s;
    s.camera.window = c.f.size;
    s.fly_to.window = c.f.size;
    s.fly_from.window = c.f.size;
    const bool same = s.fitted && s.fit_rect == c.layout.board;
    if (!same) {
        s.fit_rect = c.layout.board;
        if (!s.moved_by_hand || !s.fitted) {
            const bool first = !s.fitted;
            fit_board(c);
            if (first) s.fly_since = -10;
        }
        s.fitted = true;
    }
    table::follow(c.f, s, scene::board_bounds(s.places), c.layout.board);
}

void fit_board(const Context& c) {
    Screen& s = c.s;
    draw::Camera to;
    to.window = c.f.size;
    const Rect free = inset(c.layout.board, c.px(4));
    to.fit(scene::board_bounds(s.places), free);
    const float enlarge = draw::kit::figures_for(to.hex_radius()).badge;
    to.fit(scene::board_bounds(s.places, enlarge), free);
    table::fly(c.f, s, to);
}

void zoom_board(const Context& c, float factor) { table::zoom(c.f, c.s, c.layout.board.centre(), factor); }

namespace {

/// Opponents' last builds and the robber's last walk, until the viewer has acted: what came since the
/// viewer's own last event. In a replay, what its last step brought.
std::vector<scene::Target> last_moves(const Context& c) {
    std::vector<scene::Target> out;
    const auto& entries = c.s.book.entries();
    if (c.model.replay) {
        for (std::size_t i = c.model.replay->events_before; i < entries.size(); ++i) {
            if (entries[i].line.place.valid()) out.push_back(entries[i].line.place);
        }
        return out;
    }
    if (c.watching()) return out;
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const LogLine& line = entry->line;
        if (line.who == c.me() && line.kind != LogKind::gain && line.kind != LogKind::turn) break;
        if (line.who == c.me() && !line.quiet && line.kind == LogKind::turn) break;
        if (line.place.valid()) out.push_back(line.place);
        if (out.size() >= 12) break;
    }
    return out;
}

}  // namespace

draw::Picture picture_of(const Context& c) {
    Screen& s = c.s;
    std::array<scene::SeatLook, game::kMaxSeats> looks{};
    for (const game::Seat seat : c.setup().all_seats()) looks[seat.index()].paint = c.paint(seat);
    const scene::AnimationFrame motion = s.animator.frame(c.f.now);
    scene::BoardOverlay overlay;
    overlay.motion = motion.board;
    overlay.tool = c.tool();
    if (overlay.tool != scene::Tool::none && !c.model.hand_off.valid()) {
        if (c.screen.preferences.show_hints) overlay.targets = scene::targets_of(c.setup(), c.view(), c.model.moves, overlay.tool);
        overlay.hover = s.hover;
        overlay.armed = s.viewer.chosen;
    }
    const bool pulsing = !c.f.still && s.pulse_until > c.f.now;
    overlay.pulse = scene::pulse_at(c.f.now, !pulsing);
    s.drawn_hover = s.hover;
    overlay.last_moves = last_moves(c);
    if (s.pointed_until > c.f.now) overlay.pointed = s.pointed;
    overlay.glint = s.glint;
    overlay.hex_radius = s.camera.hex_radius();
    overlay.theme = c.f.theme_kind;
    overlay.sea_time = s.sea_time;
    overlay.compass = !small(c.layout.form);
    return scene::board_picture(c.setup(), s.places, c.view(), std::span(looks.data(), static_cast<std::size_t>(c.seats())), overlay);
}

}  // namespace lw::ui::isles
