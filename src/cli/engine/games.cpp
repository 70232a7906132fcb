#include "registry/games.hpp"
#include "cli/engine/game_of.hpp"

namespace lw::cli {

std::vector<const EngineGame*> engine_games() {
    std::vector<const EngineGame*> games;
    for (const std::string_view name : registry::game_names()) {
        registry::with_game(name, [&games](auto tag) {
            static const EngineGameOf<typename decltype(tag)::type> game;
            games.push_back(&game);
        });
    }
    return games;
}

}  // namespace lw::cli
