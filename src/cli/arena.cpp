#include "cli/arena.hpp"

#include "cli/cpu_clock.hpp"
#include "cli/external/external.hpp"
#include "cli/external/seats.hpp"
#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lw::cli {

namespace {

constexpr int kMostMoves = 200'000;

isles::Config arena_config(const ArenaPlan& plan, std::uint64_t board_seed) {
    if (plan.preset != nullptr) {
        isles::Config config = isles::table_of(*plan.preset, static_cast<int>(plan.seats.size()), board_seed);
        config.first_player = game::Seat{0};  // the seats are rotated, so that the lot would only add noise
        return config;
    }
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
        // A program's place is held by name until it sits down itself.
        player.agent = external_command(names[i]) ? "random" : names[i];
        players.push_back(player);
    }
    return players;
}

Standing& standing(ArenaResult& result, const std::string& name) {
    const auto found = std::find_if(result.agents.begin(), result.agents.end(),
                                    [&name](const Standing& one) { return one.name == name; });
    if (found != result.agents.end()) return *found;
    result.agents.push_back({name});
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

/// The programs of a plan by their place in it; null where an agent of ours sits.
using Externals = std::vector<std::unique_ptr<ExternalPlayer>>;

Externals externals_of(const ArenaPlan& plan) {
    Externals externals;
    for (const auto& name : plan.seats) {
        const auto command = external_command(name);
        externals.push_back(command ? std::make_unique<ExternalPlayer>(*command, plan.limits) : nullptr);
    }
    return externals;
}

/// One game at a table: who sits where, and the programs among them.
struct Table {
    std::vector<std::string> names;
    std::vector<ExternalPlayer*> externals;

    Table(const ArenaPlan& plan, const Externals& all, int game) {
        for (std::size_t i = 0; i < plan.seats.size(); ++i) {
            const std::size_t place = (i + static_cast<std::size_t>(game)) % plan.seats.size();
            names.push_back(plan.seats[place]);
            externals.push_back(all[place].get());
        }
    }

    void sit_down(registry::IslesDriver& driver, const registry::IslesSession& session) {
        for (const game::Seat seat : session.seats()) {
            ExternalPlayer* external = externals[seat.index()];
            if (external != nullptr) driver.seat(seat, external->sit_down(session.config(), seat));
        }
    }

    void say_how_it_ended(const registry::IslesSession& session) {
        for (const game::Seat seat : session.seats()) {
            if (externals[seat.index()] != nullptr) externals[seat.index()]->game_over(session, seat);
        }
    }

    [[nodiscard]] const ExternalFault* fault_of(game::Seat seat) const {
        const ExternalPlayer* external = externals[seat.index()];
        return external != nullptr && external->fault() ? &*external->fault() : nullptr;
    }
};

void count(ArenaResult& result, const registry::IslesSession& session, const Table& table) {
    const game::SeatSet winners = isles::winners(session.state());
    for (const game::Seat seat : session.seats()) {
        const std::string& name = table.names[seat.index()];
        Standing& one = standing(result, name);
        ++one.games;
        one.points += isles::points(session.setup(), session.state(), seat);
        if (const ExternalFault* fault = table.fault_of(seat)) {
            ++one.forfeits;
            result.faults.push_back({result.games, seat.value, name, *fault});
        } else if (winners.has(seat)) {
            ++(winners.count() == 1 ? one.wins : one.draws);
        }
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
    const Externals externals = externals_of(plan);
    std::uint64_t seeds = plan.seed;
    const CpuClock clock;
    for (; result.games < plan.games; ++result.games) {
        Table table(plan, externals, result.games);
        const std::uint64_t board_seed = base::split_mix64(seeds);
        const std::uint64_t chance_seed = base::split_mix64(seeds);
        const std::uint64_t agent_seed = base::split_mix64(seeds);
        auto session = registry::IslesSession::start(arena_config(plan, board_seed), chance_seed);
        registry::IslesDriver driver(players_of(table.names), agent_seed);
        table.sit_down(driver, session);
        const std::string fault = play(session, driver, plan.check, result.moves);
        if (!fault.empty()) {
            result.error = "game " + std::to_string(result.games) + ": " + fault;
            break;
        }
        table.say_how_it_ended(session);
        count(result, session, table);
    }
    result.cpu_s = clock.seconds();
    return result;
}

}  // namespace lw::cli
