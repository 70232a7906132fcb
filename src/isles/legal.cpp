// The finite choices of a seat, by what it knows itself (rules.hpp says what is left out).
#include "isles/judge.hpp"

namespace lw::isles {

namespace {

class Lister {
public:
    Lister(const Facts& facts, ActionList& out) : facts_(facts), out_(out) {}

    void list() {
        const bool on_turn = facts_.seat == facts_.table.turn;
        switch (facts_.table.phase) {
            case Phase::setup_settlement:
                if (on_turn) settlements();
                break;
            case Phase::setup_road:
                if (on_turn) setup_roads();
                break;
            case Phase::pre_roll:
                if (on_turn) before_roll();
                break;
            case Phase::move_robber:
                if (on_turn) robber_hexes();
                break;
            case Phase::choose_victim:
                if (on_turn) victims();
                break;
            case Phase::free_road:
                if (on_turn) free_roads();
                break;
            case Phase::main:
                if (on_turn) main_phase();
                offers();
                break;
            default:
                break;
        }
    }

private:
    template <class A>
    void add_if_ok(const A& action) {
        if (judge(facts_, action) == Reason::ok) add(action);
    }
    template <class A>
    void add(const A& action) {
        if (!out_.full()) out_.push_back(Action{action});
    }
    [[nodiscard]] bool affords(const Cards& price) const { return facts_.own.hand.contains(price); }
    [[nodiscard]] const Player& player() const { return facts_.table.players[facts_.seat.index()]; }

    void before_roll() {
        add(Roll{});
        cards();
    }

    void main_phase() {
        add(EndTurn{});
        if (affords(kRoadCost)) roads();
        if (affords(kSettlementCost)) settlements();
        if (affords(kCityCost)) cities();
        add_if_ok(BuyCard{});
        cards();
        bank_trades();
    }

    void settlements() {
        for (std::uint16_t v = 0; v < facts_.setup.topology.vertex_count; ++v)
            add_if_ok(BuildSettlement{VertexId{v}});
    }
    void cities() {
        for (std::uint16_t v = 0; v < facts_.setup.topology.vertex_count; ++v)
            add_if_ok(BuildCity{VertexId{v}});
    }
    void roads() {
        if (player().roads_left == 0) return;
        for (std::uint16_t e = 0; e < facts_.setup.topology.edge_count; ++e) {
            if (!facts_.table.roads[e].valid()) add_if_ok(BuildRoad{EdgeId{e}});
        }
    }
    void setup_roads() {
        if (facts_.table.last_settlement.value >= facts_.setup.topology.vertex_count) return;
        for (const EdgeId e : facts_.setup.topology.vertex_edges[facts_.table.last_settlement.index()]) {
            add_if_ok(BuildRoad{e});
        }
    }
    void free_roads() {
        roads();
        add_if_ok(SkipFreeRoad{});
    }

    void cards() {
        if (facts_.table.card_played || facts_.own.cards.total() == 0) return;
        add_if_ok(PlayKnight{});
        add_if_ok(PlayRoadBuilding{});
        if (facts_.own.cards[Card::year_of_plenty] != 0) plenty();
        if (facts_.own.cards[Card::monopoly] == 0) return;
        for (const Resource r : kAllResources) add_if_ok(PlayMonopoly{r});
    }
    void plenty() {
        for (const Resource a : kAllResources) {
            add_if_ok(PlayYearOfPlenty{Cards::of(a, 1)});  // fits only when the bank is down to one card
            for (const Resource b : kAllResources) {
                if (a <= b) add_if_ok(PlayYearOfPlenty{Cards::of(a, 1) + Cards::of(b, 1)});
            }
        }
    }

    void bank_trades() {
        if (trading_open(facts_) != Reason::ok) return;
        for (const Resource give : kAllResources) {
            if (facts_.own.hand[give] < 2) continue;
            const int rate = bank_rate(facts_.setup, facts_.table, facts_.seat, give);
            if (facts_.own.hand[give] < rate) continue;
            for (const Resource take : kAllResources) {
                add_if_ok(BankTrade{give, static_cast<std::uint8_t>(rate), take});
            }
        }
    }

    void robber_hexes() {
        for (std::uint16_t h = 0; h < facts_.setup.topology.hex_count; ++h) add_if_ok(MoveRobber{HexId{h}});
    }
    void victims() {
        for (const Seat victim : facts_.table.victims) add(Rob{victim});
    }

    /// By public hand sizes, the asker's own included: a choice shown or not must not tell what a hand is
    /// made of.
    void offers() {
        if (player_trading_open(facts_) != Reason::ok) return;
        const Offer& mine = facts_.table.offers[facts_.seat.index()];
        if (mine.open) {
            add(WithdrawOffer{});
            for (const Seat with : mine.accepted) {
                if (facts_.hand_size(with) >= mine.want.total()) add(ConfirmTrade{with});
            }
        }
        for (const Seat from : facts_.setup.all_seats()) {
            const Offer& offer = facts_.table.offers[from.index()];
            if (!offer.open || !offer.to.has(facts_.seat) || offer.declined.has(facts_.seat)) continue;
            const bool answered = offer.accepted.has(facts_.seat);
            if (!answered && facts_.hand_size(facts_.seat) >= offer.want.total()) add(AcceptOffer{from});
            add(DeclineOffer{from});
        }
    }

    const Facts& facts_;
    ActionList& out_;
};

}  // namespace

void legal(const Setup& setup, const State& state, Seat seat, ActionList& out) {
    if (!in_range(setup, seat)) return;
    const Facts facts = Facts::known_to(setup, state, seat);
    Lister(facts, out).list();
}

}  // namespace lw::isles
