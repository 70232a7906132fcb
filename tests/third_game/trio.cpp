// The rules of Trio.
#include "third_game/trio.hpp"

#include "base/hash.hpp"

#include <algorithm>

namespace lw::trio {

namespace {

constexpr std::array<std::array<int, 3>, 8> kLines{
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
constexpr int kSides = 6;

bool in_line(std::uint8_t cell, std::uint8_t die) { return die <= 3 ? cell % 3 == die - 1 : cell / 3 == die - 4; }

bool full(const Table& table) {
    return std::all_of(table.marks.begin(), table.marks.end(), [](Seat mark) { return mark.valid(); });
}

Reason judge(const Table& table, Seat seat, const Mark& mark) {
    if (table.phase == Phase::over) return Reason::game_over;
    if (seat != table.turn) return Reason::not_your_turn;
    if (table.phase != Phase::mark) return Reason::wrong_phase;
    if (mark.cell >= kCells) return Reason::no_cell;
    if (table.marks[mark.cell].valid()) return Reason::marked_already;
    bool line_has_room = false;
    for (std::uint8_t cell = 0; cell < kCells; ++cell) line_has_room |= in_line(cell, table.die) && !table.marks[cell].valid();
    return line_has_room && !in_line(mark.cell, table.die) ? Reason::die_says_otherwise : Reason::ok;
}

void list(const Table& table, Seat seat, ActionList& out) {
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
        if (judge(table, seat, Mark{cell}) == Reason::ok) out.push_back(Mark{cell});
    }
}

bool possible(const Table& table, const Action& action) {
    if (const auto* dealt = std::get_if<Dealt>(&action)) return table.phase == Phase::deal && dealt->cell < kCells;
    const auto* rolled = std::get_if<Rolled>(&action);
    return rolled != nullptr && table.phase == Phase::roll && rolled->die >= 1 && rolled->die <= kSides;
}

game::ToAct waiting_for(const Table& table) {
    if (table.phase == Phase::over) return {game::Waiting::over, {}};
    if (table.phase == Phase::mark) return {game::Waiting::seats, SeatSet::of(table.turn)};
    return {game::Waiting::chance, {}};
}

/// The next seat's turn; after the last one the first.
void pass_on(const Setup& setup, Table& table) { table.turn = Seat((table.turn.value + 1) % setup.config.seats); }

int lines_of(const Table& table, Seat seat) {
    return static_cast<int>(std::count_if(kLines.begin(), kLines.end(), [&](const auto& line) {
        return std::all_of(line.begin(), line.end(), [&](int cell) { return table.marks[static_cast<std::size_t>(cell)] == seat; });
    }));
}

SeatSet best(const Setup& setup, const State& state) {
    SeatSet out;
    int most = -1;
    for (const Seat seat : setup.all_seats()) {
        const int points = Game::points(setup, state, seat);
        if (points > most) out = SeatSet{};
        if (points >= most) out.add(seat);
        most = std::max(most, points);
    }
    return out;
}

void do_it(const Setup& setup, State& state, const Dealt& dealt, EventSink& events) {
    Table& table = state.table;
    state.secrets[table.turn.index()] = dealt.cell;
    events(SecretDealt{table.turn, dealt.cell});
    pass_on(setup, table);
    if (table.turn != Seat(0)) return;
    table.phase = Phase::roll;
    table.turn_number = 1;
}
void do_it(const Setup& /*setup*/, State& state, const Rolled& rolled, EventSink& events) {
    state.table.die = rolled.die;
    state.table.phase = Phase::mark;
    events(DieThrown{state.table.turn, rolled.die});
}
void do_it(const Setup& setup, State& state, const Mark& mark, EventSink& events) {
    Table& table = state.table;
    table.marks[mark.cell] = table.turn;
    events(Marked{table.turn, mark.cell});
    table.die = 0;
    if (full(table)) {
        table.phase = Phase::over;
        state.winners = best(setup, state);
        events(Ended{state.winners});
        return;
    }
    pass_on(setup, table);
    table.phase = Phase::roll;
    ++table.turn_number;
}

}  // namespace

bool Game::valid(const Config& config) {
    return config.seats >= 2 && config.seats <= kMostSeats && game::settings::all_fit(kSettings, config.settings);
}

State Game::initial(const Setup& /*setup*/) { return {}; }

game::ToAct Game::to_act(const Setup& /*setup*/, const State& state) { return waiting_for(state.table); }

void Game::legal(const Setup& /*setup*/, const State& state, Seat seat, ActionList& out) { list(state.table, seat, out); }

ActionList Game::legal(const Setup& /*setup*/, const View& view) {
    ActionList out;
    list(view.table, view.viewer, out);
    return out;
}

Reason Game::check(const Setup& /*setup*/, const State& state, game::Actor actor, const Action& action) {
    if (state.table.phase == Phase::over) return Reason::game_over;
    if (actor.nature()) return possible(state.table, action) ? Reason::ok : Reason::not_an_outcome;
    const auto* mark = std::get_if<Mark>(&action);
    return mark == nullptr ? Reason::not_an_outcome : judge(state.table, actor.seat(), *mark);
}

Reason Game::check_view(const Setup& /*setup*/, const View& view, const Action& action) {
    const auto* mark = std::get_if<Mark>(&action);
    return mark == nullptr ? Reason::not_an_outcome : judge(view.table, view.viewer, *mark);
}

void Game::chances(const Setup& /*setup*/, const State& state, ChanceList& out) {
    if (state.table.phase == Phase::deal) {
        for (std::uint8_t cell = 0; cell < kCells; ++cell) out.push_back({Dealt{cell}, 1});
    } else if (state.table.phase == Phase::roll) {
        for (std::uint8_t die = 1; die <= kSides; ++die) out.push_back({Rolled{die}, 1});
    }
}

void Game::apply(const Setup& setup, State& state, game::Actor /*actor*/, const Action& action, EventSink& events) {
    std::visit([&](const auto& one) { do_it(setup, state, one, events); }, action);
}

View Game::view(const Setup& setup, const State& state, Seat viewer) {
    View out{viewer, 0, state.table, {kNoCell, kNoCell, kNoCell}, state.winners, to_act(setup, state)};
    for (const Seat seat : setup.all_seats()) {
        if (seat == viewer || state.table.phase == Phase::over) out.secrets[seat.index()] = state.secrets[seat.index()];
    }
    return out;
}

State Game::determinize(const Setup& setup, const View& view, base::Rng& rng) {
    State out{view.table, view.secrets, view.winners};
    for (const Seat seat : setup.all_seats()) {
        const bool dealt = view.table.phase != Phase::deal || seat < view.table.turn;
        std::uint8_t& secret = out.secrets[seat.index()];
        if (dealt && secret == kNoCell) secret = static_cast<std::uint8_t>(rng.below(kCells));
    }
    return out;
}

Event Game::redact(const Event& event, Seat viewer) {
    Event out = event;
    if (auto* dealt = std::get_if<SecretDealt>(&out); dealt != nullptr && dealt->seat != viewer) dealt->cell.reset();
    return out;
}

std::uint64_t Game::hash(const State& state) {
    base::Hasher hash;
    for (const Seat mark : state.table.marks) hash.byte(mark.value);
    hash.byte(static_cast<std::uint8_t>(state.table.phase));
    hash.byte(state.table.turn.value);
    hash.byte(state.table.die);
    hash.byte(state.table.turn_number);
    for (const std::uint8_t secret : state.secrets) hash.byte(secret);
    hash.byte(state.winners.bits());
    return hash.value();
}

std::string Game::check_invariants(const Setup& setup, const State& state) {
    const Table& table = state.table;
    const auto marked = std::count_if(table.marks.begin(), table.marks.end(), [](Seat mark) { return mark.valid(); });
    if (!table.turn.valid() || table.turn.value >= setup.config.seats) return "nobody of the table is on turn";
    for (const Seat mark : table.marks) {
        if (mark.valid() && mark.value >= setup.config.seats) return "a mark is of nobody at the table";
    }
    for (const Seat seat : setup.all_seats()) {
        const bool dealt = table.phase != Phase::deal || seat < table.turn;
        if (dealt != (state.secrets[seat.index()] < kCells)) return "a secret cell is missing, or is there too early";
    }
    const bool over = table.phase == Phase::over;
    if (over != full(table)) return "it is over when all cells are marked, and only then";
    if (table.phase != Phase::deal && marked != table.turn_number - (over ? 0 : 1)) return "a mark is missing, or there is one more";
    if ((table.phase == Phase::mark) != (table.die >= 1 && table.die <= kSides)) return "the die lies while a cell is to be marked";
    return state.winners == (over ? best(setup, state) : SeatSet{}) ? "" : "others have won";
}

int Game::points(const Setup& setup, const State& state, Seat seat) {
    const std::uint8_t secret = state.secrets[seat.index()];
    const bool held = secret < kCells && state.table.marks[secret] == seat;
    return lines_of(state.table, seat) + (held ? int{setup.config.settings.bonus} : 0);
}

SeatSet Game::winners(const State& state) { return state.winners; }

}  // namespace lw::trio
