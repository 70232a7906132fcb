#include "cli/board_complaint.hpp"

#include "isles/board_check.hpp"
#include "isles/coords.hpp"
#include "isles/notation.hpp"

namespace lw::cli {

namespace {

using isles::BoardFault;

std::string sentence(const BoardFault& fault) {
    const std::string at = isles::to_text(fault.at);
    switch (fault.kind) {
        case BoardFault::Kind::no_land: return "the board has no hexes";
        case BoardFault::Kind::land_too_large: return "the hexes of the board lie too far apart";
        case BoardFault::Kind::bad_terrain: return "the hex " + at + " has no terrain";
        case BoardFault::Kind::bad_token: return "the hex " + at + " needs a token from 2 to 12 that is not 7";
        case BoardFault::Kind::token_on_desert: return "the hex " + at + " is a desert, which has no token";
        case BoardFault::Kind::harbour_off_land: return "there is no hex " + at + " for a harbour";
        case BoardFault::Kind::harbour_inland: return "the harbour of " + at + " is not on the coast";
        case BoardFault::Kind::harbours_share_corner: return "the harbours of " + isles::to_text(fault.other) + " and " + at + " touch";
        case BoardFault::Kind::bad_harbour: return "the harbour of " + at + " has no side or no kind";
        case BoardFault::Kind::robber_at_sea: return "there is no hex " + at + " for the robber";
        case BoardFault::Kind::red_neighbours:
        case BoardFault::Kind::no_desert:
        case BoardFault::Kind::robber_off_desert:
        case BoardFault::Kind::land_in_parts:
        case BoardFault::Kind::resource_missing: break;  // it can be played
    }
    return {};
}

}  // namespace

std::string board_complaint(const isles::Layout& layout) {
    const auto faults = isles::board_errors(layout);
    return faults.empty() ? "" : sentence(faults.front());
}

}  // namespace lw::cli
