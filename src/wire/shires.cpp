#include "shires/described.hpp"
#include "shires/fields.hpp"
#include "shires/game.hpp"
#include "shires/relay.hpp"
#include "wire/feed_body.hpp"

#include <wire/game.fields.hpp>
#include <wire/shires.fields.hpp>

namespace lw::wire {

namespace {

namespace message = ::landwright::shires;
using namespace shires;

constexpr int kMostFollowers = 8;

struct ShiresParts {
    using Feed = message::Feed;
    using Request = message::Request;

    const Setup& setup;

    template <class Visit, class T>
    static void visit(Visit& visit, T& part) {
        using Plain = std::remove_const_t<T>;
        if constexpr (std::is_same_v<Plain, View>) {
            visit_view(visit, part);
        } else if constexpr (std::is_same_v<Plain, State>) {
            visit.pieces(part);
            visit_course(visit, part);
        } else if constexpr (std::is_same_v<Plain, Laid>) {
            visit_tile(visit, part);
        } else if constexpr (std::is_same_v<Plain, Player>) {
            visit_player(visit, part);
        } else if constexpr (std::is_same_v<Plain, Cell>) {
            visit("x"_field, part.x);
            visit("y"_field, part.y);
        } else if constexpr (std::is_same_v<Plain, Spot>) {
            visit("kind"_field, part.kind);
            visit("at"_field, part.at);
        } else {
            static_assert(std::is_same_v<Plain, game::ToAct>);
            visit("waiting"_field, part.waiting);
            visit("seats"_field, part.seats);
        }
    }

    static constexpr game::Waiting last(std::type_identity<game::Waiting>) { return game::Waiting::over; }
    static constexpr FeatureKind last(std::type_identity<FeatureKind>) { return FeatureKind::field; }
    static constexpr Occasion last(std::type_identity<Occasion>) { return Occasion::city; }
    static constexpr Phase last(std::type_identity<Phase>) { return Phase::over; }

    template <class F, class M>
    static void put(F /*field*/, M& m, Kind kind) {
        if (kind.valid()) F::set(m, kind.value);
    }
    template <class F, class M>
    static void put(F /*field*/, M& m, FollowerCounts counts) {
        std::array<std::uint8_t, kMostSeats> by_seat{};
        for (const Seat seat : SeatSet::first(kMostSeats)) by_seat[seat.index()] = static_cast<std::uint8_t>(counts.of(seat));
        Put<ShiresParts>::put(F{}, m, by_seat);
    }
    static void put_pieces(message::Table& m, const State& state) {
        for (const Laid& tile : state.tiles) Put<ShiresParts>::fill(*m.add_tiles(), tile);
    }

    template <class F, class M>
    static void take(Take<ShiresParts>& take, F /*field*/, const M& m, Kind& kind) {
        if (!F::has(m)) return take.absent(kind);
        if (F::get(m) >= kKinds) return take.fail(Error::out_of_range);
        kind = Kind{static_cast<int>(F::get(m))};
    }
    template <class F, class M>
    static void take(Take<ShiresParts>& take, F field, const M& m, FollowerCounts& counts) {
        std::array<std::uint8_t, kMostSeats> by_seat{};
        take.take(field, m, by_seat);
        for (const Seat seat : SeatSet::first(kMostSeats)) {
            const int count = by_seat[seat.index()];
            if (count > kMostFollowers) return take.fail(Error::out_of_range);
            for (int i = 0; i < count; ++i) counts.add(seat);
        }
    }
    /// The tiles are laid one after another, as they were.
    void take_pieces(Take<ShiresParts>& take, const message::Table& m, State& state) const {
        for (const message::Tile& told : m.tiles()) {
            Laid tile;
            take.read(told, tile);
            if (take.error() != Error::none) return;
            if (!relay(setup, state, tile)) return take.fail(Error::incoherent);
        }
    }
    [[nodiscard]] Error finish(View& view) const {
        const bool whole = count_pile(view.table) && check_invariants(setup, view.table).empty();
        return whole ? Error::none : Error::incoherent;
    }

    [[nodiscard]] unsigned seats() const { return setup.config.seats; }
    [[nodiscard]] static bool holds(TileId id) { return id.index() < kMaxTiles; }
    [[nodiscard]] static bool holds(SegmentId id) { return id.index() < kMaxSegments; }
};

}  // namespace

template <>
struct PartsOf<shires::Game> {
    using Type = ShiresParts;
};

}  // namespace lw::wire

LW_WIRE_TEMPLATES(lw::shires::Game)
