#include "isles/described.hpp"
#include "isles/fields.hpp"
#include "isles/game.hpp"
#include "wire/feed_body.hpp"

#include <wire/game.fields.hpp>
#include <wire/isles.fields.hpp>

namespace lw::wire {

namespace {

namespace message = ::landwright::isles;
using namespace isles;

message::Pieces& pieces_of(message::Table& m, Seat seat) {
    while (m.pieces_size() <= seat.index()) m.add_pieces();
    return *m.mutable_pieces(seat.index());
}

struct IslesParts {
    using Feed = message::Feed;
    using Request = message::Request;
    using Decision = message::Decision;

    const Setup& setup;

    static constexpr game::Waiting last(std::type_identity<game::Waiting>) { return game::Waiting::over; }
    static constexpr Resource last(std::type_identity<Resource>) { return kAllResources.back(); }
    static constexpr DevCard last(std::type_identity<DevCard>) { return kAllDevCards.back(); }
    static constexpr Phase last(std::type_identity<Phase>) { return Phase::over; }
    static constexpr Part last(std::type_identity<Part>) { return Part::special; }

    static void put_pieces(message::Table& m, const Table& table) {
        for (std::size_t v = 0; v < table.sites.size(); ++v) {
            const Site& site = table.sites[v];
            const auto at = static_cast<std::uint32_t>(v);
            if (site.building == Building::settlement) pieces_of(m, site.owner).add_settlements(at);
            if (site.building == Building::city) pieces_of(m, site.owner).add_cities(at);
        }
        for (std::size_t e = 0; e < table.roads.size(); ++e) {
            if (table.roads[e].valid()) pieces_of(m, table.roads[e]).add_roads(static_cast<std::uint32_t>(e));
        }
    }
    /// No more of a kind than an action can name; no table has that many.
    template <class F, class M>
    static void take(Take<IslesParts>& take, F /*field*/, const M& m, Resources& cards) {
        if (!F::has(m)) return take.fail(Error::missing);
        take.read(F::get(m), cards);
        for (const auto count : cards.count) {
            if (count > kMostCount) take.fail(Error::out_of_range);
        }
    }
    void take_pieces(Take<IslesParts>& take, const message::Table& m, Table& table) const {
        if (m.pieces_size() > static_cast<int>(seats())) return take.fail(Error::out_of_range);
        const auto build = [&](std::uint32_t at, Building building, Seat owner) {
            if (at >= setup.topology.vertex_count) return take.fail(Error::out_of_range);
            if (table.sites[at].owner.valid()) return take.fail(Error::incoherent);
            table.sites[at] = {building, owner};
        };
        for (const Seat owner : SeatSet::first(m.pieces_size())) {
            const message::Pieces& pieces = m.pieces(owner.index());
            for (const auto at : pieces.settlements()) build(at, Building::settlement, owner);
            for (const auto at : pieces.cities()) build(at, Building::city, owner);
            for (const auto at : pieces.roads()) {
                if (at >= setup.topology.edge_count) return take.fail(Error::out_of_range);
                if (table.roads[at].valid()) return take.fail(Error::incoherent);
                table.roads[at] = owner;
            }
        }
    }
    [[nodiscard]] Error finish(View& view) const {
        renew_network(setup, view.table);
        const bool counted = !view.viewer.valid() || view.hand_size[view.viewer.index()] == view.own.hand.total();
        return counted && check_table(setup, view.table).empty() ? Error::none : Error::incoherent;
    }

    [[nodiscard]] unsigned seats() const { return setup.config.seats; }
    [[nodiscard]] bool holds(HexId id) const { return id.index() < setup.topology.hex_count; }
    [[nodiscard]] bool holds(VertexId id) const { return id.index() < setup.topology.vertex_count; }
    [[nodiscard]] bool holds(EdgeId id) const { return id.index() < setup.topology.edge_count; }
};

}  // namespace

template <>
struct PartsOf<isles::Game> {
    using Type = IslesParts;
};

}  // namespace lw::wire

LW_WIRE_TEMPLATES(lw::isles::Game)
