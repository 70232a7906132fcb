#include "cli/arena.hpp"

#include "cli/cpu_clock.hpp"
#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <algorithm>
#include <cmath>

namespace lw::cli {

namespace {

constexpr int kMostMoves = 200'000;

isles::Config arena_config(const ArenaPlan& plan, std::uint64_t board_seed) {
    isles::Config config;
    config.seats = static_cast<std::uint8_t>(plan.seats.size());
    config.spec.island = isles::usual_island(config.seats);
    if (plan.board == BoardKind::beginner) {
        config.spec.terrain = isles::TerrainPlan::beginner;
        config.spec.tokens = isles::TokenPlan::beginner;
        config.spec.harbours = isles::HarbourPlan::fixed;
    }
    if (plan.board == BoardKind::random) config.spec.tokens = isles::TokenPlan::random;
    config.board_seed = board_seed;
    config.layout = isles::generate(config.spec, board_seed);
    return config;
}

std::vector<game::Player> players_of(const std::vector<std::string>& names) {
    std::vector<game::Player> players;
    for (std::size_t i = 0; i < names.size(); ++i) {
        game::Player player;
        player.name = names[i];
        player.colour = static_cast<std::uint8_t>(i);
        player.controller = game::Controller::computer;
        player.agent = names[i];
        players.push_back(player);
    }
    return players;
}

Standing& standing(ArenaResult& result, const std::string& name) {
    const auto found = std::find_if(result.agents.begin(), result.agents.end(),
                                    [&name](const Standing& one) { return one.name == name; });
    if (found != result.agents.end()) return *found;
    result.agents.push_back({name, 0, 0, 0, 0});
    return result.agents.back();
}

/// Plays one game to its end; the fault, if there is one.
std::string play(registry::IslesSession& session, registry::IslesDriver& driver, bool check, std::int64_t& moves) {
    int made = 0;
    while (!session.over() && made < kMostMoves) {
        if (!driver.step(session)) return "no computer player has a move";
        ++made;
        if (!check) continue;
        const std::string broken = isles::check_invariants(session.setup(), session.state());
        if (!broken.empty()) return broken;
    }
    moves += made;
    return session.over() ? "" : "the game does not end";
}

void count(ArenaResult& result, const registry::IslesSession& session, const std::vector<std::string>& names) {
    const game::SeatSet winners = isles::winners(session.state());
    for (const game::Seat seat : session.seats()) {
        Standing& one = standing(result, names[seat.index()]);
        ++one.games;
        one.points += isles::points(session.setup(), session.state(), seat);
        if (!winners.has(seat)) continue;
        ++(winners.count() == 1 ? one.wins : one.draws);
    }
    result.turns += session.state().table.turn_number;
}

}  // namespace

double Standing::win_rate() const { return games > 0 ? static_cast<double>(wins) / static_cast<double>(games) : 0; }

std::pair<double, double> Standing::ci95() const {
    if (games == 0) return {0, 1};
    constexpr double kZ = 1.959964;
    const auto n = static_cast<double>(games);
    const double p = win_rate();
    const double middle = p + kZ * kZ / (2 * n);
    const double half = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    const double scale = 1 + kZ * kZ / n;
    return {std::max(0.0, (middle - half) / scale), std::min(1.0, (middle + half) / scale)};
}

ArenaResult run_arena(const ArenaPlan& plan) {
    ArenaResult result;
    for (const auto& name : plan.seats) standing(result, name);
    std::uint64_t seeds = plan.seed;
    const CpuClock clock;
    for (; result.games < plan.games; ++result.games) {
        std::vector<std::string> names = plan.seats;
        const auto turned = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(result.games) % names.size());
        std::rotate(names.begin(), names.begin() + turned, names.end());
        const std::uint64_t board_seed = base::split_mix64(seeds);
        const std::uint64_t chance_seed = base::split_mix64(seeds);
        const std::uint64_t agent_seed = base::split_mix64(seeds);
        auto session = registry::IslesSession::start(arena_config(plan, board_seed), chance_seed);
        registry::IslesDriver driver(players_of(names), agent_seed);
        const std::string fault = play(session, driver, plan.check, result.moves);
        if (!fault.empty()) {
            result.error = "game " + std::to_string(result.games) + ": " + fault;
            break;
        }
        count(result, session, names);
    }
    result.cpu_s = clock.seconds();
    return result;
}

}  // namespace lw::cli
