#include "agent/isles/detail/board_value.hpp"

#include <cstdlib>

namespace lw::agent {

using namespace isles;

namespace {

constexpr std::array<int, kResources> kWorth{10, 10, 8, 11, 11};  // per pip of each
constexpr int kNewResource = 18;
constexpr int kAnyHarbour = 12;
constexpr int kOwnHarbour = 2;  // per pip of the harbour's resource

std::size_t index(Resource r) { return static_cast<std::size_t>(r); }

}  // namespace

int pips(int token) { return token == 0 ? 0 : 6 - std::abs(7 - token); }

Income income_of(const Setup& setup, const Table& table, Seat seat) {
    Income income{};
    for (std::uint16_t h = 0; h < setup.topology.hex_count; ++h) {
        const auto yield = yield_of(setup.terrain[h]);
        if (!yield) continue;
        int count = 0;
        for (const VertexId v : setup.topology.hex_vertices[h]) {
            const Site& site = table.sites[v.index()];
            if (site.owner == seat) count += site.building == Building::city ? 2 : 1;
        }
        const int each = pips(setup.token[h]);
        income[index(*yield)] += table.robber == HexId{h} ? count * each / 2 : count * each;
    }
    return income;
}

int pips_at(const Setup& setup, VertexId at) {
    int sum = 0;
    for (const HexId h : setup.topology.vertex_hexes[at.index()]) sum += pips(setup.token[h.index()]);
    return sum;
}

int site_value(const Setup& setup, const Income& have, VertexId at) {
    Income gain{};
    int value = 0;
    for (const HexId h : setup.topology.vertex_hexes[at.index()]) {
        const auto yield = yield_of(setup.terrain[h.index()]);
        if (!yield) continue;
        const int each = pips(setup.token[h.index()]);
        gain[index(*yield)] += each;
        value += each * kWorth[index(*yield)];
    }
    for (std::size_t r = 0; r < gain.size(); ++r) {
        if (gain[r] != 0 && have[r] == 0) value += kNewResource;
    }
    const HarbourKind harbour = setup.harbour[at.index()];
    if (harbour == HarbourKind::any) value += kAnyHarbour;
    if (harbour < HarbourKind::any) {
        const auto r = static_cast<std::size_t>(harbour);
        value += kOwnHarbour * (have[r] + gain[r]);
    }
    return value;
}

std::array<int, kResources> rates_of(const Table& table, Seat seat) {
    std::array<int, kResources> rates{};
    for (const Resource r : kAllResources) rates[index(r)] = bank_rate(table, seat, r);
    return rates;
}

}  // namespace lw::agent
