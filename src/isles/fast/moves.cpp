#include "isles/fast/moves.hpp"

#include "isles/fast/move_code.hpp"
#include "isles/fast/network.hpp"

#include <bit>

namespace lw::isles::fast {

namespace {

constexpr Counts kRoadPrice = Counts::from(kRoadCost);
constexpr Counts kSettlementPrice = Counts::from(kSettlementCost);
constexpr Counts kCityPrice = Counts::from(kCityCost);
constexpr Counts kCardPrice = Counts::from(kCardCost);

/// What Year of Plenty may take: five single cards (only for a bank that is down to one), then fifteen pairs.
constexpr unsigned kPlentyKinds = 20;
constexpr unsigned kSinglePlenties = 0x1F;
constexpr std::array<Counts, kPlentyKinds> kPlenty = [] {
    std::array<Counts, kPlentyKinds> all;
    unsigned next = 0;
    for (unsigned a = 0; a < 5; ++a) all[next++] = Counts::one(a);
    for (unsigned a = 0; a < 5; ++a) {
        for (unsigned b = a; b < 5; ++b) all[next++] = Counts::one(a) + Counts::one(b);
    }
    return all;
}();

std::uint32_t plenty_from(Counts bank) {
    const unsigned stock = bank.total();
    if (stock == 0) return 0;
    std::uint32_t found = 0;
    for (unsigned i = 0; i < kPlentyKinds; ++i) {
        if (bank.contains(kPlenty[i])) found |= 1U << i;
    }
    return stock == 1 ? found & kSinglePlenties : found & ~kSinglePlenties;
}

/// Bit 5 * give + take for what the hand pays and the bank has.
std::uint32_t bank_trades(Counts hand, Counts rates, Counts bank) {
    const unsigned takes = bank.kinds();
    std::uint32_t found = 0;
    for (unsigned gives = hand.kinds_at_least(rates); gives != 0; gives &= gives - 1) {
        const auto give = static_cast<unsigned>(std::countr_zero(gives));
        found |= (takes & ~(1U << give)) << (5 * give);
    }
    return found;
}

unsigned nth_bit(std::uint32_t bits, unsigned rank) {
    for (; rank > 0; --rank) bits &= bits - 1;
    return static_cast<unsigned>(std::countr_zero(bits));
}

template <class Shape>
class Lister {
public:
    Lister(const Board<Shape>& board, const Position<Shape>& p, Moves<Shape>& out)
        : board_(board), p_(p), out_(out), seat_(p.turn.valid() ? p.turn.index() : 0U) {}

    void list() {
        switch (p_.phase) {
            case Phase::setup_settlement: out_.settlements = board_.vertices - p_.closed; break;
            case Phase::setup_road: out_.roads = board_.edges_at[p_.last_settlement] - p_.taken; break;
            case Phase::pre_roll:
                out_.singles |= Moves<Shape>::kRoll;
                cards();
                break;
            case Phase::main: main_phase(); break;
            case Phase::free_road:
                roads();
                if (p_.free_roads == 1) out_.singles |= Moves<Shape>::kSkip;
                break;
            case Phase::move_robber: robber(); break;
            case Phase::choose_victim: out_.victims = p_.victims; break;
            default: break;
        }
    }

private:
    void roads() {
        if (p_.player[seat_].roads_left != 0) out_.roads = p_.beside[seat_] - p_.taken;
    }

    void cards() {
        if (p_.card_played || p_.part == Part::special) return;
        const unsigned held = p_.cards[seat_].kinds();
        const auto holds = [held](Card card) { return ((held >> static_cast<unsigned>(card)) & 1U) != 0; };
        if (holds(Card::knight)) out_.singles |= Moves<Shape>::kKnight;
        if (holds(Card::monopoly)) out_.monopoly = 0x1F;
        if (holds(Card::year_of_plenty)) out_.plenty = plenty_from(p_.bank);
        if (holds(Card::road_building) && p_.player[seat_].roads_left != 0 && !(p_.beside[seat_] - p_.taken).empty()) {
            out_.singles |= Moves<Shape>::kRoadBuilding;
        }
    }

