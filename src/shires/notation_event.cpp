#include "shires/notation.hpp"

#include "game/text.hpp"

namespace lw::shires {

namespace {

std::string number(std::size_t n) { return std::to_string(n); }

/// "0:2,1:1", or "-" for none.
std::string text(FollowerCounts counts) {
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

struct Printer {
    std::string operator()(const Began& e) const { return "began " + game::to_text(e.first); }
    std::string operator()(const TurnBegan& e) const { return "turn " + number(e.turn) + " " + game::to_text(e.seat); }
    std::string operator()(const TileDrawn& e) const { return "drawn " + game::to_text(e.seat) + " " + to_text(e.kind); }
    std::string operator()(const TileSetAside& e) const { return "set_aside " + game::to_text(e.seat) + " " + to_text(e.kind); }
    std::string operator()(const TileLaid& e) const {
        return "laid " + game::to_text(e.seat) + " " + to_text(e.kind) + " " + to_text(e.at) + " r" + number(e.rotation);
    }
    std::string operator()(const FollowerPlaced& e) const { return "follower " + game::to_text(e.seat) + " " + to_text(e.spot); }
    std::string operator()(const Scored& e) const {
        std::string out = "scored " + std::string(shires::name_of(e.kind)) + " " + std::string(name_of(e.occasion)) +
                          " tiles " + number(e.tiles) + " pennants " + number(e.pennants) + " cities " + number(e.cities) +
                          " followers " + text(e.followers) + " points " + number(e.points) + " to " + game::to_text(e.winners);
        for (const Seat seat : e.winners) {
            if (e.given[seat.index()] != e.points) out += " (" + game::to_text(seat) + " " + number(e.given[seat.index()]) + ")";
        }
        return out;
    }
    std::string operator()(const FollowerReturned& e) const { return "returned " + game::to_text(e.seat) + " tile " + number(e.tile.value); }
    std::string operator()(const LastScoring&) const { return "last_scoring"; }
    std::string operator()(const GameEnded& e) const { return "ended " + game::to_text(e.winners); }
};

}  // namespace

std::string to_text(const Setup& /*setup*/, const Event& event) { return std::visit(Printer{}, event); }

}  // namespace lw::shires
