#include "contract/suite.hpp"
#include "isles/determinize.hpp"
#include "isles/game.hpp"
#include "support/isles_tables.hpp"

#include <algorithm>

namespace lw::test {

namespace {

using namespace isles;

std::uint8_t byte(base::Rng& rng, std::uint32_t bound) { return static_cast<std::uint8_t>(rng.below(bound)); }

Resources any_cards(base::Rng& rng) {
    Resources cards;
    const std::uint32_t most = rng.below(8) == 0 ? 256 : 3;
    for (auto& n : cards.count) n = byte(rng, most);
    return cards;
}

Resource any_resource(base::Rng& rng) { return static_cast<Resource>(byte(rng, rng.below(6) == 0 ? 256 : 5)); }
Seat any_seat(base::Rng& rng) { return Seat(static_cast<int>(rng.below(rng.below(6) == 0 ? 256 : 4))); }

template <class Id>
Id any_id(base::Rng& rng, std::uint16_t count) {
    return Id{static_cast<std::uint16_t>(rng.below(rng.below(6) == 0 ? 0x10000U : count + 2U))};
}

/// Moves a card from one heap to another and one back, when both have some.
template <class Counts>
void swap_one(Counts& a, Counts& b, base::Rng& rng) {
    const std::size_t i = rng.below(5);
    const std::size_t j = rng.below(5);
    if (a.count[i] == 0 || b.count[j] == 0) return;
    --a.count[i];
    ++b.count[i];
    --b.count[j];
    ++a.count[j];
}

struct IslesCase {
    using G = isles::Game;
    static constexpr bool kHasSecrets = true;

    static std::vector<Config> configs() { return isles_tables(); }

    static void propose(const Setup& setup, const State& state, Seat seat, base::Rng& rng, std::vector<Action>& out) {
        propose_unlisted(setup, state, seat, rng, out);
    }

    static Action garbage(const Setup& setup, base::Rng& rng) {
        const Topology& t = setup.topology;
        switch (rng.below(20)) {
            case 0: return BuildSettlement{any_id<VertexId>(rng, t.vertex_count)};
            case 1: return BuildRoad{any_id<EdgeId>(rng, t.edge_count)};
            case 2: return BuildCity{any_id<VertexId>(rng, t.vertex_count)};
            case 3: return BuyDevCard{};
            case 4: return Roll{};
            case 5: return Discard{any_cards(rng)};
            case 6: return MoveRobber{any_id<HexId>(rng, t.hex_count)};
            case 7: return Rob{any_seat(rng)};
            case 8: return PlayKnight{};
            case 9: return PlayRoadBuilding{};
            case 10: return PlayYearOfPlenty{any_cards(rng)};
            case 11: return PlayMonopoly{any_resource(rng)};
            case 12: return SkipFreeRoad{};
            case 13: return BankTrade{any_resource(rng), byte(rng, 6), any_resource(rng)};
            case 14: return MakeOffer{any_cards(rng), any_cards(rng), SeatSet(byte(rng, 256))};
            case 15: return rng.below(2) == 0 ? Action{WithdrawOffer{}} : Action{EndTurn{}};
            case 16: return rng.below(2) == 0 ? Action{AcceptOffer{any_seat(rng)}} : Action{DeclineOffer{any_seat(rng)}};
            case 17: return rng.below(2) == 0 ? Action{ConfirmTrade{any_seat(rng)}} : Action{FirstPlayer{any_seat(rng)}};
            case 18: return Dice{byte(rng, 8), byte(rng, 8)};
            default:
                if (rng.below(2) == 0) return StolenResource{any_resource(rng)};
                return DrawnDevCard{static_cast<DevCard>(byte(rng, 8))};
        }
    }

    static std::string text(const Setup& setup, const Event& event) { return to_text(setup, event); }

    /// A hand or a hidden bank, which no list may depend on.
    static bool hidden_refusal(Reason reason) {
        return reason == Reason::cards_not_held || reason == Reason::partner_lacks_cards || reason == Reason::bank_short;
    }

    static bool tells(const Setup& setup, const State& state, const Action& action) {
        if (std::holds_alternative<PlayMonopoly>(action)) return true;
        if (std::holds_alternative<Discard>(action)) return true;  // the last one shows all of them
        // An offer says what its maker holds: paying, and whether the offer then stands, says what is left of
        // it.
        const bool pays = std::holds_alternative<BuyDevCard>(action) || std::holds_alternative<BuildRoad>(action) ||
                          std::holds_alternative<BuildSettlement>(action) || std::holds_alternative<BuildCity>(action) ||
                          std::holds_alternative<BankTrade>(action) || std::holds_alternative<AcceptOffer>(action) ||
                          std::holds_alternative<ConfirmTrade>(action);
        const auto& offers = state.table.offers;
        const bool offered = std::any_of(offers.begin(), offers.end(), [](const Offer& offer) { return offer.open; });
        // What a hidden bank can pay comes out with production; what it cannot, too.
        return (pays && offered) || (std::holds_alternative<Dice>(action) && !setup.config.settings.bank_visible);
    }

    /// Swaps hidden cards among the others, the deck and a hidden bank, one for one.
    static State stir(const Setup& setup, const State& state, Seat viewer, base::Rng& rng) {
        State out = state;
        std::vector<Seat> others;
        for (const Seat seat : setup.all_seats()) {
            if (seat != viewer) others.push_back(seat);
        }
        for (int i = 0; i < 12; ++i) {
            const State before = out;
            Holding& a = out.secrets.holdings[others[rng.below(static_cast<std::uint32_t>(others.size()))].index()];
            Holding& b = out.secrets.holdings[others[rng.below(static_cast<std::uint32_t>(others.size()))].index()];
            switch (rng.below(5)) {
                case 0: swap_one(a.hand, b.hand, rng); break;
                case 1: swap_one(a.cards, out.secrets.deck, rng); break;
                case 2: swap_one(a.cards, b.cards, rng); break;
                case 3: swap_one(a.fresh, a.cards, rng); break;
                default:
                    if (!setup.config.settings.bank_visible) swap_one(a.hand, out.secrets.bank, rng);
                    break;
            }
            // An open offer, a chosen discard, a game not yet won: what all know must stay true. Card points
            // are shown at the end.
            const bool shown = out.table.phase == Phase::over && !(out.secrets.holdings == before.secrets.holdings);
            if (shown || !check_invariants(setup, out).empty()) out = before;
        }
        return out;
    }
};

}  // namespace

INSTANTIATE_TYPED_TEST_SUITE_P(Isles, Contract, IslesCase);

}  // namespace lw::test
