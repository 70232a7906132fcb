#include "cli/scenario/reload.hpp"

#include "cli/scenario/failure.hpp"
#include "registry/games.hpp"

namespace lw::cli {

namespace {

std::vector<game::Player> players(const World& world) {
    std::vector<game::Player> all;
    for (int i = 0; i < world.seats(); ++i) {
        game::Player player;
        player.name = world.name(Seat(i));
        player.colour = static_cast<std::uint8_t>(i);
        all.push_back(player);
    }
    return all;
}

}  // namespace

void reload(World& world) {
    const isles::State before = world.quiet();
    const registry::IslesMatch match{registry::IslesSession::start_from(world.plan(), before, world.rng), players(world), "A scenario"};
    codec::Fault fault;
    const auto saved = registry::decode(registry::encode(match, 0), fault);
    if (!saved) throw Failure("the position cannot be loaded again: " + codec::sentence(fault) + " " + fault.detail);
    const isles::State& after = std::get<registry::IslesMatch>(saved->match).session.state();
    if (!(after == before)) throw Failure("the position is another one after saving and loading");
    world.replace(after);
}

}  // namespace lw::cli
