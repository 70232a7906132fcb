// Setting up a game: which one, players, board, rules.
#include "ui/screens/new_game.hpp"

#include "game/name.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace lw::ui {

namespace {

constexpr std::array<Level, 3> kLevels{{{"easy", Text::kind_easy, Text::kind_easy_tip},
                                        {"medium", Text::kind_medium, Text::kind_medium_tip},
                                        {"hard", Text::kind_hard, Text::kind_hard_tip}}};

/// Agents by other names, of older tables, become the first level.
int kind_of(const game::Player& p) {
    if (p.controller == game::Controller::human) return 0;
    const auto* const level = std::find_if(kLevels.begin(), kLevels.end(), [&p](const Level& one) { return one.agent == p.agent; });
    return level == kLevels.end() ? 1 : 1 + static_cast<int>(level - kLevels.begin());
}

bool all_computers(const NewGameState& state) {
    return std::none_of(state.seats.begin(), state.seats.end(), [](const SeatDraft& s) { return s.kind == 0; });
}

/// The first name that two players share, as the later one writes it; empty = none.
std::string shared_name(const NewGameState& state) {
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (game::same_name(state.seats[k].name, state.seats[i].name)) return state.seats[i].name;
        }
    }
    return {};
}

void draw_start(Frame& f, Rect foot, NewGameState& state) {
    const std::string twice = shared_name(state);
    const std::string reason = twice.empty() ? std::string() : filled(Text::new_same_name, {{"name", twice}});
    const Text words = all_computers(state) ? Text::new_watch : Text::new_start;
    const Rect press = f.form == Form::phone ? foot : middle(foot, std::min(foot.w, f.px(420)), foot.h);
    if (button(f, press,
               {.id = "new.start",
                .text = say(words),
                .icon = Image::icon_play,
                .kind = ButtonKind::accent,
                .enabled = twice.empty(),
                .reason = reason,
                .text_size = 17})) {
        parts_of(state.game).start(f, state);
        state.started = true;
    }
}

void draw_game_choice(Frame& f, Rect r, NewGameState& state) {
    if (choose_game(f, r, "new.game", state.game)) fit_seats(state, parts_of(state.game));
}

}  // namespace

std::span<const Level> levels_of(const GameParts& parts) { return std::span(kLevels).first(static_cast<std::size_t>(parts.levels)); }

void fill_new_game(NewGameState& state, const ScreenModel& model) {
    state.filled = true;
    state.filled_from = model.last_players;
    state.seats.clear();
    for (const GameParts* game : all_games()) game->fill(state, model);
    for (const game::Player& p : model.last_players) {
        if (state.seats.size() < game::kMaxSeats) state.seats.push_back({p.name, p.colour, kind_of(p)});
    }
    for (std::size_t i = state.seats.size(); state.seats.size() < 2 || (model.last_players.empty() && i < 4); ++i) {
        state.seats.push_back({std::string(game::kUsualNames[i]), static_cast<std::uint8_t>(i), i == 0 ? 0 : 1});
    }
    fit_seats(state, parts_of(state.game));
}

std::vector<game::Player> made_players(const NewGameState& state) {
    std::vector<game::Player> players;
    for (const SeatDraft& s : state.seats) {
        game::Player p;
        p.name = s.name;
        p.colour = s.colour;
        p.controller = s.kind == 0 ? game::Controller::human : game::Controller::computer;
        if (s.kind != 0) p.agent = kLevels[static_cast<std::size_t>(s.kind) - 1].agent;
        players.push_back(std::move(p));
    }
    return players;
}

game::Seat first_player(const NewGameState& state) { return state.first < 0 ? game::Seat{} : game::Seat(state.first); }

void draw_table_link(Frame& f, Rect r, AnyNewGame game) {
    if (button(f, r, {.id = "new.link", .text = say(Text::board_link), .icon = Image::icon_copy})) {
        f.emit(CopyBoardLink{std::move(game)});
    }
}

void draw_new_game(Frame& f, const ScreenModel& model, NewGameState& state) {
    if (!state.filled) fill_new_game(state, model);
    const GameParts& parts = parts_of(state.game);  // a press on the other game counts from the next frame
    parts.take_answers(model, state);
    take_names(f, model, state);
    if (parts.editor(f, model, state)) return parts.question(f, state);
    Rect inner = open_page(f, say(Text::new_title), 1120, 800, "new.back");
    const Rect foot = cut_bottom(inner, f.px(54), f.px(12));
    if (inner.w >= f.px(860)) {
        Rect top = inner;
        draw_game_choice(f, {top.x, top.y, f.px(220), f.px(48)}, state);
        cut_left(top, f.px(220), f.px(20));
        Rect rest = inner;
        rest.y = parts.presets(f, state, top, top.y);
        rest.h = inner.bottom() - rest.y;
        const Rect second = cut_right(rest, f.px(500), f.px(28));
        line(f, {second.x - f.px(14), second.y}, {second.x - f.px(14), inner.bottom()}, f.theme->line, 1);
        {
            ScrollArea area(f, "new.seats", rest);
            const Rect column{rest.x + f.px(2), rest.y, rest.w - f.px(12), rest.h};
            area.done(draw_seats(f, state, column, area.top()));
        }
        ScrollArea area(f, "new.scroll", second);
        const Rect column{second.x + f.px(2), second.y, second.w - f.px(14), second.h};
        area.done(parts.options(f, state, column, area.top()));
    } else {
        ScrollArea area(f, "new.scroll", inner);
        const Rect column{inner.x + f.px(2), inner.y, inner.w - f.px(12), inner.h};
        float y = area.top();
        draw_game_choice(f, {column.x, y, column.w, f.px(48)}, state);
        y = parts.presets(f, state, column, y + f.px(58));
        y = draw_seats(f, state, column, y);
        area.done(parts.options(f, state, column, y + f.px(14)));
    }
    draw_start(f, foot, state);
    if (state.picking >= 0) draw_colour_picker(f, state);
    parts.question(f, state);
}

}  // namespace lw::ui
