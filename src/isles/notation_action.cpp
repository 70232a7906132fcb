#include "isles/notation_parts.hpp"

#include <cstddef>

namespace lw::isles {

namespace {

using parts::number_from_text;
using parts::words;

struct Printer {
    const Setup& setup;

    std::string operator()(const BuildSettlement& a) const { return words({"settle", to_text(setup, a.at)}); }
    std::string operator()(const BuildRoad& a) const { return words({"road", to_text(setup, a.at)}); }
    std::string operator()(const BuildCity& a) const { return words({"city", to_text(setup, a.at)}); }
    std::string operator()(const BuyCard&) const { return "buy"; }
    std::string operator()(const Roll&) const { return "roll"; }
    std::string operator()(const EndTurn&) const { return "end"; }
    std::string operator()(const Discard& a) const { return words({"discard", to_text(a.cards)}); }
    std::string operator()(const MoveRobber& a) const { return words({"robber", to_text(setup, a.to)}); }
    std::string operator()(const Rob& a) const { return words({"rob", parts::to_text(a.victim)}); }
    std::string operator()(const PlayKnight&) const { return "knight"; }
    std::string operator()(const PlayRoadBuilding&) const { return "roads"; }
    std::string operator()(const PlayYearOfPlenty& a) const { return words({"plenty", to_text(a.take)}); }
    std::string operator()(const PlayMonopoly& a) const { return words({"monopoly", name_of(a.resource)}); }
    std::string operator()(const SkipFreeRoad&) const { return "skip"; }
    std::string operator()(const BankTrade& a) const {
        return words({"bank", std::to_string(a.count), name_of(a.give), name_of(a.take)});
    }
    std::string operator()(const MakeOffer& a) const {
        return words({"offer", to_text(a.give), "for", to_text(a.want), "to", parts::to_text(a.to)});
    }
    std::string operator()(const WithdrawOffer&) const { return "withdraw"; }
    std::string operator()(const AcceptOffer& a) const { return words({"accept", parts::to_text(a.from)}); }
    std::string operator()(const DeclineOffer& a) const { return words({"decline", parts::to_text(a.from)}); }
    std::string operator()(const ConfirmTrade& a) const { return words({"confirm", parts::to_text(a.with)}); }
    std::string operator()(const FirstPlayer& a) const { return words({"first", parts::to_text(a.seat)}); }
    std::string operator()(const Dice& a) const { return words({"dice", std::to_string(a.a), std::to_string(a.b)}); }
    std::string operator()(const StolenCard& a) const { return words({"stolen", name_of(a.resource)}); }
    std::string operator()(const DrawnCard& a) const { return words({"drawn", name_of(a.card)}); }
};

constexpr std::size_t kMostWords = 6;
std::optional<Seat> seat_from_text(std::string_view text) {
    const auto number = number_from_text(text, 0, game::kMaxSeats - 1);
    if (!number) return std::nullopt;
    return Seat(*number);
}

/// "0,2" in rising order, or "-".
std::optional<SeatSet> seats_from_text(std::string_view text) {
    SeatSet seats;
    if (text == "-") return seats;
    int last = -1;
    for (;;) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto seat = seat_from_text(text.substr(0, comma));
        if (!seat || seat->value <= last) return std::nullopt;
        last = seat->value;
        seats.add(*seat);
        if (comma == text.size()) return seats;
        text.remove_prefix(comma + 1);
    }
}

std::optional<Action> bare_action(std::string_view verb) {
    if (verb == "buy") return BuyCard{};
    if (verb == "roll") return Roll{};
    if (verb == "end") return EndTurn{};
    if (verb == "knight") return PlayKnight{};
    if (verb == "roads") return PlayRoadBuilding{};
    if (verb == "skip") return SkipFreeRoad{};
    if (verb == "withdraw") return WithdrawOffer{};
    return std::nullopt;
}

std::optional<Action> place_action(const Setup& setup, std::string_view verb, std::string_view place) {
    if (verb == "road") {
        const EdgeId edge = edge_from_text(setup, place);
        return edge.valid() ? std::optional<Action>(BuildRoad{edge}) : std::nullopt;
    }
    if (verb == "robber") {
        const HexId hex = hex_from_text(setup, place);
        return hex.valid() ? std::optional<Action>(MoveRobber{hex}) : std::nullopt;
    }
    const VertexId vertex = vertex_from_text(setup, place);
    if (!vertex.valid()) return std::nullopt;
    if (verb == "settle") return BuildSettlement{vertex};
    return BuildCity{vertex};
}

std::optional<Action> seat_action(std::string_view verb, Seat seat) {
    if (verb == "rob") return Rob{seat};
    if (verb == "accept") return AcceptOffer{seat};
    if (verb == "decline") return DeclineOffer{seat};
    if (verb == "confirm") return ConfirmTrade{seat};
    if (verb == "first") return FirstPlayer{seat};
    return std::nullopt;
}

std::optional<Action> one_operand(const Setup& setup, std::string_view verb, std::string_view operand) {
    if (verb == "settle" || verb == "road" || verb == "city" || verb == "robber") return place_action(setup, verb, operand);
    if (verb == "discard" || verb == "plenty") {
        const auto cards = cards_from_text(operand);
        if (!cards) return std::nullopt;
        return verb == "discard" ? Action{Discard{*cards}} : Action{PlayYearOfPlenty{*cards}};
    }
    if (verb == "monopoly" || verb == "stolen") {
        const auto resource = resource_from_text(operand);
        if (!resource) return std::nullopt;
        return verb == "monopoly" ? Action{PlayMonopoly{*resource}} : Action{StolenCard{*resource}};
    }
    if (verb == "drawn") {
        const auto card = card_from_text(operand);
        if (!card) return std::nullopt;
        return DrawnCard{*card};
    }
    const auto seat = seat_from_text(operand);
    return seat ? seat_action(verb, *seat) : std::nullopt;
}

std::optional<Action> dice_action(std::string_view a, std::string_view b) {
    const auto first = number_from_text(a, 1, 6);
    const auto second = number_from_text(b, 1, 6);
    if (!first || !second) return std::nullopt;
    return Dice{static_cast<std::uint8_t>(*first), static_cast<std::uint8_t>(*second)};
}

std::optional<Action> bank_action(std::string_view count, std::string_view give, std::string_view take) {
    const auto number = number_from_text(count, 0, 31);
    const auto from = resource_from_text(give);
    const auto to = resource_from_text(take);
    if (!number || !from || !to) return std::nullopt;
    return BankTrade{*from, static_cast<std::uint8_t>(*number), *to};
}

std::optional<Action> offer_action(std::string_view give, std::string_view want, std::string_view to) {
    const auto gives = cards_from_text(give);
    const auto wants = cards_from_text(want);
    const auto seats = seats_from_text(to);
    if (!gives || !wants || !seats) return std::nullopt;
    return MakeOffer{*gives, *wants, *seats};
}

}  // namespace

std::string to_text(const Setup& setup, const Action& action) { return std::visit(Printer{setup}, action); }

std::optional<Action> action_from_text(const Setup& setup, std::string_view text) {
    const auto found = game::words_of<kMostWords>(text);
    if (!found || found->empty()) return std::nullopt;
    const auto& w = *found;
    if (w.size() == 1) return bare_action(w[0]);
    if (w.size() == 2) return one_operand(setup, w[0], w[1]);
    if (w.size() == 3 && w[0] == "dice") return dice_action(w[1], w[2]);
    if (w.size() == 4 && w[0] == "bank") return bank_action(w[1], w[2], w[3]);
    if (w.size() == 6 && w[0] == "offer" && w[2] == "for" && w[4] == "to") return offer_action(w[1], w[3], w[5]);
    return std::nullopt;
}

}  // namespace lw::isles
