#include "app/new_game.hpp"

#include "isles/generate.hpp"
#include "isles/presets.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace lw::app {
namespace {

registry::IslesMatch start(isles::Config config, std::vector<game::Player> players, std::uint64_t chance_seed) {
    return {registry::IslesSession::start(config, chance_seed), std::move(players), {}};
}

}  // namespace

registry::IslesMatch make_match(const ui::NewGame& game, std::uint64_t chance_seed) {
    return start(game.config, game.players, chance_seed);
}

registry::IslesMatch rematch(const registry::IslesMatch& old, bool same_board, std::uint64_t board_seed,
                             std::uint64_t chance_seed) {
    isles::Config config = old.session.config();
    if (!same_board) {
        config.board_seed = board_seed;
        config.layout = isles::generate(config.spec, board_seed);
    }
    return start(config, old.players, chance_seed);
}

registry::IslesMatch match_on(const isles::Config& config, const std::vector<game::Player>& last_players,
                              std::uint64_t chance_seed) {
    return start(config, table_for(config.seats, last_players), chance_seed);
}

std::vector<game::Player> table_for(int seats, const std::vector<game::Player>& last_players) {
    std::vector<game::Player> table = last_players.empty() ? quick_game({}, 0).players : last_players;
    const auto wanted = static_cast<std::size_t>(seats);
    if (table.size() > wanted) table.resize(wanted);
    const auto taken = [&table](auto same) { return std::any_of(table.begin(), table.end(), same); };
    while (table.size() < wanted) {
        game::Player next;
        next.controller = game::Controller::computer;
        while (taken([&next](const game::Player& p) { return p.colour == next.colour; })) ++next.colour;
        const auto name = std::find_if(game::kUsualNames.begin(), game::kUsualNames.end(), [&taken](std::string_view n) {
            return !taken([n](const game::Player& p) { return p.name == n; });
        });
        next.name = std::string(*name);
        table.push_back(std::move(next));
    }
    return table;
}

ui::NewGame quick_game(const std::vector<game::Player>& last_players, std::uint64_t board_seed) {
    ui::NewGame game;
    game.config = isles::table_of(isles::preset(isles::PresetKind::standard), 4, board_seed);
    for (std::uint8_t seat = 0; seat < game.config.seats; ++seat) {
        game.players.push_back({.name = std::string(game::kUsualNames[seat]), .colour = seat,
                                .controller = seat == 0 ? game::Controller::human : game::Controller::computer});
    }
    const auto person = std::find_if(last_players.begin(), last_players.end(),
                                     [](const game::Player& p) { return p.controller == game::Controller::human; });
    if (person == last_players.end()) return game;
    // Whoever has the person's colour by default takes over the one that becomes free.
    for (game::Player& other : game.players) {
        if (other.colour == person->colour) other.colour = game.players[0].colour;
        if (other.name == person->name) other.name = game.players[0].name;
    }
    game.players[0].name = person->name;
    game.players[0].colour = person->colour;
    return game;
}

}  // namespace lw::app
