#include "app/new_game.hpp"

#include "game/name.hpp"
#include "isles/generate.hpp"
#include "isles/presets.hpp"
#include "shires/presets.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace lw::app {
namespace {

constexpr int kQuickSeats = 4;

std::vector<game::Player> quick_players(const std::vector<game::Player>& last_players) {
    std::vector<game::Player> players;
    for (std::uint8_t seat = 0; seat < kQuickSeats; ++seat) {
        players.push_back({.name = std::string(game::kUsualNames[seat]),
                           .colour = seat,
                           .controller = seat == 0 ? game::Controller::human : game::Controller::computer});
    }
    const auto person = std::find_if(last_players.begin(), last_players.end(),
                                     [](const game::Player& p) { return p.controller == game::Controller::human; });
    if (person == last_players.end()) return players;
    // Whoever has the person's colour by default takes the one that becomes free.
    for (game::Player& other : players) {
        if (other.colour == person->colour) other.colour = players[0].colour;
        if (game::same_name(other.name, person->name)) other.name = players[0].name;
    }
    players[0].name = person->name;
    players[0].colour = person->colour;
    return players;
}

}  // namespace

isles::Config again(isles::Config config, bool same_board, std::uint64_t board_seed) {
    if (same_board) return config;
    config.board_seed = board_seed;
    config.layout = isles::generate(config.spec, board_seed);
    return config;
}

shires::Config again(shires::Config config, bool same_board, std::uint64_t /*board_seed*/) {
    if (!same_board && config.first_player.valid()) config.first_player = game::Seat((config.first_player.value + 1) % config.seats);
    return config;
}

std::vector<game::Player> table_for(int seats, const std::vector<game::Player>& last_players) {
    std::vector<game::Player> table = last_players.empty() ? quick_players({}) : last_players;
    const auto wanted = static_cast<std::size_t>(seats);
    if (table.size() > wanted) table.resize(wanted);
    const auto taken = [&table](auto same) { return std::any_of(table.begin(), table.end(), same); };
    while (table.size() < wanted) {
        game::Player next;
        next.controller = game::Controller::computer;
        while (taken([&next](const game::Player& p) { return p.colour == next.colour; })) ++next.colour;
        std::vector<std::string_view> names;
        for (const game::Player& p : table) names.push_back(p.name);
        next.name = game::free_name(names);
        table.push_back(std::move(next));
    }
    return table;
}

registry::AnyMatch quick_match(ui::GameKind kind, const std::vector<game::Player>& last_players, std::uint64_t board_seed,
                               std::uint64_t chance_seed) {
    std::vector<game::Player> players = quick_players(last_players);
    if (kind == ui::GameKind::shires) {
        const shires::Preset& usual = shires::preset(shires::PresetKind::standard);
        return make_match<shires::Game>({std::move(players), shires::table_of(usual, kQuickSeats)}, chance_seed);
    }
    const isles::Preset& usual = isles::preset(isles::PresetKind::standard);
    return make_match<isles::Game>({std::move(players), isles::table_of(usual, kQuickSeats, board_seed)}, chance_seed);
}

}  // namespace lw::app
