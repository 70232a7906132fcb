#include "shires/notation.hpp"

#include "game/text.hpp"

namespace lw::shires {

namespace {

struct Printer {
    std::string operator()(const PlaceTile& a) const { return "place " + to_text(a.at) + " r" + std::to_string(a.rotation); }
    std::string operator()(const PlaceFollower& a) const { return "follower " + to_text(a.spot); }
    std::string operator()(const NoFollower&) const { return "none"; }
    std::string operator()(const FirstPlayer& a) const { return "first " + std::to_string(a.seat.value); }
    std::string operator()(const DrawnTile& a) const { return "tile " + to_text(a.kind); }
};

constexpr std::size_t kMostWords = 3;

std::optional<Action> place_action(std::string_view cell, std::string_view turn) {
    const auto at = cell_from_text(cell);
    if (!at || turn.size() != 2 || turn[0] != 'r' || turn[1] < '0' || turn[1] >= '0' + kRotations) return std::nullopt;
    return PlaceTile{*at, static_cast<std::uint8_t>(turn[1] - '0')};
}

std::optional<Action> one_operand(std::string_view verb, std::string_view operand) {
    if (verb == "follower") {
        const auto spot = spot_from_text(operand);
        return spot ? std::optional<Action>(PlaceFollower{*spot}) : std::nullopt;
    }
    if (verb == "tile") {
        const auto kind = kind_from_text(operand);
        return kind ? std::optional<Action>(DrawnTile{*kind}) : std::nullopt;
    }
    if (verb == "first" && operand.size() == 1 && operand[0] >= '0' && operand[0] < '0' + kMostSeats) {
        return FirstPlayer{Seat(operand[0] - '0')};
    }
    return std::nullopt;
}

}  // namespace

std::string to_text(const Setup& /*setup*/, const Action& action) { return std::visit(Printer{}, action); }

std::optional<Action> action_from_text(const Setup& /*setup*/, std::string_view text) {
    const auto words = game::words_of<kMostWords>(text);
    if (!words) return std::nullopt;
    if (words->size() == 1 && (*words)[0] == "none") return NoFollower{};
    if (words->size() == 2) return one_operand((*words)[0], (*words)[1]);
    if (words->size() == 3 && (*words)[0] == "place") return place_action((*words)[1], (*words)[2]);
    return std::nullopt;
}

}  // namespace lw::shires
