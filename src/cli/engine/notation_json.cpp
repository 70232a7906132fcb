#include "cli/engine/notation_json.hpp"

#include <array>

namespace lw::cli {

Json to_json(game::Seat seat) { return seat.valid() ? Json(seat.value) : Json(nullptr); }

Json to_json(game::SeatSet seats) {
    Json json = Json::array();
    for (const game::Seat seat : seats) json.push_back(seat.value);
    return json;
}

Json to_json(const game::ToAct& due) {
    constexpr std::array<std::string_view, 3> kNames{"seats", "chance", "over"};
    return {{"waiting", kNames[static_cast<std::size_t>(due.waiting)]}, {"seats", to_json(due.seats)}};
}

}  // namespace lw::cli
