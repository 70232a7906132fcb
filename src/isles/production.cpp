// The roll, what it yields, and the bank (rules 5, 3.4).
#include "isles/clauses.hpp"
#include "isles/step.hpp"

namespace lw::isles {

namespace {

using Owed = std::array<std::array<int, kResources>, game::kMaxSeats>;

void add_hex(const Step& step, HexId hex, Owed& owed) {
    const auto yields = yield_of(step.setup.terrain[hex.index()]);
    if (!yields.has_value() || hex == step.state.table.robber) return;  // rules 6.7
    for (const VertexId corner : step.setup.topology.hex_vertices[hex.index()]) {
        const Site& site = step.state.table.sites[corner.index()];
        if (site.building == Building::none) continue;
        owed[site.owner.index()][static_cast<std::size_t>(*yields)] +=
            site.building == Building::city ? 2 : 1;
    }
}

/// Cuts what is owed of one resource down to what the bank pays (rules 5.2).
void cut_to_bank(Step& step, Resource resource, Owed& owed, base::Bounded<BankShort, kResources>& shorts) {
    const auto r = static_cast<std::size_t>(resource);
    const int stock = step.secrets().bank[resource];
    int total = 0;
    SeatSet claimants;
    for (const Seat seat : step.setup.all_seats()) {
        if (owed[seat.index()][r] == 0) continue;
        total += owed[seat.index()][r];
        claimants.add(seat);
    }
    if (total <= stock) return;  // a
    const bool alone = claimants.count() == 1;
    for (const Seat seat : claimants) owed[seat.index()][r] = alone ? stock : 0;  // c, b
    shorts.push_back(BankShort{resource, claimants, alone && stock > 0});
}

/// Pays in seat order; says whether anybody got anything.
bool pay_out(Step& step, const Owed& owed) {
    bool any = false;
    for (const Seat seat : step.setup.all_seats()) {
        Cards cards;
        for (const Resource r : kAllResources) {
            cards[r] = static_cast<std::uint8_t>(owed[seat.index()][static_cast<std::size_t>(r)]);
        }
        if (cards.empty()) continue;
        any = true;
        pay_from_bank(step, seat, cards);
        step.events(Produced{seat, cards});
    }
    return any;
}

}  // namespace

void pay_bank(Step& step, Seat seat, const Cards& cards) {
    step.holding(seat).hand -= cards;
    step.secrets().bank += cards;
}

void pay_from_bank(Step& step, Seat seat, const Cards& cards) {
    step.secrets().bank -= cards;
    step.holding(seat).hand += cards;
}

void produce(Step& step, int number) {
    Owed owed{};
    for (const HexId hex : step.setup.producing[static_cast<std::size_t>(number)]) add_hex(step, hex, owed);
    base::Bounded<BankShort, kResources> shorts;
    for (const Resource r : kAllResources) cut_to_bank(step, r, owed, shorts);
    const bool any = pay_out(step, owed);
    for (const BankShort& event : shorts) step.events(event);
    if (!any && shorts.empty()) step.events(NothingProduced{static_cast<std::uint8_t>(number)});
}

/// One card a producing hex round the second settlement; one claimant, so the bank gives what it has.
void pay_starting_cards(Step& step, Seat seat, VertexId at) {
    Cards cards;
    for (const HexId hex : step.setup.topology.vertex_hexes[at.index()]) {
        const auto yields = yield_of(step.setup.terrain[hex.index()]);
        if (!yields.has_value() || cards[*yields] >= step.secrets().bank[*yields]) continue;
        ++cards[*yields];
    }
    if (cards.empty()) return;
    pay_from_bank(step, seat, cards);
    step.events(Produced{seat, cards});
}

void perform(Step& step, const Dice& action) {
    Table& table = step.table();
    table.dice = {action.a, action.b};
    table.rolled = true;
    table.dice_drawn = drawn_with(step.setup.config.settings, table.dice_drawn, action.a, action.b);
    step.events(Rolled{table.turn, action.a, action.b});
    if (action.a + action.b == 7) {
        seven(step);
        return;
    }
    table.phase = Phase::main;
    produce(step, action.a + action.b);
}

}  // namespace lw::isles
