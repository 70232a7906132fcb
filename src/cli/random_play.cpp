#include "cli/random_play.hpp"

#include "cli/chance.hpp"
#include "isles/determinize.hpp"

namespace lw::cli {

namespace {

using namespace isles;

constexpr std::uint32_t kOfferOneIn = 24;

/// Offers are not listed; one is made now and then by the active seat or by another.
std::optional<std::pair<game::Actor, Action>> random_offer_by_someone(const Setup& setup, const State& state, base::Rng& rng) {
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
        const auto outcome = pick_chance<isles::Game>(setup, state, rng);
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
        // A list may hold moves that only hidden cards forbid; such a pick is redrawn.
        for (int tries = 0; tries < 40 && !list.empty(); ++tries) {
            const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            if (check(setup, state, seat, action) == Reason::ok) return std::pair{game::Actor{seat}, action};
        }
        if (due.seats.has(seat)) return std::nullopt;
    }
}

std::optional<std::pair<game::Actor, shires::Action>> random_move(const shires::Setup& setup, const shires::State& state, base::Rng& rng) {
    if (const auto outcome = pick_chance<shires::Game>(setup, state, rng)) return std::pair{game::kNature, *outcome};
    if (state.phase == shires::Phase::over) return std::nullopt;
    shires::ActionList list;
    shires::legal(setup, state, state.turn, list);
    return std::pair{game::Actor{state.turn}, list[rng.below(static_cast<std::uint32_t>(list.size()))]};
}

}  // namespace lw::cli
