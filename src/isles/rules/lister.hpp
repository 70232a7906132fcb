// The moves of the active seat, by what the asker knows: those that judge() calls ok.
#pragma once

#include "isles/moves.hpp"
#include "isles/rules/bank.hpp"
#include "isles/rules/building.hpp"
#include "isles/rules/cards.hpp"
#include "isles/rules/robber.hpp"

#include <bit>

namespace lw::isles {

template <class F>
class Lister {
public:
    /// `facts` are those of the active seat.
    Lister(const Facts<F>& facts, Moves<F>& out) : facts_(facts), out_(out) {}

    void list() {
        switch (facts_.table.phase) {
            case Phase::setup_settlement: settlements(); break;
            case Phase::setup_road: roads(); break;
            case Phase::pre_roll:
                out_.roll = true;
                cards();
                break;
            case Phase::main: main_phase(); break;
            case Phase::free_road:
                roads();
                out_.skip_road = judge(facts_, SkipFreeRoad{}) == Reason::ok;
                break;
            case Phase::move_robber: out_.robber = robber_hexes(facts_.setup, facts_.table); break;
            case Phase::choose_victim: out_.victims = facts_.table.victims; break;
            default: break;
        }
    }

private:
    void settlements() {
        if (settlement_need(facts_).met_by(facts_.own.hand)) out_.settlements = settlement_places(facts_);
    }
    void roads() {
        if (road_need(facts_).met_by(facts_.own.hand)) out_.roads = road_places(facts_);
    }
    void cities() {
        if (city_need(facts_).met_by(facts_.own.hand)) out_.cities = city_places(facts_);
    }

    void main_phase() {
        out_.end_turn = true;
        cards();
        if (facts_.own.hand.empty()) return;  // everything below costs something
        roads();
        settlements();
        cities();
        out_.buy_card = judge(facts_, BuyDevCard{}) == Reason::ok;
        bank_trades();
    }

    void cards() {
        const unsigned kinds = playable_kinds(facts_);
        if (kinds == 0 || card_time(facts_) != Reason::ok) return;
        const auto held = [kinds](DevCard card) { return ((kinds >> static_cast<unsigned>(card)) & 1U) != 0; };
        out_.knight = held(DevCard::knight);
        out_.monopoly = held(DevCard::monopoly);
        out_.road_building = judge(facts_, PlayRoadBuilding{}) == Reason::ok;
        if (!held(DevCard::year_of_plenty)) return;
        for (std::size_t i = 0; i < kPlentyTakes; ++i) {
            if (judge(facts_, PlayYearOfPlenty{kPlentyTake[i]}) == Reason::ok) out_.plenty |= 1U << i;
        }
    }

    void bank_trades() {
        out_.rates = kBestRates[facts_.network().harbours[facts_.seat.index()]];
        const unsigned gives = facts_.own.hand.kinds_at_least(out_.rates);
        if (gives == 0 || trading_open(facts_) != Reason::ok) return;
        const unsigned takes = facts_.bank_kinds();
        for (unsigned left = gives; left != 0; left &= left - 1) {
            const auto give = static_cast<unsigned>(std::countr_zero(left));
            out_.bank |= (takes & ~(1U << give)) << (kResources * give);
        }
    }

    const Facts<F>& facts_;
    Moves<F>& out_;
};

}  // namespace lw::isles
