// Trio's actions and events in words and as numbers, by one description each (game/described.hpp).
#include "game/described.hpp"
#include "third_game/trio.hpp"

namespace lw::trio {

namespace {

using game::count;
using game::described;
using game::field;
using game::number;
template <class T>
using Of = std::type_identity<T>;

constexpr unsigned kByte = 8;

}  // namespace

constexpr auto describe(Of<Mark>) { return described<1>("mark {cell}", field("cell", &Mark::cell)); }
constexpr auto describe(Of<Dealt>) { return described<2>("secret {cell}", field("cell", &Dealt::cell)); }
constexpr auto describe(Of<Rolled>) { return described<3>("die {die}", number("die", &Rolled::die, kByte, 1, 6, true)); }

constexpr auto describe(Of<SecretDealt>) {
    return described("dealt {seat} {cell}", field("seat", &SecretDealt::seat), field("cell", &SecretDealt::cell));
}
constexpr auto describe(Of<DieThrown>) {
    return described("thrown {seat} {die}", field("seat", &DieThrown::seat), count("die", &DieThrown::die));
}
constexpr auto describe(Of<Marked>) {
    return described("marked {seat} {cell}", field("seat", &Marked::seat), field("cell", &Marked::cell));
}
constexpr auto describe(Of<Ended>) { return described("ended {winners}", field("winners", &Ended::winners)); }

namespace {

/// A byte a field, above the code's.
struct Coder {
    static constexpr unsigned kCodeBits = kByte;

    static void put(game::PackWriter& out, std::uint8_t cell) { out.put(cell, kByte); }
    static void take(game::PackReader& in, std::uint8_t& cell) { cell = static_cast<std::uint8_t>(in.take(kByte)); }
};

struct Spelling {
    static constexpr std::string_view type(Of<Seat>) { return "seat"; }
    static constexpr std::string_view type(Of<SeatSet>) { return "seats"; }
    static constexpr std::string_view type(Of<std::uint8_t>) { return "number"; }
    static constexpr std::string_view type(Of<std::optional<std::uint8_t>>) { return "number"; }
    static std::string text(Seat seat) { return game::to_text(seat); }
    static std::string text(SeatSet seats) { return game::to_text(seats); }
    static std::string text(std::uint8_t cell) { return std::to_string(cell); }
    static std::string text(const std::optional<std::uint8_t>& cell) { return cell ? text(*cell) : "?"; }
    static bool read(std::string_view text, std::uint8_t& cell) {
        const auto number = game::number_from_text(text, 0, kCells - 1);
        if (number) cell = static_cast<std::uint8_t>(*number);
        return number.has_value();
    }
};

}  // namespace

std::uint64_t Game::pack(const Action& action) { return game::pack_described<Coder>(action); }
std::optional<Action> Game::unpack(std::uint64_t packed) { return game::unpack_described<Coder>(packed, Of<Action>{}); }
std::string Game::to_text(const Setup& /*setup*/, const Action& action) { return game::text_described(action, Spelling{}); }
std::optional<Action> Game::action_from_text(const Setup& /*setup*/, std::string_view text) {
    return game::read_described(text, Spelling{}, Of<Action>{});
}
std::string to_text(const Event& event) { return game::text_described(event, Spelling{}); }

const std::vector<game::Form>& action_forms() { return game::forms_described<Spelling>(Of<Action>{}); }
const std::vector<game::Form>& event_forms() { return game::forms_described<Spelling>(Of<Event>{}); }

std::string_view name_of(Phase phase) {
    constexpr std::array<std::string_view, 4> kNames{"deal", "roll", "mark", "over"};
    return kNames[static_cast<std::size_t>(phase)];
}

std::string_view name_of(Reason reason) {
    constexpr std::array<std::string_view, 8> kNames{"ok",      "game_over",      "not_your_turn",     "wrong_phase", "not_an_outcome",
                                                     "no_cell", "marked_already", "die_says_otherwise"};
    return kNames[static_cast<std::size_t>(reason)];
}

}  // namespace lw::trio