    void main_phase() {
        const Counts hand = p_.hand[seat_];
        const Player& player = p_.player[seat_];
        out_.singles |= Moves<Shape>::kEnd;
        cards();
        if (hand.empty()) return;
        if (hand.contains(kRoadPrice)) roads();
        if (hand.contains(kSettlementPrice) && player.settlements_left != 0) {
            out_.settlements = p_.reached[seat_] - p_.closed;
        }
        if (hand.contains(kCityPrice) && player.cities_left != 0) out_.cities = p_.settlements[seat_];
        if (hand.contains(kCardPrice) && !p_.deck.empty()) out_.singles |= Moves<Shape>::kBuy;
        const bool split = board_.setup->config.settings.trade_build == TradeBuild::split;
        if (p_.part == Part::special || (split && p_.built)) return;
        out_.rates = board_.rates[p_.harbours[seat_]];
        out_.bank = bank_trades(hand, out_.rates, p_.bank);
    }

    /// Anywhere else; not to seats that the friendly robber spares, unless nothing else is left (rules 16).
    void robber() {
        out_.robber = base::Bits<Shape::kHexes>::below(board_.setup->topology.hex_count);
        out_.robber.remove(p_.robber);
        if (!board_.setup->config.settings.friendly_robber) return;
        for (std::size_t v = 0; v < Shape::kVertices; ++v) {
            if (p_.site[v] == 0 || !spared(board_, p_, owner_of(p_.site[v]))) continue;
            for (const HexId hex : board_.setup->topology.vertex_hexes[v]) {
                if (board_.setup->terrain[hex.index()] != Terrain::desert) out_.robber.remove(hex.index());
            }
        }
        if (out_.robber.empty()) out_.robber.add(p_.robber);
    }

    const Board<Shape>& board_;
    const Position<Shape>& p_;
    Moves<Shape>& out_;
    unsigned seat_;
};

constexpr std::array<Code, 6> kSingleCodes{Code::roll,        Code::end_turn,           Code::buy_card,
                                           Code::play_knight, Code::play_road_building, Code::skip_free_road};

Move bank_by_index(unsigned index, Counts rates) {
    return bank_move(index / 5, rates[index / 5], index % 5);
}

}  // namespace

template <class Shape>
unsigned Moves<Shape>::count() const {
    const auto in = [](std::uint32_t bits) { return std::popcount(bits); };
    return static_cast<unsigned>(in(singles) + in(bank) + in(plenty) + in(monopoly) + victims.count() + roads.count() +
                                 settlements.count() + cities.count() + robber.count());
}

template <class Shape>
Move Moves<Shape>::nth(unsigned rank) const {
    // Takes the rank through one group after another.
    const auto within = [&rank](int size) {
        if (rank < static_cast<unsigned>(size)) return true;
        rank -= static_cast<unsigned>(size);
        return false;
    };
    if (within(std::popcount(singles))) return bare(kSingleCodes[nth_bit(singles, rank)]);
    if (within(std::popcount(bank))) return bank_by_index(nth_bit(bank, rank), rates);
    const auto place = [&rank](Code code, const auto& bits) {
        return with(code, static_cast<unsigned>(bits.nth(static_cast<int>(rank))));
    };
    if (within(roads.count())) return place(Code::build_road, roads);
    if (within(robber.count())) return place(Code::move_robber, robber);
    if (within(settlements.count())) return place(Code::build_settlement, settlements);
    if (within(cities.count())) return place(Code::build_city, cities);
    if (within(victims.count())) return with(Code::rob, nth_bit(victims.bits(), rank));
    if (within(std::popcount(monopoly))) return with(Code::play_monopoly, nth_bit(monopoly, rank));
    return with_cards(Code::play_year_of_plenty, kPlenty[nth_bit(plenty, rank)]);
}

template <class Shape>
Moves<Shape> moves(const Board<Shape>& board, const Position<Shape>& position) {
    Moves<Shape> found;
    Lister<Shape>(board, position, found).list();
    return found;
}

#define LW_INSTANTIATE(Shape)    \
    template struct Moves<Shape>; \
    template Moves<Shape> moves(const Board<Shape>&, const Position<Shape>&);
LW_INSTANTIATE(StandardShape)
LW_INSTANTIATE(ExtensionShape)
LW_INSTANTIATE(LargeShape)
#undef LW_INSTANTIATE

}  // namespace lw::isles::fast
