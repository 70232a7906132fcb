#include "agent/isles/traits.hpp"

#include "agent/detail/net_file.hpp"
#include "agent/isles/detail/greedy.hpp"
#include "agent/isles/detail/hard.hpp"
#include "agent/isles/detail/isles_value.hpp"
#include "agent/isles/detail/medium.hpp"
#include "agent/isles/detail/open_offers.hpp"
#include "agent/isles/detail/random.hpp"
#include "isles/determinize.hpp"

#include <algorithm>

namespace lw::agent {

namespace {

using namespace isles;
using IslesTraits = Traits<isles::Game>;

bool trading(const Setup& setup, const Table& table) {
    const bool closed = setup.config.settings.trade_build == TradeBuild::split && table.built;
    return table.phase == Phase::main && !closed;
}

SeatSet all_unanswered(const Table& table) {
    SeatSet seats;
    for (const Offer& offer : table.offers) seats = seats | unanswered(offer);
    return seats;
}

/// A computer with an offer, made out of turn, that nobody is left to answer or that has waited long enough.
Seat settling(const Table& table, SeatSet idle_computers, SeatSet asked, Patience patience) {
    for (const Seat seat : idle_computers) {
        const Offer& offer = table.offers[seat.index()];
        if (!offer.open) continue;
        if (patience == Patience::over || (unanswered(offer) & asked).empty()) return seat;
    }
    return Seat{};
}

/// Whether a computer's offer still waits for one of these people.
bool by_computer(const Table& table, SeatSet computers, SeatSet people) {
    for (const Seat seat : computers) {
        if (!(unanswered(table.offers[seat.index()]) & people).empty()) return true;
    }
    return false;
}

template <class A>
bool is(const Action& action) {
    return std::holds_alternative<A>(action);
}

}  // namespace

std::vector<std::string_view> IslesTraits::names() { return {"random", "greedy", "easy", "medium", "hard"}; }

std::unique_ptr<Agent<isles::Game>> IslesTraits::make(std::string_view name) {
    if (name == "random") return make_random_isles();
    if (name == "greedy" || name == "easy") return make_greedy_isles();
    if (name == "medium") return make_medium_isles(built_in_isles_net());
    if (name == "hard") return make_hard_isles(built_in_hard_isles_net(), built_in_isles_net());
    return nullptr;
}

std::unique_ptr<Agent<isles::Game>> IslesTraits::make_with_net(base::ByteView bytes) {
    const auto net = read_net<kIslesFacts>(bytes);
    return net ? make_medium_isles(net) : nullptr;
}

Judge<isles::Game> IslesTraits::judge(const Setup& setup) {
    const auto net = built_in_hard_isles_net();
    return [net, value = IslesValue(setup, *net)](const State& state) mutable { return value.chances(state); };
}

/// Whom to ask is judged by public hand sizes: a seat that cannot pay by any means need not be troubled.
game::SeatSet IslesTraits::asked(const State& state) {
    SeatSet seats;
    if (state.table.phase != Phase::main) return seats;
    for (const Offer& offer : state.table.offers) {
        for (const Seat seat : unanswered(offer)) {
            if (state.secrets.holdings[seat.index()].hand.total() >= offer.want.total()) seats.add(seat);
        }
    }
    return seats;
}

bool IslesTraits::can_answer(const View& view) {
    if (view.table.phase != Phase::main) return false;
    return std::any_of(view.table.offers.begin(), view.table.offers.end(),
                       [&view](const Offer& offer) { return unanswered(offer).has(view.viewer) && view.own.hand.contains(offer.want); });
}

Due IslesTraits::due(const Setup& setup, const State& state, SeatSet computers, Patience patience) {
    const game::ToAct to_act = isles::to_act(setup, state);
    const Table& table = state.table;
    if (to_act.waiting == game::Waiting::seats && trading(setup, table)) {
        const SeatSet answering = all_unanswered(table) & computers;
        if (!answering.empty()) return {answering.lowest(), {}, false};
        const SeatSet people = asked(state) - computers;
        const Seat settles = settling(table, (computers & setup.all_seats()) - to_act.seats, people, patience);
        if (settles.valid()) return {settles, {}, false};
        if (!people.empty() && patience == Patience::waiting) {
            const bool theirs = by_computer(table, computers, people);
            const SeatSet others = to_act.seats - computers;
            return {Seat{}, people | others, theirs && others.empty()};
        }
    }
    return due_in_turn(to_act, computers);
}

std::optional<Action> IslesTraits::onward(const Setup& setup, const View& view) {
    for (const Action& action : {Action{EndTurn{}}, Action{Roll{}}}) {
        if (check_view(setup, view, action) == Reason::ok) return action;
    }
    return std::nullopt;
}

std::uint64_t IslesTraits::turn_key(const State& state) {
    const Table& table = state.table;
    std::uint64_t key = table.turn_number;
    key = key << 8U | table.setup_step;
    key = key << 8U | static_cast<std::uint64_t>(table.part);
    return key << 8U | table.turn.value;
}

std::vector<Action> IslesTraits::fallbacks(const Setup& setup, const View& view, base::Rng& rng) {
    std::vector<Action> out;
    const Table& table = view.table;
    for (const Seat from : setup.all_seats()) {
        if (unanswered(table.offers[from.index()]).has(view.viewer)) out.emplace_back(DeclineOffer{from});
    }
    if (table.owing.has(view.viewer)) out.emplace_back(random_discard(view, rng));
    const ActionList moves = legal(setup, view);
    std::vector<Action> listed(moves.begin(), moves.end());
    rng.shuffle(listed);
    const auto plain = [](const Action& a) { return is<WithdrawOffer>(a) || is<EndTurn>(a) || is<Roll>(a); };
    for (const Action& action : listed) {
        if (is<WithdrawOffer>(action)) out.push_back(action);
    }
    for (const Action& action : listed) {
        if (is<EndTurn>(action) || is<Roll>(action)) out.push_back(action);
    }
    for (const Action& action : listed) {
        if (!plain(action)) out.push_back(action);
    }
    return out;
}

}  // namespace lw::agent
