// Actions and events in words: their descriptions say which.
#include "shires/described.hpp"
#include "shires/notation.hpp"

namespace lw::shires {

namespace {

/// "0:2,1:1", or "-" for none.
std::string counts_text(FollowerCounts counts) {
    std::string out;
    for (int s = 0; s < kMostSeats; ++s) {
        const int n = counts.of(Seat(s));
        if (n != 0) out += (out.empty() ? "" : ",") + std::to_string(s) + ":" + std::to_string(n);
    }
    return out.empty() ? "-" : out;
}

std::string_view name_of(Occasion occasion) {
    switch (occasion) {
        case Occasion::complete: return "complete";
        case Occasion::incomplete: return "incomplete";
        case Occasion::field: return "field";
        case Occasion::city: return "city";
    }
    return "?";
}

/// How the values in actions and events are written, read and named.
struct Spelling {
    static std::string text(Seat seat) { return game::to_text(seat); }
    static std::string text(SeatSet seats) { return game::to_text(seats); }
    static std::string text(Cell cell) { return to_text(cell); }
    static std::string text(Spot spot) { return to_text(spot); }
    static std::string text(Kind kind) { return to_text(kind); }
    static std::string text(TileId tile) { return std::to_string(tile.value); }
    static std::string_view text(FeatureKind kind) { return shires::name_of(kind); }
    static std::string_view text(Occasion occasion) { return name_of(occasion); }
    static std::string text(FollowerCounts counts) { return counts_text(counts); }

    static bool read(std::string_view text, Seat& out) { return game::read_seat(text, out) && out.value < kMostSeats; }
    static bool read(std::string_view text, Cell& out) { return game::put_read(cell_from_text(text), out); }
    static bool read(std::string_view text, Spot& out) { return game::put_read(spot_from_text(text), out); }
    static bool read(std::string_view text, Kind& out) { return game::put_read(kind_from_text(text), out); }

    static constexpr std::string_view type(std::type_identity<Seat>) { return "seat"; }
    static constexpr std::string_view type(std::type_identity<SeatSet>) { return "seats"; }
    static constexpr std::string_view type(std::type_identity<TileId>) { return "number"; }
    template <class T>
    static constexpr std::string_view type(std::type_identity<T>) {
        return "word";
    }
};

/// What seats got where it differs from the feature's worth (the second farm rule).
std::string exceptions_text(const Scored& scored) {
    std::string out;
    for (const Seat seat : scored.winners) {
        const auto given = scored.given[seat.index()];
        if (given != scored.points) out += " (" + game::to_text(seat) + " " + std::to_string(given) + ")";
    }
    return out;
}

}  // namespace

std::string to_text(const Setup& /*setup*/, const Action& action) { return game::text_described(action, Spelling{}); }

std::optional<Action> action_from_text(const Setup& /*setup*/, std::string_view text) {
    return game::read_described(text, Spelling{}, Of<Action>{});
}

std::string to_text(const Setup& /*setup*/, const Event& event) {
    const auto* scored = std::get_if<Scored>(&event);
    return game::text_described(event, Spelling{}) + (scored != nullptr ? exceptions_text(*scored) : "");
}

const std::vector<game::Form>& action_forms() { return game::forms_described<Spelling>(Of<Action>{}); }
const std::vector<game::Form>& event_forms() { return game::forms_described<Spelling>(Of<Event>{}); }

}  // namespace lw::shires
