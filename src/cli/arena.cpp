#include "cli/arena.hpp"

#include "cli/agent_seats.hpp"
#include "cli/configs.hpp"
#include "cli/cpu_clock.hpp"
#include "cli/external/external.hpp"
#include "cli/external/process.hpp"
#include "cli/external/seats.hpp"
#include "cli/near.hpp"
#include "isles/generate.hpp"
#include "registry/games.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lw::cli {

namespace {

constexpr int kMostMoves = 200'000;

/// Isles on the kind of board that the plan asks for; other games have only one kind of table.
template <class G>
typename G::Config table_without_preset(const ArenaPlan& plan, std::uint64_t board_seed) {
    auto config = usual_config<G>(static_cast<int>(plan.seats.size()), board_seed);
    if constexpr (std::is_same_v<G, isles::Game>) {
        const BoardKind board = plan.board.value_or(BoardKind::variable);
        if (board == BoardKind::variable) return config;
        if (board == BoardKind::beginner) {
            config.spec.terrain = isles::TerrainPlan::beginner;
            config.spec.harbours = isles::HarbourPlan::fixed;
        }
        config.spec.tokens = board == BoardKind::beginner ? isles::TokenPlan::beginner : isles::TokenPlan::random;
        config.layout = isles::generate(config.spec, board_seed);
    }
    return config;
}

template <class G>
typename G::Config table_of(const ArenaPlan& plan, std::uint64_t board_seed) {
    if (plan.preset.empty()) return table_without_preset<G>(plan, board_seed);
    auto config = preset_config<G>(plan.preset, static_cast<int>(plan.seats.size()), board_seed);
    config.first_player = game::Seat{0};  // the seats are rotated, so the lot would only add noise
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
    const auto found = std::find_if(result.agents.begin(), result.agents.end(), [&name](const Standing& one) { return one.name == name; });
    if (found != result.agents.end()) return *found;
    result.agents.push_back({name});
    return result.agents.back();
}

/// Plays one game to its end; the fault, if there is one.
template <class G>
std::string play(match::Session<G>& session, agent::Driver<G>& driver, bool check, std::int64_t& moves) {
    int made = 0;
    while (!session.over() && made < kMostMoves) {
        if (!driver.step(session)) return "no computer player has a move";
        ++made;
        if (!check) continue;
        const std::string broken = G::check_invariants(session.setup(), session.state());
        if (!broken.empty()) return broken;
    }
    moves += made;
    return session.over() ? "" : "the game does not end";
}

/// The programs of a plan by their place in it; null where one of our own agents sits.
template <class G>
using Externals = std::vector<std::unique_ptr<ExternalPlayer<G>>>;

template <class G>
Externals<G> externals_of(const ArenaPlan& plan) {
    Externals<G> externals;
    for (const auto& name : plan.seats) {
        const auto command = external_command(name);
        externals.push_back(command ? std::make_unique<ExternalPlayer<G>>(*command, plan.limits) : nullptr);
    }
    return externals;
}

/// One game at a table: who sits where, and the programs among them.
template <class G>
struct ArenaGame {
    std::vector<std::string> names;
    std::vector<ExternalPlayer<G>*> externals;

    ArenaGame(const ArenaPlan& plan, const Externals<G>& all, int game) {
        for (std::size_t i = 0; i < plan.seats.size(); ++i) {
            const std::size_t place = (i + static_cast<std::size_t>(game)) % plan.seats.size();
            names.push_back(plan.seats[place]);
            externals.push_back(all[place].get());
        }
    }

    void sit_down(agent::Driver<G>& driver, const match::Session<G>& session) {
        for (const game::Seat seat : session.seats()) {
            ExternalPlayer<G>* external = externals[seat.index()];
            driver.seat(seat, external != nullptr ? external->sit_down(session.config(), seat) : make_agent<G>(names[seat.index()]));
        }
    }
    void say_how_it_ended(const match::Session<G>& session) {
        for (const game::Seat seat : session.seats()) {
            if (externals[seat.index()] != nullptr) externals[seat.index()]->game_over(session, seat);
        }
    }

    [[nodiscard]] const ExternalFault* fault_of(game::Seat seat) const {
        const ExternalPlayer<G>* external = externals[seat.index()];
        return external != nullptr && external->fault() ? &*external->fault() : nullptr;
    }
};

template <class G>
void count(ArenaResult& result, const match::Session<G>& session, const ArenaGame<G>& table) {
    const game::SeatSet winners = G::winners(session.state());
    for (const game::Seat seat : session.seats()) {
        const std::string& name = table.names[seat.index()];
        Standing& one = standing(result, name);
        ++one.games;
        one.points += G::points(session.setup(), session.state(), seat);
        if (const ExternalFault* fault = table.fault_of(seat)) {
            ++one.forfeits;
            result.faults.push_back({result.games, seat.value, name, *fault});
        } else if (winners.has(seat)) {
            ++(winners.count() == 1 ? one.wins : one.draws);
        }
    }
    result.turns += G::turn(session.state());
}

template <class G>
void play_all(const ArenaPlan& plan, ArenaResult& result) {
    const Externals<G> externals = externals_of<G>(plan);
    std::uint64_t seeds = plan.seed;
    for (; result.games < plan.games; ++result.games) {
        ArenaGame<G> table(plan, externals, result.games);
        const std::uint64_t board_seed = base::split_mix64(seeds);
        const std::uint64_t chance_seed = base::split_mix64(seeds);
        const std::uint64_t agent_seed = base::split_mix64(seeds);
        auto session = match::Session<G>::start(table_of<G>(plan, board_seed), chance_seed);
        agent::Driver<G> driver(players_of(table.names), agent_seed);
        table.sit_down(driver, session);
        const std::string fault = play<G>(session, driver, plan.check, result.moves);
        if (!fault.empty()) {
            result.error = "game " + std::to_string(result.games) + ": " + fault;
            return;
        }
        table.say_how_it_ended(session);
        count<G>(result, session, table);
    }
}

template <class G>
std::string complaint_of(const ArenaPlan& plan) {
    const auto seats = static_cast<int>(plan.seats.size());
    if (seats < 2 || !G::valid(usual_config<G>(seats, 1))) return "This game is not for " + std::to_string(seats) + " seats.";
    if (plan.board && !std::is_same_v<G, isles::Game>) return "Kinds of boards are of Isles: this game has none.";
    if (plan.board && !plan.preset.empty()) return "A preset brings its own board, so that no other can be asked for.";
    if (!plan.preset.empty()) {
        const auto fitting = preset_seats<G>(plan.preset);
        if (!fitting) return "The presets of " + std::string(G::kName) + " are " + preset_names<G>() + ".";
        if (seats < fitting->first || seats > fitting->second) {
            return "The preset '" + plan.preset + "' is not for " + std::to_string(seats) + " seats.";
        }
    }
    for (const auto& name : plan.seats) {
        if (external_command(name)) {
            if (!can_run_programs()) return "Other programs cannot be run from here.";
        } else if (std::string wrong = agent_complaint<G>(name); !wrong.empty()) {
            return wrong;
        }
    }
    return {};
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
    const CpuClock clock;
    registry::with_game(plan.game, [&](auto game) { play_all<typename decltype(game)::type>(plan, result); });
    result.cpu_s = clock.seconds();
    return result;
}

std::string complaint(const ArenaPlan& plan) {
    std::string wrong = there_is_no("game", plan.game, registry::game_names());
    registry::with_game(plan.game, [&](auto game) { wrong = complaint_of<typename decltype(game)::type>(plan); });
    return wrong;
}

}  // namespace lw::cli
