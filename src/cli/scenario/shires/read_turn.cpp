// Moves as a person writes them.
#include "cli/scenario/failure.hpp"
#include "cli/scenario/shires/places.hpp"
#include "cli/scenario/shires/play.hpp"

namespace lw::cli::shires_script {

using namespace shires;

bool at_turn(const Words& words) {
    Words ahead = words;
    ahead.take("place");
    return at_kind(ahead);
}

Turn read_turn(Words& words) {
    Turn turn;
    words.take("place");
    turn.kind = read_kind(words);
    turn.place.at = read_cell(words);
    turn.place.rotation = static_cast<std::uint8_t>(read_rotation(words));
    if (words.empty() || words.take("none") || words.take("-")) return turn;
    std::string spot = words.next("a follower such as +c:D");
    if (spot == "+") spot += words.next("a segment");
    const bool marked = spot.starts_with('+');
    Words one(marked ? spot.substr(1) : spot);
    turn.follower = read_spot(one);
    return turn;
}

Turn turn_from_token(const std::string& token) {
    const std::size_t plus = token.find('+');
    std::string place = token.substr(0, plus);
    const std::size_t r = place.rfind('r');
    const bool shaped = place.size() > 4 && r != std::string::npos && r > 1;
    if (!shaped) throw Failure("'" + token + "' is not a turn such as U0,-1r1+f:LD");
    std::string cell = place.substr(1, r - 1);
    if (!cell.starts_with('(')) cell = "(" + cell + ")";
    Words words(place.substr(0, 1) + " " + cell + " " + place.substr(r) + (plus == std::string::npos ? "" : " " + token.substr(plus)));
    const Turn turn = read_turn(words);
    words.end();
    return turn;
}

Action read_action(Words& words) {
    const std::string verb = words.next("an action");
    if (verb == "place") {
        PlaceTile place;
        place.at = read_cell(words);
        place.rotation = static_cast<std::uint8_t>(read_rotation(words));
        return place;
    }
    if (verb == "follower") return PlaceFollower{read_spot(words)};
    if (verb == "none" || verb == "pass") return NoFollower{};
    throw Failure("'" + verb + "' is not an action: a turn such as N (0,1) r2 +c:D, or place, follower, none");
}

}  // namespace lw::cli::shires_script
