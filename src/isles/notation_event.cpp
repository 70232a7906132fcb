#include "isles/notation_parts.hpp"

#include <cstdint>

namespace lw::isles {

namespace {

using parts::words;

std::string number(int n) { return std::to_string(n); }
std::string seat(Seat s) { return parts::to_text(s); }
std::string seats(SeatSet s) { return parts::to_text(s); }
/// What the reader of a redacted event may not know.
template <class Named>
std::string_view known(const std::optional<Named>& named) {
    return named ? name_of(*named) : std::string_view("?");
}

struct Printer {
    const Setup& setup;

    [[nodiscard]] std::string at(VertexId v) const { return to_text(setup, v); }
    [[nodiscard]] std::string at(EdgeId e) const { return to_text(setup, e); }
    [[nodiscard]] std::string at(HexId h) const { return to_text(setup, h); }
    static std::string_view unless(bool paid) { return paid ? "" : "free"; }

    std::string operator()(const Began& e) const { return words({"began", seat(e.first)}); }
    std::string operator()(const TurnBegan& e) const { return words({"turn", number(e.turn), "of", seat(e.seat)}); }
    std::string operator()(const Settled& e) const { return words({"settled", seat(e.seat), at(e.at), unless(e.paid)}); }
    std::string operator()(const RoadBuilt& e) const { return words({"road-built", seat(e.seat), at(e.at), unless(e.paid)}); }
    std::string operator()(const CityBuilt& e) const { return words({"city-built", seat(e.seat), at(e.at)}); }
    std::string operator()(const Rolled& e) const { return words({"rolled", seat(e.seat), number(e.a), number(e.b)}); }
    std::string operator()(const Produced& e) const { return words({"produced", seat(e.seat), to_text(e.cards)}); }
    std::string operator()(const NothingProduced& e) const { return words({"nothing-produced", number(e.number)}); }
    std::string operator()(const BankShort& e) const {
        return words({"bank-short", name_of(e.resource), seats(e.seats), e.partly ? "partly" : ""});
    }
    std::string operator()(const DiscardDue& e) const { return words({"discard-due", seat(e.seat), number(e.count)}); }
    std::string operator()(const DiscardChosen& e) const { return words({"discard-chosen", seat(e.seat)}); }
    std::string operator()(const Discarded& e) const { return words({"discarded", seat(e.seat), to_text(e.cards)}); }
    std::string operator()(const RobberMoved& e) const {
        return words({"robber-moved", seat(e.seat), at(e.from), "to", at(e.to)});
    }
    std::string operator()(const Stole& e) const {
        return words({"stole", seat(e.thief), "from", seat(e.victim), known(e.resource)});
    }
    std::string operator()(const NothingStolen& e) const {
        return words({"nothing-stolen", seat(e.thief), "from", seat(e.victim)});
    }
    std::string operator()(const CardBought& e) const { return words({"card-bought", seat(e.seat), known(e.card)}); }
    std::string operator()(const CardPlayed& e) const { return words({"card-played", seat(e.seat), name_of(e.card)}); }
    std::string operator()(const PlentyTaken& e) const { return words({"plenty-taken", seat(e.seat), to_text(e.cards)}); }
    std::string operator()(const Monopolised& e) const {
        return words({"monopolised", seat(e.seat), "from", seat(e.from), number(e.count), name_of(e.resource)});
    }
    std::string operator()(const FreeRoadLapsed& e) const { return words({"free-road-lapsed", seat(e.seat)}); }
    std::string operator()(const BankTraded& e) const {
        return words({"bank-traded", seat(e.seat), number(e.count), name_of(e.give), name_of(e.take)});
    }
    std::string operator()(const OfferMade& e) const {
        return words({"offer-made", seat(e.seat), to_text(e.give), "for", to_text(e.want), "to", seats(e.to)});
    }
    std::string operator()(const OfferClosed& e) const {
        return words({"offer-closed", seat(e.seat), e.lapsed ? "lapsed" : "withdrawn"});
    }
    std::string operator()(const OfferAccepted& e) const { return words({"offer-accepted", seat(e.seat), "from", seat(e.from)}); }
    std::string operator()(const OfferDeclined& e) const { return words({"offer-declined", seat(e.seat), "from", seat(e.from)}); }
    std::string operator()(const Traded& e) const {
        return words({"traded", seat(e.a), to_text(e.from_a), "for", to_text(e.from_b), "with", seat(e.b)});
    }
    std::string operator()(const LongestRoadMoved& e) const {
        return words({"longest-road", seat(e.from), "to", seat(e.to), number(e.length)});
    }
    std::string operator()(const LargestArmyMoved& e) const {
        return words({"largest-army", seat(e.from), "to", seat(e.to), number(e.knights)});
    }
    std::string operator()(const TurnEnded& e) const { return words({"turn-ended", seat(e.seat)}); }
    std::string operator()(const PlacementSkipped& e) const { return words({"placement-skipped", seat(e.seat)}); }
    std::string operator()(const GameEnded& e) const { return words({"game-ended", seats(e.winners)}); }
    std::string operator()(const PartBegan& e) const { return words({"part-began", seat(e.seat), name_of(e.part)}); }
    std::string operator()(const PointsRevealed& e) const { return words({"points-revealed", seat(e.seat), number(e.cards)}); }
};

}  // namespace

std::string to_text(const Setup& setup, const Event& event) { return std::visit(Printer{setup}, event); }

}  // namespace lw::isles
