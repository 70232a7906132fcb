#include "cli/random_play.hpp"

#include "cli/chance.hpp"
#include "isles/generate.hpp"

namespace lw::cli {

namespace {

using namespace isles;

constexpr std::uint32_t kOfferOneIn = 24;

/// Offers are not listed; one is made now and then by the seat on turn or by another.
std::optional<std::pair<game::Actor, Action>> random_offer_by_someone(const Setup& setup, const State& state,
                                                                     base::Rng& rng) {
    const Seat seat(static_cast<int>(rng.below(setup.config.seats)));
    const auto offer = random_offer(setup, view(setup, state, seat), rng);
    if (!offer) return std::nullopt;
    return std::pair{game::Actor{seat}, Action{*offer}};
}

/// A seat that may answer an offer, drawn among all that have something to do.
Seat someone_with_moves(const Setup& setup, const State& state, SeatSet must, base::Rng& rng) {
    const Seat other(static_cast<int>(rng.below(setup.config.seats)));
    if (must.has(other) || state.table.phase != Phase::main) return must.has(other) ? other : must.lowest();
    for (const Seat from : setup.all_seats()) {
        if (state.table.offers[from.index()].open && state.table.offers[from.index()].to.has(other)) return other;
    }
    return must.lowest();
}

}  // namespace

std::optional<std::pair<game::Actor, Action>> random_move(const Setup& setup, const State& state, base::Rng& rng) {
    const game::ToAct due = to_act(setup, state);
    if (due.waiting == game::Waiting::over) return std::nullopt;
    if (due.waiting == game::Waiting::chance) {
        const auto outcome = pick_chance(setup, state, rng);
        if (!outcome) return std::nullopt;
        return std::pair{game::kNature, *outcome};
    }
    if (state.table.phase == Phase::discard) {
        const Seat seat = due.seats.lowest();
        return std::pair{game::Actor{seat}, Action{random_discard(view(setup, state, seat), rng)}};
    }
    if (state.table.phase == Phase::main && rng.below(kOfferOneIn) == 0) {
        if (auto offer = random_offer_by_someone(setup, state, rng)) return offer;
    }
    for (Seat seat = someone_with_moves(setup, state, due.seats, rng);; seat = due.seats.lowest()) {
        ActionList list;
        legal(setup, state, seat, list);
        // A list may hold what only hidden cards forbid; such a pick is drawn again.
        for (int tries = 0; tries < 40 && !list.empty(); ++tries) {
            const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (check(setup, state, seat, action) == Reason::ok) return std::pair{game::Actor{seat}, action};
        }
        if (due.seats.has(seat)) return std::nullopt;
    }
}

Config random_table(std::uint64_t seed) {
    Config config;
    config.board_seed = seed;
    config.layout = generate(config.spec, seed);
    return config;
}

Config any_table(std::uint64_t seed) {
    base::Rng rng(seed ^ 0x9E3779B97F4A7C15ULL);
    const auto coin = [&rng] { return rng.below(2) == 0; };
    Config config;
    config.seats = static_cast<std::uint8_t>(2 + rng.below(3));
    if (rng.below(8) == 0) config.seats = static_cast<std::uint8_t>(5 + rng.below(4));
    config.first_player = coin() ? Seat{} : Seat(static_cast<int>(rng.below(config.seats)));
    config.board_seed = rng.next();
    BoardSpec& spec = config.spec;
    spec.island = rng.below(8) == 0 ? static_cast<Island>(rng.below(5)) : usual_island(config.seats);
    spec.terrain = rng.below(4) == 0 ? TerrainPlan::beginner : TerrainPlan::shuffled;
    spec.tokens = coin() ? TokenPlan::random : TokenPlan::spiral;
    spec.harbours = static_cast<HarbourPlan>(rng.below(4));
    spec.direction = coin() ? SpiralDirection::clockwise : SpiralDirection::counter_clockwise;
    config.layout = generate(spec, config.board_seed);
    Settings& settings = config.settings;
    settings.victory_target = static_cast<std::uint8_t>(coin() ? 10 : 6 + rng.below(8));
    settings.discard_limit = static_cast<std::uint8_t>(coin() ? 7 : 5 + rng.below(6));
    if (rng.below(10) == 0) settings.discard_limit = 0;
    settings.friendly_robber = coin();
    settings.dice = static_cast<DiceKind>(rng.below(3));
    settings.no_seven_rounds = static_cast<std::uint8_t>(rng.below(3));
    settings.trade_build = coin() ? TradeBuild::combined : TradeBuild::split;
    settings.victim_must_have_cards = coin();
    settings.bank_visible = coin();
    if (config.seats > 4) settings.five_six = static_cast<FiveSix>(rng.below(3));
    return config;
}

}  // namespace lw::cli
