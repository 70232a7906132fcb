#include "third_game/trio_engine.hpp"

#include "cli/engine/notation_forms.hpp"
#include "cli/engine/notation_json.hpp"
#include "cli/engine/settings_json.hpp"
#include "cli/position_hash.hpp"
#include "cli/scenario/settings.hpp"

namespace lw::trio {

namespace {

Json cell_json(std::uint8_t cell) { return cell == kNoCell ? Json(nullptr) : Json(cell); }

/// Of a state or a view.
template <class Position>
Json position_json(const Setup& setup, const Position& position) {
    const Table& table = position.table;
    Json json{{"phase", name_of(table.phase)}, {"turn", cli::to_json(table.turn)}, {"die", table.die}, {"turn_number", table.turn_number}};
    json["marks"] = Json::array();
    for (const Seat mark : table.marks) json["marks"].push_back(cli::to_json(mark));
    json["secrets"] = Json::array();
    for (const Seat seat : setup.all_seats()) json["secrets"].push_back(cell_json(position.secrets[seat.index()]));
    json["winners"] = cli::to_json(position.winners);
    return json;
}

}  // namespace

void read_config(cli::Fields& fields, Config& out) {
    out = {};
    out.seats = static_cast<std::uint8_t>(fields.whole_or("seats", 2, 2, kMostSeats));
    if (const Json* settings = fields.take("settings")) cli::read_settings(*settings, kSettings, out.settings);
}

Json to_json(const Config& config) {
    return {{"game", Game::kName}, {"seats", config.seats}, {"settings", cli::settings_json(kSettings, config.settings)}};
}

Json to_json(const Setup& setup, const Action& action) { return cli::text_json(action_forms(), Game::to_text(setup, action)); }
Json to_json(const Setup& setup, const Event& event) { return cli::text_json(event_forms(), to_text(setup, event)); }
std::string notation_of(const Setup& /*setup*/, const Json& action) { return cli::text_of_object(action_forms(), action); }
std::optional<Action> action_from_text(const Setup& setup, std::string_view text) { return Game::action_from_text(setup, text); }

Json state_json(const Setup& setup, const State& state) { return position_json(setup, state); }
Json view_json(const Setup& setup, const View& view) { return position_json(setup, view); }

std::uint64_t position_hash(const Setup& setup, const State& state) {
    base::Hasher h;
    h.byte(setup.config.seats);
    cli::add_settings(h, kSettings, setup.config.settings);
    h.u64(Game::hash(state));
    return h.value();
}

std::string config_text(const Config& config) {
    return "seats " + std::to_string(int{config.seats}) + "\n" + cli::settings_lines(kSettings, config.settings);
}

bool read_table_line(RecordTable& table, const std::string& verb, cli::Words& words) {
    if (verb == "seats") {
        table.config.seats = static_cast<std::uint8_t>(words.number("seats", 2, kMostSeats));
    } else if (verb == "set") {
        cli::read_setting(words, kSettings, table.config.settings);
    } else {
        return false;
    }
    return true;
}

std::string points_text(const State& state, Seat seat) {
    const auto& marks = state.table.marks;
    return "marks " + std::to_string(std::count(marks.begin(), marks.end(), seat));
}

std::string to_text(const Setup& /*setup*/, const Event& event) { return to_text(event); }

}  // namespace lw::trio

namespace lw::cli {

template <>
std::string visit_position<trio::Game>(const std::string& file, const Case& /*one*/,
                                       const std::function<void(const trio::Setup&, const trio::State&)>& /*visitor*/) {
    return file + ": Trio has no scenarios";
}

}  // namespace lw::cli
