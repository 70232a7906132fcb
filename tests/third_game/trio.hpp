// A third game, as small as one can be that has all that the shared code may meet: dice, a secret, a setting, an undo. It
// proves that a game joins without a line of theirs, and is what CONTRIBUTING's recipe points at.
//
// Trio: nine cells in three rows. Before the first turn chance deals each player a secret cell. In a turn chance throws a
// die: 1 to 3 names a column, 4 to 6 a row, and the player marks a free cell of it, or any cell when it has none. When all
// cells are marked, three in a row, column or diagonal are a point each, and one's own secret cell, marked by oneself, is
// `bonus` points. Most points win, together where they are equal.
#pragma once

#include "base/bounded.hpp"
#include "base/rng.hpp"
#include "game/concept.hpp"
#include "game/event_sink.hpp"
#include "game/form.hpp"
#include "game/settings.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lw::trio {

using game::Seat;
using game::SeatSet;

inline constexpr int kCells = 9;
inline constexpr int kMostSeats = 3;
inline constexpr std::uint8_t kNoCell = 0xFF;

struct Settings {
    std::uint8_t bonus = 2;  ///< 0..4
    friend constexpr bool operator==(const Settings&, const Settings&) = default;
};
struct Config {
    std::uint8_t seats = 2;  ///< 2..kMostSeats
    Settings settings;
    friend constexpr bool operator==(const Config&, const Config&) = default;
};
struct Setup {
    Config config;
    [[nodiscard]] SeatSet all_seats() const { return SeatSet::first(config.seats); }
};

inline constexpr auto kSettings = [] {
    using namespace game::settings;
    return std::tuple{amount("bonus", &Settings::bonus, {0, 4}, {"Winning", "Secret cell", "Points for marking your own secret cell."})};
}();

enum class Phase : std::uint8_t { deal, roll, mark, over };

struct Table {
    std::array<Seat, kCells> marks{};
    Phase phase = Phase::deal;
    Seat turn{0};  ///< who is dealt to, rolls or marks
    std::uint8_t die = 0;
    std::uint8_t turn_number = 0;  ///< from 1
    friend constexpr bool operator==(const Table&, const Table&) = default;
};
struct State {
    Table table;
    std::array<std::uint8_t, kMostSeats> secrets{kNoCell, kNoCell, kNoCell};
    SeatSet winners;
    friend constexpr bool operator==(const State&, const State&) = default;
};
struct View {
    Seat viewer;
    std::uint32_t state_no = 0;
    Table table;
    /// The viewer's own; all of them once the game is over.
    std::array<std::uint8_t, kMostSeats> secrets{kNoCell, kNoCell, kNoCell};
    SeatSet winners;
    game::ToAct to_act;
    friend constexpr bool operator==(const View&, const View&) = default;
};

struct Mark {
    std::uint8_t cell = 0;
    friend constexpr bool operator==(const Mark&, const Mark&) = default;
};
struct Dealt {
    std::uint8_t cell = 0;
    friend constexpr bool operator==(const Dealt&, const Dealt&) = default;
};
struct Rolled {
    std::uint8_t die = 1;
    friend constexpr bool operator==(const Rolled&, const Rolled&) = default;
};
using Action = std::variant<Mark, Dealt, Rolled>;
using ActionList = base::Bounded<Action, kCells>;
using ChanceList = base::Bounded<game::Chance<Action>, kCells>;

struct SecretDealt {
    Seat seat;
    std::optional<std::uint8_t> cell;  ///< for that seat alone
};
struct DieThrown {
    Seat seat;
    std::uint8_t die = 1;
};
struct Marked {
    Seat seat;
    std::uint8_t cell = 0;
};
struct Ended {
    SeatSet winners;
};
using Event = std::variant<SecretDealt, DieThrown, Marked, Ended>;
using EventSink = game::EventSink<Event>;

enum class Reason : std::uint8_t { ok, game_over, not_your_turn, wrong_phase, not_an_outcome, no_cell, marked_already, die_says_otherwise };

struct Game {
    using Config = trio::Config;
    using Setup = trio::Setup;
    using State = trio::State;
    using Action = trio::Action;
    using ActionList = trio::ActionList;
    using ChanceList = trio::ChanceList;
    using Event = trio::Event;
    using EventSink = trio::EventSink;
    using View = trio::View;
    using Reason = trio::Reason;

    static constexpr std::string_view kName = "trio";
    static constexpr std::uint16_t kRulesVersion = 1;
    static constexpr bool kSecrets = true;

    static int seat_count(const Config& config) { return config.seats; }
    static bool valid(const Config& config);
    static Setup setup(const Config& config) { return {config}; }
    static State initial(const Setup& setup);
    static game::ToAct to_act(const Setup& setup, const State& state);
    static void legal(const Setup& setup, const State& state, Seat seat, ActionList& out);
    static Reason check(const Setup& setup, const State& state, game::Actor actor, const Action& action);
    static void chances(const Setup& setup, const State& state, ChanceList& out);
    static void apply(const Setup& setup, State& state, game::Actor actor, const Action& action, EventSink& events);
    static View view(const Setup& setup, const State& state, Seat viewer);
    static ActionList legal(const Setup& setup, const View& view);
    static Reason check_view(const Setup& setup, const View& view, const Action& action);
    static State determinize(const Setup& setup, const View& view, base::Rng& rng);
    static Event redact(const Event& event, Seat viewer);
    static std::uint64_t hash(const State& state);
    static std::string check_invariants(const Setup& setup, const State& state);
    static std::uint64_t pack(const Action& action);
    static std::optional<Action> unpack(std::uint64_t packed);
    static std::string to_text(const Setup& setup, const Action& action);
    static std::optional<Action> action_from_text(const Setup& setup, std::string_view text);
    static bool irreversible(game::Actor actor, const Action& /*action*/) { return actor.nature(); }
    static int points(const Setup& setup, const State& state, Seat seat);
    static SeatSet winners(const State& state);
    static std::uint16_t turn(const State& state) { return state.table.turn_number; }
};

static_assert(game::Game<Game>);

[[nodiscard]] std::string_view name_of(Phase phase);
[[nodiscard]] std::string_view name_of(Reason reason);
[[nodiscard]] std::string to_text(const Event& event);
/// The words of actions and events with their names (game/form.hpp).
[[nodiscard]] const std::vector<game::Form>& action_forms();
[[nodiscard]] const std::vector<game::Form>& event_forms();

}  // namespace lw::trio
