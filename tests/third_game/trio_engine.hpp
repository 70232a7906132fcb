// Trio for the engine (cli/engine/game_of.hpp): what a game says of JSON, of the lines of its records and of its number.
#pragma once

#include "cli/engine/json.hpp"
#include "cli/golden/table_text.hpp"
#include "cli/scenario/visit.hpp"
#include "third_game/trio.hpp"

namespace lw::trio {

using cli::Json;

// config_json.hpp, notation_json.hpp
void read_config(cli::Fields& fields, Config& out);
[[nodiscard]] Json to_json(const Config& config);
[[nodiscard]] Json to_json(const Setup& setup, const Action& action);
[[nodiscard]] Json to_json(const Setup& setup, const Event& event);
[[nodiscard]] std::string notation_of(const Setup& setup, const Json& action);
[[nodiscard]] std::optional<Action> action_from_text(const Setup& setup, std::string_view text);

// state_json.hpp
[[nodiscard]] Json state_json(const Setup& setup, const State& state);
[[nodiscard]] Json view_json(const Setup& setup, const View& view);

// position_hash.hpp
[[nodiscard]] std::uint64_t position_hash(const Setup& setup, const State& state);

// golden/table_text.hpp
class RecordTable : public cli::SeatNames {
public:
    RecordTable(std::uint64_t /*seed*/, cli::Shares& /*shares*/) {}
    [[nodiscard]] int seats() const override { return config.seats; }
    [[nodiscard]] const Config& plan() const { return config; }

    Config config;
};
[[nodiscard]] std::string config_text(const Config& config);
bool read_table_line(RecordTable& table, const std::string& verb, cli::Words& words);
[[nodiscard]] std::string points_text(const State& state, Seat seat);
[[nodiscard]] std::string to_text(const Setup& setup, const Event& event);

}  // namespace lw::trio

namespace lw::cli {

template <>
struct WorldOf<trio::Game> {
    using type = trio::RecordTable;
};
/// It has no scenarios.
template <>
std::string visit_position<trio::Game>(const std::string& file, const Case& one,
                                       const std::function<void(const trio::Setup&, const trio::State&)>& visitor);

}  // namespace lw::cli
