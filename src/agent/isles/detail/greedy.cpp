#include "agent/isles/detail/greedy.hpp"

#include "agent/isles/detail/greedy_parts.hpp"
#include "agent/isles/detail/open_offers.hpp"

namespace lw::agent {

namespace {

using namespace isles;

class Greedy final : public Agent<isles::Game> {
public:
    void observe(const Setup& /*setup*/, std::span<const Event> events, bool anew) override {
        if (anew) offered_ = {};
        for (const Event& event : events) {
            if (std::holds_alternative<TurnBegan>(event)) offered_ = {};
            if (const auto* made = std::get_if<OfferMade>(&event)) offered_.add(made->seat);
        }
    }

    Choice choose(const Setup& setup, const View& view, base::Rng& /*rng*/, const Budget& /*budget*/) override {
        const Table& table = view.table;
        const Seat me = view.viewer;
        if (table.owing.has(me)) return Action{discard(Outlook(setup, view))};
        if (table.phase == Phase::main) {
            const Outlook at(setup, view);
            if (const Seat from = asking(setup, table, me); from.valid()) return answer(at, from);
            if (table.offers[me.index()].open) return settle_offer(at);
            if (table.turn == me) return main_phase(at);
        }
        return table.turn == me ? own_turn(setup, view) : Choice{};
    }

private:
    Choice main_phase(const Outlook& at) const {
        if (Choice card = card_in_turn(at)) return card;
        if (Choice move = spend(at)) return move;
        if (!offered_.has(at.me)) {  // one offer a turn: more would annoy people
            if (Choice move = offer(at)) return move;
        }
        return Action{EndTurn{}};
    }

    static Choice own_turn(const Setup& setup, const View& view) {
        switch (view.table.phase) {
            case Phase::setup_settlement: return place_settlement(setup, view);
            case Phase::setup_road: return place_setup_road(setup, view);
            case Phase::move_robber: return move_robber(setup, view);
            case Phase::choose_victim: return choose_victim(setup, view);
            case Phase::free_road: return place_free_road(Outlook(setup, view));
            case Phase::pre_roll: {
                Choice card = card_before_roll(Outlook(setup, view));
                return card ? card : Roll{};
            }
            default: return std::nullopt;
        }
    }

    SeatSet offered_;  ///< who has made an offer this turn
};

}  // namespace

std::unique_ptr<Agent<isles::Game>> make_greedy_isles() { return std::make_unique<Greedy>(); }

}  // namespace lw::agent
