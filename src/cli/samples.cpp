#include "cli/samples.hpp"

#include "agent/driver.hpp"
#include "agent/isles/isles_facts.hpp"
#include "agent/isles/traits.hpp"
#include "agent/shires/shires_facts.hpp"
#include "agent/shires/traits.hpp"
#include "cli/agent_seats.hpp"
#include "cli/configs.hpp"
#include "match/session.hpp"
#include "registry/games.hpp"

#include <array>
#include <ostream>
#include <vector>

namespace lw::cli {

namespace {

/// What of a game's positions is written: `Facts` of a seat, when, and how they are read.
template <game::Game G>
struct Sampled;

template <>
struct Sampled<isles::Game> {
    using Facts = agent::IslesFacts;

    static bool due(const isles::State& state) {
        return state.table.phase == isles::Phase::pre_roll || state.table.phase == isles::Phase::setup_settlement;
    }
    static bool early(const isles::State& state) {
        return state.table.phase == isles::Phase::setup_settlement || state.table.phase == isles::Phase::setup_road;
    }
    static void read(const isles::Setup& setup, const isles::State& state, Facts* out) {
        agent::read_facts(setup, agent::CornerYields(setup), state, out);
    }
};

template <>
struct Sampled<shires::Game> {
    using Facts = agent::ShiresFacts;

    static bool due(const shires::State& state) { return state.phase == shires::Phase::tile; }
    static bool early(const shires::State& state) { return state.turn_number < 8; }
    static void read(const shires::Setup& setup, const shires::State& state, Facts* out) { agent::read_facts(setup, state, out); }
};

template <game::Game G>
using Position = std::vector<typename Sampled<G>::Facts>;

/// The plan's players, each game one seat further on.
template <game::Game G>
agent::Driver<G> driver_of(const SamplePlan& plan, std::size_t game, std::uint64_t seed) {
    game::Player computer;
    computer.controller = game::Controller::computer;
    agent::Driver<G> driver(std::vector<game::Player>(plan.seats.size(), computer), seed);
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        driver.seat(game::Seat(static_cast<int>(i)), make_agent<G>(plan.seats[(i + game) % plan.seats.size()]));
    }
    return driver;
}

template <class T>
void put(std::ostream& out, const T& value) {
    out.write(reinterpret_cast<const char*>(&value), sizeof value);
}

/// Any listed move of whoever must act, once in a while; false when none was made.
template <game::Game G>
bool strays(const SamplePlan& plan, match::Session<G>& session, base::Rng& rng) {
    const double share = Sampled<G>::early(session.state()) ? plan.stray_early : plan.stray;
    if (rng.below(10'000) >= static_cast<std::uint32_t>(share * 10'000)) return false;
    const game::Seat seat = session.to_act().seats.lowest();
    if (!seat.valid()) return false;
    const auto moves = G::legal(session.setup(), session.view(seat));
    if (moves.empty()) return false;
    return session.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], session.state_no()).ok();
}

template <game::Game G>
std::vector<Position<G>> play_game(const SamplePlan& plan, int game, game::SeatSet& winners) {
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(game);
    auto session = match::Session<G>::start(usual_config<G>(static_cast<int>(plan.seats.size()), seed), seed);
    agent::Driver<G> driver = driver_of<G>(plan, static_cast<std::size_t>(game), seed);
    std::vector<Position<G>> positions;
    base::Rng rng(seed ^ 0x5A17);
    std::uint64_t turn = 0;
    while (!session.over()) {
        const auto& state = session.state();
        const std::uint64_t key = agent::Traits<G>::turn_key(state);
        if (Sampled<G>::due(state) && key != turn) {
            turn = key;
            Sampled<G>::read(session.setup(), state, positions.emplace_back(plan.seats.size()).data());
        }
        if (!strays(plan, session, rng) && !driver.step(session)) break;
    }
    winners = G::winners(session.state());
    return positions;
}

template <game::Game G>
std::size_t write(const SamplePlan& plan, std::ostream& out) {
    put(out, static_cast<std::int32_t>(plan.seats.size()));
    put(out, static_cast<std::int32_t>(std::tuple_size_v<typename Sampled<G>::Facts>));
    std::size_t written = 0;
    for (int game = 0; game < plan.games; ++game) {
        game::SeatSet winners;
        const auto positions = play_game<G>(plan, game, winners);
        if (winners.count() != 1) continue;
        for (const auto& position : positions) {
            put(out, static_cast<std::int32_t>(game));
            put(out, static_cast<std::int32_t>(winners.lowest().index()));
            for (const auto& facts : position) put(out, facts);
        }
        written += positions.size();
        out.flush();
    }
    return written;
}

}  // namespace

std::string complaint(const SamplePlan& plan) {
    std::string wrong;
    const auto judge = [&](auto game) {
        using G = typename decltype(game)::type;
        if (!G::valid(usual_config<G>(static_cast<int>(plan.seats.size()), 1))) wrong = "This game is not for so many seats.";
        for (const std::string& seat : plan.seats) {
            if (wrong.empty()) wrong = agent_complaint<G>(seat);
        }
    };
    if (!registry::with_game(plan.game, judge)) wrong = there_is_no("game", plan.game, registry::game_names());
    return wrong;
}

std::size_t write_samples(const SamplePlan& plan, std::ostream& out) {
    std::size_t written = 0;
    registry::with_game(plan.game, [&](auto game) { written = write<typename decltype(game)::type>(plan, out); });
    return written;
}

}  // namespace lw::cli
