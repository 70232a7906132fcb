// What each roll yields (rules 5.1) and how often each hex does (rules 1.4), from the explicit board and the names of
// corners alone: neither the board's tables nor the production by number are asked.
#include "chance/chi_squared.hpp"
#include "chance/table.hpp"
#include "support/ring_table.hpp"

#include <array>
#include <cmath>

namespace lw::test {
namespace {

using Yields = std::array<std::array<int, kResources>, game::kMaxSeats>;

/// The six corners of a hex by rules 0.3.3, written out once more.
std::array<VertexName, 6> corners(Hex h) {
    return {VertexName{h, false}, VertexName{Hex{h.q + 1, h.r - 1}, true},  VertexName{Hex{h.q, h.r + 1}, false},
            VertexName{h, true},  VertexName{Hex{h.q - 1, h.r + 1}, false}, VertexName{Hex{h.q, h.r - 1}, true}};
}

Site site_named(const ChanceTable& table, VertexName name) {
    for (std::size_t v = 0; v < table.setup.topology.vertex_count; ++v) {
        if (table.setup.topology.vertex_name[v] == name) return table.state.table.sites[v];
    }
    return {};
}

void add_tile(const ChanceTable& table, const Tile& tile, Yields& yields) {
    for (const VertexName corner : corners(tile.hex)) {
        const Site site = site_named(table, corner);
        if (site.building == Building::none) continue;
        yields[site.owner.index()][static_cast<std::size_t>(tile.terrain)] += site.building == Building::city ? 2 : 1;
    }
}

Yields yields_of(const ChanceTable& table, int number) {
    Yields yields{};
    const Hex robber = table.setup.topology.hex_name[table.state.table.robber.index()];
    for (const Tile& tile : table.config.layout.tiles) {
        if (tile.token == number && tile.hex != robber && tile.terrain != Terrain::desert) add_tile(table, tile, yields);
    }
    return yields;
}

/// Settlements and cities of all seats wherever there is room, drawn at random; more cards than the bank has are never
/// owed.
void settle(ChanceTable& table, base::Rng& rng) {
    Table& board = table.state.table;
    for (int tries = 0; tries < 120; ++tries) {
        const VertexId at{static_cast<std::uint16_t>(rng.below(table.setup.topology.vertex_count))};
        const Seat seat(static_cast<int>(rng.below(table.config.seats)));
        PlayerState& player = board.players[seat.index()];
        if (!site_free(board, at) || player.settlements_left + player.cities_left < 7) continue;
        const bool city = player.cities_left == 4;
        board.sites[at.index()] = {city ? Building::city : Building::settlement, seat};
        renew_network(table.setup, board);
        --(city ? player.cities_left : player.settlements_left);
    }
    board.robber = HexId{static_cast<std::uint16_t>(rng.below(table.setup.topology.hex_count))};
}

std::vector<Config> boards() {
    std::vector<Config> out{beginner_table()};
    for (const Island island : {Island::standard19, Island::extension30}) {
        Config config = beginner_table(island == Island::extension30 ? 6 : 4);
        config.spec.island = island;
        config.spec.tokens = TokenPlan::random;
        config.layout = generate(config.spec, 40);
        out.push_back(config);
    }
    for (const int rings : {2, 4, 6}) {
        out.push_back(ring_table(rings + 2, rings));
        out.back().settings.discard_limit = 0;
    }
    return out;
}

TEST(Production, EveryRollPaysWhatTheBoardShows) {
    base::Rng rng(30);
    for (const Config& config : boards()) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            ChanceTable table(config, 300 + seed);
            settle(table, rng);
            const State start = table.state;
            for (int i = 0; i < 120; ++i) {
                table.state = start;
                const int number = table.roll();
                const Yields yields = yields_of(table, number);
                for (const Seat seat : table.setup.all_seats()) {
                    for (const Resource r : kAllResources) {
                        EXPECT_EQ(int{table.state.secrets.holdings[seat.index()].hand[r]},
                                  yields[seat.index()][static_cast<std::size_t>(r)])
                            << "a " << number << ", seat " << int{seat.value};
                    }
                }
            }
        }
    }
}

double ways(int number) { return number == 0 ? 0 : 6 - std::abs(number - 7); }

/// Cards in thousands of rolls, by seat and resource: within five deviations of what numbers and buildings promise.
TEST(Production, CardsOverManyRollsAsPromised) {
    const int rolls = samples(4'000);
    base::Rng rng(31);
    ChanceTable table(beginner_table(), 31);
    settle(table, rng);
    const State start = table.state;
    std::array<std::array<std::int64_t, kResources>, game::kMaxSeats> got{};
    for (int i = 0; i < rolls; ++i) {
        table.state = start;
        table.roll();
        for (const Seat seat : table.setup.all_seats()) {
            for (std::size_t r = 0; r < kResources; ++r) {
                got[seat.index()][r] += table.state.secrets.holdings[seat.index()].hand.count[r];
            }
        }
    }
    table.state = start;
    for (const Seat seat : table.setup.all_seats()) {
        for (std::size_t r = 0; r < kResources; ++r) {
            double mean = 0;
            double square = 0;
            for (int number = 2; number <= 12; ++number) {
                const double cards = number == 7 ? 0 : yields_of(table, number)[seat.index()][r];
                mean += ways(number) / 36 * cards;
                square += ways(number) / 36 * cards * cards;
            }
            const double deviation = std::sqrt((square - mean * mean) * rolls);
            EXPECT_NEAR(static_cast<double>(got[seat.index()][r]), mean * rolls, 5 * deviation + 0.5)
                << "seat " << int{seat.value} << ", resource " << r;
        }
    }
}

}  // namespace
}  // namespace lw::test
